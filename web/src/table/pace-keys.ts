/** The keys of one's own pace; the letters lie where they lie on a Russian keyboard too. */
import type { Session } from './session.svelte';

/** Whether the key was one of these. */
export function paceKey({ key }: KeyboardEvent, { showing, sandbox }: Session): boolean {
  if (key === 'p' || key === 'з') showing.pause(!showing.paused);
  else if (key === 'n' || key === 'т') showing.next();
  else if (key === 'g' || key === 'п') showing.skip();
  else if ((key === 'r' || key === 'к') && sandbox === null) showing.seeAgain();
  else return false;
  return true;
}
