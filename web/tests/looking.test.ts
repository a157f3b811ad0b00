import { describe, expect, it } from 'vitest';
import { markedAt, nearestAt, pointAt, stagesAt, ticksOf, xOf, yOf } from '../src/table/curve';
import { Looking, type Archive, type Looked } from '../src/table/looking.svelte';
import { askedMoment, headMoments, placeOf, stageMoments, stageWord, stepFrom, toldMoments, turnMoments } from '../src/table/moments';
import type { LogLine, Refusal } from '../src/lib/types';

const line = (n: number, k = 'made'): LogLine => ({ n, k, rule: null, v: {} }) as LogLine;
const LOG = [line(0, 'round-begins'), line(2), line(2), line(5), line(7, 'round-begins'), line(9)];

describe('moments', () => {
  it('are where something is told, where turns end and where stages begin', () => {
    expect(toldMoments(LOG, 10)).toEqual([0, 2, 5, 7, 9, 10]);
    expect(stageMoments(LOG, 10)).toEqual([0, 7, 10]);
    expect(headMoments([...LOG, line(12, 'round-begins')])).toEqual([0, 7, 12]);
    expect(
      turnMoments(
        [
          [4, 0],
          [9, 1],
        ],
        10,
      ),
    ).toEqual([0, 4, 9, 10]);
    expect(stageWord(LOG)).toBe('round');
    expect(stageWord([line(1)])).toBeNull();
  });
  it('are reached from between them too', () => {
    expect([stepFrom([0, 4, 9], 4, 1), stepFrom([0, 4, 9], 5, 1), stepFrom([0, 4, 9], 5, -1)]).toEqual([9, 9, 4]);
    expect([stepFrom([0, 4, 9], 9, 1), stepFrom([0, 4, 9], 0, -1)]).toEqual([null, null]);
    expect([placeOf([0, 4, 9], 0), placeOf([0, 4, 9], 8), placeOf([0, 4, 9], 99)]).toEqual([0, 1, 2]);
  });
  it('are read from an address, or what stands there is named', () => {
    expect(askedMoment('')).toBeNull();
    expect(askedMoment('?at=12')).toEqual({ at: 12 });
    for (const wrong of ['', '-1', '1.5', 'x', '9999999999', ' 1'])
      expect(askedMoment(`?at=${encodeURIComponent(wrong)}`)).toEqual({ wrong });
    expect(askedMoment(`?at=${'y'.repeat(500)}`)).toEqual({ wrong: `${'y'.repeat(40)}…` });
  });
});

