/** A domain laid out: its printed cells, what lies on them, and where roads may be. */
import { centreOf, ends, R, SIDES, sideOf, WIDE, type Point, type Side } from './art/hexes';
import type { DomainRow } from './edition.svelte';
import type { CellView } from './facts';

const KINDS: Readonly<Record<string, string>> = { f: 'field', o: 'forest', m: 'mine', s: 'sea', x: 'special', c: 'capital', b: 'bonus' };

export interface Laid {
  cell: string;
  terrain: string;
  port: boolean;
  at: Point;
  bonus: readonly string[];
  on: CellView | null;
}

const ROWS = 'abcdefghi';

export function laidOut(domain: DomainRow, cells: readonly CellView[]): Laid[] {
  const on = new Map<string, CellView>(cells.map((each) => [each.cell, each]));
  return domain.map.flatMap((row, r) =>
    row
      .trim()
      .split(/\s+/)
      .flatMap((code, c): Laid[] => {
        const terrain = KINDS[code.toLowerCase()];
        const cell = `${ROWS[r] ?? ''}${c + 1}`;
        const at = centreOf(cell);
        if (terrain === undefined || at === null) return [];
        const bonus = terrain === 'capital' ? domain.capital : (domain.bonuses?.[cell] ?? []);
        return [{ cell, terrain, port: code !== code.toLowerCase(), at, bonus, on: on.get(cell) ?? null }];
      }),
  );
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around these middles of cells, with a margin. */
export function boxAround(points: readonly Point[], margin = 8): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - WIDE / 2 - margin, Math.min(...ys) - R - margin];
  return { x: left, y: top, width: Math.max(...xs) + WIDE / 2 + margin - left, height: Math.max(...ys) + R + margin - top };
}

export interface Edge {
  edge: string;
  at: Point;
  side: Side;
}

/** An edge with the middle of its cell; null for a word that names none. */
export function edgeOf(edge: string): Edge | null {
  const found = sideOf(edge);
  const at = found === null ? null : centreOf(found.cell);
  return found === null || at === null ? null : { edge, at, side: found.side };
}

/** The two ends of a side and the middles of the cells it parts: all that is nearer to this edge than to any other. */
export function edgeShape(side: Side): string {
  const [a, b] = ends(side);
  const beyond = { x: a.x + b.x, y: a.y + b.y };
  return `M0,0 L${a.x},${a.y} L${beyond.x},${beyond.y} L${b.x},${b.y}Z`;
}

export function edgeLine(side: Side): string {
  const [a, b] = ends(side);
  return `M${a.x},${a.y} L${b.x},${b.y}`;
}

const key = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The sides of these cells that no two of them share: the line around them. */
export function outlineOf(cells: readonly string[]): string {
  const middles = cells.flatMap((cell) => centreOf(cell) ?? []);
  const known = new Set(middles.map(key));
  return middles
    .flatMap((at) =>
      SIDES.flatMap((side) => {
        const [a, b] = ends(side);
        const beyond = { x: at.x + a.x + b.x, y: at.y + a.y + b.y };
        return known.has(key(beyond)) ? [] : [`M${at.x + a.x},${at.y + a.y} L${at.x + b.x},${at.y + b.y}`];
      }),
    )
    .join(' ');
}
