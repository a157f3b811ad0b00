import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/keys';
import { command, completions, FORM, marked, named, nameFrom, namesIn, plain, SHARED_SORTS, split } from '../src/lib/text';
import { rowsFor, windingRoad } from '../src/lib/art/track';
import { nameLines } from '../src/games/artificium/plaque';
import { scoreRows } from '../src/table/scores';
import { fits, joined } from '../src/table/offers';
import { together } from '../src/table/story';

describe('sentences with pieces', () => {
  const args = marked({ seat: 1, good: 'wood', coins: 2 }, { ...SHARED_SORTS, good: 'good' });

  it('split into text and pieces, and numbers stay numbers for plurals', () => {
    expect(args.coins).toBe(2);
    expect(split(`${args.seat} buys ${args.good} for 2.`)).toEqual([
      { piece: { sort: 'seat', id: '1' } },
      { text: ' buys ' },
      { piece: { sort: 'good', id: 'wood' } },
      { text: ' for 2.' },
    ]);
  });

  it('read as plain text with the names put in', () => {
    const parts = split(`${args.seat}: ${args.good}`);
    expect(plain(parts, (piece) => (piece.sort === 'seat' ? 'Анна' : 'дерево'))).toBe('Анна: дерево');
  });

  it('ask for a name in the form that the sentence needs', () => {
    const bundle = new FluentBundle('ru', { useIsolating: false, functions: { FORM } });
    bundle.addResource(
      new FluentResource(
        'log = { $seat } ставит { $coins } { FORM($good, $coins, case: "accusative") }, { FORM($name, case: "accusative") }.',
      ),
    );
    const sentence = bundle.formatPattern(bundle.getMessage('log')?.value ?? '', { ...args, name: 'текст' });
    expect(split(sentence)).toEqual([
      { piece: { sort: 'seat', id: '1' } },
      { text: ' ставит 2 ' },
      { piece: { sort: 'good', id: 'wood', form: 'accusative', count: 2 } },
      { text: ', текст.' },
    ]);
  });

  it('ask for so many of a piece, whose name has the number in it', () => {
    const bundle = new FluentBundle('en', { useIsolating: false, functions: { FORM } });
    bundle.addResource(
      new FluentResource('log = Gets { FORM($good, $coins) }.\ngood-wood = { $count ->\n [one] one log\n *[other] { $count } logs\n}\n'),
    );
    const parts = split(bundle.formatPattern(bundle.getMessage('log')?.value ?? '', args));
    expect(parts[1]).toEqual({ piece: { sort: 'good', id: 'wood', count: 2 } });
    expect(plain(parts, (piece) => nameFrom(bundle, {}, piece))).toBe('Gets 2 logs.');
  });

  it('call a word as its edition does, by its sort, or by its whole id', () => {
    const bundle = new FluentBundle('ru', { useIsolating: false });
    bundle.addResource(new FluentResource('skill-food = Кладовая\ncard-card-1 = Карта\n    .one = карту\n'));
    const names = { 'card-1': 'Сахарный пекарь' };
    expect(nameFrom(bundle, names, { sort: 'card', id: 'card-1' })).toBe('Сахарный пекарь');
    expect(nameFrom(bundle, {}, { sort: 'card', id: 'card-1', form: 'one' })).toBe('карту');
    expect(nameFrom(bundle, names, { sort: 'skill', id: 'food' })).toBe('Кладовая');
    expect(nameFrom(bundle, names, { sort: 'source', id: 'skill-food' })).toBe('Кладовая');
    expect(nameFrom(bundle, names, { sort: 'cell', id: 'd5' })).toBe('d5');
  });

  it('find the names that an edition prints', () => {
    const rows = [{ id: 'card-1', names: { en: 'Baker', ru: 'Пекарь' } }, { id: 'card-2', names: { en: 'Miller' } }, { id: 'area-gold' }];
    expect(namesIn(rows, 'ru')).toEqual({ 'card-1': 'Пекарь' });
    expect(namesIn(rows, 'en')).toEqual({ 'card-1': 'Baker', 'card-2': 'Miller' });
  });

  it('leave a sentence without pieces as it is', () => {
    expect(split('The market closes.')).toEqual([{ text: 'The market closes.' }]);
    expect(split('')).toEqual([]);
  });
});

