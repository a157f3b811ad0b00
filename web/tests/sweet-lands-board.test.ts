import { afterEach, describe, expect, it, vi } from 'vitest';
import facts from '../src/generated/sweet-lands/facts.json';
import { deedOf, freeClause } from '../src/games/sweet-lands/deeds';
import { print, printed } from '../src/games/sweet-lands/edition.svelte';
import type { SweetView } from '../src/games/sweet-lands/facts';
import { boxAround, edgeOf, laidOut, outlineOf } from '../src/games/sweet-lands/layout';
import { badge, waitingIn } from '../src/games/sweet-lands/places';
import { verdict } from '../src/games/sweet-lands/verdict';
import type { FactRow } from '../src/lib/types';

/** The language of the page is written into it: here there is no page. */
vi.hoisted(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));

const game = { areas: [{ area: 'terrain', spaces: 3, taken: 1, round: 1, open: true }] } as unknown as SweetView;

describe('what an edition prints', () => {
  afterEach(() => print(null));

  it('is drawn in place of the house’s values, and no longer once the table is left', () => {
    const house = printed().card('card-1')?.cost;
    const rows = (facts as unknown as FactRow[]).map((row) => (row.id === 'card-1' ? { ...row, cost: 'gold 99' } : row));
    print(rows);
    expect(printed().card('card-1')?.cost).toBe('gold 99');
    print(null);
    expect(printed().card('card-1')?.cost).toBe(house);
  });

  it('has all cards, areas, characters, maps and both tracks', () => {
    expect(printed().card('card-207')).not.toBeNull();
    expect(printed().card('card-208')).toBeNull();
    expect(printed().characters).toHaveLength(14);
    expect(printed().domains.map(({ id }) => id)).toEqual(['a', 'b1', 'b2', 'b3', 'b4']);
    expect(printed().industry.length).toBeGreaterThan(printed().upper);
    expect(printed().food[3]?.is_rabbit).toBe(true);
    expect(printed().area('property')?.effect).toEqual(['property 2']);
  });
});

describe('a deed before it is done', () => {
  it('costs a card more for every space that is taken', () => {
    expect(deedOf('use terrain', game)).toMatchObject({ cards: 2, disk: false, cost: 'wheat 6', effects: ['terrain 3'] });
    expect(deedOf('use-disk terrain', game)).toMatchObject({ cards: 0, disk: true });
    expect(deedOf('copy terrain', game)).toMatchObject({ cards: 0, disk: false });
    expect(deedOf('end-round', game)).toBeNull();
  });

  it('of the free actions takes and gives what the rulebook says', () => {
    expect(freeClause('buy wood')).toBe('pay gold 4: wood 1');
    expect(freeClause('barter iron')).toBe('pay basic 3: iron 1');
    expect(freeClause('settle road')).toBe('pay card 1 + basic 3: road 1');
    expect(freeClause('scrap-disk')).toBe('pay disk 1: basic 2');
    expect(freeClause('claim m1a')).toBeNull();
  });
});

describe('where an answer is given', () => {
  it('is counted once for each piece, on the tab of its part', () => {
    const legal = ['use terrain', 'use-disk terrain', 'use food', 'play card-3', 'end-round', 'buy wood', 'lay-special vault d5', 'lay d5'];
    expect(waitingIn('areas', legal)).toBe(2);
    expect(waitingIn('land', legal)).toBe(1);
    expect(badge('table', legal)).toBe(2);
    expect(badge('mine', legal)).toBe(2);
    expect(badge('others', legal)).toBe(0);
  });
});

describe('a domain', () => {
  const domain = printed().domain('a');

  it('lies inside its box', () => {
    const laid = laidOut(domain ?? { id: '', map: [], capital: [] }, []);
    const box = boxAround(laid.map(({ at }) => at));
    expect(laid.filter(({ port }) => port)).toHaveLength(4);
    for (const { at } of laid) expect(at.x > box.x && at.x < box.x + box.width && at.y > box.y && at.y < box.y + box.height).toBe(true);
  });

  it('knows edges by their cell and side alone', () => {
    expect(edgeOf('d5-ne')?.side).toBe('ne');
    for (const word of ['d5', 'd5-north', 'z1-e', 'd12-e', 'd5-ne-e', '']) expect(edgeOf(word)).toBeNull();
  });
});

describe('the line around a city', () => {
  const sides = (...cells: string[]): number => outlineOf(cells).split('M').length - 1;

  it('leaves out the sides that its cells share', () => {
    expect(sides('d5')).toBe(6);
    expect(sides('d5', 'd6')).toBe(10);
    expect(sides('d5', 'd6', 'e6')).toBe(12);
    expect(sides('d5', 'd7')).toBe(12);
    expect(sides()).toBe(0);
  });
});

describe('the end of a game played alone', () => {
  afterEach(() => print(null));

  it('says what the points are worth by the marks of the rulebook, and nothing where others played', () => {
    const [target = 0, mastery = 0] = printed().list('solo-targets');
    expect(target).toBeLessThan(mastery);
    expect(verdict({ scores: [target] })).toEqual({ id: 'alone-missed', values: { points: target, goal: target } });
    expect(verdict({ scores: [target + 1] })).toEqual({ id: 'alone-reached', values: { points: target + 1, goal: mastery } });
    expect(verdict({ scores: [mastery] })).toMatchObject({ id: 'alone-reached' });
    expect(verdict({ scores: [mastery + 1] })).toEqual({ id: 'alone-mastered', values: { points: mastery + 1 } });
    expect(verdict({ scores: [mastery, 1] })).toBeNull();
  });

  it('takes the marks from the facts', () => {
    print((facts as unknown as FactRow[]).map((row) => (row.id === 'number-solo-targets' ? { ...row, value: [5, 6] } : row)));
    expect(verdict({ scores: [6] })).toMatchObject({ id: 'alone-reached', values: { goal: 6 } });
  });
});
