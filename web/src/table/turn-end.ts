/** Which line ends a turn: after it somebody else decides, or it is not sure who does. */
import type { Planned } from '../lib/types';

/** What is not foreseen counts as an end: a draw or a reveal follows, which nobody takes back. */
export function endsTurn(planned: Planned | undefined, you: number | null, forced: boolean): boolean {
  if (planned === undefined) return true;
  if ('why' in planned) return false;
  const again = planned.asks?.some((ask) => ask.seat === you) ?? false;
  return !again || (forced && planned.moves?.length === 1);
}
