/** The printed facts and the types of views, both exported from the engine. */
import facts from '../../generated/keyflower/facts.json';
import verbs from '../../generated/keyflower/verbs.json';
import type { FactRow } from '../../lib/types';
import type { Ask, AskKind, Bid, EffectKind, View } from '../../generated/keyflower/types';

export type {
  Bid,
  Colour,
  Boat as BoatView,
  Line as KeyflowerLine,
  LineKind,
  Lot,
  Reason,
  ReasonKind,
  Seat as SeatView,
  Side,
  VillageTile,
} from '../../generated/keyflower/types';

export type KeyflowerView = View;
/** A multiset: how many there are of each. */
export type Count = Readonly<Record<string, number>>;

export interface Effect {
  kind: EffectKind;
  gains?: Count;
  one_of?: Count;
  pays?: string | readonly string[];
  transport?: number;
  upgrade?: number;
  family?: string;
  pattern?: 'any-types' | 'one-each' | 'named-type' | 'chosen-type' | 'made-of';
  type?: string;
  size?: number;
  wants?: Count;
  points?: number | number[];
  ability?: string | readonly string[];
}

export interface TileFact {
  id: string;
  name: string;
  kind: 'home' | 'boat' | 'turn-order' | 'village' | 'summer-boat' | 'winter-tile' | 'standing';
  season: string | null;
  edges: string;
  upgrade_cost: Count | null;
  front: Effect;
  back: Effect;
  points: [number, number];
  provenance: string;
  number?: number;
  /** The boat of the same name without the II. */
  twin_of?: string;
  /** What a boat brings in each season: workers and skills by chance, and other pieces by their words. */
  load?: Readonly<Record<string, Count>>;
}

/** What a contract asks for, piece by piece: colours, resources, skills, or any of a family. */
export interface ContractFact {
  id: string;
  kind: 'contract';
  needs: Count;
  points: number;
  provenance: string;
}

/** A block that doubles the printed points of a tile and binds it to a colour. */
export interface ExtensionFact {
  id: string;
  kind: 'extension';
  colour: string;
  cost: Count;
  provenance: string;
}

export interface PieceFact {
  id: string;
  kind: 'piece';
  count: number;
}

/** Other sorts of pieces have rows of their own beside the tiles. */
type Fact = TileFact | ContractFact | ExtensionFact | PieceFact;
const APART = new Set(['contract', 'extension', 'piece']);
const isTile = (row: Fact | undefined): row is TileFact => row !== undefined && !APART.has(row.kind);
/** What the edition on the table prints; a board is drawn anew when it changes. */
export let TILES: readonly TileFact[] = [];
export let CONTRACTS: readonly ContractFact[] = [];
export let EXTENSIONS: readonly ExtensionFact[] = [];
export let PIECES: readonly PieceFact[] = [];
let byId = new Map<string, Fact>();

/** From now on these values are drawn, or the house's own. */
export function print(rows: readonly FactRow[] | null): void {
  const all = (rows ?? facts) as unknown as readonly Fact[];
  TILES = all.filter(isTile);
  CONTRACTS = all.filter((row): row is ContractFact => row.kind === 'contract');
  EXTENSIONS = all.filter((row): row is ExtensionFact => row.kind === 'extension');
  PIECES = all.filter((row): row is PieceFact => row.kind === 'piece');
  byId = new Map<string, Fact>(all.map((row) => [row.id, row]));
}
print(null);

export function tileFact(id: string): TileFact | undefined {
  const row = byId.get(id);
  return isTile(row) ? row : undefined;
}
export function contractFact(id: string): ContractFact | undefined {
  const row = byId.get(id);
  return row?.kind === 'contract' ? row : undefined;
}
export function extensionFact(id: string): ExtensionFact | undefined {
  const row = byId.get(id);
  return row?.kind === 'extension' ? row : undefined;
}

/** What a contract asks for, piece by piece. */
export function needsOf(id: string): string[] {
  const needs = contractFact(id)?.needs ?? {};
  return spread(needs, Object.keys(needs));
}
/** The extension that a tile carries. */
export function extensionOn(view: View, tile: string): ExtensionFact | undefined {
  const placed = view.extensions?.find((each) => each.tile === tile);
  return placed === undefined ? undefined : extensionFact(placed.extension);
}
/** Both boats of a pair, whichever is in play; a boat without a twin is alone. */
export function pairOf(id: string): TileFact[] {
  const own = tileFact(id)?.twin_of ?? id;
  return TILES.filter((each) => each.id === own || each.twin_of === own);
}

/** The names of the words of each verb, as the engine declares them. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = verbs;

export const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;
export const GOODS = ['wood', 'stone', 'iron', 'gold'] as const;
export const SKILLS = ['saw', 'pickaxe', 'anvil'] as const;
export const ANIMALS = ['sheep', 'pig', 'cow'] as const;
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** What a tile has in the auction as well as in a village. */
export type OnTable = Pick<View['lots'][number], 'tile' | 'side' | 'colour' | 'workers'>;

/** My question, where it is of this kind. */
export const asked = <Kind extends AskKind>(view: View, kind: Kind): Extract<Ask, { kind: Kind }> | undefined =>
  view.asks.find((ask): ask is Extract<Ask, { kind: Kind }> => ask.seat === view.seat && ask.kind === kind);

export const total = (count: Count): number => Object.values(count).reduce((sum, each) => sum + each, 0);
export const isOrder = (id: string): boolean => tileFact(id)?.kind === 'turn-order';

/** Bids as they stand on a lot: the leading one first, then clockwise from the viewer's own. */
export function standing(bids: readonly Bid[], viewer: number | null, players: number): Bid[] {
  const away = (seat: number): number => (seat - (viewer ?? 0) + players) % players;
  return [...bids].sort((a, b) => Number(b.leads) - Number(a.leads) || away(a.seat) - away(b.seat));
}

/** A bag spelled out, piece by piece, in the given order. */
export const spread = (count: Count, order: readonly string[]): string[] =>
  order.flatMap((id) => Array.from({ length: count[id] ?? 0 }, () => id));

/** What colours a tile: its season, or what sort of tile it is. */
export function tintOf(fact: TileFact): string {
  if (fact.kind === 'summer-boat' || fact.kind === 'boat') return 'boat';
  if (fact.kind === 'turn-order') return 'order';
  if (fact.kind === 'standing') return 'celeste';
  return fact.season ?? 'home';
}
