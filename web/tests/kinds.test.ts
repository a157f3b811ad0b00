/** Whatever the engine can say has its place here, and what it has never said before is shown all the same. */
import { describe, expect, it } from 'vitest';
import { LINE_KINDS as ARTIFICIUM_LINES } from '../src/generated/artificium/types';
import { LINE_KINDS, REASON_KINDS } from '../src/generated/keyflower/types';
import { flights as artificiumFlights } from '../src/games/artificium/flights';
import { flights } from '../src/games/keyflower/flights';
import type { Effect } from '../src/games/keyflower/facts';
import { marksOf } from '../src/games/keyflower/plaque';
import { stepsOf } from '../src/games/keyflower/season-steps';
import { own, rowOf, rowsOf } from '../src/games/keyflower/sheet-rows';
import type { LogLine, Reason } from '../src/lib/types';

const line = (k: string): LogLine => ({ n: 1, k, rule: null, v: { seat: 0, tile: 'home-1' } });
const reason = (kind: string, points: number, seat = 0): Reason => ({ seat, kind, points, values: {} });

describe('season steps', () => {
  it('know every log line', () => {
    expect(LINE_KINDS.length).toBeGreaterThan(30);
    for (const kind of LINE_KINDS) expect(stepsOf([line(kind)]).map((step) => step.kind)).not.toContain('other');
  });
  it('show a line that nobody knows', () => {
    const steps = stepsOf([line('lot-won'), line('eclipse'), line('bid')]);
    expect(steps.map((step) => [step.kind, step.lines.map((each) => each.k)])).toEqual([
      ['won', ['lot-won']],
      ['other', ['eclipse']],
    ]);
  });
});

describe('the score sheet', () => {
  it('has a row for every reason', () => {
    expect(REASON_KINDS.length).toBeGreaterThan(5);
    for (const kind of REASON_KINDS) expect(rowOf(kind)).not.toBe('other');
  });
  it('never loses a point', () => {
    const reasons = [...REASON_KINDS, 'weather', 'bakery'].map((kind, i) => reason(kind, i + 1));
    const told = rowsOf(reasons).flatMap((row) => own(reasons, 0, row));
    expect(told.reduce((sum, each) => sum + each.points, 0)).toBe(reasons.reduce((sum, each) => sum + each.points, 0));
    expect(own(reasons, 0, 'other').map((each) => each.kind)).toEqual(['bakery', 'weather']);
    expect(rowsOf([reason('printed', 1)])).not.toContain('other');
  });
});

describe('flights', () => {
  it('are known for every log line, and an unknown one moves nothing', () => {
    for (const kind of LINE_KINDS) expect(Array.isArray(flights(line(kind)))).toBe(true);
    for (const kind of ARTIFICIUM_LINES) expect(Array.isArray(artificiumFlights(line(kind)))).toBe(true);
    expect(flights(line('eclipse'))).toEqual([]);
    expect(artificiumFlights(line('eclipse'))).toEqual([]);
  });
});

it('a side of a tile that does something unknown says so', () => {
  expect(marksOf({ kind: 'conjure' } as unknown as Effect)).toEqual([{ text: '?' }]);
});
