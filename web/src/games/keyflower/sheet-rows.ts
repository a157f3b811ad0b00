/** The rows of the final score, and the reasons of points that stand in each. */
import type { Reason } from '../../lib/types';
import type { ReasonKind } from './facts';

export const ROWS = ['printed', 'extensions', 'village', 'pieces', 'contracts', 'fields', 'boats', 'gold', 'other'] as const;
export type Row = (typeof ROWS)[number];

const ROW_OF: Readonly<Record<ReasonKind, Row>> = {
  printed: 'printed',
  pieces: 'pieces',
  gold: 'gold',
  'score-transport': 'boats',
  'score-loop': 'boats',
  'score-river': 'boats',
  'score-adjacent': 'boats',
  'free-upgrade': 'boats',
  'score-winter-tiles': 'boats',
  'score-upgrade-symbols': 'boats',
  'free-extension': 'boats',
  extension: 'extensions',
  'score-upgraded': 'village',
  'score-extensions': 'village',
  'score-ghost': 'village',
  'score-upgrades-beside': 'village',
  'score-worker-symbols': 'village',
  'score-summer-beside': 'village',
  'score-winter-beside': 'village',
  'score-walk': 'village',
  contract: 'contracts',
  'contract-unmet': 'contracts',
  field: 'fields',
  'score-sheep': 'fields',
  'score-field-tiles': 'fields',
};

/** Points for something this client has never heard of stand in a row of their own, so that the sum is always told. */
export const rowOf = (kind: string): Row => {
  const known: Row | undefined = ROW_OF[kind as ReasonKind];
  return known ?? 'other';
};

/** The reasons of one seat in one row, the most points first. */
export const own = (reasons: readonly Reason[], seat: number, row: Row): Reason[] =>
  reasons.filter((reason) => reason.seat === seat && rowOf(reason.kind) === row).sort((a, b) => b.points - a.points);

/** The rows of the box, whatever is in them; further ones where anybody has anything there. */
const ALWAYS: ReadonlySet<Row> = new Set<Row>(['printed', 'pieces', 'boats', 'gold']);
export const rowsOf = (reasons: readonly Reason[]): Row[] =>
  ROWS.filter((row) => ALWAYS.has(row) || reasons.some((reason) => rowOf(reason.kind) === row));
