import { describe, expect, it } from 'vitest';
import kept from '../../tests/games/keyflower/sheets/sheets.json';
import artificium from '../src/generated/artificium/score.json';
import keyflower from '../src/generated/keyflower/score.json';
import sweet from '../src/generated/sweet-lands/score.json';
import type { Words } from '../src/games/keyflower/score/sheet';
import {
  begin,
  bestTurn,
  exchange,
  extended,
  fieldsOf,
  freeSpots,
  groupOf,
  herded,
  herdsOf,
  lay,
  lines,
  offered,
  remove,
  rotated,
  turnedOver,
  villageOf,
  withGoods,
  without,
  type Villager,
} from '../src/games/keyflower/score/village';
import {
  chosen,
  counted,
  countOf,
  holderOf,
  isShown,
  leftFor,
  lineOf,
  plainName,
  readModel,
  write,
  type Form,
  type FormField,
  type SheetModel,
} from '../src/score/form';

const form = keyflower.form as unknown as Form;
const words = keyflower as unknown as Words;
const sweetForm = sweet.form as unknown as Form;
const nameless = (seat: number): string => `Player ${seat + 1}`;
const field = (of: Form, word: string): FormField => {
  const found = [...of.table, ...of.fields].find((each) => each.word === word);
  if (found === undefined) throw new Error(word);
  return found;
};
const player = begin({ name: null, fields: {} }, []) as Villager;

describe('the text of what was tapped', () => {
  const sheets = kept as unknown as Record<string, SheetModel>;
  /** The server's tests read these files and find the same sheets in them. */
  it.each(Object.entries(sheets))('is the one that the server reads back: %s', async (name, model) => {
    await expect(write(form, model, nameless, lines).text).toMatchFileSnapshot(`../../tests/games/keyflower/sheets/${name}.txt`);
  });
  it('says of every line what it is about', () => {
    const model: SheetModel = {
      modules: ['farmers'],
      table: {},
      players: [
        { ...lay(player, 'stable', { q: 0, r: 1 }), fields: { workers: { blue: 2 }, marker: true } },
        { ...player, name: 'Bo' },
      ],
    };
    const { text, places } = write(form, model, nameless, lines);
    const all = text.split('\n');
    const about = (line: string) => places[all.indexOf(line)];
    expect(about('modules farmers')).toEqual({ seat: null });
    expect(about('player Player 1')).toEqual({ seat: 0 });
    expect(about('workers 2 blue')).toEqual({ seat: 0, field: 'workers' });
    expect(places[all.findIndex((line) => line.startsWith('stable'))]).toEqual({ seat: 0, tile: 'stable' });
    expect(about('player Bo')).toEqual({ seat: 1 });
  });
  it('has one line for each field of the general forms', () => {
    const model: SheetModel = {
      modules: [],
      table: { scoring: ['employed', 'border'] },
      players: [{ name: 'Anna', fields: { vp: 3, terrain: { sea: 1, field: 2 }, ports: 0 } }],
    };
    expect(write(sweetForm, model, nameless).text).toBe('scoring employed border\n\nplayer Anna\nvp 3\nterrain 2 field 1 sea\n');
    const coins = { modules: [], table: {}, players: [{ name: null, fields: { coins: 7, goods: { wood: 2 } } }] };
    expect(write(artificium.form as unknown as Form, coins, nameless).text).toBe('player Player 1\ngoods 2 wood\ncoins 7\n');
  });
  it('keeps a name on its line and free of remarks', () => {
    expect(plainName('  An\nna # the first ')).toBe('An na the first');
    expect(plainName('x'.repeat(60))).toHaveLength(40);
  });
});

describe('fields', () => {
  it('stay within their bounds', () => {
    const tents = field(sweetForm, 'properties');
    expect(counted({}, tents, 'tent', 9)).toEqual({ properties: { tent: 5 } });
    expect(counted({ properties: { tent: 5 } }, tents, 'tent', -3)).toEqual({ properties: {} });
    expect(counted({}, field(sweetForm, 'ports'), 'ports', Number.NaN)).toEqual({ ports: 0 });
    expect(countOf({ ports: 3 }, field(sweetForm, 'ports'), 'ports')).toBe(3);
  });
  it('choose no more words than may be chosen, in the order of the form', () => {
    const scoring = field(sweetForm, 'scoring');
    const two = chosen(chosen({}, scoring, 'border'), scoring, 'main-terrain');
    expect(two).toEqual({ scoring: ['main-terrain', 'border'] });
    expect(chosen(two, scoring, 'employed')).toBe(two);
    expect(chosen(two, scoring, 'border')).toEqual({ scoring: ['main-terrain'] });
    const chose = field(form, 'chose');
    expect(chosen(chosen({}, chose, 'first'), chose, 'second')).toEqual({ chose: 'second' });
    expect(lineOf(chose, { chose: 'second' })).toBe('chose second');
  });
  it('leave to everybody what the others have not', () => {
    const model: SheetModel = {
      modules: [],
      table: {},
      players: [
        { ...player, fields: { workers: { green: 3 }, marker: true } },
        { ...player, fields: {} },
      ],
    };
    const workers = field(form, 'workers');
    const most = workers.box[workers.words.indexOf('green')] ?? 0;
    expect(leftFor(model, workers, 'green', 1)).toBe(most - 3);
    expect(leftFor(model, workers, 'green', 0)).toBe(most);
    expect(holderOf(model, field(form, 'marker'), '')).toBe(0);
  });
  it('are shown with their module, or with the token that counts them', () => {
    const model: SheetModel = { modules: ['farmers'], table: { scoring: ['border'] }, players: [] };
    expect(isShown(form, model, field(form, 'wheat'))).toBe(true);
    expect(isShown(form, model, field(form, 'contracts'))).toBe(false);
    expect(isShown(sweetForm, model, field(sweetForm, 'border'))).toBe(true);
    expect(isShown(sweetForm, model, field(sweetForm, 'production'))).toBe(false);
  });
  it('take back only a sheet from what a browser has kept', () => {
    const model = { modules: [], table: {}, players: [{ name: 'A', fields: {} }] };
    expect(readModel(JSON.stringify(model))).toEqual(model);
    for (const bad of [null, '', '{', '[]', '{"modules":[],"table":{},"players":[]}', '{"modules":[],"table":{},"players":[null]}'])
      expect(readModel(bad)).toBeNull();
  });
});

