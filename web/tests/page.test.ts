import { afterEach, describe, expect, it, vi } from 'vitest';
import { product } from '../src/games/keyflower/reasons';
import { api, ApiError } from '../src/lib/api';
import { bestLanguage, localeFor } from '../src/lib/languages';
import { tableTitle } from '../src/lib/text';
import type { LogLine } from '../src/lib/types';
import { declining } from '../src/table/offers';
import type { Chatter } from '../src/table/session.svelte';
import { together, woven } from '../src/table/story';

describe('a request that must happen once', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A server of which these are the answers, one after the other; a string is a broken line. */
  function server(...answers: (string | { status: number; body: string })[]): { id: string }[] {
    vi.useFakeTimers();
    const heard: { id: string }[] = [];
    vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
      heard.push(JSON.parse(body) as { id: string });
      const answer = answers[Math.min(heard.length, answers.length) - 1];
      if (answer === undefined || typeof answer === 'string') return Promise.reject(new TypeError(answer));
      return Promise.resolve(new Response(answer.body, { status: answer.status }));
    });
    return heard;
  }
  const sat = { status: 200, body: '{"seat":1,"key":"k","code":"c"}' };

  it('is repeated with the same id until an answer comes', async () => {
    const heard = server('connection lost', { status: 200, body: '{"seat":1,' }, sat);
    const joined = api.join('birch-41', 'Anna', null, null);
    await vi.runAllTimersAsync();
    expect(await joined).toEqual({ seat: 1, key: 'k', code: 'c' });
    expect(heard).toHaveLength(3);
    expect(new Set(heard.map((each) => each.id)).size).toBe(1);
    expect(heard[0]?.id).toMatch(/^[\w-]{20,64}$/);
  });

  it('has another id the next time', async () => {
    const heard = server(sat);
    await api.join('birch-41', 'Anna', null, null);
    await api.comeBack('birch-41', 1, 'AAA-AAA');
    expect(heard[0]?.id).not.toBe(heard[1]?.id);
  });

  it('is not repeated once the server has refused it', async () => {
    const heard = server({ status: 409, body: '{"error":{"kind":"name-taken"}}' });
    await expect(api.join('birch-41', 'Anna', null, null)).rejects.toMatchObject({ status: 409, fault: { kind: 'name-taken' } });
    expect(heard).toHaveLength(1);
  });

  it('gives up in the end', async () => {
    const heard = server('down');
    const failed = expect(api.rematch('birch-41', 'k')).rejects.toBeInstanceOf(ApiError);
    await vi.runAllTimersAsync();
    await failed;
    expect(heard).toHaveLength(4);
  });
});

describe('languages', () => {
  it('are chosen by the reader’s wishes', () => {
    expect(bestLanguage(['', 'de-DE', 'ru-RU', 'en'])).toBe('ru');
    expect(bestLanguage(['enm', 'zh'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });

  it('write dates as the reader does, and the British way where nobody says', () => {
    const date = new Date(2026, 10, 3);
    expect(date.toLocaleDateString(localeFor('en', ['en-GB', 'en-US']))).toBe('03/11/2026');
    expect(date.toLocaleDateString(localeFor('en', ['en', 'ru-RU']))).toBe('03/11/2026');
    expect(date.toLocaleDateString(localeFor('en', ['en-US']))).toBe('11/3/2026');
    expect(date.toLocaleDateString(localeFor('ru', ['en-US']))).toBe('03.11.2026');
  });
});

describe('talk', () => {
  const line = (n: number, k = 'bid'): LogLine => ({ n, k, rule: null, v: { n } });
  const said = (n: number, text: string): Chatter => ({ n, seat: 0, name: 'Anna', text });
  const read = (lines: LogLine[], chat: Chatter[]): string[] =>
    woven(together(lines), chat).map((entry) =>
      entry.told === undefined ? ('text' in entry.said ? entry.said.text : '') : `#${entry.told.line.n}`,
    );

  it('stands where it was said', () => {
    expect(read([line(1), line(2), line(3)], [said(0, 'hello'), said(2, 'oh'), said(2, 'no'), said(3, 'bye')])).toEqual([
      'hello',
      '#1',
      '#2',
      'oh',
      'no',
      '#3',
      'bye',
    ]);
  });

  it('follows the last line of an entry that has several', () => {
    expect(read([line(1), line(4, 'a'), line(4, 'b'), line(6)], [said(4, 'so')])).toEqual(['#1', '#4', '#4', 'so', '#6']);
  });
});

describe('a table', () => {
  it('is called by the beginning of its name', () => {
    expect(tableTitle('birch-k7qm2-pxw4t-z9bd3-hvnrs')).toBe('birch-k7qm2');
    expect(tableTitle('birch-41')).toBe('birch-41');
  });
});

describe('the way out', () => {
  it('is one of the lines that do nothing', () => {
    expect(declining(['bid stable blue 1', 'pass'])).toBe('pass');
    expect(declining(['upgrade home-1', 'stop'])).toBe('stop');
    expect(declining(['choose farm'])).toBeUndefined();
  });
});

describe('the reason of points', () => {
  it('is a product where pieces are multiplied', () => {
    expect(product({ tile: 'blacksmith', iron: 11, gold: 2 }, 39)).toBe('13 × 3');
    expect(product({ tile: 'apothecary', blue: 6, red: 4 }, 6)).toBe('2 × 3');
    expect(product({ gold: 3 }, 3)).toBe('3 × 1');
  });

  it('is silent where there is nothing to multiply', () => {
    expect(product({ tile: 'keythedral' }, 12)).toBeNull();
    expect(product({ gold: 1 }, 1)).toBeNull();
  });
});
