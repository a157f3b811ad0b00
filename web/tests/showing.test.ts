import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogLine, View } from '../src/lib/types';
import { Pace } from '../src/lib/pace.svelte';
import { NOTHING, type Snapshot } from '../src/lib/wire';
import { Showing } from '../src/table/showing.svelte';

/** What a browser has around a page; the modules look at it when they are loaded. */
const { device, kept } = vi.hoisted(() => {
  const device = { hidden: false, calm: false };
  const kept = new Map<string, string>();
  const around = {
    document: {
      get hidden() {
        return device.hidden;
      },
      documentElement: { dataset: {} },
    },
    matchMedia: (query: string) => ({ matches: query.includes('motion') && device.calm }),
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  };
  Object.assign(globalThis, around);
  return { device, kept };
});

const line = (n: number): LogLine => ({ n, k: 'chose', rule: null, v: { seat: 1 } });
const view = (n: number, ...asked: number[]): View => ({ ply: n, asks: asked.map((seat) => ({ seat, kind: 'turn' })) }) as unknown as View;
/** After these entries, all told, with these seats asked. */
const after = (by: number[], ...asked: number[]): Snapshot => ({
  ...NOTHING,
  n: by.length,
  by,
  log: by.map((_, i) => line(i + 1)),
  view: view(by.length, ...asked),
});

function stage() {
  const pace = new Pace();
  const shown: number[] = [];
  const past: (number | null)[] = [];
  const moved: number[][] = [];
  const looks: number[] = [];
  const desk = {
    snapshot: NOTHING,
    you: 0,
    show(snapshot: Snapshot, _fresh: LogLine[], lines: LogLine[]) {
      desk.snapshot = snapshot;
      shown.push(snapshot.n);
      moved.push(lines.map(({ n }) => n));
    },
    showPast: (then: { at: number } | null) => past.push(then?.at ?? null),
    look: (at: number) => {
      looks.push(at);
      return Promise.resolve(view(at, 1));
    },
  };
  const showing = new Showing(desk, false, pace);
  showing.arrived(after([0], 1), true);
  return { showing, desk, shown, past, moved, looks, pace };
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  device.hidden = device.calm = false;
});
afterEach(() => vi.useRealTimers());

describe('what is on the screen', () => {
  it('follows the table move by move; what came together is asked for in between', async () => {
    const { showing, shown, looks, moved, desk } = stage();
    await pass(5000);
    showing.arrived(after([0, 1, -1, 2, 1], 0), false);
    expect(showing.behind).toBe(true);
    await pass(0);
    expect([shown, looks]).toEqual([[1, 3], [3]]);
    expect(desk.snapshot.log.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(desk.snapshot.by).toEqual([0, 1, -1]);
    await pass(700);
    await pass(700);
    expect(shown).toEqual([1, 3, 4, 5]);
    expect(moved.at(-2)).toEqual([4]);
    expect(showing.behind).toBe(false);
  });
  it('is the newest at once: when somebody skips, looks away or wants it so, is deciding, or begins anew', async () => {
    const { showing, shown, desk } = stage();
    const others = after([0, 1, 2, 1, 2], 0);
    showing.arrived(others, false);
    showing.skip();
    expect(shown).toEqual([1, 5]);
    desk.snapshot = after([0, 1, 2, 1, 2], 0, 1);
    showing.arrived(after([0, 1, 2, 1, 2, 1], 0), false);
    expect(shown.at(-1)).toBe(6);
    device.hidden = true;
    desk.snapshot = { ...desk.snapshot, view: view(6, 1) };
    showing.arrived(after([0, 1, 2, 1, 2, 1, 1, 2], 0), false);
    expect(shown.at(-1)).toBe(8);
    device.hidden = false;
    showing.arrived(after([0, 1, 2], 1), true);
    expect(shown.at(-1)).toBe(3);
    showing.choose('instant');
    showing.arrived(after([0, 1, 2, 1, 2], 0), false);
    expect(shown.at(-1)).toBe(5);
  });
  it('waits while paused, and goes on step by step', async () => {
    const { showing, shown } = stage();
    showing.pause(true);
    showing.arrived(after([0, 1, 2], 0), false);
    await pass(60_000);
    expect([shown, showing.waiting]).toEqual([[1], 2]);
    showing.next();
    await pass(60_000);
    expect([shown, showing.waiting]).toEqual([[1, 2], 1]);
    showing.catchUp();
    expect([shown, showing.waiting, showing.paused]).toEqual([[1, 2, 3], 0, false]);
  });
  it('shows my own move at once, and what is told anew of the same moment', async () => {
    const { showing, shown, moved } = stage();
    showing.arrived(after([0, 0, 1], 0), false);
    await pass(0);
    expect([shown, moved.at(-1)]).toEqual([[1, 2], [2]]);
    await pass(700);
    showing.arrived({ ...after([0, 0, 1], 0), undo: true }, false);
    expect(shown).toEqual([1, 2, 3, 3]);
  });
  it('keeps up without moments in between where the table does not tell them', async () => {
    const { showing, shown, desk, moved } = stage();
    desk.look = () => Promise.resolve(null as never);
    showing.arrived(after([0, 1, 2], 0), false);
    await pass(5000);
    expect([shown, moved.at(-1)]).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });
  it('is instant at first where little motion is wanted, and the choice is kept on the device', async () => {
    device.calm = true;
    const { showing, shown, pace } = stage();
    expect(pace.speed).toBe('instant');
    showing.arrived(after([0, 1, 2], 0), false);
    expect(shown).toEqual([1, 3]);
    showing.choose('slow');
    expect(kept.get('artel.pace')).toBe('slow');
    const again = stage();
    expect(again.pace.speed).toBe('slow');
  });
});

describe('seeing it again', () => {
  it('goes from my last decision to now as it moved, and ends by itself', async () => {
    const { showing, past } = stage();
    showing.arrived(after([0, 1, 2, -1], 0), true);
    showing.seeAgain();
    await pass(0);
    expect(past).toEqual([1]);
    await pass(700);
    expect(past).toEqual([1, 2]);
    expect(showing.again?.map(({ n }) => n)).toEqual([2]);
    await pass(1400);
    expect(past).toEqual([1, 2, 4, null]);
    expect(showing.again).toBe(null);
  });
  it('is a row of pictures that wait where motion is unwelcome', async () => {
    device.calm = true;
    const { showing, past } = stage();
    showing.arrived(after([0, 1, 2], 0), true);
    showing.seeAgain();
    await pass(60_000);
    expect([past, showing.paused, showing.waiting]).toEqual([[1], true, 2]);
    showing.next();
    await pass(60_000);
    expect(past).toEqual([1, 2]);
    showing.skip();
    expect(past).toEqual([1, 2, null]);
  });
});
