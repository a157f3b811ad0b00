/** The keys of one's own pace: a row that no game uses. The letters lie where they lie on a Russian keyboard too. */
import type { Session } from './session.svelte';

/** Whether the key was one of these. */
export function paceKey({ key }: KeyboardEvent, { showing, sandbox }: Session): boolean {
  if (key === 'k' || key === 'л') showing.pause(!showing.paused);
  else if (key === 'l' || key === 'д') showing.next();
  else if (key === 'j' || key === 'о') showing.skip();
  else if ((key === 'h' || key === 'р') && sandbox === null) showing.seeAgain();
  else return false;
  return true;
}
