/** A turn as it is being put together: which beaten bids go along, how many workers of which colour, and where. */
import { command } from '../../lib/text';
import type { LogLine } from '../../lib/types';
import { COLOURS, MOST_ON_TILE, tileFact, total, type Count, type KeyflowerView, type Lot, type OnTable } from './facts';

export type Kind = 'bid' | 'use';

export interface Choice {
  kind: Kind;
  tile: string;
  /** Beaten bids taken along, by their lots. */
  lifts: readonly string[];
  /** Workers from behind the screen, by colour. */
  counts: Count;
}

/** The numbers of workers that may come from behind the screen, by colour. */
export type Options = Readonly<Record<string, readonly number[]>>;

export const lotOf = (view: KeyflowerView, tile: string): Lot | undefined => view.lots.find((lot) => lot.tile === tile);

export function placeOf(view: KeyflowerView, tile: string): OnTable | undefined {
  return lotOf(view, tile) ?? view.villages.flat().find((each) => each.tile === tile);
}

const owns = (view: KeyflowerView, tile: string, side: string): boolean =>
  view.seat !== null && (view.villages[view.seat] ?? []).some((each) => each.tile === tile && each.side === side);

/** My own beaten bids, in the order of the lots. */
export function beaten(view: KeyflowerView): { tile: string; colour: string; count: number }[] {
  return view.lots.flatMap((lot) => {
    const own = lot.bids.find((bid) => bid.seat === view.seat && !bid.leads);
    return own === undefined ? [] : [{ tile: lot.tile, colour: own.colour, count: own.count }];
  });
}

const askOf = (view: KeyflowerView): readonly string[] => view.asks.find((ask) => ask.seat === view.seat)?.lifted ?? [];

/** The workers that go along: lifted before, and planned to be lifted. */
export function groupOf(view: KeyflowerView, lifts: readonly string[]): Count {
  const going = new Set([...askOf(view), ...lifts]);
  const group: Record<string, number> = {};
  for (const bid of beaten(view)) if (going.has(bid.tile)) group[bid.colour] = (group[bid.colour] ?? 0) + bid.count;
  return group;
}

/** Lots whose beaten bid may be taken along next to those already chosen. */
export function liftable(legal: readonly string[]): Set<string> {
  const first = legal.flatMap((line) => (line.startsWith('lift ') ? [command(line).words[0] ?? ''] : []));
  return new Set(first);
}

function told(legal: readonly string[], kind: Kind, tile: string): Options {
  const found: Record<string, number[]> = {};
  const start = `${kind} ${tile} `;
  for (const line of legal) {
    if (!line.startsWith(start)) continue;
    const [, colour = '', count = '0'] = command(line).words;
    (found[colour] ??= []).push(Number(count));
  }
  return found;
}

const range = (low: number, high: number): number[] => Array.from({ length: Math.max(0, high - low + 1) }, (_, i) => low + i);

function bidsWith(view: KeyflowerView, tile: string, group: Count, lifts: readonly string[]): Options {
  const lot = lotOf(view, tile);
  const colours = Object.keys(group);
  const colour = colours[0];
  if (lot === undefined || colours.length !== 1 || colour === undefined || lifts.includes(tile)) return {};
  const own = lot.bids.find((bid) => bid.seat === view.seat);
  if (own !== undefined && own.colour !== colour) return {};
  /** Boat 4a answers a standing bid of blue, red or yellow on a village tile. */
  const standing = lot.bids.some((bid) => bid.seat !== view.seat && bid.colour === lot.colour);
  const free = owns(view, 'summer-boat-4', 'front') && tileFact(tile)?.kind !== 'turn-order' && lot.colour !== 'green' && standing;
  if (lot.colour !== null && lot.colour !== colour && !free) return {};
  const leader = lot.bids.find((bid) => bid.leads);
  const missing = leader === undefined || leader.seat === view.seat ? 0 : leader.count + 1 - (own?.count ?? 0) - total(group);
  const have = view.seats[view.seat ?? 0]?.workers?.[colour] ?? 0;
  const counts = range(Math.max(0, missing), have);
  return counts.length > 0 ? { [colour]: counts } : {};
}

