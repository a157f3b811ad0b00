import { describe, expect, it } from 'vitest';
import { complete, type NameOf } from '../src/games/keyflower/score/complete';
import { fragment, textOf } from '../src/games/keyflower/score/share';
import { mended, type Words } from '../src/games/keyflower/score/sheet';

const tile = (id: string, upgrade = true, sides = false) => ({ id, kind: 'village', upgrade, sides });
const words: Words = {
  keywords: ['player', 'workers', 'skills', 'goods', 'marker'],
  options: ['upgraded', 'a', 'b', 'at', 'beside', 'turn'],
  tiles: [tile('home-3'), tile('timber-yard'), tile('stone-yard'), tile('key-market', false), tile('summer-boat-2', false, true)],
  workers: ['blue', 'red', 'yellow', 'green'],
  skills: ['saw', 'pickaxe', 'anvil'],
  goods: ['wood', 'stone', 'iron', 'gold'],
  directions: ['bottom', 'lower-left', 'upper-left', 'top', 'upper-right', 'lower-right'],
  example: '',
};
const NAMES: Record<string, string> = { 'timber-yard': 'Лесной склад', 'key-market': 'Рынок', 'home-3': 'Дом 3' };
const nameOf: NameOf = (_, id) => NAMES[id] ?? id;
/** The caret is at the bar. */
const offers = (text: string): string[] => {
  const caret = text.indexOf('|');
  return complete(text.replace('|', ''), caret, words, nameOf).offers.map((offer) => offer.insert);
};

describe('completion', () => {
  it('finds tiles by id, by a word inside, and by their name', () => {
    expect(offers('tim|')).toEqual(['timber-yard']);
    expect(offers('yard|')).toEqual(['timber-yard', 'stone-yard']);
    expect(offers('Лесной с|')).toEqual(['timber-yard']);
    expect(offers('дом|')).toEqual(['home-3']);
    expect(offers('wor|')).toEqual(['workers']);
  });
  it('replaces the whole name that was typed', () => {
    const text = 'home-3\nЛесной с';
    const found = complete(text, text.length, words, nameOf);
    expect(text.slice(0, found.from) + found.offers[0]?.insert).toBe('home-3\ntimber-yard');
  });
  it('offers each tile once', () => {
    expect(offers('timber-yard upgraded\nyard|')).toEqual(['stone-yard']);
  });
  it('offers what may follow a tile', () => {
    expect(offers('timber-yard |')).toEqual(['upgraded', 'beside', 'at', 'turn', 'wood', 'stone', 'iron', 'gold']);
    expect(offers('Timber yard up|')).toEqual(['upgraded']);
    expect(offers('key-market up|')).toEqual([]);
    expect(offers('summer-boat-2 |').slice(0, 2)).toEqual(['a', 'b']);
    expect(offers('timber-yard upgraded 3 |')).toEqual(words.goods);
    expect(offers('timber-yard at 1 |')).toEqual([]);
  });
  it('offers tiles of the same village after beside, then directions, then turns', () => {
    const village = 'player A\nhome-3\nplayer B\nkey-market\ntimber-yard beside |';
    expect(offers(village)).toEqual(['key-market']);
    expect(offers('home-3\ntimber-yard beside home-3 |')).toEqual(words.directions);
    expect(offers('home-3\ntimber-yard beside home-3 lower|')).toEqual(['lower-left', 'lower-right']);
    expect(offers('timber-yard turn |')).toEqual(['0', '1', '2', '3', '4', '5']);
  });
  it('offers pieces after workers, skills and goods, and nothing in names and remarks', () => {
    expect(offers('workers 3 |')).toEqual(words.workers);
    expect(offers('skills 2 an|')).toEqual(['anvil']);
    expect(offers('goods elsewhere 2 g|')).toEqual(['gold']);
    expect(offers('player An|')).toEqual([]);
    expect(offers('home-3 # tim|')).toEqual([]);
  });
});

describe('sharing', () => {
  it('brings a text back out of a fragment', async () => {
    const text = 'player Анна\nhome-3 upgraded\n'.repeat(40);
    const hash = await fragment(text);
    expect(hash.length).toBeLessThan(160);
    expect(hash).toMatch(/^#z=[\w-]+$/);
    expect(await textOf(hash)).toBe(text);
  });
  it.each(['', '#', '#key', '#z=%%%', '#z=AAAA'])('finds nothing in %j', async (hash) => {
    expect(await textOf(hash)).toBe(null);
  });
});

describe('mending a line', () => {
  it('replaces the wrong word, however it was written', () => {
    expect(mended('  alehose upgraded', 'alehose', 'alehouse')).toBe('  alehouse upgraded');
    expect(mended('Timbr yard: 3 wood', 'timbr-yard', 'timber-yard')).toBe('timber-yard: 3 wood');
    expect(mended("Craftman's guild", 'craftmans-guild', 'craftsmans-guild')).toBe('craftsmans-guild');
  });
});
