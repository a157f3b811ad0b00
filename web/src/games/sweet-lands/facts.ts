/** The view of Sweet Lands, and the words of its verbs. */
import type { Ask, Line, Seat, View } from '../../generated/sweet-lands/types';
import verbs from '../../generated/sweet-lands/verbs.json';
import type { Industry } from './edition.svelte';

export type { ActionArea, Cell as CellView, ChainEntry, Seat as SeatView, View as SweetView } from '../../generated/sweet-lands/types';
export type SweetLine = Line;
export type SweetAsk = Ask;

/** The question of this kind to the viewer, with its details; undefined where something else is asked. */
export const asked = <Kind extends Ask['kind']>(game: View, kind: Kind): Extract<Ask, { kind: Kind }> | undefined =>
  game.asks.find((ask): ask is Extract<Ask, { kind: Kind }> => ask.kind === kind && ask.seat === game.seat);

/** The names of the words of each verb, as the sentences use them. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = verbs;

export const RESOURCES = ['gold', 'wheat', 'wood', 'iron'] as const;
export const BASICS = ['wheat', 'wood', 'iron'] as const;
export const INDUSTRIES: readonly Industry[] = ['farming', 'forestry', 'mining'];
export const ROWS = ['tent', 'house', 'building'] as const;
export const COLOURS = ['orange', 'orange', 'green', 'green', 'grey', 'grey'] as const;

/** A number of a seat by its name, some of which are put together (`track-roads`). */
export const has = (seat: Seat, name: string): number => (seat.sheet as Readonly<Record<string, number>>)[name] ?? 0;

/** Free actions: they leave the turn as it is. */
export const FREE: ReadonlySet<string> = new Set([
  'settle',
  'buy-card',
  'buy',
  'claim',
  'sell',
  'barter',
  'scrap-disk',
  'scrap-card',
  'tower',
  'ability',
]);

/** What is spelled out and confirmed before it is done. */
export const CONFIRMED: ReadonlySet<string> = new Set([
  'use',
  'use-disk',
  'play',
  'flip',
  'copy',
  'end-round',
  'settle',
  'buy-card',
  'tower',
]);
