/** The log as it is read: the same line several times in a row is told once. */
import type { LogLine } from '../lib/types';
import type { Chatter } from './session.svelte';

export interface Told {
  line: LogLine;
  times: number;
}

const same = (a: LogLine, b: LogLine): boolean => a.k === b.k && JSON.stringify(a.v) === JSON.stringify(b.v);

/** The last of equal lines stands for all of them, so that rewinding leads to the end of the run. */
export function together(lines: readonly LogLine[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const last = told[told.length - 1];
    if (last !== undefined && same(last.line, line)) told[told.length - 1] = { line, times: last.times + 1 };
    else told.push({ line, times: 1 });
  }
  return told;
}

/** A line of the log, or something said while it was the newest. */
export type Entry = { told: Told; said?: undefined } | { said: Chatter; told?: undefined };

/** What was said stands where it was said: after the lines that had happened by then. */
export function woven(told: readonly Told[], chat: readonly Chatter[]): Entry[] {
  const entries: Entry[] = [];
  let next = 0;
  for (const each of told) {
    for (let said = chat[next]; said !== undefined && said.n < each.line.n; said = chat[++next]) entries.push({ said });
    entries.push({ told: each });
  }
  return [...entries, ...chat.slice(next).map((said) => ({ said }))];
}
