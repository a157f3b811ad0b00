/** What this device has solved, and for how many days in a row. */
import { recall, remember } from '../lib/memory';

export interface Solved {
  id: string;
  /** Whose day's puzzle it was, and on which day it was begun that time. */
  day: string;
  on: string;
}

/** More than a year of all games. */
const MOST = 1500;

const isSolved = (each: unknown): each is Solved =>
  typeof each === 'object' && each !== null && ['id', 'day', 'on'].every((name) => typeof Reflect.get(each, name) === 'string');

export function solved(): Solved[] {
  try {
    const kept: unknown = JSON.parse(recall('puzzles') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSolved) : [];
  } catch {
    return [];
  }
}

export function keepSolved(done: Solved): void {
  const others = solved().filter(({ id }) => id !== done.id);
  remember('puzzles', JSON.stringify([done, ...others].slice(0, MOST)));
}

const before = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The days in a row, up to today or yesterday, on which that day's puzzle of some game was solved. */
export function streak(done: readonly Solved[], today: string): number {
  const days = new Set(done.filter(({ day, on }) => day === on).map(({ day }) => day));
  let count = 0;
  for (let day = days.has(today) ? today : before(today); days.has(day); day = before(day)) count += 1;
  return count;
}

/** Today, as the server counts days. */
export const today = (): string => new Date().toISOString().slice(0, 10);
