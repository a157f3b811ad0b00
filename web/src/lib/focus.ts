/** Whoever goes by keyboard always stands somewhere: where what had the focus is gone, the page gives it a place to go on from. */

/** Inside what lies over the page, at what is asked, or at the top: the first of these that can be seen. */
const HOMES: readonly string[] = ['dialog[open] h2', '[role=dialog] h2', '[data-focus-home]', 'h1'];

type Holder = HTMLElement | SVGElement;

const seen = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;
const homeless = (): boolean => document.activeElement === null || document.activeElement === document.body;
const usable = (element: Element): boolean => seen(element) && !element.matches(':disabled');

function home(): void {
  for (const place of HOMES) {
    const found = [...document.querySelectorAll<HTMLElement>(place)].filter(seen).at(-1);
    if (found === undefined) continue;
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus();
    return;
  }
}

/** Watch over the focus from now on. Whoever points does not need one, and nobody is called away from where they are. */
export function keepFocus(): void {
  let held = false;
  let byKey = false;
  let looking = false;
  addEventListener('keydown', () => (byKey = true), true);
  addEventListener('pointerdown', () => (byKey = false), true);
  addEventListener('focusin', () => (held = true), true);
  const look = (): void => {
    looking = false;
    if (byKey && held && homeless() && document.hasFocus()) home();
  };
  /** Once what is going on has come to its end: the focus may have been given a place there. */
  const later = (): void => {
    if (looking || !byKey) return;
    looking = true;
    setTimeout(look);
  };
  addEventListener('focusout', later, true);
  const watcher = new MutationObserver(later);
  watcher.observe(document.body, { childList: true, subtree: true });
}

/** What opens over the page gives the focus back when it goes. */
export function givesBack(element: HTMLElement): { destroy: () => void } {
  const active = document.activeElement;
  const opener = active instanceof HTMLElement || active instanceof SVGElement ? active : null;
  const back = (holder: Holder): void => {
    if ((homeless() || element.contains(document.activeElement)) && usable(holder)) holder.focus();
  };
  return {
    destroy: () => {
      if (opener !== null && opener !== document.body) queueMicrotask(() => back(opener));
    },
  };
}
