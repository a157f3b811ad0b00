/** Heads and shoulders on a field of 100 by 100 around the origin: what every bust is put together from. */
import { circle, type Cut, type Cuts, type Ink } from '../../../lib/art/shapes';
import { CREAM, GOLD, leaf, oval, PINK } from './cuts';

export type Colour = `#${string}` | `var(${string})`;

export interface Bust {
  /** The sky behind the head. */
  ground: Colour;
  skin: Colour;
  /** From back to front. */
  behind: Cuts;
  dress: Cuts;
  look: Cuts;
  hair: Cuts;
}

export const NECK = 'M-7.6,8 V23 Q0,30 7.6,23 V8z';
export const FACE = 'M-17.4,-10 Q-18.4,10 -8,17 Q0,22 8,17 Q18.4,10 17.4,-10 Q16,-30 0,-30 Q-16,-30 -17.4,-10z';
export const SHOULDERS = 'M-42,54 Q-40,28 -14,22 Q0,32 14,22 Q40,28 42,54z';
const NOSE: Cut = ['thin', 'M0.6,-1 Q2.6,4 -0.8,5'];
/** Shade cut into the cheek. */
const CHEEKS: Cut = ['thin', 'M13,3.4 l2.8,-2 M12.2,6.8 l2.6,-1.9 M10.6,10 l2.4,-1.8'];

const EYES: Readonly<Record<string, Cuts>> = {
  open: [
    ['ink', `${oval(-7, -3.6, 1.9, 2.7)} ${oval(7, -3.6, 1.9, 2.7)}`],
    ['line', 'M-11,-9.6 q3.6,-2.4 7,-0.6 M11,-9.6 q-3.6,-2.4 -7,-0.6'],
  ],
  lashes: [
    ['ink', `${oval(-7, -3.4, 1.9, 2.5)} ${oval(7, -3.4, 1.9, 2.5)}`],
    ['line', 'M-11.6,-5 q4,-3.6 8,-0.6 M11.6,-5 q-4,-3.6 -8,-0.6'],
    ['thin', 'M-11,-10.6 q3.6,-2 7,-0.4 M11,-10.6 q-3.6,-2 -7,-0.4'],
  ],
  smiling: [
    ['line', 'M-10.6,-3 q3.4,-4 6.8,0 M10.6,-3 q-3.4,-4 -6.8,0'],
    ['thin', 'M-11,-9 q3.6,-2 7,-0.4 M11,-9 q-3.6,-2 -7,-0.4'],
  ],
  calm: [['line', 'M-10.6,-4.4 q3.4,3 6.8,0 M10.6,-4.4 q-3.4,3 -6.8,0 M-11,-10 h7 M11,-10 h-7']],
  kohl: [
    ['ink', 'M-14.4,-4.6 Q-9,-8.6 -3.4,-3.4 Q-8,-0.6 -14.4,-4.6z M14.4,-4.6 Q9,-8.6 3.4,-3.4 Q8,-0.6 14.4,-4.6z'],
    ['line', 'M-12,-10.4 q4,-2 8,-0.4 M12,-10.4 q-4,-2 -8,-0.4'],
  ],
};
const MOUTHS: Readonly<Record<string, Cuts>> = {
  smile: [['line', 'M-4.6,10 q4.6,4 9.2,0']],
  small: [['line', 'M-2.6,11 q2.6,1.8 5.2,0']],
  laugh: [['#a8324a', 'M-5.6,9 Q0,11 5.6,9 Q4,16 0,16 Q-4,16 -5.6,9z']],
  lips: [['#b8384c', 'M-4.4,11 Q-2,8.8 0,10 Q2,8.8 4.4,11 Q0,15 -4.4,11z']],
};
export const looks = (eyes: string, mouth: string, ...more: Cuts): Cuts => [
  ...(EYES[eyes] ?? []),
  NOSE,
  CHEEKS,
  ...(MOUTHS[mouth] ?? []),
  ...more,
];

/** The same drawing on both sides. */
export const both = (ink: Ink, ...pairs: readonly [left: string, right: string][]): Cuts =>
  pairs.flatMap(([left, right]): Cuts => [
    [ink, left],
    [ink, right],
  ]);

/** A braid hanging from (x, y), link by link. */
export function braid(ink: Ink, x: number, y: number, links: number, size = 6): Cuts {
  const all: Cut[] = Array.from({ length: links }, (_, i) => [ink, oval(x, y + i * size * 1.45, size * (1 - i * 0.06), size * 0.95)]);
  const end = y + links * size * 1.45;
  return [...all, ['#c23b56', `M${x - 4},${end - 6} h8 v4 h-8z`], [ink, `M${x - 3.6},${end - 2} h7.2 l-3.6,8z`]];
}

/** A flower of five petals. */
export function flower(x: number, y: number, r: number, petal: Colour = PINK, heart: Colour = GOLD): Cuts {
  const petals = [0, 1, 2, 3, 4].map((i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return circle(x + r * 0.62 * Math.cos(angle), y + r * 0.62 * Math.sin(angle), r * 0.46);
  });
  return [
    [petal, petals.join(' ')],
    [heart, circle(x, y, r * 0.34)],
  ];
}

export const leafPair = (x: number, y: number, size: number): string =>
  `${leaf(x, y, -size, -size * 0.3, size * 0.22)} ${leaf(x, y, size, -size * 0.3, size * 0.22)}`;

export const ruff = (y: number): Cuts => [
  [
    CREAM,
    `M-24,${y} q4,-7 8,-1 q4,-7 8,-1 q4,-7 8,-1 q4,-5 8,1 q4,-6 8,1 q4,-5 8,1 q2,7 -5,8 q-4,4 -8,0 q-5,5 -11,1 q-6,4 -11,-1 q-4,4 -8,0 q-6,-2 -5,-8z`,
  ],
];

/** The whole bust, back to front. */
export const busted = ({ skin, behind, dress, look, hair }: Bust): Cuts => [
  ...behind,
  ...dress.slice(0, 1),
  [skin, NECK],
  ...dress.slice(1),
  [skin, FACE],
  ...look,
  ...hair,
];
