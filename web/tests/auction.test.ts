import { describe, expect, it } from 'vitest';
import { standing, type Bid } from '../src/games/keyflower/facts';
import { arrange, CHIP, GAP, HALO, LEAST_HEX, LEAST_HEX_ON_PHONE, shapeOf } from '../src/games/keyflower/layout';
import { stepped } from '../src/lib/roving';

/** The room of the auction at 1024x768, 1366x768, 1920x1080, and on a phone. */
const ROOMS = [
  [498, 503],
  [616, 500],
  [960, 780],
] as const;
const PHONE = [366, 577] as const;

describe('the auction in its room', () => {
  it('keeps every lot inside it, for every number of lots and seats', () => {
    for (const [width, height] of [...ROOMS, PHONE]) {
      for (let lots = 1; lots <= 23; lots += 1) {
        for (let seats = 2; seats <= 6; seats += 1) {
          const cells = arrange(width, height, lots, seats);
          expect(cells.fits).toBe(true);
          expect(cells.columns * cells.rows).toBeGreaterThanOrEqual(lots);
          expect(cells.columns * (cells.width + GAP) - GAP).toBeLessThanOrEqual(width);
          expect(cells.rows * (cells.height + GAP) - GAP).toBeLessThanOrEqual(height);
        }
      }
    }
  });

  it('draws tiles that can be read wherever a base game is played on a laptop', () => {
    for (const [width, height] of ROOMS) {
      for (const [seats, lots] of [
        [2, 7],
        [3, 9],
        [4, 11],
        [5, 13],
        [6, 14],
      ] as const) {
        const shape = shapeOf(arrange(width, height, lots, seats), [1, 2, 3].slice(0, seats), seats);
        expect(shape.form).toBe('tile');
      }
    }
  });

  it('makes room for more bids in the lot that has them, never outside it', () => {
    const cells = arrange(...ROOMS[0], 14, 6);
    for (let bids = 0; bids <= 6; bids += 1) {
      const shape = shapeOf(
        cells,
        Array.from({ length: bids }, (_, i) => 12 - i),
        6,
      );
      if (shape.form === 'card') continue;
      expect(shape.hex).toBeGreaterThanOrEqual(LEAST_HEX);
      const rail = cells.rail === 'beside' ? CHIP.width : 0;
      expect(shape.hex * HALO.width + rail).toBeLessThanOrEqual(cells.width);
    }
  });

  it('tells on a small card how many bids it cannot show, and always shows the leading one', () => {
    const cells = arrange(...PHONE, 23, 6, LEAST_HEX_ON_PHONE);
    const shape = shapeOf(cells, [12, 11, 10, 9, 8, 7], 6);
    expect(shape).toMatchObject({ form: 'card' });
    if (shape.form === 'card') {
      expect(shape.shown).toBeGreaterThanOrEqual(1);
      expect(shape.shown).toBeLessThan(6);
      expect(shape.middle).toBeGreaterThanOrEqual(15);
    }
    expect(shapeOf(cells, [3, 2], 6)).toMatchObject({ form: 'card', shown: 2 });
  });

  it('scrolls only where even cards do not fit', () => {
    expect(arrange(300, 200, 23, 6).fits).toBe(false);
  });
});

it('puts the leading bid first, then mine, then clockwise', () => {
  const bid = (seat: number, count: number, leads = false): Bid => ({ seat, colour: 'red', count, leads, lies: false });
  expect(standing([bid(0, 1), bid(3, 5, true), bid(2, 3), bid(1, 2)], 2, 4).map((each) => each.seat)).toEqual([3, 2, 0, 1]);
});

it('walks round a row of tools', () => {
  expect(stepped(2, 1, 3)).toBe(0);
  expect(stepped(0, -1, 3)).toBe(2);
  expect(stepped(0, 1, 0)).toBe(-1);
});