describe('commands', () => {
  it('are a verb and named words', () => {
    const { verb, words } = command('  exchange farm   castle ');
    expect(verb).toBe('exchange');
    expect(named(words, ['card', 'taken'])).toEqual({ card: 'farm', taken: 'castle' });
    expect(named(['keywood', 'blue', '2'], ['tile', 'colour', 'count'])).toEqual({ tile: 'keywood', colour: 'blue', count: 2 });
  });

  it('complete word by word from what is legal', () => {
    const legal = ['buy wood', 'buy wheat', 'pass'];
    expect(completions('', legal)).toEqual(['buy', 'pass']);
    expect(completions('buy w', legal)).toEqual(['buy wood', 'buy wheat']);
    expect(completions('sell', legal)).toEqual([]);
  });

  it('join from two halves, whichever comes first', () => {
    const give = { verb: 'exchange', words: ['farm', null] };
    const take = { verb: 'exchange', words: [null, 'castle'] };
    expect(joined(give, take)).toEqual({ verb: 'exchange', words: ['farm', 'castle'] });
    expect(joined(take, give)).toEqual({ verb: 'exchange', words: ['farm', 'castle'] });
    expect(joined(give, { verb: 'pass', words: [] })).toEqual({ verb: 'pass', words: [] });
    expect(fits('exchange farm castle', give)).toBe(true);
    expect(fits('exchange sawmill castle', give)).toBe(false);
  });
});

describe('the log', () => {
  it('tells a repeated line once', () => {
    const drew = { n: 1, k: 'drew-hidden', rule: null, v: { seat: 1 } };
    const told = together([drew, { ...drew, n: 2 }, { ...drew, n: 3, v: { seat: 2 } }]);
    expect(told.map(({ line, times }) => [line.n, times])).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });
});

describe('the score sheet', () => {
  it('puts the same reason of several seats in one row', () => {
    const rows = scoreRows(
      [
        { seat: 0, kind: 'building', points: 8, values: { card: 'castle', count: 1 } },
        { seat: 0, kind: 'coins', points: 3, values: { coins: 14 } },
        { seat: 1, kind: 'building', points: 1, values: { card: 'farm', count: 1 } },
        { seat: 1, kind: 'building', points: 16, values: { card: 'castle', count: 2 } },
        { seat: 1, kind: 'coins', points: 0, values: { coins: 2 } },
      ],
      ['farm', 'castle'],
    );
    expect(rows.map((row) => row.title)).toEqual([
      { id: 'why-building', values: { card: 'farm' } },
      { id: 'why-building', values: { card: 'castle' } },
      { id: 'why-coins', values: {} },
    ]);
    expect(rows[1]?.cells.get(1)?.points).toBe(16);
  });
});

describe('drawing', () => {
  it('winds a road of equal steps from the lower left', () => {
    const road = windingRoad(6, 99);
    const start = road.at(0);
    const next = road.at(1);
    expect(next.y).toBe(start.y);
    expect(next.x - start.x).toBeCloseTo(30);
    expect(road.at(99).y).toBeLessThan(start.y);
    expect(rowsFor(2.3, 99)).toBeLessThan(rowsFor(1.2, 99));
  });

  it('breaks long card names near the middle', () => {
    expect(nameLines('Ферма')).toEqual(['Ферма']);
    expect(nameLines('Оружейная мастерская')).toEqual(['Оружейная', 'мастерская']);
    expect(nameLines('Мельница-пекарня')).toEqual(['Мельница-', 'пекарня']);
  });
});

describe('walking by arrows', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 0, y: 100 },
    { x: 210, y: 10 },
  ];
  it('goes to the nearest thing in the direction', () => {
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowRight')).toBe(0);
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowDown')).toBe(1);
    expect(nearest({ x: 0, y: 0 }, spots, 'ArrowLeft')).toBe(-1);
  });
});
