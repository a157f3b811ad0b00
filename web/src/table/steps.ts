/** What there is to be seen of a history, decision by decision, and where one's own last one lies. */
import type { LogLine } from '../lib/types';
import type { Snapshot } from '../lib/wire';

/** Who has made what, as far as a viewer knows it. */
export type History = Pick<Snapshot, 'n' | 'by' | 'own'>;

/** True for a decision of somebody else: neither chance nor one's own. */
const another = (seat: number | undefined, you: number | null): boolean => seat !== undefined && seat >= 0 && seat !== you;

/**
 * After how many entries there is something new to be seen, between two moments: after every decision of somebody else
 * with what chance and the table have added to it. What the viewer is not told of is no step of its own.
 */
export function stepsOf(by: readonly number[], from: number, to: number, log: readonly LogLine[], you: number | null): number[] {
  const told = (begin: number, end: number): boolean => log.some((line) => line.n > begin && line.n <= end);
  const steps: number[] = [];
  let begin = from;
  for (let entry = from + 1; entry < to; entry += 1) {
    if (!another(by[entry], you) || !told(begin, entry)) continue;
    steps.push(entry);
    begin = entry;
  }
  return to > from ? [...steps, to] : steps;
}

/** Whether one of these entries is a decision that this seat has made itself. */
export function decides(history: History, from: number, you: number | null): boolean {
  return you !== null && history.by.slice(from, history.n).some((seat, i) => seat === you && !history.own.itself.has(from + i));
}

/** After how many entries others began to decide since this seat last did; null where nobody has. */
export function sinceMine(history: History, you: number | null): number | null {
  if (you === null) return null;
  let entry = history.n;
  while (entry > 0 && !(history.by[entry - 1] === you && !history.own.itself.has(entry - 1))) entry -= 1;
  while (entry < history.n && !another(history.by[entry], you)) entry += 1;
  return entry < history.n ? entry : null;
}

/** Whether a seat is asked in this view. */
export const asks = ({ view }: Pick<Snapshot, 'view'>, seat: number | null): boolean =>
  seat !== null && (view?.asks.some((ask) => ask.seat === seat) ?? false);

/** Whether it has become this seat's turn between two moments: it was not asked, or others have decided since it answered. */
export function turnCame(before: Snapshot, after: Snapshot, you: number | null): boolean {
  if (!asks(after, you)) return false;
  if (!asks(before, you)) return true;
  return decides(after, before.n, you) && (sinceMine(after, you) ?? -1) >= before.n;
}
