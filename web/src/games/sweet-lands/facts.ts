/** The view of Sweet Lands, and the words of its verbs. */
import type { Ask, View } from '../../lib/types';
import verbs from '../../generated/sweet-lands/verbs.json';
import type { Industry } from './edition.svelte';

export interface CellView {
  cell: string;
  token: string | null;
  flipped: number;
  property: string | null;
  rabbit: boolean;
}

export interface SeatView {
  sheet: Readonly<Record<string, number>>;
  character: string | null;
  domain: string | null;
  skills: readonly string[];
  used_skills: readonly string[];
  upgrades: readonly string[];
  used_upgrades: readonly string[];
  milestones: readonly string[];
  shops: readonly string[];
  hand_size: number;
  table: readonly string[];
  columns: Readonly<Record<Industry, readonly string[]>>;
  domain_cells: readonly CellView[];
  domain_roads: readonly string[];
  chosen: boolean;
  hand?: readonly string[];
  picked?: string | null;
}

export interface Coming {
  kind: string;
  source: string;
  effects: readonly string[];
}

export type SweetView = View & {
  round: number;
  phase: string;
  first: number | null;
  'deck-size': number;
  milestones: readonly string[];
  scoring: readonly string[];
  upgrades: readonly string[];
  crowned: number;
  'mio-support': number;
  'mio-a': number;
  'mio-b': number;
  spaces: readonly number[];
  open: readonly number[];
  skills: readonly number[];
  supports: readonly (string | null)[];
  discards: readonly string[];
  chain: readonly Coming[];
  seats: readonly SeatView[];
};

/** A question with whatever details its kind has. */
export type SweetAsk = Ask & Readonly<Record<string, unknown>>;

/** The names of the words of each verb, as the sentences use them. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = verbs;

export const RESOURCES = ['gold', 'wheat', 'wood', 'iron'] as const;
export const BASICS = ['wheat', 'wood', 'iron'] as const;
export const INDUSTRIES: readonly Industry[] = ['farming', 'forestry', 'mining'];
export const ROWS = ['tent', 'house', 'building'] as const;
export const COLOURS = ['orange', 'orange', 'green', 'green', 'grey', 'grey'] as const;

export const has = (seat: SeatView, name: string): number => seat.sheet[name] ?? 0;

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

export const skillId = (token: string): string => token.replace(/^up-/, '');
