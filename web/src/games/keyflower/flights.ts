import type { LogLine } from '../../lib/types';
import { unheard, type Flight } from '../face';
import type { KeyflowerLine } from './facts';

const worker = (colour: unknown): Flight['piece'] => ({ sort: 'colour', id: String(colour) });
const tile = (id: unknown): Flight['piece'] => ({ sort: 'tile', id: String(id) });
const sign = (id: string): Flight['piece'] => ({ sort: 'icon', id });

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
    case 'scared':
      return [
        { piece: sign('ghost'), from: screen, to: place },
        { piece: worker(v.colour), from: place, to: screen },
      ];
    case 'ghost-taken':
      return [{ piece: sign('ghost'), from: 'tile-key-celeste', to: screen }];
    case 'extended':
      return [{ piece: sign('extension'), from: 'supply', to: place }];
    case 'cabin-came':
      return [{ piece: sign('cabin'), from: 'supply', to: screen }];
    case 'contract-taken':
      return [{ piece: sign('contract'), from: `contract-${v.contract}`, to: screen }];
    case 'contract-drew':
    case 'contract-drew-hidden':
      return [{ piece: sign('contract-closed'), from: 'contracts', to: screen }];
    case 'contract-came':
    case 'contract-came-hidden':
      return [{ piece: sign('contract-closed'), from: place, to: screen }];
    case 'contract-traded':
      return [{ piece: sign('contract'), from: screen, to: 'contracts' }];
    case 'animal-came':
    case 'born':
      return [{ piece: sign(v.animal), from: 'supply', to: place }];
    case 'driven':
      return [{ piece: sign(v.animal), from: `tile-${v.start}`, to: `tile-${v.goal}` }];
    case 'sheltered':
      return [{ piece: sign('sheep'), from: place, to: 'tile-sheep-shelter' }];
    case 'wheat-came':
      return [{ piece: sign('wheat'), from: 'supply', to: screen }];
    case 'wheat-spent':
    case 'wheat-paid':
      return [{ piece: sign('wheat'), from: screen, to: 'supply' }];
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
    case 'boat-drawn':
    case 'gold-loaded':
    case 'cabin-loaded':
    case 'green-loaded':
    case 'contract-loaded':
    case 'contract-shown':
    case 'contracts-replaced':
    case 'contracts-shuffled':
    case 'boat-exchanged':
    case 'no-pasture':
    case 'ghost-back':
    case 'ghost-gone':
    case 'enchanted':
      return [];
    default:
      return unheard(k);
  }
}
