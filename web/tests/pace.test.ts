import { describe, expect, it } from 'vitest';
import type { LogLine, View } from '../src/lib/types';
import { NOTHING, type Snapshot } from '../src/lib/wire';
import { MOST_WAITING, Queue } from '../src/table/queue';
import { decides, sinceMine, stepsOf, turnCame } from '../src/table/steps';

const line = (n: number): LogLine => ({ n, k: 'chose', rule: null, v: { seat: 1 } });
const lines = (...entries: number[]): LogLine[] => entries.map(line);
const history = (by: number[], itself: number[] = []): Snapshot => ({
  ...NOTHING,
  n: by.length,
  by,
  own: { ...NOTHING.own, itself: new Set(itself) },
});

describe('the steps of a history', () => {
  it('are the decisions of others, each with what chance and the table add to it', () => {
    const by = [-1, 0, 1, -1, 2, 2, 0, 1];
    expect(stepsOf(by, 1, 8, lines(2, 3, 4, 5, 6, 7, 8), 0)).toEqual([2, 4, 5, 7, 8]);
    expect(stepsOf(by, 1, 2, lines(2), 0)).toEqual([2]);
    expect(stepsOf(by, 8, 8, lines(8), 0)).toEqual([]);
  });
  it('are told ones: what nobody here may see is no step, and comes with the next', () => {
    expect(stepsOf([0, 1, 2, 1], 1, 4, lines(4), 0)).toEqual([4]);
    expect(stepsOf([0, 1, 2, 1], 1, 4, lines(3), 0)).toEqual([3, 4]);
  });
  it('are all decisions for somebody who only watches', () => {
    expect(stepsOf([0, -1, 1, 0], 0, 4, lines(1, 2, 3, 4), null)).toEqual([2, 3, 4]);
  });
});

describe('since my last turn', () => {
  it('begins where others began to decide', () => {
    expect(sinceMine(history([-1, 0, -1, 1, -1, 2]), 0)).toBe(3);
    expect(sinceMine(history([1, 2]), 0)).toBe(0);
  });
  it('is nothing while nobody else has decided, or for somebody without a seat', () => {
    expect(sinceMine(history([1, 0, -1]), 0)).toBe(null);
    expect(sinceMine(history([]), 0)).toBe(null);
    expect(sinceMine(history([0, 1]), null)).toBe(null);
  });
  it('passes over what the table has answered in my place', () => {
    expect(sinceMine(history([0, 1, 0, 2], [2]), 0)).toBe(1);
    expect(decides(history([0, 1, 0, 2], [2]), 1, 0)).toBe(false);
    expect(decides(history([0, 1, 0, 2]), 1, 0)).toBe(true);
  });
});

describe('my turn', () => {
  const asked = (by: number[], ...seats: number[]): Snapshot => ({
    ...history(by),
    view: { asks: seats.map((seat) => ({ seat, kind: 'turn' })) } as unknown as View,
  });
  it('comes when I was not asked before', () => {
    expect(turnCame(asked([0], 1), asked([0, 1], 0), 0)).toBe(true);
    expect(turnCame(asked([0], 1), asked([0, 1], 2), 0)).toBe(false);
    expect(turnCame(asked([0], 1), asked([0, 1], 0), null)).toBe(false);
  });
  it('does not come again while I go on deciding, or others answer the same question', () => {
    expect(turnCame(asked([0], 0), asked([0, 0, -1], 0), 0)).toBe(false);
    expect(turnCame(asked([0], 0, 1), asked([0, 1], 0), 0)).toBe(false);
  });
  it('comes when the answers of others arrive together with mine', () => {
    expect(turnCame(asked([0], 0), asked([0, 0, 1], 0), 0)).toBe(true);
  });
});

function stage(gap = 100) {
  const clock = { now: 0, gap };
  let timers: { at: number; run: () => void }[] = [];
  const shown: number[] = [];
  let answer: (() => void) | null = null;
  const pass = (ms: number): void => {
    const end = clock.now + ms;
    for (;;) {
      const due = timers.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      timers = timers.filter((each) => each !== due);
      clock.now = due.at;
      due.run();
    }
    clock.now = end;
  };
  const queue = new Queue<number>(
    {
      show: (item) => {
        shown.push(item);
        return item < 0 ? new Promise<void>((resolve) => (answer = resolve)) : undefined;
      },
      gap: () => clock.gap,
      changed: () => undefined,
    },
    {
      now: () => clock.now,
      later: (run, ms) => {
        const timer = { at: clock.now + ms, run };
        timers.push(timer);
        return () => (timers = timers.filter((each) => each !== timer));
      },
    },
  );
  const come = async (): Promise<void> => {
    answer?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { queue, shown, pass, clock, come };
}

describe('a queue', () => {
  it('shows the first at once and the others at its pace', () => {
    const { queue, shown, pass } = stage();
    queue.push([1, 2, 3], true);
    expect(shown).toEqual([1]);
    pass(99);
    expect(shown).toEqual([1]);
    pass(1);
    expect(shown).toEqual([1, 2]);
    pass(500);
    expect(shown).toEqual([1, 2, 3]);
    queue.push([4], true);
    expect(shown).toEqual([1, 2, 3, 4]);
  });
  it('does not keep what need not wait', () => {
    const { queue, shown } = stage();
    queue.push([1], true);
    queue.push([2], false);
    expect(shown).toEqual([1, 2]);
  });
  it('stands still while paused, goes on step by step, and then by itself', () => {
    const { queue, shown, pass } = stage();
    queue.pause(true);
    queue.push([1, 2, 3], true);
    pass(1000);
    expect(shown).toEqual([]);
    queue.step();
    pass(1000);
    expect(shown).toEqual([1]);
    queue.pause(false);
    expect(shown).toEqual([1, 2]);
    pass(100);
    expect(shown).toEqual([1, 2, 3]);
  });
  it('follows a new pace at once', () => {
    const { queue, shown, clock } = stage(10_000);
    queue.push([1, 2], true);
    clock.gap = 0;
    queue.again();
    expect(shown).toEqual([1, 2]);
  });
  it('waits for one that takes its time, and drops it when it is emptied', async () => {
    const { queue, shown, pass, come } = stage();
    queue.push([-1, 2], true);
    pass(1000);
    expect(shown).toEqual([-1]);
    await come();
    pass(100);
    expect(shown).toEqual([-1, 2]);
    queue.push([-3, 4], true);
    pass(100);
    queue.clear();
    queue.push([5], true);
    pass(200);
    await come();
    pass(1000);
    expect(shown).toEqual([-1, 2, -3, 5]);
  });
  it('keeps so many and no more', () => {
    const { queue, shown } = stage();
    queue.pause(true);
    queue.push(
      Array.from({ length: MOST_WAITING + 5 }, (_, i) => i),
      true,
    );
    expect(queue.length).toBe(MOST_WAITING);
    queue.step();
    expect(shown).toEqual([5]);
  });
});
