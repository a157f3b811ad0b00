/** Finding statements by words, forgiving: case, accents and ё make no difference, nor do the last letters of a word. */

/** The letters a reader means: small, without accents, ё as е. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");

/** The words of a query; more than a few are not looked for. */
export const MOST_WORDS = 8;
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/[^\p{L}\p{N}']+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** A long word without its ending, so that another form of it is found too. */
const ENDING = 2;
const LONG = 5;
const stem = (word: string): string => (word.length >= LONG ? word.slice(0, -ENDING) : word);

/** How well a text answers: 2 when every word stands in it, 1 when every word does in some form, 0 otherwise. */
export function answers(text: string, words: readonly string[]): 0 | 1 | 2 {
  if (words.length === 0) return 0;
  const folded = fold(text);
  if (words.every((word) => folded.includes(word))) return 2;
  return words.every((word) => folded.includes(stem(word))) ? 1 : 0;
}

export interface Run {
  text: string;
  found: boolean;
}

/** A text in runs, those that answer a word marked. Folding may shorten letters, so each is folded by itself. */
export function runs(text: string, words: readonly string[]): Run[] {
  const letters = [...text];
  const folded = letters.map(fold);
  const whole = folded.join('');
  const starts: number[] = [];
  folded.reduce((at, letter, i) => {
    starts[i] = at;
    return at + letter.length;
  }, 0);
  const lit = new Array<boolean>(letters.length).fill(false);
  for (const word of words.map((each) => (whole.includes(each) ? each : stem(each)))) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      const end = at + word.length;
      letters.forEach((_letter, i) => {
        const start = starts[i] ?? 0;
        if (start >= at && start < end) lit[i] = true;
      });
    }
  }
  const found: Run[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last !== undefined && last.found === lit[i]) last.text += letter;
    else found.push({ text: letter, found: lit[i] ?? false });
  });
  return found;
}
