/** The files of texts that every page needs, and those that every table needs besides. */
export const EVERYWHERE: readonly string[] = ['table', 'guests', 'learn', 'points', 'hints', 'groups'];
export const AT_TABLE: readonly string[] = ['pace', 'look'];
/** What every game says of itself on the first page and before it begins, in a short file of its own. */
export const isAbout = (name: string): boolean => name.startsWith('about-');
export const isAlways = (name: string): boolean => EVERYWHERE.includes(name) || AT_TABLE.includes(name) || isAbout(name);
