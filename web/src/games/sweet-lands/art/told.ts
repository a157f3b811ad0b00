/** A clause in words, for labels and for whoever does not see the marks. */
import type { PieceRef } from '../../../lib/text';
import { EffectError, parseClause, parseCost, parseNeed, type Amount, type Clause, type Cost } from './effect';
import type { Kind } from './effect-signs';

/** Who speaks: the language of the table. */
export interface Speech {
  nameOf(piece: PieceRef): string;
  list(names: readonly string[]): string;
  t(id: string, values?: Readonly<Record<string, unknown>>): string;
}

const gain = (speech: Speech, { id, n }: Amount): string => speech.nameOf({ sort: 'gain', id, count: n });
const counted = (speech: Speech, { id, n }: Amount): string => speech.nameOf({ sort: 'count', id, count: n });
const many = (speech: Speech, { id, n }: Amount): string => speech.nameOf({ sort: 'count', id, count: n, form: 'many' });

const all = (speech: Speech, amounts: readonly Amount[]): string => speech.list(amounts.map((each) => gain(speech, each)));

export function tellClause(clause: Clause, speech: Speech): string {
  const once = all(speech, clause.gains);
  const gains = clause.per === null ? once : speech.t('effect-per', { gains: once, counted: counted(speech, clause.per) });
  if (clause.needs !== null) return speech.t('effect-if', { needed: many(speech, clause.needs), gains });
  if (clause.pay.length === 0) return gains;
  return speech.t(clause.repeatedly ? 'effect-pay-repeatedly' : 'effect-pay', { paid: all(speech, clause.pay), gains });
}

export function tellCost(cost: Cost, speech: Speech): string {
  const paid = cost.amounts.length === 0 ? speech.t('effect-free') : all(speech, cost.amounts);
  const less = cost.less.map((sweet) => speech.t('effect-less', { counted: counted(speech, { id: sweet, n: 1 }) }));
  return [paid, ...less].join(', ');
}

/** What a text of the effect language says; a text that cannot be read is told as it stands. */
export function tell(text: string, kind: Kind, speech: Speech): string {
  try {
    if (kind === 'cost') return tellCost(parseCost(text), speech);
    return kind === 'need' ? many(speech, parseNeed(text)) : tellClause(parseClause(text), speech);
  } catch (error) {
    if (error instanceof EffectError) return text;
    throw error;
  }
}
