import { describe, expect, it } from 'vitest';
import { parseClause, parseCost, parseNeed } from '../src/games/sweet-lands/art/effect';
import { printFor, signsOf, type Sign } from '../src/games/sweet-lands/art/effect-signs';
import { isDrawn, MARK_IDS, marksOf } from '../src/games/sweet-lands/art/marks';
import { COUNTS, GAINS, PAYS, SWEET_IDS } from '../src/games/sweet-lands/art/words';

const amount = (id: string, n: number): { id: string; n: number } => ({ id, n });
const PLAIN = { pay: [], repeatedly: false, needs: null, per: null };

describe('the effect language', () => {
  it.each([
    ['wheat 2', { ...PLAIN, gains: [amount('wheat', 2)] }],
    ['gold 5 + gold-production 7', { ...PLAIN, gains: [amount('gold', 5), amount('gold-production', 7)] }],
    ['pay wheat 3: food 2', { ...PLAIN, pay: [amount('wheat', 3)], gains: [amount('food', 2)] }],
    ['pay wheat 3 repeatedly: food 2', { ...PLAIN, pay: [amount('wheat', 3)], repeatedly: true, gains: [amount('food', 2)] }],
    ['pay card 1 + basic 3 : road 1', { ...PLAIN, pay: [amount('card', 1), amount('basic', 3)], gains: [amount('road', 1)] }],
    ['if cities 2: skill 1', { ...PLAIN, needs: amount('cities', 2), gains: [amount('skill', 1)] }],
    ['vp 2 per 3 roads', { ...PLAIN, gains: [amount('vp', 2)], per: amount('roads', 3) }],
    ['vp 1 per main-sweet', { ...PLAIN, gains: [amount('vp', 1)], per: amount('main-sweet', 1) }],
  ])('reads %s', (text, expected) => expect(parseClause(text)).toEqual(expected));

  it.each([
    ['gold 4 + wheat 1', { amounts: [amount('gold', 4), amount('wheat', 1)], less: [] }],
    ['gold 7 - brownie', { amounts: [amount('gold', 7)], less: ['brownie'] }],
    ['', { amounts: [], less: [] }],
  ])('reads the cost %j', (text, expected) => expect(parseCost(text)).toEqual(expected));

  it('reads a condition on its own', () => expect(parseNeed('cities 2')).toEqual(amount('cities', 2)));

  it.each([
    ['', 'expected a gain, came nothing in ""'],
    ['dragon 2', 'expected a gain, came "dragon" in "dragon 2"'],
    ['wheat', 'expected a number from 1 to 999, came nothing in "wheat"'],
    ['wheat 0', 'expected a number from 1 to 999, came "0" in "wheat 0"'],
    ['wheat 1000', 'expected a number from 1 to 999, came "1000" in "wheat 1000"'],
    ['wheat 2 wood 1', 'expected the end, came "wood" in "wheat 2 wood 1"'],
    ['pay wheat 3 food 2', 'expected ":", came "food" in "pay wheat 3 food 2"'],
    ['pay vp 3: food 2', 'expected a resource, came "vp" in "pay vp 3: food 2"'],
    ['if towns 2: skill 1', 'expected what is counted, came "towns" in "if towns 2: skill 1"'],
    ['vp 2 per', 'expected what is counted, came nothing in "vp 2 per"'],
  ])('refuses %j by name', (text, message) => expect(() => parseClause(text)).toThrow(new Error(message)));

  it('refuses a cost that is none', () => {
    expect(() => parseCost('gold 7 - gold')).toThrow('expected a sweet, came "gold"');
    expect(() => parseCost('vp 7')).toThrow('expected a resource, came "vp"');
  });

  it('reads no more than a line', () => expect(() => parseClause(`wheat 2${' + wheat 2'.repeat(100)}`)).toThrow('at most 200 characters'));
});

const told = (signs: readonly Sign[] | null): string =>
  (signs ?? []).map((sign) => ('join' in sign ? sign.join : `${sign.tone}:${sign.n ?? ''}${sign.mark}`)).join(' ');

describe('the printed effect', () => {
  it.each([
    ['pay wheat 3 repeatedly: food 2', 'clause', 'pay:3wheat repeat gain:2food'],
    ['pay wood 6: road 3', 'clause', 'pay:6wood arrow gain:3road'],
    ['vp 2 per 3 roads', 'clause', 'gain:2vp per count:3roads'],
    ['vp 1 per cities', 'clause', 'gain:1vp per count:cities'],
    ['if cities 1: skill 1', 'clause', 'need:1cities then gain:skill'],
    ['wheat 1 + terrain 1', 'clause', 'gain:1wheat plus gain:terrain'],
    ['gold 7 - brownie', 'cost', 'pay:7gold minus count:brownie'],
    ['wonders 1', 'need', 'need:1wonders'],
  ] as const)('shows %s', (text, kind, expected) => expect(told(signsOf(text, kind))).toBe(expected));

  it('is smaller where there is more of it', () => {
    const sizes = [
      [2, 1.2],
      [5, 1],
      [9, 0.8],
    ] as const;
    expect(printFor(['wheat 2'], 'clause', sizes)).toBe(1.2);
    expect(printFor(['wheat 2', 'pay wood 1: road 1'], 'clause', sizes)).toBe(1);
    expect(printFor(['wheat 2 + wood 1 + iron 1 + gold 1 + vp 1 + road 1 + food 1'], 'clause', sizes)).toBe(0.8);
    expect(printFor([], 'clause', [])).toBe(1);
  });

  it('leaves what it cannot read as it stands', () => expect(signsOf('dragon 2', 'clause')).toBeNull());
});

describe('the marks', () => {
  it.each([...new Set([...GAINS, ...COUNTS, ...PAYS, ...SWEET_IDS])])('draw %s', (id) => expect(isDrawn(id)).toBe(true));

  it('have a question mark for what nobody has drawn', () => {
    expect(isDrawn('dragon')).toBe(false);
    expect(isDrawn('constructor')).toBe(false);
    expect(marksOf('dragon').length).toBeGreaterThan(0);
  });

  it('are made of paths that a browser can draw', () => {
    for (const id of MARK_IDS)
      for (const [, path] of marksOf(id)) expect([id, path, /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/.test(path)]).toEqual([id, path, true]);
  });

  it('give what differs in meaning a drawing of its own', () => {
    const gained = [...GAINS].map((id) => JSON.stringify(marksOf(id)));
    expect(new Set(gained).size).toBe(gained.length);
  });
});
