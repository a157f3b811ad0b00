/** The steps at the end and the beginning of a season, cut out of the log. */
import type { LogLine } from '../../lib/types';
import type { LineKind } from './facts';

const ORDER = ['beaten', 'unsold', 'won', 'collected', 'ghost', 'boats', 'born', 'extend', 'begins', 'other'] as const;
export type StepKind = (typeof ORDER)[number];

/** The step that each log line belongs to; null for lines of turns and of what a step leads to. */
const STEP_OF: Readonly<Record<LineKind, StepKind | null>> = {
  'came-home': 'beaten',
  'lot-removed': 'unsold',
  'lot-won': 'won',
  collected: 'collected',
  'order-won': 'boats',
  marker: 'boats',
  'boat-taken': 'boats',
  placed: 'extend',
  'no-room': 'extend',
  'season-begins': 'begins',
  offered: 'begins',
  'season-ends': null,
  'home-dealt': null,
  drew: null,
  'drew-hidden': null,
  'skill-drew': null,
  'skill-drew-hidden': null,
  'winter-dealt': null,
  'winter-dealt-hidden': null,
  loaded: null,
  'skill-loaded': null,
  'lot-shown': null,
  passed: null,
  bid: null,
  beaten: null,
  'bid-moved': null,
  'stood-up': null,
  used: null,
  put: null,
  made: null,
  'green-came': null,
  'worker-paid': null,
  'skill-paid': null,
  'skill-paid-hidden': null,
  carried: null,
  upgraded: null,
  'good-paid': null,
  'game-over': null,
  'ghost-taken': 'ghost',
  'ghost-back': 'ghost',
  'ghost-gone': 'ghost',
  scared: null,
  enchanted: null,
  'cabin-came': 'boats',
  'contract-came': 'boats',
  'contract-came-hidden': 'boats',
  'boat-exchanged': 'boats',
  'boat-drawn': null,
  'gold-loaded': null,
  'cabin-loaded': null,
  'green-loaded': null,
  'contract-loaded': null,
  'contract-shown': null,
  'contracts-replaced': 'begins',
  'contracts-shuffled': null,
  'contract-taken': null,
  'contract-drew': null,
  'contract-drew-hidden': null,
  'contract-traded': null,
  extended: null,
  born: 'born',
  'animal-came': null,
  'no-pasture': null,
  driven: null,
  sheltered: null,
  'wheat-came': null,
  'wheat-spent': null,
  'wheat-paid': null,
};

/** A line that this client has never heard of is shown among the others, not passed over. */
const stepOf = (kind: string): StepKind | null => {
  const known: StepKind | null | undefined = STEP_OF[kind as LineKind];
  return known === undefined ? 'other' : known;
};

export interface Step {
  kind: StepKind;
  lines: LogLine[];
}

/** Lines that belong to the turn of the season, gathered by step; nothing when no such step is among them. */
export function stepsOf(lines: readonly LogLine[]): Step[] {
  const found = new Map<StepKind, LogLine[]>();
  for (const line of lines) {
    const kind = stepOf(line.k);
    if (kind !== null) found.set(kind, [...(found.get(kind) ?? []), line]);
  }
  return ORDER.flatMap((kind) => {
    const own = found.get(kind);
    return own === undefined ? [] : [{ kind, lines: own }];
  });
}
