import type { Cuts } from './shapes';

const TOKEN = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;
const round = (value: number): string => String(Math.round(value * 100) / 100);

/** How many numbers a command takes, and which of them lie across (x) and which down (y). */
const ALONG: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'wwkksxy',
};

/** A path drawn elsewhere and at another size; `flip` turns it left to right. */
export function movedPath(path: string, x: number, y: number, scale = 1, flip = false): string {
  const across = flip ? -scale : scale;
  let command = 'M';
  let at = 0;
  return (path.match(TOKEN) ?? [])
    .map((token) => {
      if (/[a-zA-Z]/.test(token)) {
        command = token;
        at = 0;
        return token;
      }
      const order = ALONG[command.toUpperCase()] ?? 'xy';
      const part = order[at % order.length];
      at += 1;
      const value = Number(token);
      const fixed = command === command.toUpperCase();
      if (part === 'x') return round(value * across + (fixed ? x : 0));
      if (part === 'y') return round(value * scale + (fixed ? y : 0));
      if (part === 'w') return round(value * scale);
      return part === 's' && flip ? String(1 - value) : token;
    })
    .join(' ');
}

/** A whole drawing set down somewhere else: an animal of the icons on the grass of a tile. */
export const moved = (cuts: Cuts, x: number, y: number, scale = 1, flip = false): Cuts =>
  cuts.map(([ink, path]) => [ink, movedPath(path, x, y, scale, flip)] as const);
