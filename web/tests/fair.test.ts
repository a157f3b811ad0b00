import { describe, expect, it } from 'vitest';
import { mixed, newNonce, pick, sealOf, verdict, type Kept, type Opened } from '../src/lib/fair';
import vectors from './fair-vectors.json';

const { seed, nonces, chance, seals, weights } = vectors;
const at = (draw: number): number[] => weights[draw % weights.length] ?? [];

function opened(): Opened {
  const draws = vectors.mixed.map((picked, draw) => {
    const lines = at(draw).map((_, index) => `draw ${index}`);
    return { lines, weights: at(draw), line: lines[picked] ?? '' };
  });
  return { seed, nonces, draws };
}

const kept: Kept = { chance, seals, seat: 0, nonce: nonces[0] ?? null, final: true, taken: true };

describe('draws', () => {
  it('are those of the engine, with and without nonces', () => {
    vectors.mixed.forEach((picked, draw) => expect(pick(mixed(seed, nonces), draw, at(draw))).toBe(picked));
    vectors.plain.forEach((picked, draw) => expect(pick(mixed(seed, [null, null]), draw, at(draw))).toBe(picked));
  });

  it('seal a nonce as the engine does', () => {
    expect(sealOf(seed)).toBe(chance);
    expect(nonces.map((nonce) => (nonce === null ? null : sealOf(nonce)))).toEqual(seals);
    expect(newNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(newNonce()).not.toBe(newNonce());
  });
});

describe('the verdict', () => {
  it('is fair where everything sealed was opened and every draw follows', () => {
    expect(verdict(kept, opened())).toEqual({ kind: 'fair', draws: 24, mine: true, leftOut: [] });
  });

  it('only checks the draws for a browser that saw no seals', () => {
    expect(verdict(null, opened())).toEqual({ kind: 'unwitnessed', draws: 24 });
  });

  it('finds another seed, another nonce of mine, a nonce that was never sealed, and a wrong draw', () => {
    expect(verdict({ ...kept, chance: sealOf(chance) }, opened())).toMatchObject({ kind: 'unfair', why: 'seed' });
    expect(verdict({ ...kept, nonce: seed }, opened())).toMatchObject({ kind: 'unfair', why: 'nonce', at: 0 });
    const late = { ...kept, seals: [seals[0] ?? null, null, null] };
    expect(verdict(late, opened())).toMatchObject({ kind: 'unfair', why: 'seal', at: 2 });
    const changed = opened();
    const draw = changed.draws[5];
    if (draw !== undefined) draw.line = draw.lines.find((line) => line !== draw.line) ?? '';
    expect(verdict(kept, changed)).toEqual({ kind: 'unfair', why: 'draw', at: 5 });
  });

  it('does not take what is no secret', () => {
    expect(verdict(kept, { ...opened(), seed: 'zz' })).toMatchObject({ kind: 'unfair', why: 'seed' });
    expect(verdict(kept, { ...opened(), nonces: [nonces[0] ?? null, 'zz', null] })).toMatchObject({ why: 'seal', at: 1 });
  });

  it('tells whose nonce was left out', () => {
    const without: Opened = { seed, nonces: [nonces[0] ?? null, null, null], draws: [] };
    expect(verdict(kept, without)).toEqual({ kind: 'fair', draws: 0, mine: true, leftOut: [2] });
  });
});
