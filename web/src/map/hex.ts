/** Flat-topped hexes: edges count clockwise from the bottom, as in the component tables. */
export const R = 100;
export const INNER = (R * Math.sqrt(3)) / 2;
export const DIRECTIONS = ['bottom', 'lower-left', 'upper-left', 'top', 'upper-right', 'lower-right'] as const;
const STEP_Q = [0, -1, -1, 0, 1, 1] as const;
const STEP_R = [1, 1, 0, -1, -1, 0] as const;

export interface Point {
  x: number;
  y: number;
}
export interface Cell {
  q: number;
  r: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function corner(i: number, size = R): Point {
  const angle = (Math.PI / 3) * i;
  return { x: round(size * Math.cos(angle)), y: round(size * Math.sin(angle)) };
}

/** The point in the direction of an edge, `distance` from the middle. */
export function towards(edge: number, distance: number): Point {
  const angle = Math.PI / 2 + (Math.PI / 3) * edge;
  return { x: round(distance * Math.cos(angle)), y: round(distance * Math.sin(angle)) };
}

export function hexPath(size = R): string {
  return `M${[0, 1, 2, 3, 4, 5].map((i) => `${corner(i, size).x},${corner(i, size).y}`).join('L')}Z`;
}

export const centre = ({ q, r }: Cell, size = R): Point => ({ x: 1.5 * size * q, y: Math.sqrt(3) * size * (r + q / 2) });

export const neighbour = ({ q, r }: Cell, edge: number): Cell => ({ q: q + (STEP_Q[edge] ?? 0), r: r + (STEP_R[edge] ?? 0) });

export const cellKey = ({ q, r }: Cell): string => `${q},${r}`;

/** The six letters after `turn` sixths clockwise: the letter of edge i moves to edge i + turn. */
export const turned = (edges: string, turn: number): string =>
  Array.from({ length: 6 }, (_, edge) => edges[(((edge - turn) % 6) + 6) % 6]).join('');

/** Lines from the middle to every edge that bears this letter, `distance` long. */
export const spokes = (edges: string, letter: string, distance: number): string =>
  [...edges]
    .flatMap((each, edge) => (each === letter ? [`M0,0 L${towards(edge, distance).x},${towards(edge, distance).y}`] : []))
    .join(' ');

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around hexes at these cells, with a margin, never smaller than a few tiles: a lone home is not a poster. */
export function boxAround(cells: readonly Cell[], margin: number, least = 0): Box {
  const points = cells.map((cell) => centre(cell));
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const width = Math.max(Math.max(...xs) - Math.min(...xs) + 2 * (R + margin), least);
  const height = Math.max(Math.max(...ys) - Math.min(...ys) + 2 * (INNER + margin), least);
  const x = (Math.max(...xs) + Math.min(...xs) - width) / 2;
  const y = (Math.max(...ys) + Math.min(...ys) - height) / 2;
  return { x, y, width, height };
}
