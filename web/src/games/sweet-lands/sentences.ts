/** What every piece is, in sentences: the words of its tip. */
import { i18n, t } from '../../lib/i18n.svelte';
import type { PieceRef } from '../../lib/text';
import { tell } from './art/told';
import { printed } from './edition.svelte';

const of = (sort: string, ids: readonly string[]): PieceRef[] => ids.map((id) => ({ sort, id }));
/** The pieces that no row of the edition has: those of every game. */
const ALWAYS: readonly PieceRef[] = [
  ...of('resource', ['gold', 'wheat', 'wood', 'iron', 'diamond', 'basic']),
  ...of('sweet', ['cake', 'pie', 'tiramisu', 'brownie', 'macaron', 'wagashi']),
  ...of('terrain', ['field', 'forest', 'mine', 'sea', 'special', 'capital', 'bonus']),
  ...of('industry', ['farming', 'forestry', 'mining', 'any', 'none']),
  ...of('marker', ['cart', 'locomotive']),
  ...of('piece', ['rabbit', 'carrot', 'mitt']),
  ...of('property', ['tent', 'house', 'building', 'lab', 'shop', 'tower']),
];

/** Every piece that is printed, and those of every game. */
export const pieces = (): PieceRef[] => [...printed().sorts.flatMap(({ sort, ids }) => of(sort, ids)), ...ALWAYS];

const words = (effects: readonly string[]): string => effects.map((each) => tell(each, 'clause', i18n)).join('; ');
const said = (ids: readonly string[]): string[] => ids.filter((id) => i18n.has(id)).map((id) => t(id));

/** What a piece brings, in the language of effects. */
function clausesOf(piece: PieceRef): readonly string[] {
  if (piece.sort === 'support') return printed().supports[piece.id] ?? [];
  return piece.sort === 'terrain' || piece.sort === 'special' ? (printed().tokens[piece.id] ?? []) : [];
}

function ofCard(id: string): string[] {
  const card = printed().card(id);
  if (card === null) return [];
  const brought = card.round != null ? [card.round] : (card.instant ?? []);
  return [
    t('card-cost', { cost: tell(card.cost, 'cost', i18n) }),
    ...(brought.length > 0 ? [t(card.round != null ? 'card-round' : 'card-instant', { effects: words(brought) })] : []),
    ...((card.work ?? []).length > 0 ? [t('card-work', { effects: words(card.work ?? []) })] : []),
  ];
}

export function sentences(piece: PieceRef): string[] {
  if (piece.sort === 'card') return ofCard(piece.id);
  const ruled = `${piece.sort}-${piece.id}-rule`;
  const clauses = clausesOf(piece);
  const brings = clauses.length > 0 && !i18n.has(ruled) ? [words(clauses)] : [];
  const track = piece.sort === 'track' ? printed().tracks.find((each) => each.id === piece.id) : undefined;
  const steps =
    track === undefined
      ? []
      : [t('track-steps', { rates: track.rates.slice(1).join(' · ') }), t('track-first', { effects: words(track.first) })];
  return [...said([`${piece.sort}-rule`, ruled]), ...brings, ...steps];
}
