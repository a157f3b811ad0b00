import { describe, expect, it } from 'vitest';
import { TILES, type Effect, type KeyflowerView, type Lot, type VillageTile } from '../src/games/keyflower/facts';
import { PICTURES } from '../src/games/keyflower/art/pictures';
import { turned } from '../src/map/hex';
import { arriving, attempts, kindsOf, least, leastMixed, linesOf, optionsOf, otherCounts } from '../src/games/keyflower/compose';
import { marksOf } from '../src/games/keyflower/plaque';
import { stepsOf } from '../src/games/keyflower/season-steps';
import { sitesFor } from '../src/games/keyflower/sites';

const lot = (tile: Lot['tile'], more: Partial<Lot> = {}): Lot => ({
  tile,
  side: 'front',
  colour: null,
  workers: {},
  last_use: 0,
  bids: [],
  owner: null,
  marker: false,
  ...more,
});
const on = (tile: VillageTile['tile'], q: number, r: number, more: Partial<VillageTile> = {}): VillageTile => ({
  tile,
  side: 'front',
  colour: null,
  workers: {},
  last_use: 0,
  q,
  r,
  turn: 0,
  goods: {},
  ...more,
});

function view(more: Partial<KeyflowerView> = {}): KeyflowerView {
  const seat = {
    worker_count: 5,
    workers_shown: {},
    skill_count: 0,
    skills_shown: {},
    winter_count: 0,
    kept_count: 0,
    to_place: [],
    to_place_back: [],
  };
  return {
    game: 'keyflower',
    players: 2,
    modules: ['base'],
    seat: 0,
    ply: 0,
    agenda: [],
    removed: [],
    bag_story: [],
    stack_story: [],
    season: 'spring',
    first: 0,
    passes: 0,
    bag: 60,
    stack: 40,
    green: 20,
    supply: {},
    boats: [],
    lots: [
      lot('miner', {
        colour: 'red',
        bids: [
          { seat: 0, colour: 'red', count: 2, leads: false, lies: false },
          { seat: 1, colour: 'red', count: 3, leads: true, lies: false },
        ],
      }),
      lot('stable'),
      lot('keywood', { colour: 'red', bids: [{ seat: 1, colour: 'red', count: 2, leads: true, lies: false }] }),
    ],
    villages: [[on('home-1', 0, 0)], [on('home-2', 0, 0)]],
    seats: [{ ...seat, workers: { red: 2, blue: 3 } }, seat],
    asks: [{ seat: 0, kind: 'turn', lifted: [] }],
    moves: [],
    outcome: null,
    ...more,
  };
}

