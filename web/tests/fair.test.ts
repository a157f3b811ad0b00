import { describe, expect, it } from 'vitest';
import { freshSeal, keptChance, mixed, newNonce, nonceTaken, pick, sealOf, verdict, witness, type Kept, type Step } from '../src/lib/fair';
import type { Opened as Told } from '../src/lib/types';
import vectors from './fair-vectors.json';

type Opened = Pick<Told, 'seed' | 'nonces' | 'draws'>;
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
    const missing: Opened = { seed, nonces: [null, null, null], draws: [] };
    expect(verdict(kept, missing)).toMatchObject({ kind: 'unfair', why: 'nonce', at: 0 });
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

  it('accuses nobody of a nonce that may never have arrived, nor of seals that were not yet all there', () => {
    const missing: Opened = { seed, nonces: [null, null, null], draws: [] };
    expect(verdict({ ...kept, taken: false }, missing)).toEqual({ kind: 'fair', draws: 0, mine: false, leftOut: [0, 2] });
    const early: Kept = { ...kept, seals: [null, null, null], nonce: null, final: false, taken: false };
    expect(verdict(early, opened())).toEqual({ kind: 'unwitnessed', draws: 24 });
    expect(verdict({ ...early, chance: sealOf(chance) }, opened())).toMatchObject({ kind: 'unfair', why: 'seed' });
  });
});

type Shown = Parameters<typeof witness>[2];
const lobby = (seals: (string | null)[]): Shown => ({ state: 'lobby', chance, seals, sealing: null });
const asks = (seals: (string | null)[], ...seats: number[]): Shown => ({
  state: 'sealing',
  chance,
  seals,
  sealing: { step: 'nonces', seats },
});
const nonceIn = (step: Step): string => (step?.t === 'open' ? step.nonce : '');

describe('a browser', () => {
  const boris = sealOf(newNonce());

  it('opens the nonce of its own seal once all seals are shown, and keeps what it saw', () => {
    const mine = freshSeal();
    expect(witness('oak', 0, lobby([mine, null]))).toBeNull();
    expect(keptChance('oak')).toMatchObject({ seals: [mine, null], final: false });
    const step = witness('oak', 0, asks([mine, boris], 0, 1));
    expect(sealOf(nonceIn(step))).toBe(mine);
    expect(witness('oak', 0, asks([mine, boris], 0, 1))).toEqual(step);
    expect(witness('oak', 0, asks([mine, boris], 1))).toBeNull();
    nonceTaken('oak');
    expect(keptChance('oak')).toEqual({
      table: 'oak',
      chance,
      seals: [mine, boris],
      seat: 0,
      nonce: nonceIn(step),
      final: true,
      taken: true,
    });
  });

  it('opens nothing once other seals or another seed are shown', () => {
    const mine = freshSeal();
    expect(witness('elm', 0, asks([mine, boris], 0, 1))).toMatchObject({ t: 'open' });
    expect(witness('elm', 0, asks([mine, sealOf(boris)], 0, 1))).toBeNull();
    expect(keptChance('elm')).toMatchObject({ seals: [mine, boris] });
    const other = freshSeal();
    witness('fir', 0, lobby([other, null]));
    expect(witness('fir', 0, { ...asks([other, boris], 0, 1), chance: boris })).toBeNull();
    expect(keptChance('fir')).toMatchObject({ chance });
  });

  it('opens nothing for the seal of another device, nor at a second table', () => {
    expect(witness('yew', 0, asks([boris, null], 0))).toBeNull();
    const mine = freshSeal();
    witness('ash', 0, lobby([mine, null]));
    expect(witness('bay', 0, asks([mine, null], 0))).toBeNull();
    expect(witness('ash', 0, asks([mine, null], 0))).toMatchObject({ t: 'open' });
  });

  it('seals a number where its seat has none, always the same, and none as a watcher', () => {
    const rematch: Shown = { state: 'sealing', chance, seals: [null, boris], sealing: { step: 'seals', seats: [0] } };
    const step = witness('may', 0, rematch);
    expect(step).toMatchObject({ t: 'seal' });
    expect(witness('may', 0, rematch)).toEqual(step);
    expect(witness('may', null, rematch)).toBeNull();
    const seal = step?.t === 'seal' ? step.seal : '';
    expect(sealOf(nonceIn(witness('may', 0, asks([seal, boris], 0, 1))))).toBe(seal);
  });

  it('may have watched the seals before it knew its seat', () => {
    const mine = freshSeal();
    expect(witness('ivy', null, asks([boris, mine], 0, 1))).toBeNull();
    expect(witness('ivy', 1, asks([boris, mine], 0, 1))).toMatchObject({ t: 'open' });
    expect(keptChance('ivy')).toMatchObject({ seat: 1, final: true });
    expect(sealOf(keptChance('ivy')?.nonce ?? '')).toBe(mine);
  });

  it('does nothing once the game has begun', () => {
    expect(witness('box', 0, { state: 'playing', chance, seals: [null, boris], sealing: null })).toBeNull();
    expect(keptChance('box')).toBeNull();
  });
});
