/**
 * The effect language, read: what a card, a token or a step of a track costs and gives.
 *
 *   clause    := [ condition ":" ] gains [ "per" [N] COUNT ]
 *   condition := "pay" amounts [ "repeatedly" ] | "if" COUNT N
 *   cost      := "" | amounts ( "-" SWEET )*
 */
import { COUNTS, GAINS, PAYS, SWEET_IDS } from './words';

export interface Amount {
  id: string;
  n: number;
}

export interface Clause {
  /** What is spent first, once or any number of times. */
  pay: readonly Amount[];
  repeatedly: boolean;
  /** What there must be at least. */
  needs: Amount | null;
  gains: readonly Amount[];
  /** Once for each full number of these. */
  per: Amount | null;
}

export interface Cost {
  amounts: readonly Amount[];
  /** One gold less for each symbol of these sweets. */
  less: readonly string[];
}

/** A text that is no clause: what was expected, and what came. */
export class EffectError extends Error {
  constructor(expected: string, came: string, text: string) {
    super(`expected ${expected}, came ${came === '' ? 'nothing' : `"${came}"`} in "${text}"`);
  }
}

const LONGEST = 200;

class Words {
  private readonly words: readonly string[];
  private at = 0;

  constructor(readonly text: string) {
    if (text.length > LONGEST) throw new EffectError(`at most ${LONGEST} characters`, String(text.length), `${text.slice(0, 40)}...`);
    this.words = text.replaceAll(':', ' : ').split(/\s+/).filter(Boolean);
  }

  get next(): string {
    return this.words[this.at] ?? '';
  }

  /** Step over this word if it comes next. */
  takes(word: string): boolean {
    if (this.next !== word) return false;
    this.at += 1;
    return true;
  }

  word(expected: string, known: ReadonlySet<string>): string {
    const word = this.next;
    if (!known.has(word)) throw new EffectError(expected, word, this.text);
    this.at += 1;
    return word;
  }

  number(): number {
    const word = this.next;
    if (!/^[1-9]\d{0,2}$/.test(word)) throw new EffectError('a number from 1 to 999', word, this.text);
    this.at += 1;
    return Number(word);
  }

  amounts(expected: string, known: ReadonlySet<string>): Amount[] {
    const found: Amount[] = [];
    do found.push({ id: this.word(expected, known), n: this.number() });
    while (this.takes('+'));
    return found;
  }

  end(): void {
    if (this.next !== '') throw new EffectError('the end', this.next, this.text);
  }
}

export function parseClause(text: string): Clause {
  const words = new Words(text);
  let pay: readonly Amount[] = [];
  let needs: Amount | null = null;
  let repeatedly = false;
  if (words.takes('pay')) {
    pay = words.amounts('a resource', PAYS);
    repeatedly = words.takes('repeatedly');
  } else if (words.takes('if')) needs = { id: words.word('what is counted', COUNTS), n: words.number() };
  if ((pay.length > 0 || needs !== null) && !words.takes(':')) throw new EffectError('":"', words.next, text);
  const gains = words.amounts('a gain', GAINS);
  let per: Amount | null = null;
  if (words.takes('per')) {
    const n = /^\d/.test(words.next) ? words.number() : 1;
    per = { id: words.word('what is counted', COUNTS), n };
  }
  words.end();
  return { pay, repeatedly, needs, gains, per };
}

export function parseCost(text: string): Cost {
  const words = new Words(text);
  const amounts = words.next === '' ? [] : words.amounts('a resource', PAYS);
  const less: string[] = [];
  while (words.takes('-')) less.push(words.word('a sweet', SWEET_IDS));
  words.end();
  return { amounts, less };
}

/** A condition on its own, as the clock tower has: what there must be, and how many. */
export function parseNeed(text: string): Amount {
  const words = new Words(text);
  const need = { id: words.word('what is counted', COUNTS), n: words.number() };
  words.end();
  return need;
}
