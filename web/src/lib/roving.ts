/** A row of tools is one stop of the Tab key; the arrows walk through it. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The place after a step from `from` in a ring of `count` places. */
export const stepped = (from: number, by: number, count: number): number => (count === 0 ? -1 : (from + by + count) % count);

export function roving(element: HTMLElement): { destroy: () => void } {
  let current: HTMLElement | null = null;
  const tools = (): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>('button, a[href]')].filter((each) => !each.hasAttribute('disabled'));
  const settle = (): void => {
    const all = tools();
    if (current === null || !all.includes(current)) current = all[0] ?? null;
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  };
  const focused = (event: FocusEvent): void => {
    if (event.target instanceof HTMLElement && tools().includes(event.target)) current = event.target;
    settle();
  };
  const pressed = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    const all = tools();
    if (by === undefined || current === null) return;
    event.preventDefault();
    event.stopPropagation();
    all[stepped(all.indexOf(current), by, all.length)]?.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(element, { childList: true, subtree: true });
  element.addEventListener('focusin', focused);
  element.addEventListener('keydown', pressed);
  settle();
  return {
    destroy: () => {
      watcher.disconnect();
      element.removeEventListener('focusin', focused);
      element.removeEventListener('keydown', pressed);
    },
  };
}
