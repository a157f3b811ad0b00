/** Which of several refusals to show. */
import type { Refusal } from '../lib/types';

/**
 * Plans with more and more of something are refused in runs: first too little, at last too much, and between them
 * what really stands in the way. The run in the middle tells most; a refusal without a rule tells least.
 */
export function telling(refusals: readonly Refusal[]): Refusal | null {
  const ruled = refusals.filter((why) => why.rule !== null);
  const all = ruled.length > 0 ? ruled : refusals;
  const runs = all.filter((why, i) => i === 0 || why.kind !== all[i - 1]?.kind || why.rule !== all[i - 1]?.rule);
  const found = runs[Math.floor(runs.length / 2)];
  /** Of a run the last comes nearest to what is wanted. */
  return all.findLast((why) => why.kind === found?.kind && why.rule === found.rule) ?? null;
}
