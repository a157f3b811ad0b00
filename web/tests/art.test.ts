import { describe, expect, it } from 'vitest';
import { boxOf } from '../src/games/keyflower/art/boxes';
import { isDrawn } from '../src/games/keyflower/art/icons';
import { PICTURES, setMark } from '../src/games/keyflower/art/pictures';
import type { Effect } from '../src/games/keyflower/facts';
import { inTwoLines, marksOf, widthOf, type Mark } from '../src/games/keyflower/plaque';
import { movedPath } from '../src/lib/art/moved';

describe('a drawing set down elsewhere', () => {
  it('moves what is fixed and scales what is relative', () => {
    expect(movedPath('M1,2 h3 v-4 L5,6z', 10, 20, 2)).toBe('M 12 24 h 6 v -8 L 20 32 z');
    expect(movedPath('H1 V2 q1,2 3,4 t5,6', 10, 20, 2)).toBe('H 12 V 24 q 2 4 6 8 t 10 12');
  });

  it('turns arcs the other way round when it is flipped', () => {
    expect(movedPath('M0,0 a4,4 30 1 0 8,0', 0, 0, 0.5, true)).toBe('M 0 0 a 2 2 30 1 1 -4 0');
  });
});

const words = (text: string): string[] => text.trim().split(/\s+/);
const MERCHANTS = words(`keyflower-ii sea-bastion-ii sea-breese-ii flipper-ii ianvincible-ii white-wind-ii assayer bookkeeper merchant
  artisan builder muleteer`);
const FARMERS = words(`farm-yard paddock sheep-fold wheat-field pigsty shepherds-hut summer-boat-5 summer-boat-6 cow-shed piggery ranch
  sheep-shelter bakery dairy granary hillside truffle-orchard weaver`);
const PROMOS = words(`key-celeste storyteller emporium monument trader sorcerer developer summer-boat-7 talton-lodge beekeeper the-glade
  the-glade-in-winter keyside delivery-man`);

/** A row as the engine writes it; its kind may be one that this client has not heard of. */
const row = (kind: string, more: Omit<Effect, 'kind'> = {}): Effect => ({ kind: kind as Effect['kind'], ...more });
const told = (marks: readonly Mark[]): string =>
  marks
    .map((mark) => ('icon' in mark ? mark.icon : 'text' in mark ? mark.text : 'arrow' in mark ? '>' : 'bar' in mark ? '|' : '/'))
    .join(' ');

describe('the further sets', () => {
  it('have a picture of their own for every tile', () => {
    const all = [...MERCHANTS, ...FARMERS, ...PROMOS];
    expect(all.filter((tile) => (PICTURES[tile]?.length ?? 0) < 4)).toEqual([]);
    expect(new Set(all.map((tile) => JSON.stringify(PICTURES[tile]))).size).toBe(all.length);
  });

  it('are told apart by their marks', () => {
    const scroll = setMark('assayer');
    const ear = setMark('paddock');
    expect([scroll, ear].map((mark) => mark?.slice(0, 1))).toEqual(['M', 'M']);
    expect(scroll).not.toBe(ear);
    expect(MERCHANTS.map(setMark)).toEqual(MERCHANTS.map(() => scroll));
    expect([...FARMERS, 'farm-turn-1'].map(setMark)).toEqual([...FARMERS, 'farm-turn-1'].map(() => ear));
    expect([...PROMOS, 'alehouse'].map(setMark)).toEqual([...PROMOS, 'alehouse'].map(() => undefined));
  });

  it('have a drawing for every piece that is gained, paid or asked for', () => {
    const pieces = words(`contract sheep pig cow wheat cabin ghost extension any-worker any-resource any-skill purple-worker
      green-worker random-worker random-skill contract-closed contract-done contract-undone`);
    expect(pieces.filter((id) => !isDrawn(id))).toEqual([]);
    expect(isDrawn('dragon')).toBe(false);
  });
});

