import { describe, expect, it } from 'vitest';
import { TILES, type KeyflowerView, type Lot, type VillageTile } from '../src/games/keyflower/facts';
import { PICTURES } from '../src/games/keyflower/art/pictures';
import { turned } from '../src/games/keyflower/hex';
import { groupOf, isWhole, kindsOf, least, leastMixed, linesOf, optionsOf } from '../src/games/keyflower/plan';
import { marksOf } from '../src/games/keyflower/plaque';
import { carryLines, sitesFor, ways } from '../src/games/keyflower/roads';
import { stepsOf } from '../src/games/keyflower/season-steps';

const lot = (tile: string, more: Partial<Lot> = {}): Lot => ({ tile, side: 'front', colour: null, workers: {}, last_use: 0, bids: [], owner: null, marker: false, ...more });
const on = (tile: string, q: number, r: number, more: Partial<VillageTile> = {}): VillageTile => ({ tile, side: 'front', colour: null, workers: {}, last_use: 0, q, r, turn: 0, goods: {}, ...more });

function view(more: Partial<KeyflowerView> = {}): KeyflowerView {
  const seat = { worker_count: 5, workers_shown: {}, skill_count: 0, skills_shown: {}, winter_count: 0, kept_count: 0, to_place: [] };
  return {
    game: 'keyflower', players: 2, seat: 0, season: 'spring', first: 0, passes: 0, bag: 60, stack: 40, green: 20, supply: {}, boats: [],
    lots: [
      lot('miner', { colour: 'red', bids: [{ seat: 0, colour: 'red', count: 2, leads: false, lies: false }, { seat: 1, colour: 'red', count: 3, leads: true, lies: false }] }),
      lot('stable'),
      lot('keywood', { colour: 'red', bids: [{ seat: 1, colour: 'red', count: 2, leads: true, lies: false }] }),
    ],
    villages: [[on('home-1', 0, 0)], [on('home-2', 0, 0)]],
    seats: [{ ...seat, workers: { red: 2, blue: 3 } }, seat],
    asks: [{ seat: 0, kind: 'turn', source: null, lifted: [] }],
    moves: [], outcome: null, ...more,
  };
}

describe('a turn put together', () => {
  const legal = ['pass', 'lift miner', 'bid stable blue 1', 'bid stable blue 2', 'use stable red 1', 'use stable red 2'];

  it('offers exactly what is legal when nothing is lifted', () => {
    expect(kindsOf(view(), legal, 'stable')).toEqual(['bid', 'use']);
    expect(optionsOf(view(), legal, 'bid', 'stable', [])).toEqual({ blue: [1, 2] });
    expect(kindsOf(view(), legal, 'keywood')).toEqual([]);
  });

  it('counts a beaten bid that goes along', () => {
    expect(groupOf(view(), ['miner'])).toEqual({ red: 2 });
    expect(optionsOf(view(), legal, 'bid', 'keywood', ['miner'])).toEqual({ red: [1, 2] });
    expect(optionsOf(view(), legal, 'bid', 'stable', ['miner'])).toEqual({ red: [0, 1, 2] });
    expect(optionsOf(view(), legal, 'bid', 'miner', ['miner'])).toEqual({});
    const high = view();
    high.lots[2] = lot('keywood', { colour: 'red', bids: [{ seat: 1, colour: 'red', count: 9, leads: true, lies: false }] });
    expect(kindsOf(high, legal, 'keywood', ['miner'])).toEqual(['use']);
  });

  it('does not offer an exchange that could not be paid', () => {
    const poor = view();
    poor.lots[1] = lot('store');
    expect(optionsOf(poor, legal, 'use', 'store', ['miner'])).toEqual({ red: [0, 1, 2] });
    poor.seats[0] = { ...poor.seats[0]!, workers: { red: 2 } };
    expect(optionsOf(poor, legal, 'use', 'store', ['miner'])).toEqual({});
  });

  it('tells lifts first and the bid last', () => {
    const choice = { kind: 'bid' as const, tile: 'keywood', lifts: ['miner'], counts: { red: 1 } };
    expect(linesOf(view(), choice)).toEqual(['lift miner', 'bid keywood red 1']);
    expect(isWhole(view(), legal, choice)).toBe(true);
    expect(isWhole(view(), legal, { ...choice, counts: { red: 0 } })).toBe(false);
  });

  it('names the colour of the lifted workers when none come from the screen', () => {
    expect(linesOf(view(), { kind: 'use', tile: 'stable', lifts: ['miner'], counts: {} })).toEqual(['lift miner', 'use stable red 0']);
  });

  it('adds colours in their order with boat 4b', () => {
    const mine = view({ villages: [[on('home-1', 0, 0), on('summer-boat-4', 0, 1, { side: 'back' })], []] });
    expect(linesOf(mine, { kind: 'use', tile: 'keywood', lifts: [], counts: { red: 1, blue: 2 } })).toEqual(['add blue 2', 'use keywood red 1']);
  });

  it('takes the least workers of several colours with boat 4b, and none where too few are left', () => {
    const village = [on('home-1', 0, 0), on('summer-boat-4', 0, 1, { side: 'back' })];
    const full = view({ villages: [village, []] });
    full.lots[2] = lot('keywood', { colour: 'red', workers: { red: 3 }, last_use: 2 });
    const options = optionsOf(full, [], 'use', 'keywood', []);
    expect(leastMixed(full, options, 'keywood', [])).toEqual({ blue: 3 });
    full.lots[2] = lot('keywood', { colour: 'red', workers: { red: 4 }, last_use: 4 });
    expect(optionsOf(full, [], 'use', 'keywood', [])).toEqual({});
  });

  it('starts with the least of the colour there is most of, and spares green', () => {
    expect(least(view(), { red: [1, 2], blue: [2, 3], green: [1] })).toEqual({ blue: 2 });
  });
});

