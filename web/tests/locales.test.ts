import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
const LANGUAGES = ['en', 'ru', 'it'];

function text(language: string, name: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`));
  if (found === undefined) throw new Error(`expected locales/${language}/${name}.ftl, found none`);
  return found[1];
}

const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '').sort();
const variables = (source: string, id: string): string[] => {
  const body = new RegExp(`^${id} =([\\s\\S]*?)(?=^[a-z#]|$(?![\\s\\S]))`, 'm').exec(source)?.[1] ?? '';
  return [...new Set([...body.matchAll(/\$([a-z_]+)/g)].map((match) => match[1] ?? ''))].sort();
};

describe.each([
  'table',
  'guests',
  'pace',
  'look',
  'points',
  'learn',
  'lesson-artificium',
  'lesson-keyflower',
  'lesson-sweet-lands',
  'score-keyflower',
  'about-artificium',
  'about-keyflower',
  'about-sweet-lands',
  'artificium',
  'keyflower',
  'sweet-lands',
])('%s.ftl', (name) => {
  const english = text('en', name);

  it.each(LANGUAGES)('is free of errors and repetitions in %s', (language) => {
    const source = text(language, name);
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    const all = ids(source);
    expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
    expect(all.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it.each(['ru', 'it'])('has the same messages with the same values in %s as in English', (language) => {
    const source = text(language, name);
    expect(ids(source)).toEqual(ids(english));
    for (const id of ids(english)) expect([id, variables(source, id)]).toEqual([id, variables(english, id)]);
  });
});

it('asks for the same numbers of pieces in a contract’s name in every language', () => {
  const english = text('en', 'keyflower');
  const contracts = ids(english).filter((id) => /^contract-contract-\d+$/.test(id));
  expect(contracts.length).toBe(36);
  const numbers = (language: string, id: string): string[] | null =>
    new RegExp(`^${id} = (.*)$`, 'm').exec(text(language, 'keyflower'))?.[1]?.match(/\d+/g) ?? null;
  for (const id of contracts) for (const language of ['ru', 'it']) expect([id, numbers(language, id)]).toEqual([id, numbers('en', id)]);
  expect(new Set(contracts.map((id) => new RegExp(`^${id} = (.*)$`, 'm').exec(english)?.[1])).size).toBe(36);
});
