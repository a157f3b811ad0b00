/** Walking through what is legal: arrows go to the nearest legal thing in that direction. */
const STEP: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot from `from` in the direction of `key`, or -1. Sideways distance weighs double. */
export function nearest(from: Spot, spots: readonly Spot[], key: string): number {
  const step = STEP[key];
  if (step === undefined) return -1;
  const [dx, dy] = step;
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 2 && cost < least) {
      best = i;
      least = cost;
    }
  });
  return best;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Move the focus among visible things that are legal, or that may be asked about. Returns whether the key was used. */
export function walk(key: string): boolean {
  if (STEP[key] === undefined) return false;
  const things = [...document.querySelectorAll<HTMLElement>('[data-legal], [data-askable]')].filter(
    (each) => each.getClientRects().length > 0,
  );
  if (things.length === 0) return false;
  const active = document.activeElement;
  if (active === null || !things.includes(active as HTMLElement)) {
    things[0]?.focus();
    return true;
  }
  const others = things.filter((each) => each !== active);
  others[nearest(centre(active), others.map(centre), key)]?.focus();
  return true;
}

/** True when the key belongs to a text field and must not be taken as a shortcut. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
  );
}
