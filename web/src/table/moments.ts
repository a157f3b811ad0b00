/** Moments of a game, each named by how many entries had been made, and the ways to go from one to another. */
import type { LogLine } from '../lib/types';

/** What one step is: a line of the log, a turn, or a stage of the game (a round, a season). */
export type Unit = 'line' | 'turn' | 'stage';

/** A line that begins a stage of its game. */
export const isHead = (line: LogLine): boolean => line.k.endsWith('-begins');

/** What the stages of this game are called, by the first of their lines: `round`, `season`. */
export const stageWord = (log: readonly LogLine[]): string | null => log.find(isHead)?.k.replace(/-begins$/, '') ?? null;

const sorted = (all: Iterable<number>): number[] => [...new Set(all)].sort((a, b) => a - b);

/** The moments in which something is told, from the start to the newest. */
export const toldMoments = (log: readonly LogLine[], n: number): number[] => sorted([0, ...log.map((line) => line.n), n]);

/** Where each stage began, the first one too. */
export const headMoments = (log: readonly LogLine[]): number[] => sorted(log.filter(isHead).map((line) => line.n));

export const stageMoments = (log: readonly LogLine[], n: number): number[] => sorted([0, ...headMoments(log), n]);

export const turnMoments = (turns: readonly (readonly [number, number])[], n: number): number[] =>
  sorted([0, ...turns.map(([end]) => end), n]);

/** The next moment after `at` in this direction; null where there is none. */
export function stepFrom(moments: readonly number[], at: number, by: 1 | -1): number | null {
  const found = by > 0 ? moments.find((each) => each > at) : moments.findLast((each) => each < at);
  return found ?? null;
}

/** The place of the last moment that is not later than `at`. */
export function placeOf(moments: readonly number[], at: number): number {
  return Math.max(
    0,
    moments.findLastIndex((each) => each <= at),
  );
}

/** The moment an address asks for: its number, or what stands there where that is none. */
export type Asked = { at: number } | { wrong: string };

const MOST_SHOWN = 40;

export function askedMoment(search: string): Asked | null {
  const text = new URLSearchParams(search).get('at');
  if (text === null) return null;
  if (/^\d{1,9}$/.test(text)) return { at: Number(text) };
  return { wrong: text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text };
}
