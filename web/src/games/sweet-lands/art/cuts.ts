/** Shapes that the drawings of Sweet Lands share, on a field of 24 by 24 around the origin. */
import { moved } from '../../../lib/art/moved';
import type { Cuts } from '../../../lib/art/shapes';

export const CREAM = '#fbf0dc';
export const GOLD = '#e2b33c';
export const WHEAT = '#e6bd4a';
export const WOOD = '#9a6a3a';
export const IRON = '#77767e';
export const GEM = '#7fc4d9';
export const CHOCOLATE = '#5b3a26';
export const CARAMEL = '#c07a35';
export const BERRY = '#c23b56';
export const PINK = '#eba6b4';
export const MATCHA = '#8fae5d';
export const MILK = '#fdf9f0';
export const SPONGE = '#f0cf86';

const at = (value: number): string => String(Math.round(value * 100) / 100);

/** A leaf, a grain, a petal: pointed at both ends, from (x, y) along (dx, dy), so wide to each side. */
export function leaf(x: number, y: number, dx: number, dy: number, wide: number): string {
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * wide * 2, (dx / long) * wide * 2];
  const middle = (side: number): string => `${at(x + dx / 2 + nx * side)},${at(y + dy / 2 + ny * side)}`;
  return `M${at(x)},${at(y)} Q${middle(1)} ${at(x + dx)},${at(y + dy)} Q${middle(-1)} ${at(x)},${at(y)}z`;
}

/** A round edge of so many scallops, as icing or a paper doily has. */
export function scallops(x: number, y: number, r: number, count: number, bulge = 1.15): string {
  const point = (i: number): string => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return `${at(x + r * Math.cos(angle))},${at(y + r * Math.sin(angle))}`;
  };
  const arc = at(((Math.PI * r) / count) * bulge);
  let path = `M${point(0)}`;
  for (let i = 1; i <= count; i += 1) path += ` A${arc},${arc} 0 0 1 ${point(i)}`;
  return `${path}z`;
}

/** A star of so many points, the first upwards. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const all = Array.from({ length: points * 2 }, (_, i) => {
    const angle = (Math.PI * i) / points - Math.PI / 2;
    const r = i % 2 === 0 ? outer : inner;
    return `${at(x + r * Math.cos(angle))},${at(y + r * Math.sin(angle))}`;
  });
  return `M${all.join('L')}Z`;
}

/** An ellipse lying on the table. */
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${at(x - rx)},${at(y)} a${at(rx)},${at(ry)} 0 1 0 ${at(2 * rx)},0 a${at(rx)},${at(ry)} 0 1 0 ${at(-2 * rx)},0z`;

/** A hex standing on its point. */
export function pointyHex(x: number, y: number, r: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${at(x + r * Math.cos(angle))},${at(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** One drawing over another, each set down where it belongs. */
export const over = (...layers: readonly (readonly [cuts: Cuts, x?: number, y?: number, scale?: number])[]): Cuts =>
  layers.flatMap(([cuts, x = 0, y = 0, scale = 1]) => moved(cuts, x, y, scale));
