/** Resources, points and the six sweets: one silhouette each, clear at 14 pixels and without colour. */
import { circle, wheel, type Cuts } from '../../../lib/art/shapes';
import {
  BERRY,
  CARAMEL,
  CHOCOLATE,
  CREAM,
  GEM,
  GOLD,
  IRON,
  leaf,
  MATCHA,
  MILK,
  oval,
  PINK,
  scallops,
  SPONGE,
  star,
  WHEAT,
  WOOD,
} from './cuts';

export const SHIELD = 'M0,-11 Q5.2,-8 10,-8.6 V1.4 Q10,8.2 0,11.6 Q-10,8.2 -10,1.4 V-8.6 Q-5.2,-8 0,-11z';
export const BANNER = 'M-9.6,-11 H9.6 V10.6 L0,5.6 L-9.6,10.6z';
export const COG = wheel(0, 0, 11.6, 8.6, 9);

const GRAINS = [
  leaf(0, -4.6, 0, -7.6, 2.3),
  ...[-1.6, 3, 7.6].flatMap((y) => [leaf(-0.2, y, -6.8, -5.6, 2.2), leaf(0.2, y, 6.8, -5.6, 2.2)]),
].join(' ');

export const RESOURCES: Readonly<Record<string, Cuts>> = {
  gold: [
    [GOLD, circle(0, 0, 10.4)],
    ['thin', circle(0, 0, 7.6)],
    ['ink', star(0, 0, 5.6, 2, 4)],
  ],
  wheat: [
    ['line', 'M0,12.2 V3'],
    [WHEAT, GRAINS],
  ],
  wood: [
    [WOOD, 'M-5.6,-6.6 H7 Q11,-6.6 11,0 Q11,6.6 7,6.6 H-5.6z'],
    ['line', 'M1,-2.6 h6 M3,2.4 h5'],
    [SPONGE, oval(-5.6, 0, 4.8, 6.6)],
    ['thin', `${oval(-5.6, 0, 2.2, 3.2)}`],
  ],
  iron: [
    [IRON, 'M-11.4,7 L-7.6,-1.4 H7.6 L11.4,7z'],
    ['#b5b4bb', 'M-7.6,-1.4 L-4.8,-6.4 H10 L7.6,-1.4z'],
    ['#5a5960', 'M7.6,-1.4 L10,-6.4 L12,1.6 L11.4,7z'],
    ['thin', 'M-5,2.8 H5'],
  ],
  diamond: [
    [GEM, 'M-11,-2.4 L-6,-9 H6 L11,-2.4 L0,10.4z'],
    ['#d9f1f6', 'M-4.6,-2.4 L0,-9 L4.6,-2.4z'],
    ['thin', 'M-11,-2.4 H11 M-4.6,-2.4 L0,10.4 L4.6,-2.4'],
  ],
  basic: [
    [WHEAT, 'M0,0.6 V-10.8 A11,11 0 0 0 -9.6,6.1z'],
    [IRON, 'M0,0.6 V-10.8 A11,11 0 0 1 9.6,6.1z'],
    [WOOD, 'M0,0.6 L-9.6,6.1 A11,11 0 0 0 9.6,6.1z'],
    ['paper', circle(0, 0.4, 3.9)],
  ],
  disk: [
    [BERRY, 'M-11,-2 V3 A11,6 0 0 0 11,3 V-2z'],
    ['#e58397', oval(0, -2, 11, 6)],
    ['thin', oval(0, -2.2, 6.4, 3)],
  ],
};

export const POINTS: Readonly<Record<string, Cuts>> = {
  vp: [
    ['var(--sl-vp)', SHIELD],
    [CREAM, 'M-6.2,4.6 L-7,-4 L-3.2,-0.4 L0,-5.8 L3.2,-0.4 L7,-4 L6.2,4.6z'],
  ],
  'city-points': [
    ['var(--sl-city)', BANNER],
    [CREAM, 'M-6.6,3.4 V-2.6 L0,-9 L6.6,-2.6 V3.4z'],
    ['ink', 'M-1.8,3.4 V-1.6 h3.6 V3.4z'],
  ],
  'industry-points': [
    ['var(--sl-cog)', COG],
    [CREAM, circle(0, 0, 5.2)],
    ['ink', star(0, 0.2, 4.2, 1.8, 5)],
  ],
};
/** The same without the emblem, for a number in its place. */
export const POINT_FRAMES: Readonly<Record<string, Cuts>> = {
  vp: [['var(--sl-vp)', SHIELD]],
  'city-points': [['var(--sl-city)', BANNER]],
  'industry-points': [['var(--sl-cog)', COG]],
};

