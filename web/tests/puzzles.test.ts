import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Posed } from '../src/puzzle/posed.svelte';
import { keepSolved, solved, streak } from '../src/puzzle/solved';

const at = (day: string, on = day, id = day) => ({ id, day, on });

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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

test('who is at a puzzle over midnight stays with it, and has solved it on its day', async () => {
  vi.useFakeTimers();
  vi.setSystemTime('2026-03-01T23:59:00Z');
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const { day } = JSON.parse(body) as { day: string | null };
    asked.push(day);
    const puzzle = { day: day ?? new Date().toISOString().slice(0, 10), id: 'a', level: 1, players: 2 };
    const messages = [{ t: 'table' }];
    return Promise.resolve(new Response(JSON.stringify({ messages, puzzle, verdict: null, hint: null })));
  });
  const posed = new Posed('artificium', null);
  await posed.begin();
  vi.setSystemTime('2026-03-02T00:01:00Z');
  await posed.begin();
  expect(asked).toEqual([null, '2026-03-01']);
  expect([posed.puzzle?.day, posed.begun]).toEqual(['2026-03-01', '2026-03-01']);
});
