/** The fourteen characters and Mio: a bust each, and the sweet that goes with the name. */
import { circle, type Cuts } from '../../../lib/art/shapes';
import { FIRST_BUSTS } from './characters-a';
import { OTHER_BUSTS } from './characters-b';
import { BERRY, CARAMEL, CHOCOLATE, CREAM, GOLD, leaf, MATCHA, MILK, oval, over, PINK, scallops, SPONGE } from './cuts';
import { flower, type Bust } from './faces';
import { SWEETS } from './goods';

export const BUSTS: Readonly<Record<string, Bust>> = { ...FIRST_BUSTS, ...OTHER_BUSTS };
export const CHARACTERS: readonly string[] = Object.keys(BUSTS).filter((id) => id !== 'mio');

/** The sweet of a character, on a field of 24 by 24. */
export const EMBLEMS: Readonly<Record<string, Cuts>> = {
  'bastet-biscuit': [
    [SPONGE, scallops(0, 0, 9.4, 12)],
    ['ink', [circle(-3.4, -3, 1.1), circle(3.4, -3, 1.1), circle(-3.4, 3, 1.1), circle(3.4, 3, 1.1), circle(0, 0, 1.1)].join(' ')],
  ],
  'nata-pastel': [
    [CARAMEL, 'M-10.6,-1 H10.6 L7,8.6 H-7z'],
    ['thin', 'M-6,1 l1.4,6 M-2,1 l0.6,6 M2,1 l-0.6,6 M6,1 l-1.4,6'],
    ['#f2c84b', oval(0, -1.6, 10.8, 4.6)],
    ['ink', `${oval(-3.4, -2, 2, 1)} ${oval(3, -0.6, 2.4, 1)} ${oval(2.6, -3.6, 1.4, 0.7)}`],
  ],
  'solbi-chocolate': [
    [CHOCOLATE, 'M-8,-10.6 H8 V10.6 H-8z'],
    ['#8a5c3c', 'M-6,-8.6 h5 v5 h-5z M1,-8.6 h5 v5 h-5z M-6,-2.4 h5 v4 h-5z M1,-2.4 h5 v4 h-5z'],
    [BERRY, 'M-8.6,3.4 H8.6 V11 H-8.6z'],
  ],
  'rikka-berry': [
    [BERRY, 'M0,11 Q-10.6,3.4 -9,-3 Q-6.4,-7.6 0,-5.4 Q6.4,-7.6 9,-3 Q10.6,3.4 0,11z'],
    [CREAM, [circle(-4, -0.6, 0.9), circle(3.4, -0.2, 0.9), circle(-0.4, 4, 0.9)].join(' ')],
    [MATCHA, `${leaf(0, -5, -8, -2.6, 2)} ${leaf(0, -5, 8, -2.6, 2)} ${leaf(0, -5, 0, -6.6, 1.8)}`],
  ],
  'che-lotus': [
    [PINK, `${leaf(0, 7, -12, -6, 3)} ${leaf(0, 7, 12, -6, 3)}`],
    [PINK, `${leaf(0, 8, -7.6, -14, 3.4)} ${leaf(0, 8, 7.6, -14, 3.4)}`],
    ['#f7d7de', leaf(0, 8.6, 0, -19, 4)],
    [MATCHA, 'M-10,8 Q0,12.6 10,8 Q0,6.4 -10,8z'],
  ],
  'elise-tea-rose': [
    ['line', 'M6.6,-1 q5,-0.8 4.6,2.6 q-0.6,3 -5.4,3'],
    [MILK, 'M-9.6,-3 H7 Q7,8 -1.4,8 Q-9.6,8 -9.6,-3z'],
    ['#c98a3f', oval(-1.3, -3, 8.3, 2.4)],
    [MILK, 'M-11,8.6 H8.4 Q6,11.4 -1.4,11.4 Q-9,11.4 -11,8.6z'],
    ['line', 'M-3.4,-6.6 q-1.6,-2 0,-4 M1,-6.6 q-1.6,-2 0,-4'],
  ],
  'elsa-skyr': [
    ['#4f7fa8', 'M-11,-1 H11 Q10,9.6 3.4,9.6 H-3.4 Q-10,9.6 -11,-1z'],
    [MILK, 'M-9.6,-1 Q-9,-6 -4.4,-5.4 Q-2,-10.4 2,-7.4 Q7.6,-9 9.6,-1z'],
    [BERRY, [circle(-2, -6, 2), circle(3.4, -5, 2)].join(' ')],
  ],
  'elina-macaron': SWEETS['macaron'] ?? [],
  'sena-lokum': [
    ['#e58397', 'M-10.6,-1 H-1 V8.6 H-10.6z'],
    ['#e58397', 'M1.6,-1 H11 V8.6 H1.6z'],
    ['#f3d3dc', 'M-4.6,-10.4 H4.8 V-1 H-4.6z'],
    ['thin', 'M-8,2 l2,2 M-6,6 l2,-2 M4,5 l2,-2 M7,7 l1.6,-2 M-2,-7 l2,2 M1,-3 l1.6,-2'],
  ],
  'carmen-honey': [
    [GOLD, 'M-8,-5 Q-12,2 -8,10.6 H8 Q12,2 8,-5z'],
    [SPONGE, 'M-9,-9 H9 V-5 H-9z'],
    ['#c07a1c', 'M-9,-5 H9 V-1 q-2.2,3.4 -4.4,0 q-2.4,5 -4.6,0 q-2.2,3.4 -4.6,0 q-2.4,2.4 -4.4,0z'],
  ],
  'sakura-mochi': [
    [PINK, 'M-10,4 Q-11,-8.6 0,-8.6 Q11,-8.6 10,4 Q0,9 -10,4z'],
    [MATCHA, 'M-11,8 Q-7,-2.6 4,-1 Q10,1 10.4,7 Q0,11.4 -11,8z'],
    ['thin', 'M-8,7 Q0,2 7,4.4 M-2,4 l0.6,-3 M3,3.6 l1.4,-2.4'],
  ],
  'gretel-stollen': [
    [CARAMEL, 'M-11,8 Q-13,-2 -5,-5.4 Q3,-9.6 9.6,-4.4 Q13.4,1.6 10.6,8z'],
    [
      MILK,
      'M-9.6,1.4 Q-10,-4 -3,-6 Q4,-8.6 9,-4 Q11.4,-1 10.4,3 q-3,-3.6 -5.4,-0.6 q-3,-3.6 -5.6,0 q-2.6,-3 -4.8,0.2 q-2.4,-2.8 -4.2,-1.2z',
    ],
    ['ink', [circle(-5, 5.4, 1), circle(0, 6, 1), circle(5, 5.4, 1)].join(' ')],
  ],
  'jasmine-may': over([flower(0, 0, 11, MILK, GOLD)], [[[MATCHA, leaf(6, 7, 6, 3, 1.6)]]]),
  'laila-coral': [
    [
      '#e2674f',
      'M-2,11 V2 L-8,-2 L-11,-8 L-8,-9.6 L-5.4,-4.6 L-2,-2.6 V-7 L-4.4,-10.6 L-1.6,-12 L0.4,-9 L3,-12 L5.4,-10.4 L2.4,-6 V0 L6,-2 L7.4,-7.4 L10.6,-6.4 L9,0 L2.6,4.4 V11z',
    ],
  ],
  mio: [
    [CREAM, 'M-8,-10.6 H8 V10.6 H-8z'],
    ['line', 'M-3,-3.6 q0,-3.4 3.2,-3.4 q3.2,0 3.2,3 q0,2 -2,3 q-1.4,0.8 -1.4,2.6 M0,6 v0.6'],
  ],
};
