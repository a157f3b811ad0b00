/**
 * What a lesson points at. `a | b` is b where there is no a; `a > b > c` is a until it was touched, then the first of
 * b and c that is there and still to be done; `=pass` is the answer with that line. What lies in a part that is not
 * shown is found by the tab of that part, and what something open lies over by the way to close that.
 */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const named = (name: string): Element[] => {
  const [attribute, value] = name.startsWith('=') ? ['line', name.slice(1)] : ['testid', name];
  return [...document.querySelectorAll(`[data-${attribute}="${CSS.escape(value)}"]`)];
};
const shown = (element: Element): boolean => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
};
const open = (element: Element): boolean => element.getAttribute('aria-pressed') !== 'true' && !(element as HTMLButtonElement).disabled;

/** As much of it as can be seen; null where it is scrolled away. */
export function boxOf(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
  const cut = (within: { left: number; top: number; right: number; bottom: number }): void => {
    [left, top] = [Math.max(left, within.left), Math.max(top, within.top)];
    [right, bottom] = [Math.min(right, within.right), Math.min(bottom, within.bottom)];
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow !== 'visible') cut(around.getBoundingClientRect());
  }
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : null;
}

/** The dialog that lies over it, if there is one. */
function over(element: Element): Element | null {
  const box = boxOf(element);
  const top = box === null ? null : document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const dialog = top?.closest('[role=dialog], dialog') ?? null;
  return dialog?.contains(element) === true ? null : dialog;
}

/** The first of several names that is on the screen. */
const seen = (names: readonly string[]): Element | undefined => names.flatMap(named).find(shown);

/** The tab under which the first of several names is found. */
function tabOf(names: readonly string[]): Element | undefined {
  const zone = names.flatMap(named)[0]?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
  return zone === undefined ? undefined : seen([`tab-${zone}`]);
}

export function pointedAt(point: string): Element | undefined {
  const [first = [], ...steps] = point.split('>').map((step) => step.split('|').map((name) => name.trim()));
  const next = steps.map(seen).find((element) => element !== undefined && open(element));
  const start = seen(first) ?? tabOf(first);
  /** What was touched is not ringed any more: the rest is to be done elsewhere. */
  const found = next ?? (start !== undefined && open(start) ? start : undefined);
  const dialog = found === undefined ? null : over(found);
  return dialog === null ? found : (dialog.querySelector('[data-testid=close-over]') ?? undefined);
}
