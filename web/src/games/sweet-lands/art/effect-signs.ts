/** A clause as it is printed: marks and numbers, an arrow from what is paid to what comes, a stroke before what is counted. */
import type { Amount, Clause, Cost } from './effect';
import { EffectError, parseClause, parseCost, parseNeed } from './effect';

export type Join = 'arrow' | 'repeat' | 'then' | 'plus' | 'per' | 'minus';
export type Tone = 'pay' | 'gain' | 'count' | 'need';
export type Sign = { mark: string; n: number | null; tone: Tone } | { join: Join };

/** Points bear their number inside the mark. */
const INSIDE: ReadonlySet<string> = new Set(['vp', 'city-points', 'industry-points']);
/** Of these one always says how many; of the rest a single one goes without a number. */
const COUNTED: ReadonlySet<string> = new Set(['gold', 'wheat', 'wood', 'iron', 'basic', 'diamond']);
const shown = ({ id, n }: Amount, tone: Tone): Sign => {
  const silent = n === 1 && !COUNTED.has(id) && !(tone === 'gain' && INSIDE.has(id));
  return { mark: id, n: silent ? null : n, tone };
};

/** True when the number stands inside the mark instead of before it. */
export const numberInside = (mark: string, tone: Tone): boolean => tone === 'gain' && INSIDE.has(mark);

const needed = ({ id, n }: Amount): Sign => ({ mark: id, n, tone: 'need' });

function joined(amounts: readonly Amount[], tone: Tone): Sign[] {
  return amounts.flatMap((each, i): Sign[] => (i === 0 ? [shown(each, tone)] : [{ join: 'plus' }, shown(each, tone)]));
}

export function signsOfClause(clause: Clause): Sign[] {
  const signs: Sign[] = [];
  if (clause.pay.length > 0) signs.push(...joined(clause.pay, 'pay'), { join: clause.repeatedly ? 'repeat' : 'arrow' });
  if (clause.needs !== null) signs.push(needed(clause.needs), { join: 'then' });
  signs.push(...joined(clause.gains, 'gain'));
  if (clause.per !== null) signs.push({ join: 'per' }, shown(clause.per, 'count'));
  return signs;
}

export function signsOfCost(cost: Cost): Sign[] {
  const less = cost.less.flatMap((sweet): Sign[] => [{ join: 'minus' }, { mark: sweet, n: null, tone: 'count' }]);
  return [...joined(cost.amounts, 'pay'), ...less];
}

export type Kind = 'clause' | 'cost' | 'need';

/** The signs of a text; a text that cannot be read is shown as it stands. */
export function signsOf(text: string, kind: Kind): Sign[] | null {
  try {
    if (kind === 'cost') return signsOfCost(parseCost(text));
    if (kind === 'clause') return signsOfClause(parseClause(text));
    return [needed(parseNeed(text))];
  } catch (error) {
    if (error instanceof EffectError) return null;
    throw error;
  }
}

/** The size of print that leaves room for this many signs: the more there are, the smaller. */
export function printFor(texts: readonly string[], kind: Kind, sizes: readonly (readonly [upTo: number, em: number])[]): number {
  const count = texts.reduce((sum, text) => sum + (signsOf(text, kind)?.length ?? text.length / 3), 0);
  return (sizes.find(([upTo]) => count <= upTo) ?? sizes.at(-1) ?? [0, 1])[1];
}
