import { beforeEach, expect, test } from 'vitest';
import { keepSolved, solved, streak } from '../src/puzzle/solved';

const at = (day: string, on = day, id = day) => ({ id, day, on });

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});

test('days in a row are counted up to today or yesterday', () => {
  expect(streak([], '2026-03-02')).toBe(0);
  expect(streak([at('2026-03-02'), at('2026-03-01'), at('2026-02-28'), at('2026-02-26')], '2026-03-02')).toBe(3);
  expect(streak([at('2026-03-01'), at('2026-02-28')], '2026-03-02')).toBe(2);
  expect(streak([at('2026-02-28')], '2026-03-02')).toBe(0);
});

test('a puzzle that was solved on a later day does not count as one of its day', () => {
  expect(streak([at('2026-03-02'), at('2026-03-01', '2026-03-02')], '2026-03-02')).toBe(1);
});

test('a puzzle is kept once, and what is no puzzle is left out', () => {
  keepSolved(at('2026-03-01', '2026-03-01', 'a'));
  keepSolved(at('2026-03-01', '2026-03-02', 'a'));
  expect(solved()).toEqual([at('2026-03-01', '2026-03-02', 'a')]);
  localStorage.setItem('artel.puzzles', '[7, null, {"id": "b"}]');
  expect(solved()).toEqual([]);
  localStorage.setItem('artel.puzzles', 'nonsense');
  expect(solved()).toEqual([]);
});
