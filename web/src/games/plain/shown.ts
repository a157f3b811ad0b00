/** Any view of any game as cards and lists: what there is, in the order in which the game tells it. */
import type { View } from '../../lib/types';

/** What every view has for programs, and what other parts of the screen show. */
const UNSHOWN: ReadonlySet<string> = new Set([
  'game',
  'players',
  'modules',
  'options',
  'seat',
  'ply',
  'agenda',
  'asks',
  'moves',
  'outcome',
  'seats',
]);

export type Field = readonly [name: string, value: unknown];

export type Shown =
  | { as: 'nothing' }
  | { as: 'sign'; on: boolean }
  | { as: 'word'; text: string; number: boolean }
  /** Things of a kind with how many there are of each: `{ farm: 2 }`. */
  | { as: 'counts'; counts: readonly (readonly [string, number])[] }
  | { as: 'list'; items: readonly unknown[]; flat: boolean }
  | { as: 'fields'; fields: readonly Field[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function shown(value: unknown): Shown {
  if (value === null || value === undefined || value === '') return { as: 'nothing' };
  if (typeof value === 'boolean') return { as: 'sign', on: value };
  if (Array.isArray(value)) {
    if (value.length === 0) return { as: 'nothing' };
    return { as: 'list', items: value, flat: value.every((each) => typeof each !== 'object' || each === null) };
  }
  if (isRecord(value)) {
    const fields = Object.entries(value);
    if (fields.length === 0) return { as: 'nothing' };
    const counts = fields.filter((field): field is [string, number] => typeof field[1] === 'number');
    return counts.length === fields.length ? { as: 'counts', counts } : { as: 'fields', fields };
  }
  return { as: 'word', text: String(value), number: typeof value === 'number' };
}

/** What all share: every field of the view that belongs to no seat. */
export const sharedFields = (view: View): Field[] => Object.entries(view).filter(([name]) => !UNSHOWN.has(name));

/** What belongs to a seat, where the game tells its seats one by one. */
export function seatFields(view: View, seat: number): Field[] {
  const rows: unknown = (view as View & { seats?: unknown }).seats;
  const row: unknown = Array.isArray(rows) ? rows[seat] : undefined;
  return isRecord(row) ? Object.entries(row) : [];
}

/** Names as they are in the data, in words. */
export const title = (name: string): string => name.replaceAll(/[_-]+/g, ' ');

/** Clockwise from the viewer; a spectator sees every seat from the first. */
export function otherSeats(view: View): number[] {
  const own = view.seat;
  const order = Array.from({ length: view.players }, (_, i) => (own === null ? i : (own + i) % view.players));
  return order.filter((seat) => seat !== own);
}
