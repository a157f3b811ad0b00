import { describe, expect, it } from 'vitest';
import { GUILD, MOST_STRENGTH, STRANGER, strengthOf } from '../src/lib/art/faces';
import type { GameInfo } from '../src/lib/types';
import { levelFor } from '../src/table/choices';

const MOST_BYTES = 4000;

describe('the faces of the guild', () => {
  it('are six different drawings with a frame each, and light', async () => {
    const drawn = Object.values(GUILD).map((cuts) => JSON.stringify(cuts));
    expect(new Set([...drawn, JSON.stringify(STRANGER)]).size).toBe(MOST_STRENGTH + 1);
    expect(MOST_STRENGTH).toBe(6);
    expect(Object.values(GUILD).filter((cuts) => cuts.length < 7)).toEqual([]);
    const packed = new Blob([JSON.stringify(GUILD)]).stream().pipeThrough(new CompressionStream('gzip'));
    expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThan(MOST_BYTES);
  });

  it('stand in the order of their strength, and strangers have none', () => {
    expect(['novice', 'apprentice', 'elder'].map(strengthOf)).toEqual([1, 2, 6]);
    expect(['greedy', '', 'toString'].map(strengthOf)).toEqual([0, 0, 0]);
  });
});

describe('the level that is remembered', () => {
  const game = { bots: ['wild', 'novice', 'elder'], usual_bot: 'novice' } as unknown as GameInfo;
  it('stays where the game has it and falls back to the usual one', () => {
    expect(levelFor(game, 'elder')).toBe('elder');
    expect(levelFor(game, 'wild')).toBe('wild');
    expect(levelFor(game, 'greedy')).toBe('novice');
    expect(levelFor(game, '')).toBe('novice');
    expect(levelFor(undefined, 'elder')).toBe('elder');
  });
});
