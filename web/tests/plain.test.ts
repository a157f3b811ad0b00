import { describe, expect, it } from 'vitest';
import { otherSeats, seatFields, sharedFields, shown, title } from '../src/games/plain/shown';
import { bare, mark, SHARED_SORTS } from '../src/lib/text';
import type { View } from '../src/lib/types';

const view = {
  game: 'dice',
  players: 3,
  seat: 1,
  ply: 4,
  modules: ['base'],
  agenda: ['roll 1'],
  asks: [],
  moves: ['roll'],
  outcome: null,
  deck: 12,
  market: { farm: 2, castle: 0 },
  seats: [{ coins: 1 }, { coins: 2, hand: ['farm'] }, { coins: 3 }],
} as unknown as View;

describe('any view as cards and lists', () => {
  it('shows what is common, and what belongs to each seat', () => {
    expect(sharedFields(view)).toEqual([
      ['deck', 12],
      ['market', { farm: 2, castle: 0 }],
    ]);
    expect(seatFields(view, 1)).toEqual([
      ['coins', 2],
      ['hand', ['farm']],
    ]);
    expect(otherSeats(view)).toEqual([2, 0]);
    expect(otherSeats({ ...view, seat: null })).toEqual([0, 1, 2]);
  });
  it('shows a game that tells its seats in another way, or not at all', () => {
    for (const seats of [undefined, null, 7, 'none', [], [null, null], [[1], [2]]])
      expect(seatFields({ ...view, seats } as View, 1)).toEqual([]);
  });
  it('has a form for every value', () => {
    for (const nothing of [null, undefined, '', [], {}]) expect(shown(nothing)).toEqual({ as: 'nothing' });
    expect(shown(false)).toEqual({ as: 'sign', on: false });
    expect(shown(0)).toEqual({ as: 'word', text: '0', number: true });
    expect(shown('oak')).toEqual({ as: 'word', text: 'oak', number: false });
    expect(shown([1, null, 'a'])).toEqual({ as: 'list', items: [1, null, 'a'], flat: true });
    expect(shown([{ a: 1 }])).toEqual({ as: 'list', items: [{ a: 1 }], flat: false });
    expect(shown({ farm: 2, castle: 0 })).toEqual({
      as: 'counts',
      counts: [
        ['farm', 2],
        ['castle', 0],
      ],
    });
    expect(shown({ farm: 2, open: true })).toEqual({
      as: 'fields',
      fields: [
        ['farm', 2],
        ['open', true],
      ],
    });
    expect(title('hand_size')).toBe('hand size');
  });
});

describe('what is told of a game without sentences', () => {
  it('is the word and its values', () => {
    expect(bare('log-opened', { seat: 2, number: '3' }, SHARED_SORTS)).toBe(`opened · ${mark('seat', '2')} · number 3`);
    expect(bare('ask-auction', { kind: 'auction', seat: 1, count: 2, card: undefined }, SHARED_SORTS)).toBe('auction · count 2');
    expect(bare('move-bid', { 0: 3 }, SHARED_SORTS)).toBe('bid 3');
    expect(bare('why-peeks', {}, SHARED_SORTS)).toBe('peeks');
  });
  it('is the id where nothing is told', () => {
    expect(bare('tab-table', { count: 1 }, SHARED_SORTS)).toBe('tab-table');
  });
});
