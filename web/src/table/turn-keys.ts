/** The keys of one's own turn: undo, the whole turn, redo, a hint; by their letters, and as everywhere else. */
import type { Session } from './session.svelte';

/** Whether the key was one of these. The letters lie where they lie on a Russian keyboard too. */
export function turnKey(event: KeyboardEvent, session: Session): boolean {
  if (event.altKey || (event.target instanceof Element && event.target.closest('input, textarea, select') !== null)) return false;
  const key = event.key.toLowerCase();
  const command = event.ctrlKey || event.metaKey;
  if (command ? key === 'z' || key === 'я' : key === 'u' || key === 'г') {
    if (command && event.shiftKey) session.redo();
    else session.undo(event.shiftKey);
  } else if (key === 'y' || key === 'н') session.redo();
  else if (!command && (key === 'i' || key === 'ш') && session.ask !== null) session.hints.toggle();
  else return false;
  return true;
}
