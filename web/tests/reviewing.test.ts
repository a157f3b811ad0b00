import { describe, expect, it } from 'vitest';
import type { Swing } from '../src/lib/types';
import { pointsOf, reasonOf } from '../src/table/reviewing.svelte';

const swing = (...reasons: Swing['reasons']): Swing => ({
  n: 4,
  seat: 0,
  played: 'pass',
  better: 'buy wood',
  cost: 354,
  error: 20,
  reasons,
});

describe('a review', () => {
  it('tells points with one place behind the point', () => {
    expect([354, -46, 0, 1000].map(pointsOf)).toEqual([3.5, -0.5, 0, 10]);
  });

  it('names what the better move brings most of, not what it costs', () => {
    expect(reasonOf(swing({ group: 'coins', points: -400 }, { group: 'goods', points: 90 }, { group: 'cards', points: 120 }))).toBe(
      'cards',
    );
    expect(reasonOf(swing({ group: 'coins', points: -400 }))).toBeNull();
    expect(reasonOf(swing())).toBeNull();
  });
});