describe('roads', () => {
  const village = [on('home-1', 0, 0), on('keywood', 0, -1), on('stable', 0, -2)];

  it('leads goods from road to road as far as the steps reach', () => {
    expect(ways(village, 'home-1', 1).get('keywood')).toEqual(['keywood']);
    expect(ways(village, 'home-1', 1).has('stable')).toBe(false);
    expect(ways(village, 'home-1', 2).get('stable')).toEqual(['keywood', 'stable']);
    expect(carryLines('wood', 'home-1', ['keywood', 'stable'])).toEqual(['carry wood home-1 keywood', 'carry wood keywood stable']);
  });

  it('never crosses water', () => {
    const river = [on('home-1', 0, 0), on('summer-boat-2', 0, 1)];
    expect(ways(river, 'home-1', 3).size).toBe(0);
  });

  it('gathers the legal turns of a site', () => {
    const sites = sitesFor(village, ['place well home-1 lower-right 0', 'place well home-1 lower-right 3', 'place barn stable top 1'], 'well');
    expect(sites).toEqual([{ q: 1, r: 0, turns: [{ turn: 0, line: 'place well home-1 lower-right 0' }, { turn: 3, line: 'place well home-1 lower-right 3' }] }]);
  });
});

describe('the drawing', () => {
  it('turns edges clockwise', () => expect(turned('RFFFFW', 1)).toBe('WRFFFF'));

  it('has a picture and a readable box for every tile', () => {
    const drawn = TILES.filter((tile) => tile.kind !== 'turn-order');
    expect(drawn.filter((tile) => (PICTURES[tile.id]?.length ?? 0) === 0).map((tile) => tile.id)).toEqual([]);
    const silent = TILES.filter((tile) => marksOf(tile.front).length === 0 && tile.front.kind !== 'nothing').map((tile) => tile.id);
    expect(silent).toEqual([]);
  });
});

it('gathers the end of a season by its steps', () => {
  const line = (k: string) => ({ n: 1, k, rule: null, v: {} });
  expect(stepsOf([line('boat-taken'), line('came-home'), line('bid'), line('lot-won')]).map((step) => step.kind)).toEqual(['beaten', 'won', 'boats']);
});