const USABLE = new Set(['produce', 'choose', 'draw-workers', 'draw-skills', 'exchange', 'transport']);

/** True when the owner of boat 4b may mix colours on this tile. */
export const mixes = (view: KeyflowerView, tile: string): boolean => owns(view, 'summer-boat-4', 'back') && (placeOf(view, tile)?.colour ?? null) !== null;

/** Whether the payment of an exchange is left after `count` workers of a colour have been placed. */
function payable(view: KeyflowerView, pays: string | undefined, lifts: readonly string[], colour: string, count: number): boolean {
  if (pays === undefined) return true;
  const mine = view.seats[view.seat ?? 0];
  const worker = /^(.+)-worker$/.exec(pays)?.[1];
  if (worker === undefined) return pays === 'any-skill' ? total(mine?.skills ?? {}) > 0 : (mine?.skills?.[pays] ?? 0) > 0;
  const wanted = (each: string): boolean => worker === 'any' || worker === each;
  const left = COLOURS.some((each) => wanted(each) && (mine?.workers?.[each] ?? 0) - (each === colour ? count : 0) > 0);
  const going = new Set([...askOf(view), ...lifts]);
  return left || beaten(view).some((bid) => wanted(bid.colour) && !going.has(bid.tile));
}

function usesWith(view: KeyflowerView, tile: string, group: Count, lifts: readonly string[]): Options {
  const place = placeOf(view, tile);
  if (place === undefined || !USABLE.has(tileFact(tile)?.[place.side].kind ?? '')) return {};
  const size = total(group);
  const room = MOST_ON_TILE - total(place.workers) - size;
  const need = Math.max(0, place.last_use + 1 - size);
  const mixed = mixes(view, tile);
  const colours = Object.keys(group);
  const all = total(view.seats[view.seat ?? 0]?.workers ?? {});
  if (need > room || (mixed && Math.min(all, room) < Math.max(need, size === 0 ? 1 : 0))) return {};
  if (!mixed && (colours.length > 1 || (colours.length === 1 && place.colour !== null && place.colour !== colours[0]))) return {};
  const found: Record<string, number[]> = {};
  for (const colour of COLOURS) {
    if (!mixed && place.colour !== null && place.colour !== colour) continue;
    if (!mixed && colours.length === 1 && colours[0] !== colour) continue;
    const have = view.seats[view.seat ?? 0]?.workers?.[colour] ?? 0;
    const pays = tileFact(tile)?.[place.side].pays;
    const counts = range(mixed ? 0 : size > 0 ? need : Math.max(1, need), Math.min(have, room)).filter((count) => payable(view, pays, lifts, colour, count));
    if (counts.length > 0 && (have > 0 || !mixed)) found[colour] = counts;
  }
  return found;
}

/** What may come from behind the screen; without planned lifts this is exactly what the server calls legal. */
export function optionsOf(view: KeyflowerView, legal: readonly string[], kind: Kind, tile: string, lifts: readonly string[]): Options {
  if (lifts.length === 0 && !(kind === 'use' && mixes(view, tile))) return told(legal, kind, tile);
  const group = groupOf(view, lifts);
  return kind === 'bid' ? bidsWith(view, tile, group, lifts) : usesWith(view, tile, group, lifts);
}

export const kindsOf = (view: KeyflowerView, legal: readonly string[], tile: string, lifts: readonly string[] = []): Kind[] =>
  (['bid', 'use'] as const).filter((kind) => Object.keys(optionsOf(view, legal, kind, tile, lifts)).length > 0);

/** The least workers of any colours that can use a tile together with those that go along. */
export function leastMixed(view: KeyflowerView, options: Options, tile: string, lifts: readonly string[]): Count {
  const size = total(groupOf(view, lifts));
  let need = Math.max((placeOf(view, tile)?.last_use ?? 0) + 1 - size, size === 0 ? 1 : 0);
  const counts: Record<string, number> = {};
  for (const [colour, allowed] of Object.entries(options)) {
    const taken = Math.min(need, Math.max(0, ...allowed));
    if (taken > 0) counts[colour] = taken;
    need -= taken;
  }
  return counts;
}

