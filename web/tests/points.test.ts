import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeyflowerView } from '../src/games/keyflower/facts';
import { formula, scored, sheetRows } from '../src/games/keyflower/scored';
import type { Reason, ServerMessage } from '../src/lib/types';
import { Reveal } from '../src/table/reveal.svelte';
import { formulaValues, signed, sums } from '../src/table/scores';
import { spanText, Standings } from '../src/table/standings.svelte';

type Counted = Extract<ServerMessage, { t: 'points' }>;
const counted = (n: number, worths: number[] = []): Counted => ({ t: 'points', id: 'a', n, spans: [{ least: n, most: n + 2 }], worths });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('who stands where', () => {
  it('is asked once for a position, and moves that follow at once share a question', async () => {
    const ask = vi.fn(() => Promise.resolve(counted(7)));
    const standings = new Standings(ask);
    standings.want(5);
    await vi.runAllTimersAsync();
    expect(ask).not.toHaveBeenCalled();
    standings.on = true;
    for (const n of [5, 6, 7]) standings.want(n);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
    standings.want(7);
    await vi.runAllTimersAsync();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(standings.spans.map((span) => span && spanText(span))).toEqual(['7–9']);
  });

  it('asks what a piece would bring once until the game moves on', async () => {
    const ask = vi.fn(() => Promise.resolve(counted(1, [4])));
    const standings = new Standings(ask);
    const coin = { sort: 'good', id: 'coin' };
    expect(await standings.worth(coin)).toBeNull();
    standings.on = true;
    expect([await standings.worth(coin), await standings.worth(coin)]).toEqual([4, 4]);
    expect(ask).toHaveBeenCalledTimes(1);
    standings.moved();
    await standings.worth(coin);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('says a span only where there is one', () => {
    expect([spanText({ least: 3, most: 3 }), spanText({ least: -40, most: 3 })]).toEqual(['3', '-40–3']);
  });
});

describe('a sheet that builds up', () => {
  it('goes on by itself to the end', () => {
    const reveal = new Reveal(4, false);
    expect(reveal.shown).toBe(0);
    vi.runAllTimers();
    expect([reveal.shown, reveal.done]).toEqual([4, true]);
  });

  it('waits for who goes on by hand, and is whole for who wants all of it', () => {
    const reveal = new Reveal(4, false);
    reveal.next();
    vi.runAllTimers();
    expect([reveal.shown, reveal.done]).toEqual([1, false]);
    reveal.all();
    expect(reveal.done).toBe(true);
    expect(new Reveal(4, true).done).toBe(true);
  });
});

const reason = (kind: string, points: number, values: Reason['values'], seat = 0): Reason => ({ seat, kind, points, values });

describe('formulas', () => {
  it('know what one is worth where that is a whole number', () => {
    expect(formulaValues(reason('x', 6, { count: 3 }))).toMatchObject({ each: 2, points: 6 });
    expect(formulaValues(reason('x', 5, { count: 3 }))).not.toHaveProperty('each');
    expect(formulaValues(reason('x', 5, { count: 3, each: 9 }))).toMatchObject({ each: 9 });
    expect(signed(-4)).toBe('−4');
  });

  const view = {
    villages: [
      [
        { tile: 'developer', side: 'back', goods: {} },
        { tile: 'home-1', side: 'front', goods: { gold: 2 } },
      ],
    ],
  } as unknown as KeyflowerView;

  it('of a tile follow from the side that lies up', () => {
    expect(formula(reason('score-upgrades-beside', 6, { tile: 'developer' }), view)).toBe('2 × 3');
    expect(formula(reason('pieces', 9, { tile: 'scholar', saw: 3 }), view)).toBe('3 × 3');
    expect(formula(reason('score-river', 8, { tile: 'sea-breese' }), view)).toBeNull();
  });

  it('and pieces are found where they lie', () => {
    expect(scored(reason('pieces', 9, { tile: 'scholar', saw: 3 }), view)).toEqual(['tile-scholar', 'screen-0']);
    expect(scored(reason('gold', 2, { gold: 2 }), view)).toEqual(['good-home-1-gold', 'tile-home-1']);
    expect(scored(reason('free-upgrade', 2, { tile: 'flipper', flipped: 'inn' }), view)).toEqual(['tile-flipper', 'tile-inn']);
  });

  it('and rows add up to what everybody has', () => {
    const rows = sheetRows([reason('printed', 3, { tile: 'inn' }), reason('gold', 2, {}), reason('gold', 1, {}, 1)]);
    expect(sums(rows, [0, 1])).toEqual([5, 1]);
    expect(rows.map(({ key }) => key)).toEqual(['printed', 'pieces', 'boats', 'gold']);
  });
});
