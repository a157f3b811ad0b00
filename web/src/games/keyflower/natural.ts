/** What a touch on a tile would most naturally mean, where nothing is possible there, so that a rule can answer. */
import { MOST_ON_TILE, total, type KeyflowerView } from './facts';
import { groupOf, lotOf, placeOf } from './plan';

/** The colour there is most of behind the screen. */
function favourite(view: KeyflowerView): string {
  const workers = view.seats[view.seat ?? 0]?.workers ?? {};
  return Object.keys(workers).sort((a, b) => (workers[b] ?? 0) - (workers[a] ?? 0))[0] ?? 'blue';
}

/** A bid names only the workers that are added: those already bid there, and those taken along, count with them. */
function bid(view: KeyflowerView, tile: string): string {
  const lot = lotOf(view, tile);
  const own = lot?.bids.find((each) => each.seat === view.seat);
  const along = groupOf(view, []);
  const colour = own?.colour ?? lot?.colour ?? Object.keys(along)[0] ?? favourite(view);
  const most = Math.max(0, ...(lot?.bids ?? []).map((each) => each.count));
  const there = (own?.count ?? 0) + total(along);
  return `bid ${tile} ${colour} ${Math.max(total(along) > 0 ? 0 : 1, most + 1 - there)}`;
}

function use(view: KeyflowerView, tile: string): string {
  const place = placeOf(view, tile);
  const along = groupOf(view, []);
  const colour = place?.colour ?? Object.keys(along)[0] ?? favourite(view);
  const need = (place?.last_use ?? 0) + 1 - total(along);
  return `use ${tile} ${colour} ${Math.min(MOST_ON_TILE, Math.max(total(along) > 0 ? 0 : 1, need))}`;
}

export function natural(view: KeyflowerView, legal: readonly string[], tile: string): string {
  const lot = lotOf(view, tile);
  const possible = legal.find((line) => line.startsWith(`${lot === undefined ? 'use' : 'bid'} ${tile} `));
  return possible ?? (lot === undefined ? use(view, tile) : bid(view, tile));
}
