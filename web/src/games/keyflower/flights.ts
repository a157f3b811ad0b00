import type { LogLine } from '../../lib/types';
import { unheard, type Flight } from '../face';
import type { KeyflowerLine } from './facts';

const worker = (colour: unknown): Flight['piece'] => ({ sort: 'colour', id: String(colour) });
const tile = (id: unknown): Flight['piece'] => ({ sort: 'tile', id: String(id) });

/** How the pieces of a log line travel over the table. */
export function flights(given: LogLine): Flight[] {
  const { k, v } = given as KeyflowerLine;
  const screen = 'seat' in v ? `screen-${v.seat}` : '';
  const place = 'tile' in v ? `tile-${v.tile}` : '';
  switch (k) {
    case 'bid':
    case 'put':
      return [{ piece: worker(v.colour), from: screen, to: place }];
    case 'bid-moved':
    case 'came-home':
      return [{ piece: worker(v.colour), from: place, to: screen }];
    case 'drew':
      return [{ piece: worker(v.colour), from: 'supply', to: screen }];
    case 'drew-hidden':
      return [{ piece: { sort: 'icon', id: 'random-worker' }, from: 'supply', to: screen }];
    case 'skill-drew':
      return [{ piece: { sort: 'skill', id: String(v.skill) }, from: 'supply', to: screen }];
    case 'skill-drew-hidden':
      return [{ piece: { sort: 'icon', id: 'random-skill' }, from: 'supply', to: screen }];
    case 'green-came':
      return [{ piece: worker('green'), from: 'supply', to: screen }];
    case 'worker-paid':
      return [{ piece: worker(v.colour), from: screen, to: 'supply' }];
    case 'skill-paid':
      return [{ piece: { sort: 'skill', id: String(v.skill) }, from: screen, to: 'supply' }];
    case 'skill-paid-hidden':
      return [{ piece: { sort: 'icon', id: 'random-skill' }, from: screen, to: 'supply' }];
    case 'made':
      return [{ piece: { sort: 'good', id: String(v.good) }, from: 'supply', to: place }];
    case 'carried':
      return [{ piece: { sort: 'good', id: String(v.good) }, from: `tile-${v.start}`, to: `tile-${v.goal}` }];
    case 'good-paid':
      return [{ piece: { sort: 'good', id: String(v.good) }, from: place, to: 'supply' }];
    case 'boat-taken':
      return [{ piece: { sort: 'icon', id: 'sail' }, from: place, to: screen }];
    case 'placed':
      return [{ piece: tile(v.tile), from: screen, to: place }];
    case 'home-dealt':
    case 'marker':
    case 'season-begins':
    case 'winter-dealt':
    case 'winter-dealt-hidden':
    case 'loaded':
    case 'skill-loaded':
    case 'lot-shown':
    case 'offered':
    case 'passed':
    case 'beaten':
    case 'stood-up':
    case 'used':
    case 'upgraded':
    case 'season-ends':
    case 'lot-removed':
    case 'lot-won':
    case 'collected':
    case 'order-won':
    case 'no-room':
    case 'game-over':
      return [];
    default:
      return unheard(k);
  }
}
