/** The rows of the final score, and the reasons of points that stand in each. */
import type { Reason } from '../../lib/types';
import type { ReasonKind } from './facts';

export const ROWS = ['printed', 'pieces', 'boats', 'gold', 'other'] as const;
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
};

/** Points for something this client has never heard of stand in a row of their own, so that the sum is always told. */
export const rowOf = (kind: string): Row => {
  const known: Row | undefined = ROW_OF[kind as ReasonKind];
  return known ?? 'other';
};

/** The reasons of one seat in one row, the most points first. */
export const own = (reasons: readonly Reason[], seat: number, row: Row): Reason[] =>
  reasons.filter((reason) => reason.seat === seat && rowOf(reason.kind) === row).sort((a, b) => b.points - a.points);

/** The rows in which anybody has anything. */
export const rowsOf = (reasons: readonly Reason[]): Row[] =>
  ROWS.filter((row) => row !== 'other' || reasons.some((reason) => rowOf(reason.kind) === row));
