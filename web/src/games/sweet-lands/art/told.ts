/** A clause in words, for labels and for whoever does not see the marks. */
import { i18n, t } from '../../../lib/i18n.svelte';
import { EffectError, parseClause, parseCost, parseNeed, type Amount, type Clause, type Cost } from './effect';
import type { Kind } from './effect-signs';

const gain = ({ id, n }: Amount): string => i18n.nameOf({ sort: 'gain', id, count: n });
const counted = ({ id, n }: Amount): string => i18n.nameOf({ sort: 'count', id, count: n });
const many = ({ id, n }: Amount): string => i18n.nameOf({ sort: 'count', id, count: n, form: 'many' });

export function tellClause(clause: Clause): string {
  const all = i18n.list(clause.gains.map(gain));
  const gains = clause.per === null ? all : t('effect-per', { gains: all, counted: counted(clause.per) });
  if (clause.needs !== null) return t('effect-if', { needed: many(clause.needs), gains });
  if (clause.pay.length === 0) return gains;
  return t(clause.repeatedly ? 'effect-pay-repeatedly' : 'effect-pay', { paid: i18n.list(clause.pay.map(gain)), gains });
}

export function tellCost(cost: Cost): string {
  const paid = cost.amounts.length === 0 ? t('effect-free') : i18n.list(cost.amounts.map(gain));
  const less = cost.less.map((sweet) => t('effect-less', { counted: counted({ id: sweet, n: 1 }) }));
  return [paid, ...less].join(', ');
}

/** What a text of the effect language says; a text that cannot be read is told as it stands. */
export function tell(text: string, kind: Kind = 'clause'): string {
  try {
    if (kind === 'cost') return tellCost(parseCost(text));
    return kind === 'need' ? many(parseNeed(text)) : tellClause(parseClause(text));
  } catch (error) {
    if (error instanceof EffectError) return text;
    throw error;
  }
}
