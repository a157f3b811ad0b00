import { FluentBundle, FluentResource } from '@fluent/bundle';
import { recall, remember } from './memory';
import { FORM, marked, plain, SHARED_SORTS, split, type Part, type PieceRef, type Sorts } from './text';

export const LANGUAGES = ['en', 'ru', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The table's sentences and those of one game: two games may use the same names for their own. */
function bundle(language: Language, game: string | null): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { FORM } });
  for (const name of ['table', 'score', game]) {
    const text = Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.ftl`))?.[1];
    if (text !== undefined) made.addResource(new FluentResource(text));
  }
  return made;
}

function preferred(): Language {
  const kept = recall('lang');
  const wishes = [kept ?? '', ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => wish.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}

class I18n {
  language = $state<Language>(preferred());
  private game = $state<string | null>(null);
  private bundles = new Map<string, FluentBundle>();
  private sorts: Sorts = SHARED_SORTS;
  /** How this table calls its seats; set while a table is open. */
  seatName = $state<(seat: number) => string>((seat) => String(seat + 1));

  constructor() {
    document.documentElement.lang = this.language;
  }

  choose(language: Language): void {
    this.language = language;
    document.documentElement.lang = language;
    remember('lang', language);
  }

  /** Speak of one game: its sentences, and the value names that stand for its pieces (`card`, `good`). */
  speakOf(game: string, sorts: Sorts): void {
    this.sorts = { ...SHARED_SORTS, ...sorts };
    this.game = game;
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
    const message = this.bundle.getMessage(`${piece.sort}-${piece.id}`);
    const name = (piece.form === undefined ? null : message?.attributes[piece.form]) ?? message?.value;
    return name == null ? piece.id : this.bundle.formatPattern(name, { count: piece.count ?? 1 }, []);
  }

  /** Names in a row, as this language joins them: Anna, Lev and Mira. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names);
  }

  private get bundle(): FluentBundle {
    const key = `${this.language} ${this.game ?? ''}`;
    const known = this.bundles.get(key);
    if (known !== undefined) return known;
    const made = bundle(this.language, this.game);
    this.bundles.set(key, made);
    return made;
  }

  private format(id: string, values: Readonly<Record<string, unknown>>): string {
    const message = this.bundle.getMessage(id);
    if (message?.value == null) return id;
    return this.bundle.formatPattern(message.value, marked(values, this.sorts), []);
  }
}

export const i18n = new I18n();
export const t = (id: string, values: Readonly<Record<string, unknown>> = {}): string => i18n.t(id, values);
