/**
 * A turn as it is being put together: which beaten bids go along, how many workers of which colour, and where.
 * What may be chosen is read from legal lines that the table has told; no rule stands here.
 */
import { command } from '../../lib/text';
import type { Onward } from '../../lib/types';
import { COLOURS, total, type Bid, type Count, type KeyflowerView, type OnTable } from './facts';

export type Kind = 'bid' | 'use';
const KINDS: readonly Kind[] = ['bid', 'use'];
/** Verbs that something on the board stands for: a lot, a tile, a bid, a good, an animal, a field, a contract. */
export const ON_BOARD: ReadonlySet<string> = new Set([
  ...['bid', 'use', 'lift', 'add', 'carry', 'place', 'offer'],
  ...['scare', 'trade', 'contract', 'extend', 'drive', 'pasture', 'exchange'],
]);
/** So many numbers of workers are tried to find the rule that forbids them all. */
const MOST_TRIED = 24;

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

export function placeOf(view: KeyflowerView, tile: string): OnTable | undefined {
  return view.lots.find((lot) => lot.tile === tile) ?? view.villages.flat().find((each) => each.tile === tile);
}

export function ownBid(view: KeyflowerView, tile: string): Bid | undefined {
  return view.lots.find((lot) => lot.tile === tile)?.bids.find((bid) => bid.seat === view.seat);
}

/** What these lines let be done on which tiles. */
export function kindsOf(moves: readonly string[]): Map<string, Kind[]> {
  const found = new Map<string, Set<string>>();
  for (const line of moves) {
    const { verb, words } = command(line);
    if (verb !== 'bid' && verb !== 'use') continue;
    const tile = words[0] ?? '';
    found.set(tile, (found.get(tile) ?? new Set()).add(verb));
  }
  return new Map([...found].map(([tile, verbs]) => [tile, KINDS.filter((kind) => verbs.has(kind))]));
}

/** What these lines let be done on a tile, colour by colour. */
export function optionsOf(moves: readonly string[], kind: Kind, tile: string): Options {
  const found: Record<string, number[]> = {};
  const start = `${kind} ${tile} `;
  for (const line of moves) {
    if (!line.startsWith(start)) continue;
    const [, colour = '', count = '0'] = command(line).words;
    (found[colour] ??= []).push(Number(count));
  }
  return found;
}

/** The least that does it, in the colour there is most of; green last, because it is rare. */
export function least(view: KeyflowerView, options: Options): Count {
  const have = (colour: string): number => (view.seats[view.seat ?? 0]?.workers?.[colour] ?? 0) - (colour === 'green' ? 100 : 0);
  const colour = Object.keys(options).sort((a, b) => have(b) - have(a))[0];
  if (colour === undefined) return {};
  const counts = options[colour] ?? [];
  return { [colour]: counts.find((count) => count > 0) ?? counts[0] ?? 0 };
}

/** The fewest workers of several colours that can act on a tile together, among what goes on with `add`. */
export function leastMixed(onward: readonly Onward[], kind: Kind, tile: string): Count {
  let best: Count = {};
  for (const { lines, moves } of onward) {
    const added = lines.filter((line) => line.startsWith('add ')).map((line) => command(line).words);
    for (const [colour, counts] of Object.entries(optionsOf(moves, kind, tile))) {
      const all = Object.fromEntries([
        ...added.map(([which = '', count]) => [which, Number(count)]),
        [colour, Math.min(...counts)],
      ]) as Count;
      if (total(best) === 0 || total(all) < total(best)) best = all;
    }
  }
  return best;
}

export const liftLines = (view: KeyflowerView, lifts: readonly string[]): string[] =>
  view.lots.filter((lot) => lifts.includes(lot.tile)).map((lot) => `lift ${lot.tile}`);

/** The commands of a choice: lifts in the order of the lots, further colours, then the bid or the use. */
export function linesOf(view: KeyflowerView, choice: Choice): string[] {
  const chosen = COLOURS.filter((colour) => choice.counts[colour] !== undefined);
  const colours = chosen.filter((colour) => (choice.counts[colour] ?? 0) > 0);
  const last = colours.at(-1) ?? chosen[0];
  if (last === undefined || choice.tile === '') return liftLines(view, choice.lifts);
  const adds = colours.slice(0, -1).map((colour) => `add ${colour} ${choice.counts[colour]}`);
  return [...liftLines(view, choice.lifts), ...adds, `${choice.kind} ${choice.tile} ${last} ${choice.counts[last] ?? 0}`];
}

/** Other numbers of one colour: beside the other colours, instead of them, or nothing from behind the screen at all. */
export function otherCounts(counts: Count, colour: string, count: number): Count[] {
  const others = Object.fromEntries(Object.entries(counts).filter(([each, n]) => each !== colour && n > 0)) as Count;
  const beside = count > 0 ? { ...others, [colour]: count } : others;
  const none = count > 0 ? [] : COLOURS.map((each) => ({ [each]: 0 }));
  return [...(total(beside) > 0 ? [beside] : []), { [colour]: count }, ...none];
}

/** The workers that come to stand on a tile between two moments, and their colour. */
export function arriving(before: OnTable | undefined, after: OnTable | undefined): { colour: string; total: number } | null {
  const more = (colour: string): number => (after?.workers[colour] ?? 0) - (before?.workers[colour] ?? 0);
  const colour = COLOURS.find((each) => more(each) > 0);
  return colour === undefined ? null : { colour, total: COLOURS.reduce((sum, each) => sum + Math.max(0, more(each)), 0) };
}

/**
 * What a touch on a tile could mean where nothing is possible there, so that a rule can answer: all numbers of workers
 * there are of the colour that is at home there, else of the one there is most of.
 */
export function attempts(view: KeyflowerView, tile: string, lifts: readonly string[], lifted: readonly string[]): string[][] {
  const workers = view.seats[view.seat ?? 0]?.workers ?? {};
  const lot = view.lots.find((each) => each.tile === tile);
  const along = [...lifted, ...lifts].map((each) => ownBid(view, each)?.colour).find((colour) => colour !== undefined);
  const favourite = [...COLOURS].sort((a, b) => (workers[b] ?? 0) - (workers[a] ?? 0))[0];
  const colour = ownBid(view, tile)?.colour ?? placeOf(view, tile)?.colour ?? along ?? favourite ?? 'blue';
  const most = Math.min(MOST_TRIED, Math.max(1, workers[colour] ?? 0));
  const counts = Array.from({ length: most + 1 }, (_, i) => i).slice(along === undefined ? 1 : 0);
  return counts.map((count) => [...liftLines(view, lifts), `${lot === undefined ? 'use' : 'bid'} ${tile} ${colour} ${count}`]);
}
