/** Sentences with pieces in them: values that name a piece travel through Fluent as marks and come out as parts. */
import type { FluentBundle, FluentFunction } from '@fluent/bundle';
import type { FactRow } from './types';

export interface PieceRef {
  sort: string;
  id: string;
  /** The form of the name that the sentence asks for, an attribute of the name's message, and of how many it speaks. */
  form?: string;
  count?: number;
}

export type Part = { text: string; piece?: undefined } | { piece: PieceRef; text?: undefined };

const OPEN = '\uE000';
const BETWEEN = '\uE001';
const CLOSE = '\uE002';

/** Which sort of piece a value names, by the value's name: `seat` and `target` are seats in every game. */
export type Sorts = Readonly<Record<string, string>>;
export const SHARED_SORTS: Sorts = { seat: 'seat', target: 'seat', turn: 'seat' };

export function mark(sort: string, id: string): string {
  return OPEN + sort + BETWEEN + id + CLOSE;
}

/**
 * `{ FORM($colour, $count, case: "workers") }`: the name of a piece as this place of the sentence needs it.
 * Without a case it is the name itself, of so many.
 */
export const FORM: FluentFunction = ([piece, count = 1], { case: form = '' }) => {
  const text = String(piece);
  return text.startsWith(OPEN) ? text.slice(0, -1) + BETWEEN + String(form) + BETWEEN + String(Number(count)) + CLOSE : text;
};

/** Turn wire values into Fluent arguments: pieces become marks, numbers stay numbers, the rest becomes text. */
export function marked(values: Readonly<Record<string, unknown>>, sorts: Sorts): Record<string, string | number> {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) {
    const sort = sorts[name];
    if (value === null || value === undefined) continue;
    if (sort !== undefined) args[name] = mark(sort, String(value));
    else args[name] = typeof value === 'number' ? value : String(value);
  }
  return args;
}

/** What may be told of any game: a question, a deed, a log line, a refusal, the reason of points. */
const TOLD = /^(?:ask|game|log|move|no|why)-/;

/** What is told of a game without sentences: the word of the id, and the values beside it. */
export function bare(id: string, values: Readonly<Record<string, unknown>>, sorts: Sorts): string {
  if (!TOLD.test(id)) return id;
  const words = [id.replace(TOLD, '')];
  for (const [name, value] of Object.entries(marked(values, sorts))) {
    const text = String(value);
    if (name === 'kind' || (name === 'seat' && id.startsWith('ask-'))) continue;
    words.push(sorts[name] !== undefined || /^\d+$/.test(name) ? text : `${name} ${text}`);
  }
  return id.startsWith('move-') ? words.join(' ') : words.join(' · ');
}

/** Split a formatted sentence into plain text and pieces. */
export function split(sentence: string): Part[] {
  const parts: Part[] = [];
  const put = (text: string): void => {
    if (text !== '') parts.push({ text });
  };
  let rest = sentence;
  for (;;) {
    const start = rest.indexOf(OPEN);
    const end = rest.indexOf(CLOSE, start);
    if (start < 0 || end < 0) break;
    put(rest.slice(0, start));
    const [sort = '', id = '', form, count] = rest.slice(start + 1, end).split(BETWEEN);
    parts.push({ piece: { sort, id, ...(form ? { form } : {}), ...(count === undefined ? {} : { count: Number(count) }) } });
    rest = rest.slice(end + 1);
  }
  put(rest);
  return parts;
}

/** What the edition of a game calls its words, by the word. */
export type Names = Readonly<Record<string, string>>;

/** The names that the printed rows of an edition give in a language. */
export function namesIn(rows: readonly FactRow[], language: string): Names {
  const found: Record<string, string> = {};
  for (const { id, names } of rows) {
    const name = (names as Names | undefined)?.[language];
    if (name !== undefined) found[id] = name;
  }
  return found;
}

/** The name of a piece: the edition's, or the message of its sort and its word, or the word is the whole id. */
export function nameFrom(bundle: FluentBundle, names: Names, piece: PieceRef): string {
  const given = names[piece.id];
  if (given !== undefined) return given;
  const message = bundle.getMessage(`${piece.sort}-${piece.id}`) ?? bundle.getMessage(piece.id);
  const name = (piece.form === undefined ? null : message?.attributes[piece.form]) ?? message?.value;
  return name == null ? piece.id : bundle.formatPattern(name, { count: piece.count ?? 1 }, []);
}

/** The same sentence without drawings, for labels and screen readers. */
export function plain(parts: readonly Part[], name: (piece: PieceRef) => string): string {
  return parts.map((part) => (part.piece === undefined ? part.text : name(part.piece))).join('');
}

export interface Command {
  verb: string;
  words: string[];
}

/** A command line is a verb and its words: `exchange farm castle`. */
export function command(line: string): Command {
  const [verb = '', ...words] = line.trim().split(/\s+/);
  return { verb, words };
}

/** The words of a command under the names its sentence uses; numbers as numbers, for plurals. */
export function named(words: readonly string[], fields: readonly string[]): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  fields.forEach((field, i) => {
    const word = words[i];
    if (word !== undefined) values[field] = /^\d+$/.test(word) ? Number(word) : word;
  });
  return values;
}

/** Completions of a half-typed command among the legal ones: the next word of every line that starts like it. */
export function completions(typed: string, legal: readonly string[]): string[] {
  const start = typed.trimStart().toLowerCase();
  const words = start.split(/\s+/).length;
  const found = new Set<string>();
  for (const line of legal) {
    if (line.startsWith(start)) found.add(line.split(' ').slice(0, words).join(' '));
  }
  return [...found];
}

/** What a table is called between people: the rest of its name is there so that nobody can guess it. */
export const tableTitle = (table: string): string => table.split('-').slice(0, 2).join('-');
