/** What a piece on the board offers: a command, whole or with words still open. */
import { command } from '../lib/text';

/** A verb with the words chosen so far; null where a word is still open. */
export interface Offer {
  verb: string;
  words: (string | null)[];
}

export const fits = (line: string, offer: Offer): boolean => {
  const { verb, words } = command(line);
  return verb === offer.verb && offer.words.every((word, i) => word === null || word === words[i]);
};

/** Two halves of the same command, such as a hand card and a market card; null when they contradict. */
export function joined(a: Offer | null, b: Offer): Offer | null {
  if (a === null || a.verb !== b.verb) return b;
  const words = b.words.map((word, i) => word ?? a.words[i] ?? null);
  return { verb: b.verb, words };
}

/** Ways to be finished without doing anything; they have a place of their own in the decision bar. */
const DECLINES: ReadonlySet<string> = new Set(['pass', 'done', 'stop']);

export const declining = (legal: readonly string[]): string | undefined => legal.find((line) => DECLINES.has(line));
