/** Animals and wheat, each one silhouette on a field of 24 by 24: fleece, snout and horns tell them apart without colour. */
import { circle, type Cuts } from '../../../lib/art/shapes';

export const PINK = '#d98c82';
export const HIDE = '#a8673d';
export const CORN = '#e3b233';

const grain = (y: number): string => `M0,${y} q-5.6,0 -5.4,-5.4 q5,0.4 5.4,5.4z M0,${y} q5.6,0 5.4,-5.4 q-5,0.4 -5.4,5.4z`;

export const FARM_PIECES: Readonly<Record<string, Cuts>> = {
  sheep: [
    ['ink', 'M-4.6,3 h2.8 v7 h-2.8z M4.4,3 h2.8 v7 h-2.8z'],
    [
      'paper',
      'M-5,5.6 q-4.4,0.2 -3.8,-4 q-2.6,-3.6 1.4,-5.4 q0.8,-3.8 4.6,-2.8 q3,-2.8 6,0 q4.2,-0.6 4.6,3.2 q3.4,2.4 1.2,5.6 q0.2,3.8 -4.2,3.4 q-2.4,2 -4.8,0.2 q-2.8,1.8 -5,-0.2z',
    ],
    ['thin', 'M-1,-3 q1.4,-1.6 2.8,0 M3.4,0.6 q1.4,-1.6 2.8,0 M-2,2 q1.4,-1.6 2.8,0'],
    ['ink', 'M-11.6,-1 q-0.6,-4.6 2.8,-5.2 q3.8,-0.6 4,3 l1.8,0.6 l-2,1.4 q-0.6,4.4 -3.4,4.4 q-2.6,0 -3.2,-4.2z'],
  ],
  pig: [
    [
      PINK,
      'M-6.4,-5.4 q4,-3 9,-2.6 q8.2,0.6 8.2,7.4 q0,3.2 -1.8,4.8 v4.8 h-3.6 v-3 h-6.6 v3 h-3.6 v-4.2 q-2.4,-0.6 -3.4,-2.6 h-3.2 v-5 h2.6 q0.6,-1.4 2.4,-2.6z',
    ],
    [PINK, 'M-5.6,-4.6 l-0.6,-4.6 l5,3z'],
    ['ink', `${circle(-4.6, -1.8, 1.1)} M-10.2,-1.2 h1.4 v2.2 h-1.4z`],
    ['line', 'M10.6,-2 q2.6,-0.4 1.4,-2.8 q-2,-1.2 -2,1'],
  ],
  cow: [
    [
      HIDE,
      'M-11.4,-2.6 l2.6,-4 h3.6 l2.4,1.8 h10 q3.4,0.2 3.4,3.6 v10.8 h-3.4 v-5.4 h-6.6 v5.4 h-3.4 v-6.8 q-2.6,-1.2 -2.8,-3.8 h-4 q-2.2,0 -1.8,-1.6z',
    ],
    ['paper', 'M0.4,-4.8 h6.2 q0.2,4.8 -3,4.8 q-3.2,0 -3.2,-4.8z'],
    [PINK, 'M2.4,4 q2,2.6 4,0z'],
    ['line', 'M-8.8,-6.8 q-2.6,-0.8 -2,-3.8 M-5.2,-6.8 q2.8,-0.8 2.2,-3.8 M10.4,-2 q2,1.6 1.2,5'],
    ['ink', circle(-6.8, -3.6, 1)],
  ],
  wheat: [
    ['line', 'M0,-4 V11.4 M0,9.4 q4.6,-0.6 5.6,-4.6'],
    [CORN, `${grain(6)} ${grain(1.6)} ${grain(-2.8)} M0,-5 q-3.4,-3 0,-6.8 q3.4,3.8 0,6.8z`],
  ],
};

/** A grey shape that is no worker: no hat, a hem instead of feet. */
export const GHOST: Cuts = [
  ['#85818e', 'M-9,11 V-2 q0,-9.6 9,-9.6 q9,0 9,9.6 V11 l-3,-2.8 l-3,2.8 l-3,-2.8 l-3,2.8 l-3,-2.8z'],
  ['ink', `${circle(-3.4, -2.6, 1.9)} ${circle(3.4, -2.6, 1.9)} M-2,2.6 q2,-1.6 4,0 q0,3.6 -2,3.6 q-2,0 -2,-3.6z`],
  ['thin', 'M6,-4 q1,3 0.6,9'],
];
