/** The steps at the end and the beginning of a season, cut out of the log. */
import type { LogLine } from '../../lib/types';

const STEP_OF: Readonly<Record<string, string>> = {
  'came-home': 'beaten', 'lot-removed': 'unsold', 'lot-won': 'won', collected: 'collected', 'order-won': 'boats', marker: 'boats',
  'boat-taken': 'boats', placed: 'extend', 'no-room': 'extend', 'season-begins': 'begins', offered: 'begins',
};
const ORDER = ['beaten', 'unsold', 'won', 'collected', 'boats', 'extend', 'begins'];

export interface Step {
  kind: string;
  lines: LogLine[];
}

/** Lines that belong to the turn of the season, gathered by step; nothing when no such step is among them. */
export function stepsOf(lines: readonly LogLine[]): Step[] {
  const found = new Map<string, LogLine[]>();
  for (const line of lines) {
    const kind = STEP_OF[line.k];
    if (kind !== undefined) found.set(kind, [...(found.get(kind) ?? []), line]);
  }
  return ORDER.flatMap((kind) => {
    const own = found.get(kind);
    return own === undefined ? [] : [{ kind, lines: own }];
  });
}
