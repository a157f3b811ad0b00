import { FluentBundle } from '@fluent/bundle';
import { bestLanguage, localeFor, type Language } from './languages';
import { recall, remember } from './memory';
import { bare, marked, nameFrom, namesIn, plain, SHARED_SORTS, split, type Names, type Part, type PieceRef, type Sorts } from './text';

import { AT_TABLE } from './always';
import { ALWAYS, bundleOf, textOf } from './texts';
import type { FactRow } from './types';

export { LANGUAGES, type Language } from './languages';

/** Rule statements as the ledgers have them, for a rule that nobody has translated. */
const ledgers = import.meta.glob<Readonly<Record<string, string>>>('../generated/*/rules.json', { import: 'default' });

/** What the house edition of a game calls its words, where that is not a matter of texts. */
const editions = import.meta.glob<Names>('../generated/*/names-*.json', { import: 'default' });

async function namesOf(language: Language, games: readonly string[]): Promise<Names> {
  const found = await Promise.all(games.map((game) => editions[`../generated/${game}/names-${language}.json`]?.() ?? Promise.resolve({})));
  return Object.assign({}, ...found) as Names;
}

/** How a language tells several things in a row; making one takes longer than all its use. */
const lists = new Map<Language, Intl.ListFormat>();
function listsOf(language: Language): Intl.ListFormat {
  const known = lists.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  lists.set(language, known);
  return known;
}

export interface RuleText {
  text: string;
  language: Language;
}

class I18n {
  language = $state<Language>(bestLanguage([recall('lang') ?? '', ...navigator.languages]));
  /** How this table calls its seats; set while a table is open. */
  seatName = $state<(seat: number) => string>((seat) => String(seat + 1));
  private bundle = $state.raw(new FluentBundle('en'));
  private houseNames = $state.raw<Names>({});
  /** What the edition of this table prints, where it is not the house's. */
  private printed = $state.raw<readonly FactRow[] | null>(null);
  private readonly editionNames = $derived(this.printed === null ? this.houseNames : namesIn(this.printed, this.language));
  private sorts: Sorts = SHARED_SORTS;
  /** The table's sentences and those of what is open: two games may use the same names for their own. */
  private names: readonly string[] = ALWAYS;
  private wish = 0;

  constructor() {
    document.documentElement.lang = this.language;
  }

  /** The texts that are needed now are there. */
  ready(): Promise<void> {
    return this.open(this.language, this.names);
  }

  async choose(language: Language): Promise<void> {
    await this.open(language, this.names);
    remember('lang', language);
  }

  /** Fetch the sentences of a game that will be needed soon. */
  async expect(game: string): Promise<void> {
    await textOf(this.language, game);
  }

  /** Speak of one game: its sentences, and the value names that stand for its pieces (`card`, `good`). */
  async speakOf(game: string, sorts: Sorts, ...more: readonly string[]): Promise<void> {
    await this.open(this.language, [...ALWAYS, ...AT_TABLE, game, ...more]);
    this.sorts = { ...SHARED_SORTS, ...sorts };
  }

  /** Fetch further files of sentences for something that has been opened. */
  async also(...more: readonly string[]): Promise<void> {
    const missing = more.filter((name) => !this.names.includes(name));
    if (missing.length > 0) await this.open(this.language, [...this.names, ...missing]);
  }

  /** Call words as these rows of an edition do, or as the house's. */
  print(rows: readonly FactRow[] | null): void {
    this.printed = rows;
  }

  /** The last wish counts, in whatever order the texts arrive. */
  private async open(language: Language, names: readonly string[]): Promise<void> {
    this.wish += 1;
    const mine = this.wish;
    const [bundle, houseNames] = await Promise.all([bundleOf(language, names), namesOf(language, names)]);
    if (mine !== this.wish) return;
    this.names = names;
    this.bundle = bundle;
    this.houseNames = houseNames;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** A rule statement, in the reader's language; the rules of a game are loaded when somebody first asks. */
  async rule(game: string, rule: string): Promise<RuleText | null> {
    const language = this.language;
    const bundle = await bundleOf(language, [`rules-${game}`]);
    const message = bundle.getMessage(`rule-${rule.toLowerCase()}`);
    if (message?.value != null) return { text: bundle.formatPattern(message.value, {}, []), language };
    const text = (await ledgers[`../generated/${game}/rules.json`]?.())?.[rule];
    return text === undefined ? null : { text, language: 'en' };
  }

  /** For dates and numbers: the reader's own kind of the language they read. */
  get locale(): string {
    return localeFor(this.language, navigator.languages);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  parts(id: string, values: Readonly<Record<string, unknown>> = {}): Part[] {
    return split(this.format(id, values));
  }

  t(id: string, values: Readonly<Record<string, unknown>> = {}): string {
    return plain(this.parts(id, values), (piece) => this.nameOf(piece));
  }

  /** The first of these messages that exists, so that a special case may override a general sentence. */
  first(ids: readonly string[]): string {
    return ids.find((id) => this.has(id)) ?? ids[ids.length - 1] ?? '';
  }

  nameOf(piece: PieceRef): string {
    if (piece.sort === 'seat') return this.seatName(Number(piece.id));
    return nameFrom(this.bundle, this.editionNames, piece);
  }

  /** A number as this language writes it, with one place behind the point where it needs one. */
  number(value: number, signed = false): string {
    return value.toLocaleString(this.locale, { maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' });
  }

  /** Names in a row, as this language joins them: Anna, Lev and Mira. */
  list(names: readonly string[]): string {
    return listsOf(this.language).format(names);
  }

  private format(id: string, values: Readonly<Record<string, unknown>>): string {
    const message = this.bundle.getMessage(id);
    if (message?.value == null) return bare(id, values, this.sorts);
    return this.bundle.formatPattern(message.value, marked(values, this.sorts), []);
  }
}

export const i18n = new I18n();
export const t = (id: string, values: Readonly<Record<string, unknown>> = {}): string => i18n.t(id, values);
