import type { LogLine } from '../../lib/types';
import { unheard, type Flight } from '../face';
import type { ArtificiumLine } from './facts';

const card = (id: unknown): Flight['piece'] => ({ sort: 'card', id: String(id) });
const good = (id: unknown): Flight['piece'] => ({ sort: 'good', id: String(id) });
const BACK: Flight['piece'] = { sort: 'good', id: 'cardback' };
const COIN: Flight['piece'] = { sort: 'good', id: 'coin' };

/** How the pieces of a log line travel over the table. */
export function flights(given: LogLine): Flight[] {
  const { k, v } = given as ArtificiumLine;
  const hand = 'seat' in v ? `hand-${v.seat}` : '';
  const stock = 'good' in v ? `good-${v.seat}-${v.good}` : '';
  switch (k) {
    case 'drew':
      return [{ piece: card(v.card), from: 'deck', to: hand }];
    case 'drew-hidden':
      return [{ piece: BACK, from: 'deck', to: hand }];
    case 'market-shows':
      return [{ piece: card(v.card), from: 'deck', to: `market-${v.card}` }];
    case 'exchanged':
      return [
        { piece: card(v.card), from: hand, to: 'market' },
        { piece: card(v.taken), from: 'market', to: hand },
      ];
    case 'chose':
      return [{ piece: BACK, from: hand, to: `card-${v.seat}` }];
    case 'bought':
      return [
        { piece: good(v.good), from: 'deck', to: stock },
        { piece: COIN, from: `coins-${v.seat}`, to: 'deck' },
      ];
    case 'sold':
      return [
        { piece: good(v.good), from: stock, to: 'deck' },
        { piece: COIN, from: 'deck', to: `coins-${v.seat}` },
      ];
    case 'built':
      return [{ piece: card(v.card), from: `card-${v.seat}`, to: `table-${v.seat}` }];
    case 'made':
      return [{ piece: good(v.good), from: `card-${v.seat}`, to: stock }];
    case 'bonus':
      return [{ piece: good(v.good), from: `space-${v.space}`, to: stock }];
    case 'stole':
      return [{ piece: good(v.good), from: `good-${v.target}-${v.good}`, to: stock }];
    case 'scouted':
      return [{ piece: BACK, from: `hand-${v.target}`, to: hand }];
    case 'scout-took':
      return [{ piece: card(v.card), from: `hand-${v.target}`, to: hand }];
    case 'rebuilt':
      return [{ piece: card(v.card), from: `table-${v.seat}`, to: hand }];
    case 'fair':
      return [{ piece: COIN, from: 'deck', to: `coins-${v.seat}` }];
    case 'wizard-discarded':
    case 'exchange-discarded':
    case 'hand-discarded':
      return [{ piece: card(v.card), from: hand, to: 'discards' }];
    case 'card-discarded':
      return [{ piece: card(v.card), from: `card-${v.seat}`, to: 'discards' }];
    case 'card-taken-back':
      return [{ piece: card(v.card), from: `card-${v.seat}`, to: hand }];
    case 'round-begins':
    case 'first-player':
    case 'reshuffled':
    case 'hand-exchanged':
    case 'market-passed':
    case 'market-cleared':
    case 'revealed':
    case 'spent':
    case 'spent-coins':
    case 'knighted':
    case 'wizard':
    case 'round-ends':
    case 'final-sale':
    case 'game-over':
      return [];
    default:
      return unheard(k);
  }
}