describe('the box of a tile', () => {
  it.each([
    [row('produce', { gains: { contract: 1, stone: 1, iron: 1 } }), 'contract stone iron'],
    [row('produce', { gains: { wheat: 2, transport: 3, upgrade: 1 } }), 'wheat wheat cart 3 up'],
    [row('produce', { gains: { 'random-worker': 1, 'random-skill': 1 } }), 'random-worker random-skill'],
    [row('produce', { gains: { wood: 3, stone: 3, iron: 3, gold: 3 } }), '3× wood stone iron gold'],
    [row('produce', { gains: { wheat: 5, cow: 2 } }), '5 wheat 2 cow'],
    [row('choose', { one_of: { sheep: 1, wheat: 1, 'random-skill': 1 } }), 'sheep / wheat / random-skill'],
    [row('exchange', { pays: ['any-skill', 'wheat'], gains: { 'green-worker': 2 } }), 'any-skill wheat > green-worker green-worker'],
    [row('ability', { ability: 'more-animals', gains: { pig: 1, sheep: 1 } }), 'pig sheep'],
    [row('score-adjacent', { points: 1, gains: { sheep: 1 } }), 'sheep | hex > points-1'],
    [
      row('score', { pattern: 'made-of', wants: { wheat: 1, 'any-resource': 1, 'any-skill': 1 }, points: 4 }),
      'wheat any-resource any-skill > points-4',
    ],
  ])('reads %j', (effect, expected) => expect(told(marksOf(effect))).toBe(expected));

  it('takes signs from the tile and points from the row', () => {
    expect(told(marksOf(row('score-upgraded', { points: 7 }), 'artisan'))).toBe('hex-upgraded > points-7');
    expect(told(marksOf(row('score-ghost', { points: 3 }), 'key-celeste'))).toBe('ghost / purple-worker > points-3');
    expect(told(marksOf(row('produce', { gains: { gold: 3 } }), 'keyflower-ii'))).toBe('gold gold gold > home');
    expect(told(marksOf(row('anything'), 'sorcerer', 'front'))).toBe('any-worker > hex-beside');
    expect(told(marksOf(row('anything'), 'sorcerer', 'back'))).toBe('any-worker > hex-village');
  });

  it('draws nothing that is not there', () => {
    for (const tile of [...MERCHANTS, ...FARMERS, ...PROMOS])
      for (const side of ['front', 'back'] as const)
        for (const mark of boxOf(tile, side)?.(row('anything', { points: 2, gains: { gold: 3 } })) ?? [])
          if ('icon' in mark) expect([tile, mark.icon, isDrawn(mark.icon)]).toEqual([tile, mark.icon, true]);
  });

  it('says so where it has never heard of a piece or a kind', () => {
    expect(told(marksOf(row('produce', { gains: { dragon: 1 } })))).toBe('?');
    expect(told(marksOf(row('score-dragons', { points: 2 })))).toBe('?');
    expect(marksOf(row('nothing'))).toEqual([]);
  });

  it('leaves animals more room than other pieces', () => expect(widthOf({ icon: 'cow' })).toBeGreaterThan(widthOf({ icon: 'wood' })));
});

it('cuts long names in two, and leaves no article or number alone', () => {
  expect(inTwoLines('Alehouse')).toEqual(['Alehouse']);
  expect(inTwoLines('Apprentice hall')).toEqual(['Apprentice', 'hall']);
  expect(inTwoLines('The glade in winter')).toEqual(['The glade', 'in winter']);
  expect(inTwoLines('Sea Bastion II')).toEqual(['Sea Bastion II']);
  expect(inTwoLines('Ianvincible II')).toEqual(['Ianvincible II']);
  expect(inTwoLines('Gilda degli artigiani')).toEqual(['Gilda', 'degli artigiani']);
  expect(inTwoLines('Порядок хода 1')).toEqual(['Порядок', 'хода 1']);
});
