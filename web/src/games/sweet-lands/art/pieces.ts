/** The wooden pieces: houses one could eat, the gingerbread rabbit, what runs on the tracks, the helping mitt. */
import { circle, type Cuts } from '../../../lib/art/shapes';
import { BERRY, CARAMEL, CHOCOLATE, CREAM, leaf, MILK, oval, PINK, SPONGE } from './cuts';

const CHEESE = '#f2c84b';

export const PIECES: Readonly<Record<string, Cuts>> = {
  tent: [
    [CHEESE, 'M-11.4,10 L0,-8.6 L11.4,10z'],
    ['#d9a32e', 'M0,-8.6 L4.6,-7 L12,7.4 L11.4,10z'],
    [CREAM, `${circle(-5.4, 5.4, 1.9)} ${circle(5.4, 4.6, 1.6)} ${circle(1.2, -1.6, 1.3)}`],
    ['ink', 'M-3.4,10 L0,2 L3.4,10z'],
    [BERRY, 'M0,-8.6 V-12.2 L4.4,-10.6 L0,-9.4z'],
  ],
  house: [
    [SPONGE, 'M-8,10.6 V0 H8 V10.6z'],
    ['ink', 'M-2.4,10.6 V4.8 q2.4,-2.4 4.8,0 V10.6z'],
    [
      MILK,
      'M-11,1.6 Q-12.4,-2.8 -8,-3.4 Q-8.6,-7.4 -4.2,-7.2 Q-3.6,-10.6 0.6,-12.2 Q0.2,-9.6 3.2,-8.4 Q6.6,-8 6.6,-4.4 Q12,-3.6 11,1.6 Q8.4,3.6 5.6,1.6 Q2.8,3.6 0,1.6 Q-2.8,3.6 -5.6,1.6 Q-8.4,3.6 -11,1.6z',
    ],
    ['thin', 'M-7,-2.6 Q-2,-1 4,-3.6 M-3.6,-6.4 Q0,-5.4 2.8,-7.2'],
  ],
  building: [
    [CHOCOLATE, 'M-7.6,10.8 V-8 H7.6 V10.8z'],
    ['#8a5c3c', 'M-9.4,-8 L-7,-11.4 H7 L9.4,-8z'],
    [CREAM, 'M-5,-5.2 h3.4 v3.6 h-3.4z M1.6,-5.2 h3.4 v3.6 h-3.4z M-5,0.6 h3.4 v3.6 h-3.4z M1.6,0.6 h3.4 v3.6 h-3.4z'],
    [CREAM, 'M-2,10.8 V6.6 h4 V10.8z'],
  ],
  lab: [
    [MILK, 'M-3,-8 V-5 Q-7.2,-2.4 -7.2,2 V8.8 Q-7.2,11 -5,11 H5 Q7.2,11 7.2,8.8 V2 Q7.2,-2.4 3,-5 V-8z'],
    ['#6f9fc0', 'M-4.2,-11.6 H4.2 V-8 H-4.2z'],
    ['#bcd9e8', 'M-7.2,3 Q-3.6,1 0,3 Q3.6,5 7.2,3 V8.8 Q7.2,11 5,11 H-5 Q-7.2,11 -7.2,8.8z'],
    ['thin', 'M-4.6,0 v-1.4 q0.4,-1.2 1.6,-2'],
  ],
  shop: [
    ['line', 'M7,-0.4 q5.4,-0.8 5,3 q-0.4,4 -6,4.2'],
    ['#8a5a3a', 'M-10.4,-3.4 H7.4 V3.4 Q7.4,10.6 0.6,10.6 H-3.6 Q-10.4,10.6 -10.4,3.4z'],
    [CREAM, 'M-10.4,-3.4 H7.4 V1 q-1.8,2 -3.6,0 q-1.8,2 -3.5,0 q-1.8,2 -3.6,0 q-1.8,2 -3.5,0 q-1.8,2 -3.6,0z'],
    ['line', 'M-5.4,-6 q-2,-2 0,-3.6 q1.6,-1.4 0.4,-3 M1.4,-6 q-2,-2 0,-3.6 q1.6,-1.4 0.4,-3'],
  ],
  tower: [
    [CARAMEL, 'M-6.8,-0.6 H6.8 L4.6,11.4 H-4.6z'],
    ['thin', 'M-6,3 L0,11 M6,3 L0,11'],
    [CREAM, circle(0, 3.8, 3.5)],
    ['line', 'M0,3.8 V1.7 M0,3.8 h1.8'],
    [PINK, 'M-8.6,0 Q-9.6,-4.4 -5,-4.4 Q-6,-7.8 -1.8,-8 Q-2,-10.4 1.2,-12.6 Q1,-9.8 3,-8 Q6,-7.2 5,-4.4 Q9.6,-4.4 8.6,0z'],
    ['thin', 'M-4.4,-4 Q0,-2.4 4.4,-4.4 M-1.2,-7.6 Q1,-6.8 2.6,-7.8'],
  ],
  rabbit: [
    [CARAMEL, `${leaf(-2, -2.4, -2.4, -10.2, 1.7)} ${leaf(2, -2.4, 2.4, -10.2, 1.7)}`],
    [CARAMEL, 'M-6.8,11.4 Q-8,4.6 -3.4,3 H3.4 Q8,4.6 6.8,11.4z'],
    [CARAMEL, circle(0, -0.6, 5.4)],
    ['ink', `${circle(-2, -1.6, 0.95)} ${circle(2, -1.6, 0.95)} M-1.4,1 h2.8 l-1.4,1.5z`],
    [CREAM, `${circle(0, 7.2, 1.3)}`],
  ],
  cart: [
    ['var(--sl-orange)', 'M-11,-6.4 H7.4 L5.2,3 H-8.8z'],
    ['line', 'M7.4,-6.4 L12,-8.8 M-4.4,-6 L-3.6,2.6 M1.6,-6 L1,2.6'],
    ['paper', circle(-5.2, 6.6, 3.9)],
    ['paper', circle(3, 6.6, 3.9)],
    ['ink', `${circle(-5.2, 6.6, 1.1)} ${circle(3, 6.6, 1.1)}`],
  ],
  locomotive: [
    ['var(--sl-green)', 'M-11,-2.6 H3 V5.4 H-11z'],
    ['var(--sl-green)', 'M2.6,-8.4 H10 V5.4 H2.6z'],
    [CREAM, 'M4.6,-5.8 H8.4 V-1.8 H4.6z'],
    ['ink', 'M1.2,-10.6 H11.6 V-8.2 H1.2z M-9.6,-9.4 H-3.8 L-5,-2.6 H-8.4z'],
    ['paper', `${circle(-7.6, 7.6, 3.3)} ${circle(-0.4, 7.6, 3.3)} ${circle(6.8, 7.6, 3.3)}`],
    ['line', 'M-7.6,7.6 H6.8'],
  ],
  carrot: [
    ['#5f8f3e', `${leaf(4.4, -4.4, 0.2, -8, 1.5)} ${leaf(4.4, -4.4, 7.6, -1.2, 1.5)} ${leaf(4.6, -4.6, 5.6, -5.8, 1.5)}`],
    ['#e07f2d', 'M6.8,-1.4 Q6,3.4 -11,10.8 Q-4,-6 1.4,-6.8 Q6.4,-7 6.8,-1.4z'],
    ['thin', 'M-1.4,-3.8 l3,2.6 M-4.2,1.2 l3,2.4 M-0.6,4.2 l-1.6,-1.6'],
  ],
  mitt: [
    [
      BERRY,
      'M-5.6,11 V5 Q-8.4,2.4 -11,0 Q-12.2,-1.6 -10.8,-3 Q-9.4,-4.2 -7.6,-3 L-5,-1 V-6.4 Q-5,-11.4 1.4,-11.4 Q8,-11.4 8,-5.6 Q8,1 6.4,5 V11z',
    ],
    [CREAM, 'M-7,6.4 H7.8 V11.4 H-7z'],
    ['thin', 'M-2,-7 q3,-2.4 6,0 M0,-2.4 q2,-1.6 4,0'],
  ],
};

/** A piece in the colour of its seat: the mitt of the support board, the marker of the food track. */
export function tinted(piece: string, colour: `var(${string})` | `#${string}`): Cuts {
  const cuts = PIECES[piece] ?? [];
  const first = piece === 'mitt' ? 0 : 1;
  return cuts.map(([ink, path], i) => (i === first ? [colour, path] : [ink, path]));
}

/** A ring of colour under a piece, so that it is seen whose it is. */
export const FOOT = oval(0, 11, 10.6, 3);
