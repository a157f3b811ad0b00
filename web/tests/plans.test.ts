import { describe, expect, it } from 'vitest';
import { Foresight, patched } from '../src/lib/plans';
import type { Foreseen, Refusal } from '../src/lib/types';
import { telling } from '../src/table/refusals';

const foreseen = (more: Partial<Foreseen> = {}): Foreseen => ({ log: [], asks: [], moves: [], changes: [], ...more });

describe('the changes of a plan', () => {
  it('are put into a copy, and what does not change is shared', () => {
    const before = {
      lots: [
        { tile: 'inn', bids: [1] },
        { tile: 'fair', bids: [] },
      ],
      seats: [{ workers: { red: 2 } }],
      gone: 1,
    };
    const after = patched(before, [
      [
        ['lots', 0, 'bids'],
        [1, 2],
      ],
      [['seats', 0, 'workers', 'red'], 1],
      [['seats', 0, 'workers', 'blue'], 4],
      [['gone']],
    ]);
    expect(after).toEqual({
      lots: [
        { tile: 'inn', bids: [1, 2] },
        { tile: 'fair', bids: [] },
      ],
      seats: [{ workers: { red: 1, blue: 4 } }],
    });
    expect(before.seats[0]?.workers).toEqual({ red: 2 });
    expect(after.lots[1]).toBe(before.lots[1]);
  });
});

describe('what is known of plans', () => {
  it('is nothing before the table has spoken, and nothing may be done after what is refused', () => {
    const known = new Foresight();
    expect(known.moves(['lift inn'])).toBeUndefined();
    known.learn({ lines: ['lift inn'] }, { why: { kind: 'no-bid', rule: 'KF-BID-3', values: {} }, line: 0 });
    expect(known.moves(['lift inn'])).toEqual([]);
    known.learn({ lines: ['pass'] }, foreseen({ moves: null }));
    expect(known.moves(['pass'])).toEqual([]);
  });

  it('holds everything that was followed', () => {
    const known = new Foresight();
    const then = [
      { lines: ['lift inn'], moves: ['add red 1', 'bid fair red 0'] },
      { lines: ['lift inn', 'add red 1'], moves: ['use fair blue 1'] },
    ];
    known.learn({ lines: [], follow: ['lift', 'add'] }, foreseen({ moves: ['pass', 'lift inn'], then }));
    expect(known.moves(['lift inn'])).toEqual(['add red 1', 'bid fair red 0']);
    expect(known.onward(['lift inn'], 'add')).toEqual([{ lines: ['lift inn', 'add red 1'], moves: ['use fair blue 1'] }]);
    expect(known.onward([], 'add')).toEqual([]);
  });

  it('holds the ways of every walk', () => {
    const known = new Foresight();
    const walk = { words: 'carry wood', start: 'home-1' };
    expect(known.ways(walk)).toBeUndefined();
    known.learn({ lines: [], walks: [walk] }, foreseen({ ways: [{ inn: ['carry wood home-1 inn'] }] }));
    expect(known.ways(walk)).toEqual({ inn: ['carry wood home-1 inn'] });
  });
});

describe('the refusal that tells most', () => {
  const why = (kind: string, total: number, rule: string | null = 'KF-USE-1'): Refusal => ({ kind, rule, values: { total } });

  it('is what stands between too little and too much', () => {
    const few = why('needs-more', 1);
    expect(telling([few, why('cannot-pay', 2), why('cannot-pay', 3), why('full', 4)])).toEqual(why('cannot-pay', 3));
    expect(telling([few, why('full', 2)])).toEqual(why('full', 2));
    expect(telling([few, why('needs-more', 2)])).toEqual(why('needs-more', 2));
  });

  it('has a rule, where one has', () => {
    expect(telling([why('unknown-word', 9, null), why('full', 2)])).toEqual(why('full', 2));
    expect(telling([why('not-your-turn', 0, null)])?.kind).toBe('not-your-turn');
    expect(telling([])).toBeNull();
  });
});
