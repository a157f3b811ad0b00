import { describe, expect, it } from 'vitest';
import type { Planned } from '../src/lib/types';
import { endsTurn } from '../src/table/turn-end';

const foreseen = (seat: number, moves: string[]): Planned => ({ log: [], asks: [{ seat, kind: 'turn' }], moves, changes: [] }) as Planned;

describe('the last step of a turn', () => {
  it('is one after which somebody else decides, or nobody knows who does', () => {
    expect(endsTurn(foreseen(0, ['a', 'b']), 0, true)).toBe(false);
    expect(endsTurn(foreseen(1, []), 0, true)).toBe(true);
    expect(endsTurn({ log: [], asks: null, moves: null, changes: [] }, 0, true)).toBe(true);
    expect(endsTurn(undefined, 0, true)).toBe(true);
    const all = [0, 1].map((seat) => ({ seat, kind: 'choose' }));
    expect(endsTurn({ log: [], asks: all, moves: ['a', 'b'], changes: [] } as Planned, 0, true)).toBe(true);
  });
  it('is one after which the table would answer by itself', () => {
    expect(endsTurn(foreseen(0, ['done']), 0, true)).toBe(true);
    expect(endsTurn(foreseen(0, ['done']), 0, false)).toBe(false);
  });
  it('is none where the line is refused: then the table says why', () => {
    expect(endsTurn({ why: { kind: 'not-now', rule: null, values: {} }, line: 0 }, 0, true)).toBe(false);
  });
});
