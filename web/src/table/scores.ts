/** The reasons of points as the rows of a sheet: one row per reason, one cell per seat. */
import type { Reason, Values } from '../lib/types';

export interface ScoreRow {
  key: string;
  title: { id: string; values: Values };
  cells: Map<number, Reason>;
}

/** A row as it is told and shown on the board, whoever draws the sheet. */
export interface SheetRow {
  key: string;
  title: { id: string; values: Values };
  reasons: readonly Reason[];
}

/**
 * Reasons with the same kind and the same piece share a row; counts and coins belong to the cells. Kinds come in the
 * order in which the game tells them, pieces in their printed `order`.
 */
export function scoreRows(reasons: readonly Reason[], order: readonly string[]): ScoreRow[] {
  const rows = new Map<string, ScoreRow>();
  const kinds = [...new Set(reasons.map((reason) => reason.kind))];
  const place = (row: ScoreRow): number => {
    const [kind = '', word = ''] = row.key.split(' ');
    return kinds.indexOf(kind) * (order.length + 1) + order.indexOf(word);
  };
  for (const reason of reasons) {
    const words = Object.entries(reason.values).filter(([, value]) => typeof value === 'string');
    const key = [reason.kind, ...words.map(([, value]) => String(value))].join(' ');
    const row = rows.get(key) ?? { key, title: { id: `why-${reason.kind}`, values: Object.fromEntries(words) }, cells: new Map() };
    const before = row.cells.get(reason.seat);
    row.cells.set(reason.seat, before === undefined ? reason : { ...reason, points: before.points + reason.points });
    rows.set(key, row);
  }
  return [...rows.values()].sort((a, b) => place(a) - place(b));
}

/** What each seat has in these rows together. */
export const sums = (rows: readonly SheetRow[], seats: readonly number[]): number[] =>
  seats.map((seat) => rows.flatMap((row) => row.reasons).reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0));

/** What a formula may speak of: the values of the reason, its points, and the points of one where that is a whole number. */
export function formulaValues({ values, points }: Pick<Reason, 'values' | 'points'>): Values {
  const count = values.count;
  const each = typeof count === 'number' && count > 0 ? points / count : NaN;
  return { ...(Number.isInteger(each) ? { each } : {}), ...values, points };
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
