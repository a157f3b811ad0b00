/** The final count of a boxed game as its form declares it: what is filled in, its bounds, and the text of it. */
import type { Sorts } from '../lib/text';

export type Kind = 'count' | 'counts' | 'mark' | 'choice' | 'choices';
export interface FormField {
  /** The word that begins its line. */
  word: string;
  kind: Kind;
  words: readonly string[];
  /** By word what one player may have; of choices how many together. */
  most: readonly number[];
  /** By word what all players together may have; empty where nothing runs out. */
  box: readonly number[];
  sort: string;
  /** Each word, or the mark, for one player only. */
  once: boolean;
  /** The word of a choice of the whole table without which it scores nothing. */
  needs: string;
  module: string;
}
export interface Form {
  players: number;
  table: readonly FormField[];
  fields: readonly FormField[];
}

export type Counts = Readonly<Record<string, number>>;
export type Value = number | boolean | string | null | readonly string[] | Counts;
export type Values = Readonly<Record<string, Value>>;
/** What a player has; a game with an editor of its own keeps more beside the fields. */
export interface SheetPlayer {
  readonly name: string | null;
  readonly fields: Values;
}
export interface SheetModel {
  readonly modules: readonly string[];
  readonly table: Values;
  readonly players: readonly SheetPlayer[];
}

/** What a line of the text is about. */
export interface Place {
  seat: number | null;
  field?: string;
  tile?: string;
}
export interface Line {
  text: string;
  place: Place;
}

export const MOST_NAME = 40;
export const nothing = (field: FormField): Value =>
  field.kind === 'count' ? 0 : field.kind === 'mark' ? false : field.kind === 'choice' ? null : field.kind === 'choices' ? [] : {};

export const valueOf = (values: Values, field: FormField): Value => values[field.word] ?? nothing(field);
export const countOf = (values: Values, field: FormField, word: string): number => {
  const value = valueOf(values, field);
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? ((value as Counts)[word] ?? 0) : 0;
};
export const chosenOf = (values: Values, field: FormField): readonly string[] => {
  const value = valueOf(values, field);
  if (Array.isArray(value)) return value as readonly string[];
  return typeof value === 'string' ? [value] : [];
};

/** A count within its bounds, as a field of a player keeps it. */
export function counted(values: Values, field: FormField, word: string, wish: number): Values {
  const most = field.most[Math.max(0, field.words.indexOf(word))] ?? 0;
  const count = Math.max(0, Math.min(most, Math.trunc(Number.isFinite(wish) ? wish : 0)));
  if (field.kind === 'count') return { ...values, [field.word]: count };
  const { [word]: _, ...others } = valueOf(values, field) as Record<string, number>;
  const all: Record<string, number> = count === 0 ? others : { ...others, [word]: count };
  const ordered = Object.fromEntries(field.words.flatMap((each) => (all[each] === undefined ? [] : [[each, all[each]]])));
  return { ...values, [field.word]: ordered };
}

/** A word chosen, or given up where it was chosen already. */
export function chosen(values: Values, field: FormField, word: string): Values {
  const now = chosenOf(values, field);
  const on = now.includes(word);
  if (field.kind === 'choice') return { ...values, [field.word]: on ? null : word };
  if (on) return { ...values, [field.word]: now.filter((each) => each !== word) };
  if (now.length >= (field.most[0] ?? 0)) return values;
  return { ...values, [field.word]: field.words.filter((each) => each === word || now.includes(each)) };
}

/** The line that says it, or nothing where there is nothing to say. */
export function lineOf(field: FormField, values: Values): string {
  const value = valueOf(values, field);
  if (field.kind === 'count') return value === 0 ? '' : `${field.word} ${String(value)}`;
  if (field.kind === 'mark') return value === true ? field.word : '';
  const words =
    field.kind === 'counts'
      ? field.words.flatMap((word) => (countOf(values, field, word) === 0 ? [] : [`${countOf(values, field, word)} ${word}`]))
      : chosenOf(values, field);
  return words.length === 0 ? '' : [field.word, ...words].join(' ');
}

/** What a name may be on a line of its own: no remark begins in it, and nothing that cannot be seen. */
export const plainName = (name: string): string =>
  name
    .replace(/[#\p{C}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MOST_NAME)
    .trim();

export interface Written {
  text: string;
  /** By line, from the first. */
  places: readonly Place[];
}
export type OwnLines = (player: SheetPlayer, seat: number) => Line[];

/** The whole text: what holds for the table, then player by player; `own` are the lines of a game's own editor. */
export function write(form: Form, model: SheetModel, nameless: (seat: number) => string, own: OwnLines = () => []): Written {
  const fieldLines = (fields: readonly FormField[], values: Values, seat: number | null): Line[] =>
    fields.flatMap((field) => {
      const text = lineOf(field, values);
      return text === '' ? [] : [{ text, place: { seat, field: field.word } }];
    });
  const lines: Line[] = model.modules.length === 0 ? [] : [{ text: `modules ${model.modules.join(' ')}`, place: { seat: null } }];
  lines.push(...fieldLines(form.table, model.table, null));
  for (const [seat, player] of model.players.entries()) {
    if (lines.length > 0) lines.push({ text: '', place: { seat } });
    lines.push({ text: `player ${plainName(player.name ?? '') || nameless(seat)}`, place: { seat } });
    lines.push(...own(player, seat), ...fieldLines(form.fields, player.fields, seat));
  }
  return { text: `${lines.map((line) => line.text).join('\n')}\n`, places: lines.map((line) => line.place) };
}

/** How many of a word the others have, so that nobody takes what the box no longer holds. */
export function leftFor(model: SheetModel, field: FormField, word: string, seat: number): number {
  const at = Math.max(0, field.words.indexOf(word));
  const most = field.most[at] ?? 0;
  const box = field.box[at];
  if (box === undefined) return most;
  const others = model.players.reduce((sum, player, each) => sum + (each === seat ? 0 : countOf(player.fields, field, word)), 0);
  return Math.max(0, Math.min(most, box - others));
}
/** The seat that has something of which there is one, or -1. */
export const holderOf = (model: SheetModel, field: FormField, word: string): number =>
  field.once
    ? model.players.findIndex((player) =>
        field.kind === 'mark' ? valueOf(player.fields, field) === true : chosenOf(player.fields, field).includes(word),
      )
    : -1;

/** Whether it is shown: fields of a module with it, and what only a choice of the table makes count with that choice. */
export function isShown(form: Form, model: SheetModel, field: FormField): boolean {
  if (field.module !== '' && !model.modules.includes(field.module)) return false;
  return field.needs === '' || form.table.some((each) => chosenOf(model.table, each).includes(field.needs));
}

/** A model that this browser has kept: taken only where it is one. */
export function readModel(text: string | null): SheetModel | null {
  try {
    const data = JSON.parse(text ?? 'null') as Partial<SheetModel> | null;
    const sound =
      data !== null &&
      Array.isArray(data.modules) &&
      typeof data.table === 'object' &&
      Array.isArray(data.players) &&
      data.players.length > 0 &&
      data.players.every((each) => typeof each?.fields === 'object' && each.fields !== null);
    return sound ? (data as SheetModel) : null;
  } catch {
    return null;
  }
}

/** The sorts of pieces that the words of a form are, for their names. */
export const sortsOf = (form: Form): Sorts => Object.fromEntries([...form.table, ...form.fields].map(({ word, sort }) => [word, sort]));
