/** What The Merchants bring: contracts, cabins and extensions as small pieces. */
import { circle, type Cut, type Cuts } from '../../../lib/art/shapes';

const WAX = '#b5342a';
const SHEET = 'M-8,-10.6 H4.6 L8.4,-6.8 V10.6 H-8z';
const sheet: Cut[] = [
  ['paper', SHEET],
  ['line', 'M4.6,-10.6 V-6.8 H8.4'],
];

/** The small scroll that tells the tiles of The Merchants from others; white like the name that it stands before. */
export const SCROLL =
  'M-4,-6 H5 q2.4,0 2.4,2.2 h-3 V4 H-1.6 M-4,-6 q-2.2,0 -2.2,2.2 H-3.4 V6 M4.4,4 q0,2.4 -2.2,2.4 H-5 q-2.4,0 -2.4,-2.4 H-0.4';
/** An ear tells the tiles of The Farmers. */
export const EAR =
  'M0,7 V-3 M0,3.6 q-4,-0.4 -4,-4.4 q3.6,0.6 4,4.4 q4,-0.4 4,-4.4 q-3.6,0.6 -4,4.4 M0,-1.6 q-4,-0.4 -4,-4.4 q3.6,0.6 4,4.4 q4,-0.4 4,-4.4 q-3.6,0.6 -4,4.4';

/** An extension is a square block of wood, seen a little from above. */
export const BLOCK_TOP = 'M-9.4,-5.4 L-6.8,-8.4 H11.4 L8.8,-5.4z';
export const BLOCK_SIDE = 'M8.8,-5.4 L11.4,-8.4 V9 L8.8,12z';
export const BLOCK_FACE = 'M-9.4,-5.4 H8.8 V12 H-9.4z';

export const CABIN: Cuts = [
  ['ink', 'M-9.4,10.4 V-0.6 H-11.6 L-0.2,-11.4 L4,-7.4 V-10.4 H7.4 V-4.2 L11.6,-0.6 H9.4 V10.4z'],
  ['paper', 'M0,-5.4 L5.4,0.4 H2.2 V7.4 H-2.2 V0.4 H-5.4z'],
];

export const TRADE_PIECES: Readonly<Record<string, Cuts>> = {
  contract: [...sheet, ['line', 'M-4.6,-5.4 h6 M-4.6,-1.6 h9 M-4.6,2.2 h5'], [WAX, circle(3.4, 6.2, 3.4)]],
  'contract-closed': [
    ['#8b6a4c', 'M-8,-10.6 H8.4 V10.6 H-8z'],
    ['thin', 'M-5.6,-8.2 H6 V8.2 H-5.6z'],
    [WAX, circle(0.2, 0, 4.6)],
    ['paper', `${circle(-1, 0, 1.5)} M0.4,-0.6 h3.2 v1.9 h-1.1 v-0.9 h-2.1z`],
  ],
  'contract-seal': [
    [WAX, circle(0, 0, 9)],
    ['paper', `${circle(-2.6, 0, 3)} M0.2,-1.1 h6.4 v3.6 h-2 v-1.6 h-4.4z`],
    ['ink', circle(-2.6, 0, 1.1)],
  ],
  'contract-done': [...sheet, ['line', 'M-4.6,-6 h6'], ['#4f8a4a', 'M-5.8,1.6 l2.6,-2.6 l2.6,2.6 l5.4,-6 l2.8,2.6 l-8.2,9z']],
  'contract-undone': [
    ...sheet,
    ['line', 'M-4.6,-6 h6'],
    [WAX, 'M-4.4,-1 l2,-2 l2.8,2.8 l2.8,-2.8 l2,2 l-2.8,2.8 l2.8,2.8 l-2,2 l-2.8,-2.8 l-2.8,2.8 l-2,-2 l2.8,-2.8z'],
  ],
  cabin: CABIN,
  extension: [
    ['#d9a441', BLOCK_TOP],
    ['#8a5a34', BLOCK_SIDE],
    ['#c98b3a', BLOCK_FACE],
    ['line', 'M-6,1.4 l5,5 M-1,1.4 l-5,5 M1.6,1.4 q0.4,-2.4 2.4,-2.4 q2.4,0 2.4,2.4 q0,2 -4.8,6 h5'],
  ],
};
