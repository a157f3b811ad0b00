/** Which line ends a turn: after it somebody else decides, or it is not sure who does. */
import type { Planned } from '../lib/types';

/** What is not foreseen counts as an end: a draw or a reveal follows, which nobody takes back. */
export function endsTurn(planned: Planned | undefined, you: number | null, forced: boolean): boolean {
  if (planned === undefined) return true;
  if ('why' in planned) return false;
  const asked = planned.asks ?? [];
  const mine = asked.length > 0 && asked.every((ask) => ask.seat === you);
  return !mine || (forced && planned.moves?.length === 1);
}
