/** The printer's cases: every drawing is a list of cuts, each a path in one of a few inks. */

/** paper: filled with the sheet; hatch: filled and hatched; ink: solid; line: outline only; any other is a colour. */
export type Ink = 'paper' | 'hatch' | 'ink' | 'line' | 'thin' | `#${string}` | `var(${string})`;
export type Cut = readonly [ink: Ink, path: string];
export type Cuts = readonly Cut[];

const point = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

export function circle(x: number, y: number, r: number): string {
  return `M${point(x - r, y)} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0z`;
}

/** A toothed wheel: a saw blade, a mill wheel, a cog. */
export function wheel(x: number, y: number, outer: number, inner: number, teeth: number): string {
  const points: string[] = [];
  for (let i = 0; i < teeth * 2; i += 1) {
    const angle = (Math.PI * i) / teeth;
    const r = i % 2 === 0 ? outer : inner;
    points.push(point(x + r * Math.cos(angle), y + r * Math.sin(angle)));
  }
  return `M${points.join('L')}Z`;
}

/** A row of battlements from left to right, closed down to `base`. */
export function battlements(left: number, right: number, top: number, base: number, merlons: number): string {
  const step = (right - left) / (merlons * 2 - 1);
  let path = `M${point(left, base)} V${top}`;
  for (let i = 0; i < merlons * 2 - 1; i += 1) path += ` h${step.toFixed(2)} v${i % 2 === 0 ? (i === merlons * 2 - 2 ? 0 : 4) : -4}`;
  return `${path} V${base}z`;
}

/** A pine of three skirts standing at (x, base). */
export function pine(x: number, base: number, height: number): string {
  const w = height * 0.34;
  const h = height / 3.4;
  const skirt = (i: number): string => `L${point(x - w * (0.5 + i * 0.22), base - height + h * (i + 1.2))} h${(w * 0.3).toFixed(1)}`;
  const back = (i: number): string =>
    `h${(w * 0.3).toFixed(1)} L${point(x + w * (0.5 + (i - 1) * 0.22) - w * 0.3, base - height + h * (i + 0.2))}`;
  const foot = base - height + h * 3.2;
  return `M${point(x, base - height)} ${skirt(0)} ${skirt(1)} L${point(x - w, foot)} h${(w * 0.8).toFixed(1)} V${base} h${(w * 0.4).toFixed(1)} V${foot.toFixed(1)} h${(w * 0.5).toFixed(1)} ${back(2)} ${back(1)}z`;
}

/** A curl of smoke rising from (x, y). */
export function smoke(x: number, y: number): string {
  return `M${point(x, y)} q-5,-4 0,-8 t0,-8 q4,-3 2,-7`;
}
