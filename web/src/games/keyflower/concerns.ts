/** What the doings of others mean for the seat that reads of them. */
import type { LogLine, View } from '../../lib/types';
import type { Concern } from '../face';
import type { KeyflowerLine, KeyflowerView } from './facts';

export function concerns(given: LogLine, view: View): Concern | null {
  const { k, v } = given as KeyflowerLine;
  const game = view as KeyflowerView;
  if (game.seat === null) return null;
  if (k === 'beaten' && v.target === game.seat) {
    const bid = game.lots.find((lot) => lot.tile === v.tile && lot.owner === null)?.bids.find((each) => each.seat === v.target);
    if (bid === undefined || bid.leads) return null;
    return { id: 'since-beaten', values: { seat: v.seat, tile: v.tile, colour: bid.colour, count: bid.count } };
  }
  if (k === 'put' && v.seat !== game.seat && game.villages[game.seat]?.some((on) => on.tile === v.tile))
    return { id: 'since-used', values: v };
  return null;
}
