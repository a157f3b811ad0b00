/** The rule pages of a game: chapters of statements in the reader's language, fetched when somebody opens them. */
import type { Language } from '../lib/languages';
import type { PieceRef } from '../lib/text';
import { bundleOf } from '../lib/texts';
import { answers, wordsOf } from './search';

interface PagesData {
  chapters: readonly {
    module: string;
    chapter: string;
    statements: readonly { id: string; rulings: readonly string[]; pieces: readonly (readonly [string, string])[] }[];
  }[];
  rulings: Readonly<Record<string, Ruling>>;
}

/** A reading of ours, as its page has it: in English only. */
export interface Ruling {
  title: string;
  reading: string;
}

export interface Statement {
  id: string;
  text: string;
  language: Language;
  rulings: readonly string[];
  pieces: readonly PieceRef[];
}

export interface Chapter {
  /** Unique on the page: `base-bidding`. */
  key: string;
  module: string;
  title: string;
  statements: readonly Statement[];
}

export interface Book {
  chapters: readonly Chapter[];
  rulings: Readonly<Record<string, Ruling>>;
}

const pages = import.meta.glob<PagesData>('../generated/*/pages.json', { import: 'default' });
const ledgers = import.meta.glob<Readonly<Record<string, string>>>('../generated/*/rules.json', { import: 'default' });

/** Whether there are pages of this game at all: one from outside the package has none. */
export const hasRules = (game: string): boolean => Object.hasOwn(pages, `../generated/${game}/pages.json`);

/** All rules of a game; null for one without pages. */
export async function bookOf(game: string, language: Language): Promise<Book | null> {
  const [data, english, bundle] = await Promise.all([
    pages[`../generated/${game}/pages.json`]?.(),
    ledgers[`../generated/${game}/rules.json`]?.(),
    bundleOf(language, [`rules-${game}`, `chapters-${game}`]),
  ]);
  if (data === undefined || english === undefined) return null;
  const said = (id: string): string | null => {
    const value = bundle.getMessage(id)?.value;
    return value == null ? null : bundle.formatPattern(value, {}, []);
  };
  const statement = ({ id, rulings, pieces }: PagesData['chapters'][number]['statements'][number]): Statement => {
    const own = said(`rule-${id.toLowerCase()}`);
    const refs = pieces.map(([sort, word]) => ({ sort, id: word }));
    return { id, text: own ?? english[id] ?? id, language: own === null ? 'en' : language, rulings, pieces: refs };
  };
  const chapters = data.chapters.map(({ module, chapter, statements }) => ({
    key: `${module}-${chapter}`,
    module,
    title: said(`chapter-${chapter}`) ?? '',
    statements: statements.map(statement),
  }));
  return { chapters, rulings: data.rulings };
}

/** The chapters by module, in their order. */
export function byModule(book: Book): { module: string; chapters: Chapter[] }[] {
  const found: { module: string; chapters: Chapter[] }[] = [];
  for (const chapter of book.chapters) {
    const last = found.at(-1);
    if (last?.module === chapter.module) last.chapters.push(chapter);
    else found.push({ module: chapter.module, chapters: [chapter] });
  }
  return found;
}

export const chapterOf = (book: Book, rule: string): Chapter | undefined =>
  book.chapters.find(({ statements }) => statements.some(({ id }) => id === rule));

export interface Found {
  chapter: Chapter;
  statement: Statement;
}

/** What a query finds, the exact first, and how many more there are than are shown. */
export const MOST_FOUND = 60;
export function find(book: Book, query: string, nameOf: (piece: PieceRef) => string): { found: Found[]; more: number } {
  const words = wordsOf(query);
  const ranked: Found[][] = [[], [], []];
  for (const chapter of book.chapters) {
    for (const statement of chapter.statements) {
      const names = statement.pieces.map(nameOf).join(' ');
      const rank = answers(`${statement.id} ${statement.text} ${chapter.title} ${names}`, words);
      if (rank > 0) ranked[rank]?.push({ chapter, statement });
    }
  }
  const all = [...(ranked[2] ?? []), ...(ranked[1] ?? [])];
  return { found: all.slice(0, MOST_FOUND), more: Math.max(0, all.length - MOST_FOUND) };
}
