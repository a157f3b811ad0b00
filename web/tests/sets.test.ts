/** What the sets bring to the board: fields on the map, boats in pairs, contracts piece by piece. */
import { describe, expect, it } from 'vitest';
import { extensionOn, needsOf, pairOf, type KeyflowerView, type VillageTile } from '../src/games/keyflower/facts';
import { fieldAt, fieldsOf, linesTo, patch } from '../src/games/keyflower/fields';
import { corner, towards } from '../src/map/hex';

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
const WEST = 'home-1 bottom-left';
const EAST = 'home-1 top-right';
/** Two fields over two tiles, one above the other: the west one has sheep. */
const view = (village: readonly VillageTile[]): KeyflowerView =>
  ({
    villages: [village, []],
    grass: village.map(({ tile }) => ({ tile, fields: [WEST, WEST, WEST, EAST, EAST, EAST] })),
    herds: [{ tile: 'home-1', sector: 'bottom-left', sheep: 2 }],
    field_points: [{ tile: 'home-1', sector: 'bottom-left', points: 1 }],
  }) as unknown as KeyflowerView;
const village = [on('home-1', 0, 0), on('keywood', 0, -1)];
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('the grass of a corner', () => {
  it('goes from the middle to the corner where nothing runs beside it', () => {
    const [inner, first, tip, second] = patch('FFFFFF', 0);
    expect(Math.hypot(inner?.x ?? 1, inner?.y ?? 1)).toBeCloseTo(0);
    expect(tip).toEqual(corner(2));
    expect(first?.x).toBeCloseTo(towards(0, 86.6).x, 0);
    expect(second?.y).toBeCloseTo(towards(1, 86.6).y, 0);
  });
  it('leaves room for a road, and more for a river', () => {
    const [road, river] = [patch('RFFFFF', 0), patch('WFFFFF', 0)];
    expect(road[1]?.x).toBeCloseTo(-13, 0);
    expect(river[1]?.x).toBeCloseTo(-25, 0);
    /** Beside an edge without anything it keeps to the line through the middle. */
    const along = (points: typeof road): number => (points[0]?.y ?? 0) / (points[0]?.x ?? 1);
    expect(along(road)).toBeCloseTo(along([towards(1, 1)]), 0);
  });
});

describe('the fields of a village', () => {
  it('span their tiles and know what they hold and would score', () => {
    const [west, east] = fieldsOf(view(village), 0);
    expect([west?.name, east?.name]).toEqual([WEST, EAST]);
    expect(west?.tiles).toEqual(['home-1', 'keywood']);
    expect([west?.animals, west?.points]).toEqual([{ sheep: 2 }, 1]);
    expect([east?.animals, east?.points]).toEqual([{}, 0]);
    expect(west?.path.match(/M/g)).toHaveLength(6);
    const xs = numbers(west?.path ?? '').filter((_, i) => i % 2 === 0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(0.5);
  });
  it('are bounded where the village ends, not where it goes on', () => {
    const [alone] = fieldsOf(view(village.slice(0, 1)), 0);
    const [west] = fieldsOf(view(village), 0);
    /** Three corners have six half edges; two tiles share one on each side. */
    const outer = (path: string | undefined): number => (path ?? '').split('M').filter((line) => line !== '').length;
    expect(outer(west?.outline)).toBeLessThan(2 * outer(alone?.outline));
  });
  it('keep their animals clear of what lies on the tiles', () => {
    const crowd = [on('home-1', 0, 0, { workers: { blue: 4 } }), on('keywood', 0, -1, { goods: { wood: 1 } })];
    const [plain] = fieldsOf(view(village), 0);
    const [west] = fieldsOf(view(crowd), 0);
    expect(plain?.at).not.toEqual(west?.at);
  });
  it('are found under a pointer', () => {
    const game = view(village);
    expect(fieldAt(game, 'home-1', { x: -50, y: 3 })).toBe(WEST);
    expect(fieldAt(game, 'home-1', { x: 50, y: -3 })).toBe(EAST);
    expect(fieldAt(game, 'keywood', { x: 1, y: 60 })).toBe(EAST);
    expect(fieldAt(game, 'miner', { x: 1, y: 60 })).toBeUndefined();
  });
  it('none, without The Farmers', () => {
    const game = { ...view(village), grass: undefined, herds: undefined, field_points: undefined };
    expect(fieldsOf(game as KeyflowerView, 0)).toEqual([]);
  });
});

describe('the ways of an animal', () => {
  const legal = [
    'stop',
    'pasture sheep home-1 left',
    'pasture pig home-1 left',
    'drive sheep home-1 left home-1 top-left',
    'drive cow home-1 left home-1 right',
    'drive sheep keywood left home-1 right',
  ];
  it('are those of the animal that is driven', () => {
    expect(linesTo(legal, 'sheep home-1 left')).toEqual(new Map([['home-1 top-left', ['drive sheep home-1 left home-1 top-left']]]));
  });
  it('may bring several to one field', () => {
    expect(linesTo(legal, null)).toEqual(new Map([['home-1 left', legal.slice(1, 3)]]));
  });
});

describe('the pieces of The Merchants', () => {
  it('come in pairs of boats', () => {
    expect(pairOf('keyflower-ii').map((each) => each.id)).toEqual(['keyflower', 'keyflower-ii']);
    expect(pairOf('flipper').map((each) => each.id)).toEqual(['flipper', 'flipper-ii']);
  });
  it('ask for pieces one by one', () => {
    expect(needsOf('contract-8')).toEqual(['blue', 'blue', 'red', 'red', 'any-worker']);
    expect(needsOf('contract-99')).toEqual([]);
  });
  it('lie on tiles', () => {
    const game = {
      extensions: [
        { extension: 'blue-1', tile: null },
        { extension: 'red-4', tile: 'keywood' },
      ],
    } as unknown as KeyflowerView;
    expect(extensionOn(game, 'keywood')).toMatchObject({ colour: 'red', cost: { wood: 1, 'any-resource': 1 } });
    expect(extensionOn(game, 'miner')).toBeUndefined();
    expect(extensionOn({} as KeyflowerView, 'miner')).toBeUndefined();
  });
});
