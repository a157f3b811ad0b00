import { afterEach, describe, expect, it } from 'vitest';
import * as artificium from '../src/games/artificium/facts';
import * as keyflower from '../src/games/keyflower/facts';
import goods from '../src/generated/artificium/facts.json';
import tiles from '../src/generated/keyflower/facts.json';
import type { FactRow } from '../src/lib/types';

afterEach(() => {
  artificium.print(null);
  keyflower.print(null);
});

describe('an edition', () => {
  it('prints its own prices and track, until the house prints again', () => {
    const rows = goods.map((row) =>
      row.id === 'good-wood' ? { ...row, buy: 5 } : row.id === 'number-track-end' ? { ...row, value: 50 } : row,
    );
    artificium.print(rows as FactRow[]);
    expect(artificium.goodFact('wood')?.buy).toBe(5);
    expect(artificium.GOODS.find((good) => good.id === 'wood')?.buy).toBe(5);
    expect(artificium.TRACK_END).toBe(50);
    artificium.print(null);
    expect(artificium.goodFact('wood')?.buy).toBe(2);
    expect(artificium.TRACK_END).toBe(99);
  });

  it('prints its own tiles', () => {
    const rows = tiles.map((row) => (row.id === 'paddock' ? { ...row, edges: 'RFFFFF' } : row));
    keyflower.print(rows as unknown as FactRow[]);
    expect(keyflower.tileFact('paddock')?.edges).toBe('RFFFFF');
    expect(keyflower.TILES.find((tile) => tile.id === 'paddock')?.edges).toBe('RFFFFF');
    keyflower.print(null);
    expect(keyflower.tileFact('paddock')?.edges).toBe('RRFRRF');
  });
});
