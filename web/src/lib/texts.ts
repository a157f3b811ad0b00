/** The files of texts, each fetched when somebody needs it, and bundles of them. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
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

/** What every game says of itself on the first page and before it begins, in a short file of its own. */
const ABOUT = [...new Set(Object.keys(files).flatMap((path) => /\/(about-[\w-]+)\.ftl$/.exec(path)?.[1] ?? []))];
/** The texts that every page needs. */
export const ALWAYS: readonly string[] = ['table', 'guests', ...ABOUT];

const read = new Map<string, Promise<string>>();

export function textOf(language: Language, name: string): Promise<string> {
  const path = `../../../locales/${language}/${name}.ftl`;
  const known = read.get(path) ?? files[path]?.() ?? Promise.resolve('');
  read.set(path, known);
  /** What could not be fetched is fetched again the next time. */
  known.catch(() => read.delete(path));
  return known;
}

/** The texts of these files alone, in a language. */
export async function bundleOf(language: Language, names: readonly string[]): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false, functions: { FORM } });
  for (const text of await Promise.all(names.map((name) => textOf(language, name)))) made.addResource(new FluentResource(text));
  return made;
}
