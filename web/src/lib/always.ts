/** The files of texts that every page needs, beside what every game says of itself (`about-GAME`). */
export const EVERYWHERE: readonly string[] = ['table', 'guests', 'learn', 'points'];
/** Those that every table needs besides. */
export const AT_TABLE: readonly string[] = ['pace', 'look'];
/** What every game says of itself on the first page and before it begins, in a short file of its own. */
export const isAbout = (name: string): boolean => name.startsWith('about-');