describe('a turn put together', () => {
  const legal = ['pass', 'lift miner', 'bid stable blue 1', 'bid stable blue 2', 'use stable red 1', 'use stable red 2'];

  it('offers exactly what the lines say', () => {
    expect(kindsOf(legal)).toEqual(new Map([['stable', ['bid', 'use']]]));
    expect(optionsOf(legal, 'bid', 'stable')).toEqual({ blue: [1, 2] });
    expect(optionsOf(legal, 'use', 'keywood')).toEqual({});
  });

  it('tells lifts first, in the order of the lots, and the bid last', () => {
    expect(linesOf(view(), { kind: 'bid', tile: 'keywood', lifts: ['miner'], counts: { red: 1 } })).toEqual([
      'lift miner',
      'bid keywood red 1',
    ]);
    expect(linesOf(view(), { kind: 'bid', tile: '', lifts: ['keywood', 'miner'], counts: {} })).toEqual(['lift miner', 'lift keywood']);
  });

  it('names a colour when none come from the screen', () => {
    expect(linesOf(view(), { kind: 'use', tile: 'stable', lifts: ['miner'], counts: { red: 0 } })).toEqual([
      'lift miner',
      'use stable red 0',
    ]);
  });

  it('adds further colours in their order', () => {
    expect(linesOf(view(), { kind: 'use', tile: 'keywood', lifts: [], counts: { red: 1, blue: 2 } })).toEqual([
      'add blue 2',
      'use keywood red 1',
    ]);
  });

  it('takes the fewest workers of several colours where one colour alone does not do', () => {
    const onward = [
      { lines: ['add blue 1'], moves: ['use keywood red 2'] },
      { lines: ['add blue 2'], moves: ['use keywood red 2', 'use keywood red 1', 'use stable red 1'] },
      { lines: ['add blue 3'], moves: ['use keywood red 1'] },
    ];
    expect(leastMixed(onward, 'use', 'keywood')).toEqual({ blue: 1, red: 2 });
    expect(leastMixed(onward, 'use', 'inn')).toEqual({});
  });

  it('starts with the least of the colour there is most of, and spares green', () => {
    expect(least(view(), { red: [1, 2], blue: [2, 3], green: [1] })).toEqual({ blue: 2 });
  });

  it('changes a number beside the other colours, or instead of them', () => {
    expect(otherCounts({ blue: 2 }, 'red', 1)).toEqual([{ blue: 2, red: 1 }, { red: 1 }]);
    expect(otherCounts({ blue: 2, red: 1 }, 'red', 0).slice(0, 2)).toEqual([{ blue: 2 }, { red: 0 }]);
    expect(otherCounts({ red: 1 }, 'red', 0)[0]).toEqual({ red: 0 });
  });

  it('sees who has come to stand on a tile', () => {
    expect(arriving(lot('stable', { workers: { red: 1 } }), lot('stable', { workers: { red: 3 } }))).toEqual({ colour: 'red', total: 2 });
    expect(arriving(lot('stable'), lot('stable'))).toBeNull();
  });

  it('asks about every number of workers there are of the colour that is at home on a tile', () => {
    expect(attempts(view(), 'keywood', [], [])).toEqual([['bid keywood red 1'], ['bid keywood red 2']]);
    expect(attempts(view(), 'home-1', [], []).at(-1)).toEqual(['use home-1 blue 3']);
    expect(attempts(view(), 'stable', ['miner'], [])).toEqual([0, 1, 2].map((count) => ['lift miner', `bid stable red ${count}`]));
    expect(attempts(view(), 'stable', [], ['miner'])[0]).toEqual(['bid stable red 0']);
    const full = view();
    const poor = { ...full, seats: full.seats.map((each, seat) => (seat === 0 ? { ...each, workers: {} } : each)) };
    expect(attempts(poor, 'keywood', [], [])).toEqual([['bid keywood red 1']]);
  });
});

describe('the map', () => {
  const village = [on('home-1', 0, 0), on('keywood', 0, -1), on('stable', 0, -2)];

  it('gathers the legal turns of a site', () => {
    const sites = sitesFor(
      village,
      ['place well home-1 lower-right 0', 'place well home-1 lower-right 3', 'place barn stable top 1'],
      'well',
    );
    expect(sites).toEqual([
      {
        q: 1,
        r: 0,
        turns: [
          { turn: 0, line: 'place well home-1 lower-right 0' },
          { turn: 3, line: 'place well home-1 lower-right 3' },
        ],
      },
    ]);
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

  it('reads points and pieces from the row', () => {
    const icons = (effect: Effect) => marksOf(effect).map((mark) => ('icon' in mark ? mark.icon : 'text' in mark ? mark.text : '>'));
    expect(icons({ kind: 'score', family: 'workers', pattern: 'any-types', size: 5, points: 9 })).toEqual([
      '5',
      'any-worker',
      '>',
      'points-9',
    ]);
    expect(icons({ kind: 'score', pattern: 'made-of', size: 3, points: 4, wants: { green: 1, 'any-worker': 2 } })).toEqual([
      'green-worker',
      'any-worker',
      'any-worker',
      '>',
      'points-4',
    ]);
    expect(icons({ kind: 'score-adjacent', points: 2 })).toEqual(['hex', '>', 'points-2']);
    expect(icons({ kind: 'score-river', points: [0, 2, 4, 8, 16, 32] })).toEqual(['sail', '2…32']);
  });
});

it('gathers the end of a season by its steps', () => {
  const line = (k: string) => ({ n: 1, k, rule: null, v: {} });
  expect(stepsOf([line('boat-taken'), line('came-home'), line('bid'), line('lot-won')]).map((step) => step.kind)).toEqual([
    'beaten',
    'won',
    'boats',
  ]);
});

it('has no rule of the game outside the table’s answers', () => {
  const sources = import.meta.glob('../src/games/keyflower/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true }) as Record<
    string,
    string
  >;
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  /** Pieces with a power of their own, and numbers that only a rule compares. */
  const ruled = Object.entries(sources).filter(([, text]) => /summer-boat-\d|turn-\d|last_use(?!: number;)|\.edges\b.*[RW]'/.test(text));
  expect(ruled.map(([path]) => path)).toEqual([]);
});
