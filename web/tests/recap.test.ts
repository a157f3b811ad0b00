import { describe, expect, it } from 'vitest';
import { concerns } from '../src/games/keyflower/concerns';
import type { LogLine, View } from '../src/lib/types';
import { NOTHING, type Snapshot } from '../src/lib/wire';
import { marksOf, recapOf } from '../src/table/recap';

const line = (n: number, k: string, v: LogLine['v']): LogLine => ({ n, k, rule: null, v });
const FACE = {
  sorts: { thief: 'seat', good: 'good' },
  quiet: new Set(['loaded']),
  spots: ({ v }: LogLine) => [`seat-${String(v.seat)}`],
};
function snapshot(by: number[], log: LogLine[], view: object = {}, asked = 0): Snapshot {
  const shown = { players: 3, asks: [{ seat: asked, kind: 'turn' }], ...view } as unknown as View;
  return { ...NOTHING, n: by.length, by, log, view: shown };
}

describe('the recap', () => {
  const log = [
    line(1, 'made', { seat: 0 }),
    line(2, 'bid', { seat: 2, tile: 'inn' }),
    line(3, 'loaded', { seat: 1 }),
    line(3, 'stole', { seat: 1, target: 0, good: 'wood' }),
    line(4, 'season-ends', {}),
    line(4, 'came-home', { seat: 0, count: 2 }),
    line(4, 'paid', { seat: 2, thief: 0 }),
    line(4, 'drew', { seat: 2 }),
    line(4, 'drew', { seat: 2 }),
  ];
  const recap = recapOf(snapshot([0, 2, 1, -1], log), 0, FACE);

  it('tells first what names me, whoever did it and in whatever place, and nothing from before my last decision', () => {
    expect(recap?.mine.map(({ id }) => id)).toEqual(['log-stole', 'log-came-home', 'log-paid']);
    expect(recap?.since).toBe(1);
  });
  it('tells the rest by player, from my left on, and what nobody did at the end', () => {
    expect(recap?.players.map(({ seat }) => seat)).toEqual([2, null]);
    expect(recap?.players[0]?.told.map(({ id, times }) => [id, times])).toEqual([
      ['log-bid', 1],
      ['log-drew', 2],
    ]);
  });
  it('leaves out what the log is quiet about', () => {
    expect(recap?.lines.some(({ k }) => k === 'loaded')).toBe(false);
  });
  it('is short: older lines of a player are left to the log', () => {
    const many = Array.from({ length: 9 }, (_, i) => line(2, `k${i}`, { seat: 1 }));
    const portion = recapOf(snapshot([0, 1], many), 0, FACE)?.players[0];
    expect([portion?.told.length, portion?.more, portion?.told.at(-1)?.id]).toEqual([4, 5, 'log-k8']);
  });
  it('is there on my turn alone, and when others have done something', () => {
    expect(recapOf(snapshot([0, 2], log, {}, 1), 0, FACE)).toBe(null);
    expect(recapOf(snapshot([0, -1], log), 0, FACE)).toBe(null);
    expect(recapOf(snapshot([0, 1], []), 0, FACE)).toBe(null);
    expect(recapOf(snapshot([0, 1], log), null, FACE)).toBe(null);
  });
  it('names the spots of its lines, or those that the game says have changed', () => {
    expect([...marksOf(log.slice(0, 2), FACE)]).toEqual(['seat-0', 'seat-2']);
    expect([
      ...marksOf(log.slice(0, 2), { ...FACE, marks: ({ v }: LogLine) => (v.tile === undefined ? [] : [`tile-${String(v.tile)}`]) }),
    ]).toEqual(['tile-inn']);
  });
});

describe('what concerns a seat of Keyflower', () => {
  const bid = { seat: 0, colour: 'red', count: 2, leads: false, lies: false };
  const view = (bids: object[], owner: number | null = null): View =>
    ({ seat: 0, lots: [{ tile: 'carpenter', bids, owner }], villages: [[{ tile: 'home-1' }], [{ tile: 'home-2' }]] }) as unknown as View;
  const beaten = line(3, 'beaten', { seat: 1, target: 0, tile: 'carpenter' });

  it('is its beaten bid, with the workers that stand there', () => {
    expect(concerns(beaten, view([bid]))).toEqual({
      id: 'since-beaten',
      values: { seat: 1, tile: 'carpenter', colour: 'red', count: 2 },
    });
  });
  it('is told without workers once the bid is gone, leads again, or the auction is over', () => {
    expect(concerns(beaten, view([]))).toBe(null);
    expect(concerns(beaten, view([{ ...bid, leads: true }]))).toBe(null);
    expect(concerns(beaten, view([bid], 1))).toBe(null);
    expect(concerns({ ...beaten, v: { ...beaten.v, target: 1 } }, view([bid]))).toBe(null);
  });
  it('is a tile of its village that somebody else uses', () => {
    const put = (seat: number, tile: string): LogLine => line(3, 'put', { seat, tile, colour: 'blue', count: 1 });
    expect(concerns(put(1, 'home-1'), view([]))?.id).toBe('since-used');
    expect(concerns(put(0, 'home-1'), view([]))).toBe(null);
    expect(concerns(put(1, 'home-2'), view([]))).toBe(null);
  });
});
