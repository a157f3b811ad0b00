import type { Outcome, Values } from '../../lib/types';
import { printed } from './edition.svelte';

/** What the points of somebody who played alone are worth; nothing where there were others. */
export function verdict({ scores }: Pick<Outcome, 'scores'>): { id: string; values: Values } | null {
  const [points, ...others] = scores;
  if (points === undefined || others.length > 0) return null;
  const [target = 0, mastery = 0] = printed().list('solo-targets');
  if (points <= target) return { id: 'alone-missed', values: { points, goal: target } };
  if (points <= mastery) return { id: 'alone-reached', values: { points, goal: mastery } };
  return { id: 'alone-mastered', values: { points } };
}
