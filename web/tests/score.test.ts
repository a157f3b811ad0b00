import { describe, expect, it } from 'vitest';
import { complete, type NameOf } from '../src/games/keyflower/score/complete';
import { grassPath, herdsOn, standAt } from '../src/games/keyflower/score/pasture';
import { editionOf, fragment, textOf } from '../src/score/share';
import type { Words } from '../src/games/keyflower/score/sheet';
import { mended } from '../src/score/answers';

const tile = (id: string, upgrade = true, sides = false, options: string[] = []) => ({
  id,
  kind: 'village',
  upgrade,
  sides,
  options,
  module: 'base',
});
const words: Words = {
  keywords: ['player', 'workers', 'skills', 'goods', 'marker'],
  options: ['upgraded', 'a', 'b', 'at', 'beside', 'turn'],
  tiles: [tile('home-3'), tile('timber-yard'), tile('stone-yard'), tile('key-market', false), tile('summer-boat-2', false, true)],
  workers: ['blue', 'red', 'yellow', 'green'],
  skills: ['saw', 'pickaxe', 'anvil'],
  goods: ['wood', 'stone', 'iron', 'gold'],
  directions: ['bottom', 'lower-left', 'upper-left', 'top', 'upper-right', 'lower-right'],
  modules: ['merchants', 'farmers'],
  follow: { cabins: [], contracts: ['gold', 'any-worker', 'contract-3'], animals: ['sheep', 'pig', 'on'], chose: ['first', 'second'] },
  spots: { animals: ['left', 'right', 'top'] },
  examples: {},
  form: { players: 6, table: [], fields: [] },
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

describe('completion of the words of the sets', () => {
  const farm: Words = {
    ...words,
    keywords: [...words.keywords, 'modules', 'cabins', 'animals'],
    tiles: [
      tile('home-3', true, false, ['extended']),
      tile('sheep-shelter', true, false, ['extended', 'sheep']),
      tile('the-glade-in-winter'),
    ],
  };
  const PIECES = ['blue', 'red', 'yellow', 'green', 'wood', 'stone', 'iron', 'gold', 'sheep', 'pig', 'any-worker'];
  const named: NameOf = (sort, id) => (sort !== 'piece' || PIECES.includes(id) ? id : '');
  const found = (text: string) => complete(text.replace('|', ''), text.indexOf('|'), farm, named);
  const inserts = (text: string): string[] => found(text).offers.map((offer) => offer.insert);

  it('begins lines with them', () => {
    expect(inserts('anim|')).toEqual(['animals']);
    expect(inserts('The glade in winter up|')).toEqual(['upgraded']);
  });
  it('offers an extension once, then its colour', () => {
    expect(inserts('home-3 ext|')).toEqual(['extended']);
    expect(inserts('home-3 extended |').slice(0, 4)).toEqual(farm.workers);
    expect(inserts('home-3 extended blue ext|')).toEqual([]);
    expect(inserts('sheep-shelter 2 sh|')).toEqual(['sheep']);
    expect(inserts('home-3 2 sh|')).toEqual([]);
    expect(inserts('sheep-shelter sh|')).toEqual(['sheep']);
  });
  it('offers animals, then tiles of the village, then the spots of one', () => {
    expect(inserts('home-3\nanimals 2 |')).toEqual(['sheep', 'pig', 'on']);
    expect(found('home-3\nanimals 2 |').offers.map((offer) => offer.sort)).toEqual(['piece', 'piece', 'word']);
    expect(inserts('player A\nsheep-shelter\nplayer B\nhome-3\nanimals 2 sheep on |')).toEqual(['home-3']);
    expect(inserts('home-3\nanimals 2 sheep on home-3 |')).toEqual(['left', 'right', 'top']);
    expect(inserts('home-3\nanimals 2 sheep on home-3 left |')).toEqual([]);
  });
  it('offers what a contract may ask for, places of a choice and modules', () => {
    expect(inserts('contract 2 g|')).toEqual(['gold']);
    expect(inserts('contracts |')).toEqual(['gold', 'any-worker', 'contract-3']);
    expect(inserts('chose se|')).toEqual(['second']);
    expect(inserts('cabins |')).toEqual([]);
    expect(inserts('modules merchants |')).toEqual(['farmers']);
  });
});

describe('the picture of a sheet', () => {
  const player = {
    name: null,
    points: 0,
    reasons: [],
    warnings: [],
    village: [],
    grass: [{ tile: 'home-3', fields: ['home-3 left', 'home-3 left', 'a', 'b', 'c', 'd'] }],
    herds: [{ tile: 'home-3', sector: 'left', sheep: 2, cow: 1 }],
  };
  const edges = ['road', 'road', 'field', 'field', 'water', 'road'];
  const on = (id: string) => ({ tile: id, side: 'front' as const, q: 0, r: 0, turn: 0, edges, goods: {} });
  it('marks the grass of fields with animals, corner by corner', () => {
    expect(grassPath(player, on('home-3')).match(/M/g)).toHaveLength(2);
    expect(grassPath(player, on('stable'))).toBe('');
  });
  it('puts animals at the corner by which their field is named', () => {
    expect(herdsOn(player, 'home-3')).toEqual([{ sector: 'left', animals: { sheep: 2, pig: 0, cow: 1 } }]);
    expect(standAt('left').x).toBeLessThan(-50);
    expect(standAt('bottom-right').y).toBeGreaterThan(0);
    expect(standAt('bottom-right').x).toBeGreaterThan(0);
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
  it('says by which edition the text is counted', async () => {
    const hash = await fragment('home-3', '0123456789abcdef');
    expect(await textOf(hash)).toBe('home-3');
    expect(editionOf(hash)).toBe('0123456789abcdef');
    expect(editionOf(await fragment('home-3'))).toBe(null);
    expect(editionOf('#z=AA&edition=%')).toBe(null);
  });
  it.each(['', '#', '#key', '#z=%%%', '#z=AAAA'])('finds nothing in %j', async (hash) => {
    expect(await textOf(hash)).toBe(null);
  });
});

describe('mending a line', () => {
  it('replaces the wrong word, however it was written', () => {
    expect(mended('  alehose upgraded', 'alehose', 'alehouse')).toBe('  alehouse upgraded');
    expect(mended('Timbr yard: 3 wood', 'timbr-yard', 'timber-yard')).toBe('timber-yard: 3 wood');
    expect(mended('contracts saw wood / 3 gold', '3 gold', '2 gold')).toBe('contracts saw wood / 2 gold');
    expect(mended("Craftman's guild", 'craftmans-guild', 'craftsmans-guild')).toBe('craftsmans-guild');
  });
});
