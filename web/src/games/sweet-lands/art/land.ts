/** What grows on the land: pictures of the terrain tokens, on a field of 70 by 70 around the origin. */
import { circle, pine, type Cuts } from '../../../lib/art/shapes';
import { BERRY, CHOCOLATE, CREAM, leaf, MILK, oval, PINK, scallops, SPONGE } from './cuts';

export const TERRAINS = ['field', 'forest', 'mine', 'sea'] as const;
export const SPECIAL_TOKENS = ['bazaar', 'workshop', 'meadow', 'crossroads', 'treasury', 'vault'] as const;

const ear = (x: number, base: number, size: number): string =>
  [
    leaf(x, base - size * 0.62, 0, -size * 0.38, size * 0.1),
    ...[0.62, 0.42, 0.22].flatMap((up) => [
      leaf(x, base - size * up + size * 0.12, -size * 0.27, -size * 0.22, size * 0.085),
      leaf(x, base - size * up + size * 0.12, size * 0.27, -size * 0.22, size * 0.085),
    ]),
  ].join(' ');

/** A lollipop in place of a tree. */
const lolly = (x: number, base: number, r: number): Cuts => [
  [MILK, `M${x - 1.3},${base} V${base - r * 2} h2.6 V${base}z`],
  ['#6f9a4c', scallops(x, base - r * 2.1, r, 9)],
  [
    'thin',
    `M${x - r * 0.5},${base - r * 1.9} q0,${-r * 0.8} ${r * 0.6},${-r * 0.8} q${r * 0.6},0 ${r * 0.5},${r * 0.6} q-0.2,${r * 0.5} -${r * 0.6},${r * 0.4}`,
  ],
];

/** Lines cut into the land itself, in the colour of its side. */
export const FURROWS: Readonly<Record<string, string>> = {
  field:
    'M-38,8 Q0,-10 38,8 M-38,18 Q0,0 38,18 M-32,27 Q0,11 32,27 M-22,34 Q0,24 22,34 M-38,-4 Q-20,-15 0,-16 Q20,-15 38,-4 M-30,-17 Q0,-32 30,-17',
  forest:
    'M-34,-10 l2,-4 l2,4 M-22,-26 l2,-4 l2,4 M18,-28 l2,-4 l2,4 M30,-12 l2,-4 l2,4 M-30,18 l2,-4 l2,4 M28,20 l2,-4 l2,4 M-12,34 l2,-4 l2,4 M10,35 l2,-4 l2,4',
  mine: 'M-36,14 l7,-5 l6,4 M22,22 l6,-5 l7,4 M-14,36 l6,-5 l6,4 M-26,-20 l5,-4 l5,3 M20,-24 l5,-4 l5,3 M8,32 l5,-4 l6,4',
  sea: 'M-36,-16 q4,-5 8,0 t8,0 M14,-28 q4,-5 8,0 t8,0 M-34,22 q4,-5 8,0 t8,0 M10,30 q4,-5 8,0 t8,0 M-8,-34 q4,-5 8,0 t8,0 M22,14 q4,-5 8,0',
  special: 'M-34,-14 h4 m-2,-2 v4 M28,-18 h4 m-2,-2 v4 M-30,20 h4 m-2,-2 v4 M28,18 h4 m-2,-2 v4 M-2,36 h4 m-2,-2 v4 M-2,-36 h4 m-2,-2 v4',
};

export const LAND: Readonly<Record<string, Cuts>> = {
  field: [
    ['line', 'M-15,24 V8 M0,26 V4 M15,24 V8'],
    ['#f7dd8c', ear(-15, 12, 32)],
    ['#f7dd8c', ear(15, 12, 32)],
    ['#fbe7a6', ear(0, 12, 40)],
    [BERRY, 'M-8,18 Q0,14 8,18 L7,22 Q0,18 -7,22z'],
  ],
  forest: [
    ['#7ea456', pine(-17, 22, 40)],
    ...lolly(17, 24, 11),
    ['#5c8741', pine(0, 28, 52)],
    ['thin', 'M-6,-4 l8,2 M-9,8 l12,3'],
    [MILK, 'M0,-24 L-5.4,-14.6 Q-2.6,-12.4 0,-14.6 Q2.6,-12.4 5.4,-14.6z'],
  ],
  mine: [
    ['#a5989a', 'M2,24 L17,-12 L24,-4 L35,24z'],
    ['#857a7e', 'M-34,24 L-12,-26 L-2,-12 L4,-18 L24,24z'],
    [MILK, 'M-12,-26 L-20.4,-7 L-14,-11 L-9,-6 L-5.4,-16.6z'],
    ['thin', 'M-22,4 l-5,12 M8,-6 l8,16 M-6,-2 l-3,7 M22,2 l5,10'],
    [CHOCOLATE, 'M-13,24 V12 Q-5,1 3,12 V24z'],
    ['line', 'M-16,24 V10 L-5,0 L6,10 V24'],
    ['#7fc4d9', 'M14,24 l-4,-7 l5,-5 l5,5 l-3,7z'],
    [PINK, 'M22,24 l-2,-5 l4,-3 l4,3 l-2,5z'],
  ],
  sea: [
    [
      '#5ea5ba',
      'M-34,8 q5.6,-8 11.3,0 t11.3,0 t11.3,0 t11.3,0 t11.3,0 t11.3,0 V16 q-5.6,8 -11.3,0 t-11.3,0 t-11.3,0 t-11.3,0 t-11.3,0 t-11.3,0z',
    ],
    [SPONGE, 'M-17,4 H17 Q14,15 6,15 H-8 Q-15,14 -17,4z'],
    [MILK, 'M1,1 V-27 Q20,-16 16,1z'],
    [PINK, 'M-3,1 V-20 Q-15,-10 -14,1z'],
    ['thin', 'M4,-8 h10 M4,-16 h7 M-12,-6 h8'],
    [
      MILK,
      'M-34,17 q5.6,-8 11.3,0 t11.3,0 t11.3,0 t11.3,0 t11.3,0 t11.3,0 V21 q-5.6,6 -11.3,2 t-11.3,0 t-11.3,0 t-11.3,0 t-11.3,0 t-11.3,-2z',
    ],
  ],
};

/** The royal square: steps of cream around a fountain of syrup. */
export const CAPITAL: Cuts = [
  [CREAM, oval(0, 14, 24, 9)],
  [SPONGE, 'M-17,13 V6 H17 V13 A17,6 0 0 1 -17,13z'],
  [CREAM, oval(0, 6, 17, 6)],
  [BERRY, oval(0, 6, 12.6, 4)],
  [CREAM, 'M-2.6,6 V-11 H2.6 V6z'],
  [SPONGE, oval(0, -11, 8.4, 3)],
  ['line', 'M0,-13 Q-1,-22 -8,-20 Q-11,-18 -10,-13 M0,-13 Q1,-22 8,-20 Q11,-18 10,-13 M0,-13 V-22'],
  [BERRY, circle(0, -24, 3.4)],
];
