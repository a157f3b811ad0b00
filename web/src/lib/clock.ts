/** Clocks as they are told by the table, and how they are read: this browser counts on by itself. */
import type { Clocks, TimeControl } from './types';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What a seat has left, by the server's time. */
export function left(clocks: Clocks, seat: number, now: number): number {
  const hand = clocks.seats[seat];
  if (hand === undefined) return 0;
  return hand.since === null ? hand.left : Math.max(0, hand.left - Math.max(0, now - hand.since));
}

export const runs = (clocks: Clocks, seat: number): boolean => clocks.seats[seat]?.since != null;

const two = (number: number): string => String(number).padStart(2, '0');

/** A bank is read to the second, a whole one only when it has passed: 9:59, 1:00:05. */
export function figures(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Days are read in days and hours, the last day to the second. */
export function inDays(ms: number): { days: number; hours: number } | null {
  return ms < DAY ? null : { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) };
}

/** So little is left that it should be seen. */
export const isShort = (control: TimeControl, ms: number): boolean => ms < Math.min(30 * SECOND, control.seconds * 100);

/** What is wished for a new table. */
export type ClockWish = { kind: 'bank'; seconds: number; increment: number; bot?: string } | { kind: 'days'; days: number } | null;
