import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it, vi } from 'vitest';
import { signsOf, type Sign } from '../src/games/sweet-lands/art/effect-signs';
import { busted } from '../src/games/sweet-lands/art/faces';
import { centreOf, corner, ends, R, sideOf, SIDES, WIDE } from '../src/games/sweet-lands/art/hexes';
import { FURROWS, LAND, TERRAINS, SPECIAL_TOKENS } from '../src/games/sweet-lands/art/land';
import { isDrawn, MARK_IDS, SPECIALS } from '../src/games/sweet-lands/art/marks';
import { pieceOf } from '../src/games/sweet-lands/art/names';
import { BUSTS, CHARACTERS, EMBLEMS } from '../src/games/sweet-lands/art/portraits';
import { tell, type Speech } from '../src/games/sweet-lands/art/told';
import { EMBLEMS as TOKENS, goalOf, skillSigns } from '../src/games/sweet-lands/art/tokens';
import { tradeOf, workerBust } from '../src/games/sweet-lands/art/workers';
import { COUNTS, GAINS, PAYS } from '../src/games/sweet-lands/art/words';
import { printed } from '../src/games/sweet-lands/edition.svelte';

/** The language of the page is written into it: here there is no page. */
vi.hoisted(() => vi.stubGlobal('document', { documentElement: { lang: '' } }));

const files = import.meta.glob<string>('../../locales/*/sweet-lands.ftl', { query: '?raw', import: 'default', eager: true });
const LANGUAGES = ['en', 'ru', 'it'] as const;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/;

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(files[`../../locales/${language}/sweet-lands.ftl`] ?? ''));
  return bundle;
}

