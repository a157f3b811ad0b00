import { describe, expect, it } from 'vitest';
import { movedPath } from '../src/lib/art/moved';

describe('a drawing set down elsewhere', () => {
  it('moves what is fixed and scales what is relative', () => {
    expect(movedPath('M1,2 h3 v-4 L5,6z', 10, 20, 2)).toBe('M 12 24 h 6 v -8 L 20 32 z');
    expect(movedPath('H1 V2 q1,2 3,4 t5,6', 10, 20, 2)).toBe('H 12 V 24 q 2 4 6 8 t 10 12');
  });

  it('turns arcs the other way round when it is flipped', () => {
    expect(movedPath('M0,0 a4,4 30 1 0 8,0', 0, 0, 0.5, true)).toBe('M 0 0 a 2 2 30 1 1 -4 0');
  });
});
