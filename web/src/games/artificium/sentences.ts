/** What every piece is, in sentences: the words of its tip. */
import { t } from '../../lib/i18n.svelte';
import type { PieceRef } from '../../lib/text';
import { cardFact, CARDS, goodFact, GOODS, TRACK } from './facts';

/** Every piece that is printed. */
export const pieces = (): PieceRef[] => [
  ...CARDS.map(({ id }) => ({ sort: 'card', id })),
  ...GOODS.map(({ id }) => ({ sort: 'good', id })),
  { sort: 'good', id: 'coin' },
];

export function sentences(piece: PieceRef): string[] {
  const card = piece.sort === 'card' ? cardFact(piece.id) : undefined;
  if (card !== undefined) return [t(`card-${card.id}-rule`)];
  const good = piece.sort === 'good' ? goodFact(piece.id) : undefined;
  if (good === undefined) return piece.id === 'coin' ? [t('good-coin-rule')] : [];
  const spaces = TRACK.filter((each) => each.good === piece.id).map((each) => each.space);
  const prices = t('good-prices', { buy: good.buy, sell: good.sell, level: good.level });
  return spaces.length === 0 ? [prices] : [prices, t('good-bonus', { spaces: spaces.join(', ') })];
}