const PETALS = [0, 1, 2, 3, 4]
  .map((i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return circle(6 * Math.cos(angle), 6 * Math.sin(angle) + 0.4, 4.9);
  })
  .join(' ');

export const SWEETS: Readonly<Record<string, Cuts>> = {
  cake: [
    [CREAM, 'M-11,10.6 V2 H11 V10.6z'],
    [PINK, 'M-11,2 H11 V5 q-2,2.6 -3.7,0 q-1.8,2.6 -3.6,0 q-1.9,2.6 -3.7,0 q-1.8,2.6 -3.7,0 q-1.8,2.6 -3.6,0 q-1.9,2.6 -3.7,0z'],
    [CREAM, 'M-6.6,2 V-5 H6.6 V2z'],
    [PINK, 'M-6.6,-5 H6.6 V-2.4 q-1.7,2.4 -3.3,0 q-1.7,2.4 -3.3,0 q-1.7,2.4 -3.3,0 q-1.7,2.4 -3.3,0z'],
    [BERRY, circle(0, -7.8, 2.9)],
    ['line', 'M0.4,-10 q0.6,-1.6 2.6,-1.8'],
  ],
  pie: [
    [CARAMEL, 'M-11.6,0.6 Q-9,-8.4 0,-8.4 Q9,-8.4 11.6,0.6z'],
    ['line', 'M-3.8,-4.6 l-1.4,2.8 M0.2,-5.4 v3 M4.2,-4.6 l1.4,2.8'],
    [SPONGE, 'M-12,0 q2,-2 4,0 q2,-2 4,0 q2,-2 4,0 q2,-2 4,0 q2,-2 4,0 q2,-2 4,0 v2.6 h-24z'],
    ['#b7c6cf', 'M-10.6,2.6 H10.6 L7.6,9 H-7.6z'],
  ],
  tiramisu: [
    [CREAM, 'M-8,-6 H8 L5.4,3.6 H-5.4z'],
    [CHOCOLATE, 'M-8,-6 Q0,-13 8,-6z'],
    ['#a9744a', 'M-6.9,-2.2 H6.9 L6.2,0.6 H-6.2z'],
    ['line', 'M0,3.6 V8.6'],
    [CREAM, 'M-5.6,10.8 Q0,6.4 5.6,10.8z'],
  ],
  brownie: [
    ['#8a5c3c', 'M-11.4,-2.6 L0,-8.8 L11.4,-2.6 L0,3.6z'],
    [CHOCOLATE, 'M-11.4,-2.6 L0,3.6 V10.4 L-11.4,4z'],
    ['#40271a', 'M11.4,-2.6 L0,3.6 V10.4 L11.4,4z'],
    [SPONGE, `${oval(-3.6, -3, 2, 1.2)} ${oval(3.6, -3.2, 2, 1.2)}`],
  ],
  macaron: [
    [PINK, 'M-11,-2.2 C-11,-9.6 11,-9.6 11,-2.2z'],
    [CREAM, 'M-9.6,-2.2 H9.6 V2.2 H-9.6z'],
    [PINK, 'M-11,2.2 C-11,9.8 11,9.8 11,2.2z'],
    ['line', 'M-11,-2.2 q1.8,2.4 3.6,0 q1.9,2.4 3.7,0 q1.9,2.4 3.7,0 q1.8,2.4 3.7,0 q1.8,2.4 3.7,0 q1.8,2.4 3.6,0'],
  ],
  wagashi: [
    ['#f3d3dc', PETALS],
    ['#f3d3dc', circle(0, 0.4, 5)],
    [WHEAT, circle(0, 0.4, 2.4)],
    ['thin', 'M0,-4.2 V-8 M-4,-1.2 L-7.8,-2.4 M4,-1.2 L7.8,-2.4 M-2.6,4 L-5,7.4 M2.6,4 L5,7.4'],
  ],
};

/** A rim of icing on which any sweet, or the sweet one has most of, is shown. */
export const MAIN_SWEET: Cuts = [
  [MATCHA, scallops(0, 0, 9.6, 10)],
  [MILK, circle(0, 0, 6.6)],
  [BERRY, star(0, 0.2, 5.4, 2.4, 5)],
];
