/** The printed facts and the types of views, both exported from the engine. */
import facts from '../../generated/artificium/facts.json';
import verbs from '../../generated/artificium/verbs.json';
import type { FactRow } from '../../lib/types';

export type { Line as ArtificiumLine, LineKind, Seat as SeatView, View as ArtificiumView } from '../../generated/artificium/types';

export interface GoodFact {
  id: string;
  level: number;
  buy: number;
  sell: number;
  provenance: string;
}

export interface CardFact {
  id: string;
  copies: number;
  kind: string;
  takes: Readonly<Record<string, number>>;
  coins: number;
  gives: Readonly<Record<string, number>>;
  effect: string | null;
  points: number;
  provenance: string;
}

export interface BonusSpace {
  space: number;
  good: string;
  provenance: string;
}

/** The rows of one sort: `card-castle` is the card that moves and views call `castle`. */
const rowsOf = <Fact>(rows: readonly FactRow[], sort: string): readonly Fact[] =>
  rows.filter(({ id }) => id.startsWith(`${sort}-`)).map((row) => ({ ...row, id: row.id.slice(sort.length + 1) }) as unknown as Fact);

/** What the edition on the table prints; a board is drawn anew when it changes. */
export let GOODS: readonly GoodFact[] = [];
export let CARDS: readonly CardFact[] = [];
export let TRACK: readonly BonusSpace[] = [];
export let TRACK_END = 0;
let cardsById = new Map<string, CardFact>();
let goodsById = new Map<string, GoodFact>();

/** From now on these values are drawn, or the house's own. */
export function print(rows: readonly FactRow[] | null): void {
  const all = rows ?? (facts as readonly FactRow[]);
  GOODS = rowsOf<GoodFact>(all, 'good');
  CARDS = rowsOf<CardFact>(all, 'card');
  TRACK = rowsOf<BonusSpace>(all, 'track');
  TRACK_END = rowsOf<{ id: string; value: number }>(all, 'number').find((each) => each.id === 'track-end')?.value ?? 0;
  cardsById = new Map(CARDS.map((card) => [card.id, card]));
  goodsById = new Map(GOODS.map((good) => [good.id, good]));
}
print(null);

/** The names of the words of each verb, as the engine declares them. */
export const FIELDS: Readonly<Record<string, readonly string[]>> = verbs;

export const cardFact = (id: string): CardFact | undefined => cardsById.get(id);
export const goodFact = (id: string): GoodFact | undefined => goodsById.get(id);

/** The colour of a card's banner: the level of what it makes, crowned by the two great buildings. */
export function bannerColour(card: CardFact): string {
  if (card.kind === 'action') return 'var(--action)';
  if (card.effect !== null) return 'var(--level-5)';
  const level = Math.max(...Object.keys(card.gives).map((good) => goodFact(good)?.level ?? 1));
  return `var(--level-${level})`;
}

export type Count = Readonly<Record<string, number>>;

/** A multiset spelled out in the printed order of the cards, each copy with a key of its own. */
export function spread(cards: Count | null | undefined): { card: string; key: string }[] {
  if (cards == null) return [];
  const order = CARDS.map((card) => card.id).filter((id) => (cards[id] ?? 0) > 0);
  return order.flatMap((card) => Array.from({ length: cards[card] ?? 0 }, (_, i) => ({ card, key: `${card}-${i}` })));
}

export const total = (count: Count): number => Object.values(count).reduce((sum, each) => sum + each, 0);