/** A table of ten entries: what is asked for, and answered when the test lets it. */
class Shelf implements Archive {
  n = 10;
  log: readonly LogLine[] = LOG;
  over = false;
  asked: number[] = [];
  private answers: ((answer: Looked | { no: Refusal } | null) => void)[] = [];
  look(at: number): Promise<Looked | { no: Refusal } | null> {
    this.asked.push(at);
    return new Promise((resolve) => this.answers.push(resolve));
  }
  past(points: boolean) {
    return Promise.resolve({
      t: 'past' as const,
      id: 'p',
      n: this.n,
      turns: [
        [4, 0],
        [9, 1],
      ] as [number, number][],
      points: points && this.over ? [{ n: 9, scores: [1, 2] }] : null,
    });
  }
  async answer(more: Partial<Looked> = {}): Promise<void> {
    const at = this.asked.at(-1) ?? 0;
    this.answers.shift()?.({ t: 'look', id: 'l', at, n: this.n, view: {} as Looked['view'], since: at, log: [], ...more });
    await settled();
  }
  async refuse(): Promise<void> {
    this.answers.shift()?.({ no: { kind: 'unknown-place', rule: null, values: {} } });
    await settled();
  }
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

class Timer {
  private due: (() => void)[] = [];
  later = (run: () => void): (() => void) => {
    this.due.push(run);
    return () => (this.due = this.due.filter((each) => each !== run));
  };
  get waits(): number {
    return this.due.length;
  }
  async ring(): Promise<void> {
    this.due.shift()?.();
    await settled();
  }
}

describe('looking back', () => {
  it('shows board and log of the moment, and keeps them when the game goes on', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    void looking.go(5);
    await shelf.answer();
    expect(looking.past?.at).toBe(5);
    expect(looking.past?.log.map((each) => each.n)).toEqual([0, 2, 2, 5]);
    expect(looking.past?.gone).toBe(false);
    expect(looking.news).toBe(false);
    shelf.n = 12;
    shelf.log = [line(0, 'round-begins')];
    const seen = looking.past?.log.length;
    expect(seen).toBe(4);
    looking.now();
    expect(looking.past).toBeNull();
  });
  it('puts the log of a moment that was taken back together from what stayed and what went', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    void looking.visit(8);
    await shelf.answer({ since: 2, log: [line(6, 'sold')] });
    expect(looking.past?.log.map((each) => `${each.n} ${each.k}`)).toEqual(['0 round-begins', '2 made', '2 made', '6 sold']);
    expect(looking.past?.gone).toBe(true);
  });
  it('asks again where the answer is older than what is known', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    void looking.go(5);
    await shelf.answer({ n: 9 });
    expect([looking.past, shelf.asked]).toEqual([null, [5, 5]]);
    await shelf.answer();
    expect(looking.past?.at).toBe(5);
  });
  it('fetches one moment at a time and only the last that is wanted', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    for (const at of [9, 7, 5, 2]) void looking.go(at);
    await shelf.answer();
    await shelf.answer();
    expect([shelf.asked, looking.past?.at]).toEqual([[9, 2], 2]);
  });
  it('never returns to the past by an answer that comes after the way back', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    void looking.go(5);
    looking.now();
    void looking.go(2);
    await shelf.answer();
    expect(looking.past).toBeNull();
    await shelf.answer({ at: 2, since: 2 });
    expect(looking.past?.at).toBe(2);
  });
  it('is back at the newest moment of a running game, and stays there in one that is over', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    void looking.go(5);
    await shelf.answer();
    void looking.go(10);
    expect(looking.past).toBeNull();
    shelf.over = true;
    void looking.go(Infinity);
    await shelf.answer();
    expect(looking.past?.at).toBe(10);
  });
  it('says why there is no such moment', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    const why = looking.visit(99);
    await shelf.refuse();
    expect((await why)?.kind).toBe('unknown-place');
    expect(looking.past).toBeNull();
  });
  it('steps by line, by turn and by stage', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    for (const [unit, expected] of [
      ['line', 9],
      ['turn', 4],
      ['stage', 0],
    ] as const) {
      looking.unit = unit;
      void looking.step(-1);
      await settled();
      await shelf.answer();
      expect([unit, looking.past?.at]).toEqual([unit, expected]);
    }
    looking.unit = 'turn';
    void looking.step(1);
    await settled();
    await shelf.answer();
    expect(looking.past?.at).toBe(4);
    expect([looking.turnAt(4), looking.turnAt(9), looking.turnAt(5)]).toEqual([0, 1, null]);
  });
  it('plays step by step, pauses, and stops at the end', async () => {
    const shelf = new Shelf();
    const timer = new Timer();
    shelf.over = true;
    const looking = new Looking(shelf, timer);
    void looking.go(7);
    await shelf.answer();
    looking.toggle();
    await timer.ring();
    await shelf.answer();
    expect([looking.past?.at, looking.playing]).toEqual([9, true]);
    looking.toggle();
    expect([timer.waits, looking.playing]).toEqual([0, false]);
    looking.toggle();
    await timer.ring();
    await shelf.answer();
    expect([looking.past?.at, looking.playing, timer.waits]).toEqual([10, false, 0]);
    looking.toggle();
    await shelf.answer();
    expect([looking.past?.at, looking.playing]).toEqual([0, true]);
    looking.now();
    expect([timer.waits, looking.playing]).toEqual([0, false]);
  });
  it('has points only of a game that is over', async () => {
    const shelf = new Shelf();
    const looking = new Looking(shelf);
    await looking.load(true);
    expect(looking.points).toBeNull();
    shelf.over = true;
    await looking.load(true);
    expect(looking.points).toEqual([{ n: 9, scores: [1, 2] }]);
  });
});

describe('the curve', () => {
  const frame = { width: 210, height: 120, left: 5, right: 5, top: 10, bottom: 10 };
  it('has round numbers around all points', () => {
    expect(ticksOf([0, 3, 87])).toEqual({ values: [0, 20, 40, 60, 80, 100], low: 0, high: 100 });
    expect(ticksOf([-7, 12]).values).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(ticksOf([]).values).toEqual([0, 1]);
    for (const high of [1, 2, 9, 10, 11, 99, 101, 999]) {
      const { values, low, high: top } = ticksOf([high]);
      expect(values.length).toBeLessThanOrEqual(8);
      expect([low, top >= high]).toEqual([0, true]);
    }
  });
  it('finds the point that was tapped', () => {
    for (const i of [0, 3, 10]) expect(nearestAt(frame, 11, xOf(frame, 11, i))).toBe(i);
    expect([nearestAt(frame, 11, -50), nearestAt(frame, 11, 900), nearestAt(frame, 1, 3)]).toEqual([0, 10, 0]);
    expect([yOf(frame, ticksOf([100]), 0), yOf(frame, ticksOf([100]), 100)]).toEqual([110, 10]);
    expect([
      pointAt(
        [
          { n: 2, scores: [] },
          { n: 6, scores: [] },
        ],
        5,
      ),
      pointAt([], 5),
    ]).toEqual([0, 0]);
  });
  it('says which stage begins where, once for each point', () => {
    const points = [0, 40, 90].map((n) => ({ n, scores: [0, 0] }));
    expect([...stagesAt(points, [0, 40, 90])]).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    // A rough curve has no point for every stage.
    expect([...stagesAt(points.slice(0, 2), [0, 10, 50, 90])]).toEqual([
      [0, 2],
      [1, 4],
    ]);
  });

  it('marks every line at its end and never two at the same place before it', () => {
    const all = [0, 1, 2, 3, 4, 5].map((seat) => markedAt(200, seat, 6));
    for (const marks of all) expect(marks.at(-1)).toBe(199);
    const before = all.flatMap((marks) => marks.slice(0, -1));
    expect(new Set(before).size).toBe(before.length);
    expect(markedAt(1, 0, 2)).toEqual([0]);
  });
});
