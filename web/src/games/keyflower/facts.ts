/** The printed facts, exported from the engine, and the shape of a Keyflower view. */
import facts from '../../generated/keyflower/facts.json';
import verbs from '../../generated/keyflower/verbs.json';
import type { Ask, View } from '../../lib/types';

export type Count = Readonly<Record<string, number>>;
export type Side = 'front' | 'back';

export interface Effect {
  kind: string;
  gains?: Count;
  one_of?: Count;
  pays?: string;
  transport?: number;
  upgrade?: number;
  family?: 'workers' | 'goods' | 'skills';
  pattern?: 'any-types' | 'one-each' | 'named-type' | 'chosen-type' | 'made-of';
  type?: string;
  size?: number;
  wants?: Count;
  points?: number | number[];
  ability?: string;
}

export interface TileFact {
  id: string;
  name: string;
  kind: 'home' | 'boat' | 'turn-order' | 'village' | 'summer-boat' | 'winter-tile';
  season: string | null;
  edges: string;
  upgrade_cost: Count | null;
  front: Effect;
  back: Effect;
  points: [number, number];
  provenance: string;
  number?: number;
  load?: Readonly<Record<string, { workers: number; skills: number }>>;
}

export const TILES = facts as unknown as readonly TileFact[];
const byId = new Map(TILES.map((tile) => [tile.id, tile]));
export const tileFact = (id: string): TileFact | undefined => byId.get(id);

/** The names of the words of each verb, as the engine declares them. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = verbs;

export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export const GOODS = ['wood', 'stone', 'iron', 'gold'] as const;
export const SKILLS = ['saw', 'pickaxe', 'anvil'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

export interface OnTable {
  tile: string;
  side: Side;
  colour: string | null;
  workers: Count;
  last_use: number;
}
export interface Bid {
  seat: number;
  colour: string;
  count: number;
  leads: boolean;
  lies: boolean;
}
export interface Lot extends OnTable {
  bids: Bid[];
  owner: number | null;
  marker: boolean;
}
export interface VillageTile extends OnTable {
  q: number;
  r: number;
  turn: number;
  goods: Count;
}
export interface BoatView {
  boat: string;
  workers: Count;
  skills: Count;
  taken: boolean;
}
export interface SeatView {
  worker_count: number;
  workers_shown: Count;
  skill_count: number;
  skills_shown: Count;
  winter_count: number;
  kept_count: number;
  to_place: string[];
  workers?: Count;
  skills?: Count;
  winter?: string[];
  offered?: string[];
  kept?: string[];
}
export interface KeyflowerAsk extends Ask {
  lifted?: string[];
  steps?: number;
  upgrades?: number;
}
export interface KeyflowerView extends View {
  season: string | null;
  first: number | null;
  passes: number;
  bag: number;
  stack: number;
  green: number;
  supply: Count;
  boats: BoatView[];
  lots: Lot[];
  villages: VillageTile[][];
  seats: SeatView[];
  asks: KeyflowerAsk[];
}

export const total = (count: Count): number => Object.values(count).reduce((sum, each) => sum + each, 0);
export const isOrder = (id: string): boolean => tileFact(id)?.kind === 'turn-order';

/** Bids as they stand on a lot: the leading one first, then clockwise from the viewer's own. */
export function standing(bids: readonly Bid[], viewer: number | null, players: number): Bid[] {
  const away = (seat: number): number => (seat - (viewer ?? 0) + players) % players;
  return [...bids].sort((a, b) => Number(b.leads) - Number(a.leads) || away(a.seat) - away(b.seat));
}

/** A bag spelled out, piece by piece, in the given order. */
export const spread = (count: Count, order: readonly string[]): string[] => order.flatMap((id) => Array.from({ length: count[id] ?? 0 }, () => id));

/** What colours a tile: its season, or what sort of tile it is. */
export function tintOf(fact: TileFact): string {
  if (fact.kind === 'summer-boat' || fact.kind === 'boat') return 'boat';
  if (fact.kind === 'turn-order') return 'order';
  return fact.season ?? 'home';
}
