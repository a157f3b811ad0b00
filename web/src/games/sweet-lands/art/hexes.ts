/** Hexes that stand on their point: nine rows of eleven, the odd rows (b, d, f, h) half a hex to the right. */
export const R = 50;
export const WIDE = R * Math.sqrt(3);

export const SIDES = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const;
export type Side = (typeof SIDES)[number];

export interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Corners clockwise from the top. */
export function corner(i: number, size = R): Point {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: round(size * Math.cos(angle)), y: round(size * Math.sin(angle)) };
}

export const hexPath = (size = R): string => `M${[0, 1, 2, 3, 4, 5].map((i) => `${corner(i, size).x},${corner(i, size).y}`).join('L')}Z`;

/** The corner at which each side begins, clockwise. */
const STARTS: Readonly<Record<Side, number>> = { ne: 0, e: 1, se: 2, sw: 3, w: 4, nw: 5 };

/** The two ends of a side. */
export const ends = (side: Side, size = R): readonly [Point, Point] => [corner(STARTS[side], size), corner((STARTS[side] + 1) % 6, size)];

/** The middle of a cell such as `d5`; null for a word that names none. */
export function centreOf(cell: string, size = R): Point | null {
  const found = /^([a-i])([1-9]|1[01])$/.exec(cell);
  if (found === null) return null;
  const row = (found[1] ?? 'a').charCodeAt(0) - 'a'.charCodeAt(0);
  const column = Number(found[2]) - 1;
  return { x: round(size * Math.sqrt(3) * (column + (row % 2) / 2)), y: round(1.5 * size * row) };
}

/** The cell and the side that an edge such as `d5-ne` names; null for a word that names none. */
export function sideOf(edge: string): { cell: string; side: Side } | null {
  const [cell = '', side] = edge.split('-');
  const found = SIDES.find((each) => each === side);
  return found === undefined || centreOf(cell) === null || edge.split('-').length !== 2 ? null : { cell, side: found };
}