/** The least that does it, in the colour there is most of; green last, because it is rare. */
export function least(view: KeyflowerView, options: Options): Count {
  const have = (colour: string): number => (view.seats[view.seat ?? 0]?.workers?.[colour] ?? 0) - (colour === 'green' ? 100 : 0);
  const colour = Object.keys(options).sort((a, b) => have(b) - have(a))[0];
  if (colour === undefined) return {};
  const counts = options[colour] ?? [];
  return { [colour]: counts.find((count) => count > 0) ?? counts[0] ?? 0 };
}

/** The commands of a choice: lifts in the order of the lots, further colours, then the bid or the use. */
export function linesOf(view: KeyflowerView, choice: Choice): string[] {
  const lifts = view.lots.filter((lot) => choice.lifts.includes(lot.tile)).map((lot) => `lift ${lot.tile}`);
  const colours = COLOURS.filter((colour) => (choice.counts[colour] ?? 0) > 0);
  const group = groupOf(view, choice.lifts);
  const last = colours[colours.length - 1] ?? COLOURS.find((colour) => (group[colour] ?? 0) > 0);
  if (last === undefined) return [];
  const adds = colours.slice(0, -1).map((colour) => `add ${colour} ${choice.counts[colour]}`);
  return [...lifts, ...adds, `${choice.kind} ${choice.tile} ${last} ${choice.counts[last] ?? 0}`];
}

/** Whether a choice can be sent as it stands. */
export function isWhole(view: KeyflowerView, legal: readonly string[], choice: Choice): boolean {
  const lines = linesOf(view, choice);
  const last = lines[lines.length - 1];
  if (last === undefined) return false;
  if (lines.length === 1) return legal.includes(last);
  const place = placeOf(view, choice.tile);
  const going = total(groupOf(view, choice.lifts)) + total(choice.counts);
  if (choice.kind === 'use') return place !== undefined && going > place.last_use && total(place.workers) + going <= MOST_ON_TILE;
  const options = optionsOf(view, legal, 'bid', choice.tile, choice.lifts);
  return Object.entries(options).some(([colour, counts]) => counts.includes(choice.counts[colour] ?? 0));
}

/** How many workers will stand there, and of which colour. */
export function result(view: KeyflowerView, choice: Choice): { colour: string; total: number } {
  const group = groupOf(view, choice.lifts);
  const colour = COLOURS.find((each) => (choice.counts[each] ?? 0) + (group[each] ?? 0) > 0) ?? 'blue';
  const own = choice.kind === 'bid' ? (lotOf(view, choice.tile)?.bids.find((bid) => bid.seat === view.seat && !choice.lifts.includes(choice.tile))?.count ?? 0) : 0;
  return { colour, total: own + total(group) + total(choice.counts) };
}

/** What several commands will do, told like the log tells it. */
export function foretold(view: KeyflowerView, choice: Choice): LogLine[] {
  const line = (k: string, v: Record<string, unknown>): LogLine => ({ n: 0, k, rule: null, v: { seat: view.seat, ...v } });
  const found = beaten(view).filter((bid) => choice.lifts.includes(bid.tile)).map((bid) => line('bid-moved', { tile: bid.tile, colour: bid.colour, count: bid.count }));
  const { colour, total: whole } = result(view, choice);
  if (choice.kind === 'use') {
    const group = groupOf(view, choice.lifts);
    const placed = COLOURS.map((each) => ({ colour: each, count: (group[each] ?? 0) + (choice.counts[each] ?? 0) })).filter((each) => each.count > 0);
    return [...found, ...placed.map((each) => line('put', { tile: choice.tile, ...each }))];
  }
  const leader = lotOf(view, choice.tile)?.bids.find((bid) => bid.leads);
  found.push(line('bid', { tile: choice.tile, colour, count: whole }));
  if (leader !== undefined && leader.seat !== view.seat) found.push(line('beaten', { target: leader.seat, tile: choice.tile }));
  return found;
}
