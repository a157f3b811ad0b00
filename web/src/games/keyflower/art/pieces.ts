/** The small pieces: goods, skills and signs, each one silhouette on a field of 24 by 24 around the origin. */
import { circle, type Cuts } from '../../../lib/art/shapes';

const COIN = circle(0, 0, 10);

export const BODY = 'M-11,13 q0,-15 6,-18 a7,7 0 1 1 10,0 q6,3 6,18 z';
/** Every colour of worker has its own hat, so that a print without colours can be played too. */
export const HATS: Readonly<Record<string, string>> = {
  blue: 'M-8,-11 h16 v-2.6 c0,-5 -16,-5 -16,0z',
  red: 'M-7.4,-10.6 L0,-24 L7.4,-10.6z',
  yellow: 'M-13,-10.6 h26 v-2.6 h-6.5 c0,-7.4 -13,-7.4 -13,0 h-6.5z',
  green: 'M-7.5,-11 c0,-8.5 15,-8.5 15,0z M5,-14.5 q6,-9 10,-9 q-1,7 -7.5,11z',
  purple: 'M-8,-11 v-9 l4,4.4 l4,-6.6 l4,6.6 l4,-4.4 v9z',
};

/** A question mark as a drawing: it is part of its piece, at every size. */
export const UNKNOWN = 'M-3.6,-4.4 q0,-4.2 3.8,-4.2 q3.8,0 3.8,3.6 q0,2.4 -2.4,3.6 q-1.6,0.9 -1.6,2.8 v0.8 M0,5.4 v0.6';

export const ICONS: Readonly<Record<string, Cuts>> = {
  wood: [
    ['#9a6a3a', 'M-8,-7.5 h14 a3.4,3.4 0 0 1 0,6.8 h-14 a3.4,3.4 0 0 1 0,-6.8z'],
    ['#b9834b', 'M-6,0.4 h14 a3.4,3.4 0 0 1 0,6.8 h-14 a3.4,3.4 0 0 1 0,-6.8z'],
    ['#e7cf9f', circle(-7, -4.1, 2.4)],
    ['#e7cf9f', circle(-5, 3.8, 2.4)],
  ],
  stone: [
    ['#b9b2a6', 'M-10,6 L-6.5,-5 L2,-8.6 L10,-2 L8,7z'],
    ['thin', 'M-6.5,-5 L0,0 L8,7 M0,0 L2,-8.6 M0,0 L-10,6'],
  ],
  iron: [
    ['#55545b', 'M-11,6.5 L-6.4,-5.5 H6.4 L11,6.5z'],
    ['#8d8c93', 'M-6.4,-5.5 H6.4 L8,-1 H-8z'],
  ],
  gold: [
    ['#e2b33c', circle(0, 0, 9)],
    ['ink', 'M0,-5.4 L1.7,-1.7 L5.6,-1.4 L2.6,1.1 L3.6,5 L0,2.8 L-3.6,5 L-2.6,1.1 L-5.6,-1.4 L-1.7,-1.7z'],
  ],
  saw: [
    ['paper', COIN],
    ['ink', 'M-7.4,3.8 L5.2,-6.2 L7.4,-3.2 L-5,6.2z'],
    ['line', 'M-4.6,6.6 l2,-0.4 l-0.2,-1.4 l2,-0.4 l-0.1,-1.4 l2,-0.5 l0,-1.3 l2,-0.5 l0,-1.3 l2,-0.4'],
  ],
  pickaxe: [
    ['paper', COIN],
    ['ink', 'M-7.8,-1.6 Q0,-9.4 7.8,-1.6 Q0,-5.2 -7.8,-1.6z M-1.2,-5 h2.4 v12.4 h-2.4z'],
  ],
  anvil: [
    ['paper', COIN],
    ['ink', 'M-7.8,-4 H6.8 q0,4 -4.4,4.6 v2 h3 v2.8 h-9.6 v-2.8 h3 v-2 q-5,-0.6 -6.8,-4.6z'],
  ],
  cart: [
    ['#b9834b', 'M-11,-5 H7 L5,3.4 H-8.6z'],
    ['line', 'M7,-5 L12,-7'],
    ['paper', circle(-5, 6, 3.4)],
    ['paper', circle(4, 6, 3.4)],
  ],
  up: [
    ['paper', 'M-9,9 V-1 L0,-9.6 L9,-1 V9z'],
    ['line', 'M0,6.4 V-2.6 M-3.8,1 L0,-3 L3.8,1'],
  ],
  'any-resource': [
    ['#9a6a3a', 'M0,0 V-9.8 H-4 L-9.8,-4 V0z'],
    ['#cfc8bb', 'M0,0 V-9.8 H4 L9.8,-4 V0z'],
    ['#55545b', 'M0,0 V9.8 H4 L9.8,4 V0z'],
    ['#e2b33c', 'M0,0 V9.8 H-4 L-9.8,4 V0z'],
  ],
  field: [
    ['#a9bd72', 'M-10,8 V-2 Q0,-8 10,-2 V8z'],
    ['line', 'M-5,5 l2,-6 l2,6 M2,5 l2,-6 l2,6'],
  ],
  loop: [
    ['#e7cf9f', `${circle(0, 0, 10)} M-4.6,0 a4.6,4.6 0 1 0 9.2,0 a4.6,4.6 0 1 0 -9.2,0z`],
    ['line', 'M4.4,-6 L8,-7.4 L8.6,-3.2'],
  ],
  sail: [
    ['#8a5a34', 'M-10,4 H10 Q8,10 3,10 H-4 Q-9,9 -10,4z'],
    ['paper', 'M0,2 V-11 Q9,-7 7.4,1z'],
    ['paper', 'M-2,2 V-9 Q-8,-5 -7,1z'],
  ],
  hex: [['#cfc6dd', 'M10,0 L5,8.66 H-5 L-10,0 L-5,-8.66 H5z']],
};

export const SHIELD = 'M0,-11.5 L9.6,-7 V3.4 Q9.6,9.6 0,12.4 Q-9.6,9.6 -9.6,3.4 V-7z';
