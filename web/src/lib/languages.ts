/** The languages of the table, and how a reader's wishes choose among them. */
export const LANGUAGES = ['en', 'ru', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

const speaks = (wish: string, language: Language): boolean => wish.toLowerCase().split(/[-_]/)[0] === language;

export function bestLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((language) => speaks(wish, language));
    if (found !== undefined) return found;
  }
  return 'en';
}

/** Where the reader has no kind of their own: English dates with the day first. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU', it: 'it-IT' };

/** The kind of a language that the reader prefers; a plain `en` says nothing about dates. */
export function localeFor(language: Language, wishes: readonly string[]): string {
  return wishes.find((wish) => speaks(wish, language) && wish.length > language.length) ?? USUAL[language];
}