describe('a village', () => {
  it('begins with a home of its own for everybody', () => {
    const second = begin({ name: null, fields: {} }, [player]);
    expect(villageOf(player).map((each) => each.tile)).toEqual(['home-1']);
    expect(villageOf(second).map((each) => each.tile)).toEqual(['home-2']);
  });
  it('takes tiles beside what lies there, turned so that edges match', () => {
    expect(freeSpots(villageOf(player))).toHaveLength(6);
    const cell = { q: 0, r: -1 };
    const next = lay(player, 'stable', cell);
    const stable = villageOf(next).find((each) => each.tile === 'stable');
    expect(stable).toMatchObject({ q: 0, r: -1, turn: bestTurn(villageOf(player), cell, 'stable') });
    expect(freeSpots(villageOf(next))).toHaveLength(8);
    const moved = lay(next, 'stable', { q: 1, r: 0 });
    expect(villageOf(moved)).toHaveLength(2);
    expect(villageOf(remove(moved, 'stable'))).toEqual(villageOf(player));
    expect(villageOf(lay(player, 'stable', null))[1]).toMatchObject({ q: null, r: null });
  });
  it('turns tiles over and round, carries goods and extensions', () => {
    const [home] = villageOf(player);
    if (home === undefined) throw new Error('home');
    expect(turnedOver(home).side).toBe('back');
    expect(rotated({ ...home, turn: 5 }).turn).toBe(0);
    expect(extended(home, 'blue')).toMatchObject({ side: 'back', extension: 'blue' });
    expect('extension' in turnedOver(extended(home, null))).toBe(false);
    expect(withGoods(withGoods(home, 'gold', 2), 'wood', 1).goods).toEqual({ wood: 1, gold: 2 });
    expect(withGoods(withGoods(home, 'gold', 2), 'gold', 0).goods).toEqual({});
    expect(villageOf(exchange(player, 'home-1', 'home-4')).map((each) => each.tile)).toEqual(['home-4']);
  });
  it('offers each tile once, by season, and one boat', () => {
    const model: SheetModel = { modules: [], table: {}, players: [lay(player, 'stable', null), begin(player, [player])] };
    const ids = offered(words, model, 1, 'tile').map((fact) => fact.id);
    expect(ids).toContain('keywood');
    expect(ids).not.toContain('stable');
    expect(ids).not.toContain('sheep-fold');
    expect(offered(words, { ...model, modules: ['farmers'] }, 1, 'tile').map((fact) => fact.id)).toContain('sheep-fold');
    expect(offered(words, model, 1, 'home').map((fact) => fact.id)).toEqual(['home-3', 'home-4', 'home-5', 'home-6']);
    const boat = offered(words, model, 1, 'tile').find((fact) => fact.kind === 'boat');
    const sailed = { ...model, players: [lay(player, boat?.id ?? '', null), model.players[1] ?? player] };
    expect(offered(words, sailed, 0, 'tile').filter((fact) => groupOf(fact) === 'boats')).toEqual([]);
  });
  it('puts animals into a field, whatever tile names it', () => {
    const next = lay(player, 'stable', { q: 0, r: -1 });
    const fields = [
      { tile: 'home-1', fields: ['a', 'a', 'b', 'b', 'c', 'c'] },
      { tile: 'stable', fields: ['b', 'b', 'd', 'd', 'b', 'b'] },
    ];
    const known = { name: null, points: 0, reasons: [], warnings: [], village: [], grass: fields };
    const [, top] = fieldsOf(next, known, 'home-1');
    if (top === undefined) throw new Error('field');
    expect(top.corners).toEqual(['top-left', 'top-right']);
    const two = herded(next, known, 'home-1', top, 'sheep', 2);
    const same = fieldsOf(two, known, 'stable').find((each) => each.name === 'b');
    expect(same?.animals).toEqual({ sheep: 2, pig: 0, cow: 0 });
    const mixed = herded(two, known, 'stable', same ?? top, 'pig', 1);
    expect(herdsOf(mixed)).toEqual([{ tile: 'home-1', corner: 'top-left', animals: { sheep: 2, pig: 1 } }]);
    expect(herdsOf(remove(mixed, 'home-1'))).toEqual([]);
  });
  it('keeps nothing of a set that is given up', () => {
    const farm: Villager = {
      ...lay(player, 'sheep-fold', null),
      fields: { wheat: 3, workers: { blue: 1 } },
      herds: [{ tile: 'home-1', corner: 'left', animals: { pig: 1 } }],
    };
    const model: SheetModel = { modules: [], table: {}, players: [farm] };
    const [left] = without(model, words).players;
    expect(left?.fields).toEqual({ workers: { blue: 1 } });
    expect(villageOf(left ?? farm).map((each) => each.tile)).toEqual(['home-1']);
    expect(herdsOf(left ?? farm)).toEqual([]);
  });
});
