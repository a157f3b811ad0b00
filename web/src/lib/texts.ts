/** The files of texts, each fetched when somebody needs it, and bundles of them. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { EVERYWHERE, isAbout } from './always';
import type { Language } from './languages';
import { FORM } from './text';

/** Every file of texts is loaded when somebody needs it in that language. */
const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/terminal.ftl', '!../../../locales/*/edition*.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
);

const ABOUT = [...new Set(Object.keys(files).flatMap((path) => /\/([\w-]+)\.ftl$/.exec(path)?.[1] ?? []))].filter(isAbout);
/** The texts that every page needs. */
export const ALWAYS: readonly string[] = [...EVERYWHERE, ...ABOUT];

const read = new Map<string, Promise<FluentResource>>();

/** A file of texts, fetched and read once; an empty one where a language has none of that name. */
export function textOf(language: Language, name: string): Promise<FluentResource> {
  const path = `../../../locales/${language}/${name}.ftl`;
  const known = read.get(path) ?? (files[path]?.() ?? Promise.resolve('')).then((text) => new FluentResource(text));
  read.set(path, known);
  /** What could not be fetched is fetched again the next time. */
  known.catch(() => read.delete(path));
  return known;
}

/** The texts of these files alone, in a language. */
export async function bundleOf(language: Language, names: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false, functions: { FORM } });
  for (const text of await Promise.all(names.map((name) => textOf(language, name)))) made.addResource(text);
  return made;
}