/** The table's speech, with only the texts of this game. */
function speechOf(language: string): Speech {
  const bundle = bundleOf(language);
  return {
    nameOf({ sort, id, form, count = 1 }) {
      const message = bundle.getMessage(`${sort}-${id}`);
      const text = form === undefined ? message?.value : message?.attributes[form];
      if (text == null) throw new Error(`expected ${sort}-${id} ${form ?? ''} in ${language}, found none`);
      return bundle.formatPattern(text, { count });
    },
    list: (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
    t(id, values = {}) {
      const text = bundle.getMessage(id)?.value;
      if (text == null) throw new Error(`expected ${id} in ${language}, found none`);
      return bundle.formatPattern(text, values as Record<string, string>);
    },
  };
}

describe.each(LANGUAGES)('an effect in words, in %s', (language) => {
  const speech = speechOf(language);
  it.each([...GAINS])('gains %s', (id) => {
    for (const n of [1, 2, 5, 21]) expect(tell(`${id} ${n}`, 'clause', speech)).not.toMatch(/[{}$]|^\s*$/);
  });
  it.each([...PAYS])('pays %s', (id) => expect(tell(`${id} 3`, 'cost', speech)).toContain('3'));
  it.each([...COUNTS])('counts %s', (id) => {
    for (const n of [1, 2, 5, 21]) expect(tell(`vp 1 per ${n} ${id}`, 'clause', speech)).not.toMatch(/[{}$]/);
    expect(tell(`${id} 4`, 'need', speech)).toContain('4');
  });
});

describe('a clause in words', () => {
  it.each([
    ['en', 'pay wheat 3 repeatedly: food 2', 'clause', 'Pay 3 wheat, any number of times: 2 steps of the food track'],
    ['en', 'vp 2 per 3 roads', 'clause', '2 victory points for every 3 roads'],
    ['en', 'vp 1 per cities', 'clause', '1 victory point for each city'],
    ['en', 'if cities 2: skill 1', 'clause', 'If you have at least 2 cities: 1 skill token'],
    ['en', 'gold 7 - brownie', 'cost', '7 gold, 1 gold less for each brownie symbol'],
    ['en', '', 'cost', 'free of charge'],
    ['en', 'dragon 2', 'clause', 'dragon 2'],
    ['ru', 'vp 2 per 3 roads', 'clause', '2 победных очка за каждые 3 дороги'],
    ['ru', 'pay wheat 1: rabbit 1', 'clause', 'Потратьте 1 пшеницу: 1 пряничного зайца'],
    ['ru', 'vp 5 per rabbits', 'clause', '5 победных очков за каждого пряничного зайца'],
    ['ru', 'if cities 2: skill 1', 'clause', 'Если у вас не меньше 2 городов: 1 жетон навыка'],
    ['it', 'vp 2 per 3 roads', 'clause', '2 punti vittoria per ogni 3 strade'],
    ['it', 'pay wood 6 + gold 1: road 3', 'clause', 'Paga 6 legno e 1 oro: 3 strade'],
  ] as const)('says in %s of %j what it means', (language, text, kind, expected) =>
    expect(tell(text, kind, speechOf(language))).toBe(expected),
  );
});

describe('the house edition', () => {
  const edition =
    Object.values(
      import.meta.glob<string>('../../src/artel/games/sweet_lands/edition.toml', { query: '?raw', import: 'default', eager: true }),
    )[0] ?? '';
  const lists = [...edition.matchAll(/^(?:[\w-]+|.*\b(?:tent|house|building)) = .*$/gm)].map(([line]) => line);
  const texts = (key: RegExp): string[] =>
    lists.filter((line) => key.test(line)).flatMap((line) => [...line.matchAll(/"([^"]*)"/g)].map(([, text]) => text ?? ''));

  it('says everything in clauses that can be drawn', () => {
    const clauses = texts(/^(?:instant|work|round|farming|forestry|mining|cart|locomotive|bonus|rabbit|first|effect|capital) =/);
    expect(clauses.length).toBeGreaterThan(300);
    expect(clauses.filter((text) => signsOf(text, 'clause') === null)).toEqual([]);
  });

  it('asks for costs that can be drawn', () => {
    const costs = texts(/^(?:cost|lab|start|costs) =/);
    expect(costs.length).toBeGreaterThan(200);
    expect(costs.filter((text) => signsOf(text, 'cost') === null)).toEqual([]);
  });

  it('asks for a clock tower what can be drawn', () => {
    const needs = texts(/^tower =/);
    expect(needs.length).toBeGreaterThan(14);
    expect(needs.filter((text) => signsOf(text, 'need') === null)).toEqual([]);
  });
});

describe('the hexes', () => {
  it('stand on their point, odd rows half a hex to the right', () => {
    expect(centreOf('a1')).toEqual({ x: 0, y: 0 });
    expect(centreOf('b1')).toEqual({ x: Math.round((WIDE / 2) * 100) / 100, y: 1.5 * R });
    expect(centreOf('c11')?.y).toBe(3 * R);
    expect(corner(0)).toEqual({ x: 0, y: -R });
  });

  it.each(['', 'j1', 'a0', 'a12', 'd5-ne', 'dd', 'a1x'])('know no cell %j', (word) => expect(centreOf(word)).toBeNull());
  it.each(['d5', 'd5-n', 'j5-ne', 'd5-ne-e', ''])('know no edge %j', (word) => expect(sideOf(word)).toBeNull());

  it('share the edge with the neighbour it lies towards', () => {
    const away = { e: [1, 0], w: [-1, 0], ne: [0.5, -1], nw: [-0.5, -1], se: [0.5, 1], sw: [-0.5, 1] } as const;
    for (const side of SIDES) {
      const [a, b] = ends(side);
      expect((a.x + b.x) / 2).toBeCloseTo((away[side][0] * WIDE) / 2, 0);
      expect((a.y + b.y) / 2).toBeCloseTo(away[side][1] * 0.75 * R, 0);
      expect(sideOf(`d5-${side}`)).toEqual({ cell: 'd5', side });
    }
  });
});

describe('the drawings', () => {
  it('have a picture for every terrain and every special token', () => {
    for (const id of TERRAINS) expect([id, (LAND[id] ?? []).length > 0, id in FURROWS]).toEqual([id, true, true]);
    for (const id of SPECIAL_TOKENS) expect([id, (SPECIALS[id] ?? []).length > 0]).toEqual([id, true]);
  });

  it('have fourteen characters, each with a face and a sweet of its own', () => {
    expect(CHARACTERS.length).toBe(14);
    const faces = CHARACTERS.map((id) => JSON.stringify(busted(BUSTS[id] as (typeof BUSTS)[string])));
    expect(new Set(faces).size).toBe(14);
    expect(new Set(CHARACTERS.map((id) => JSON.stringify(EMBLEMS[id]))).size).toBe(14);
    for (const bust of Object.values(BUSTS)) for (const [, path] of busted(bust)) expect([path, PATH.test(path)]).toEqual([path, true]);
  });

  it.each(LANGUAGES)('are called by a name in %s where they are pieces', (language) => {
    const bundle = bundleOf(language);
    const named = MARK_IDS.flatMap((id) => pieceOf(id) ?? []);
    expect(named.length).toBeGreaterThan(35);
    expect(named.filter(({ sort, id }) => !bundle.hasMessage(`${sort}-${id}`))).toEqual([]);
    expect(pieceOf('ability-flip')).toBeNull();
  });

  it.each(LANGUAGES)('have a name for every character, skill, milestone, scoring token and piece of land in %s', (language) => {
    const bundle = bundleOf(language);
    const ids = [
      ...CHARACTERS.map((id) => `character-${id}`),
      ...Object.keys(TOKENS).map((id) => `skill-${id}`),
      ...printed().milestones.map(({ id }) => `milestone-${id}`),
      ...printed().scorings.map(({ id }) => `scoring-${id}`),
      ...TERRAINS.map((id) => `terrain-${id}`),
      ...SPECIAL_TOKENS.map((id) => `special-${id}`),
    ];
    expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  const marksOf = (signs: readonly Sign[]): string[] => signs.flatMap((sign) => ('mark' in sign ? [sign.mark] : []));
  const skillOf = (token: string) => {
    const skill = printed().skill(token);
    if (skill === undefined) throw new Error(`expected facts of the skill ${token}, found none`);
    return skill;
  };
  const signsFor = (token: string): readonly Sign[] =>
    skillSigns(skillOf(token), TOKENS[token] ?? [], printed().area(skillOf(token).area ?? '')?.effect);

  it('have an emblem for each of twelve skills and fourteen upgraded ones, of marks that are drawn', () => {
    expect([printed().skills.length, printed().upgrades.length]).toEqual([12, 14]);
    const tokens = [...printed().skills, ...printed().upgrades].map(({ id }) => id);
    expect(Object.keys(TOKENS)).toEqual(tokens);
    for (const token of tokens) {
      const signs = signsFor(token);
      expect([token, signs.length + (skillOf(token).steps ?? []).length > 0]).toEqual([token, true]);
      for (const mark of [...(TOKENS[token] ?? []), `ability-${skillOf(token).ability}`, ...marksOf(signs)])
        expect([token, mark, isDrawn(mark)]).toEqual([token, mark, true]);
    }
  });

  it('print on a skill what its facts say', () => {
    expect(signsFor('builder')).toEqual([
      { mark: 'vp', n: 2, tone: 'gain' },
      { join: 'per' },
      { mark: 'property', n: null, tone: 'count' },
    ]);
    expect(marksOf(signsFor('harvest'))).toEqual(['basic']);
    expect(signsFor('up-road-master')).toEqual([
      { mark: 'wood', n: 3, tone: 'pay' },
      { join: 'arrow' },
      { mark: 'road', n: 3, tone: 'gain' },
    ]);
    expect(marksOf(signsFor('up-scholar'))).toEqual(['cards', 'card']);
    expect(marksOf(signsFor('up-guild'))).toEqual(['employed', 'employ']);
    expect(skillOf('columns').steps).toEqual([
      [1, 6],
      [2, 12],
      [3, 24],
    ]);
    expect(skillSigns({ ...skillOf('builder'), effect: ['vp 9'] }, ['property'])[0]).toEqual({ mark: 'vp', n: 9, tone: 'gain' });
  });

  it('print on goals and support tokens what their facts say', () => {
    expect(printed().milestones).toHaveLength(12);
    for (const { needs } of printed().milestones) {
      const { marks, n } = goalOf(needs);
      expect([needs, n > 1]).toEqual([needs, true]);
      for (const mark of marks) expect([mark, isDrawn(mark)]).toEqual([mark, true]);
    }
    expect(goalOf('fields-and-seas 10')).toEqual({ marks: ['field', 'sea'], n: 10 });
    for (const { id } of printed().scorings) expect([id, isDrawn(id), printed().places(id)]).toEqual([id, true, [15, 7]]);
    const supports = Object.entries(printed().supports);
    expect(supports.filter(([id]) => id.startsWith('r-'))).toHaveLength(5);
    for (const [id, effects] of supports) expect([id, effects.length > 0]).toEqual([id, true]);
  });
});

describe('the workers', () => {
  const trades = ['farming', 'forestry', 'mining', 'any', 'none'];
  const all = Array.from({ length: 207 }, (_, i) => workerBust(i + 1, tradeOf(trades[i % 5] ?? null, i % 6 === 5)));

  it('look the same whenever they are drawn', () => expect(workerBust(17, 'mining')).toEqual(workerBust(17, 'mining')));
  it('are hardly ever alike', () => expect(new Set(all.map((each) => JSON.stringify(busted(each)))).size).toBeGreaterThan(195));
  it('are drawn in paths', () => {
    for (const bust of all) for (const [, path] of busted(bust)) expect([path, PATH.test(path)]).toEqual([path, true]);
  });
  it('wear the hat of their trade', () => {
    expect(tradeOf('farming', false)).toBe('farming');
    expect(tradeOf(null, false)).toBe('none');
    expect(tradeOf(null, true)).toBe('round');
    expect(workerBust(3, 'mining').ground).not.toBe(workerBust(3, 'farming').ground);
  });
});
