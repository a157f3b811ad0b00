/** The first seven busts, in the order of the boards. */
import { circle } from '../../../lib/art/shapes';
import { BERRY, CARAMEL, CHOCOLATE, CREAM, GOLD, leaf, MATCHA, oval, over, PINK, scallops } from './cuts';
import { both, braid, flower, looks, SHOULDERS, type Bust } from './faces';

const BLACK = '#33282a';
const BROWN = '#7a4a2a';

export const FIRST_BUSTS: Readonly<Record<string, Bust>> = {
  'bastet-biscuit': {
    ground: '#e8c987',
    skin: '#bd8153',
    behind: [
      [BLACK, 'M-27,-12 Q-29,-38 0,-38 Q29,-38 27,-12 L32,24 Q22,30 14,24 H-14 Q-22,30 -32,24z'],
      ['thin', 'M-26,-2 V24 M-22,6 V26 M26,-2 V24 M22,6 V26'],
    ],
    dress: [
      [CREAM, SHOULDERS],
      ['#3f8d8a', 'M-34,54 Q-32,30 -12,24 Q0,36 12,24 Q32,30 34,54 Q0,42 -34,54z'],
      [GOLD, 'M-26,54 Q-24,36 -10,28 Q0,38 10,28 Q24,36 26,54 Q0,44 -26,54z'],
      ['thin', 'M-18,36 l4,8 M-8,36 l3,8 M8,36 l-3,8 M18,36 l-4,8'],
    ],
    look: looks('kohl', 'lips'),
    hair: [
      [BLACK, 'M-20,-6 Q-22,-36 0,-36 Q22,-36 20,-6 Q17,-15 0,-15 Q-17,-15 -20,-6z'],
      ['thin', 'M-12,-16 V-28 M-6,-15 V-30 M0,-15 V-30 M6,-15 V-30 M12,-16 V-28'],
      ...both(BLACK, ['M-27,-24 L-25,-49 L-8,-35z', 'M27,-24 L25,-49 L8,-35z']),
      ...both(PINK, ['M-23,-30 L-22,-41 L-14,-35z', 'M23,-30 L22,-41 L14,-35z']),
      [GOLD, 'M-25,-20 Q0,-34 25,-20 V-25.6 Q0,-40 -25,-25.6z'],
      [BERRY, circle(0, -30, 4)],
    ],
  },
  'nata-pastel': {
    ground: '#a9cdd6',
    skin: '#eab98f',
    behind: [[BERRY, 'M-24,20 Q-38,34 -34,46 L34,46 Q38,34 24,20z']],
    dress: [
      ['#3f6f9c', SHOULDERS],
      [CREAM, 'M-13,23 Q0,42 13,23 L8,40 Q0,50 -8,40z'],
    ],
    look: looks('open', 'smile'),
    hair: [
      [BROWN, 'M-18,-4 Q-20,-32 0,-31 Q20,-32 18,-4 Q14,-18 2,-24 Q-12,-20 -18,-4z'],
      ['thin', 'M-15,-12 Q-12,-22 -2,-25 M15,-12 Q12,-20 5,-23'],
      [
        BERRY,
        'M-24,24 Q-36,-42 0,-43 Q36,-42 24,24 Q18,28 6,27 Q22,10 19,-10 Q12,-27 0,-28 Q-12,-27 -19,-10 Q-22,10 -6,27 Q-18,28 -24,24z',
      ],
      [
        CREAM,
        [
          circle(-20, -24, 2.6),
          circle(-8, -36, 2.6),
          circle(8, -36, 2.6),
          circle(20, -24, 2.6),
          circle(-24, -6, 2.6),
          circle(24, -6, 2.6),
          circle(-22, 12, 2.6),
          circle(22, 12, 2.6),
        ].join(' '),
      ],
      [BERRY, `${leaf(0, 27, -13, 10, 4)} ${leaf(0, 27, 13, 10, 4)} ${circle(0, 27, 4)}`],
    ],
  },
  'solbi-chocolate': {
    ground: '#e7c3b1',
    skin: '#f6d8b8',
    behind: [
      [CHOCOLATE, 'M-25,-8 Q-26,-34 0,-34 Q26,-34 25,-8 L27,26 Q22,33 16,24 H-16 Q-22,33 -27,26z'],
      ['thin', 'M-24,2 V26 M-20,6 V24 M24,2 V26 M20,6 V24'],
    ],
    dress: [
      ['#a4546a', SHOULDERS],
      [CREAM, 'M-15,22 L0,34 L15,22 L22,30 L8,42 L0,34 L-8,42 L-22,30z'],
    ],
    look: looks('lashes', 'small'),
    hair: [
      [CHOCOLATE, 'M-19,0 Q-22,-32 4,-32 Q22,-30 19,0 Q18,-12 8,-22 Q-2,-12 -15,-12 Q-18,-8 -19,0z'],
      [CARAMEL, 'M-30,-20 Q-36,-44 0,-46 Q34,-46 31,-24 Q24,-17 4,-21 Q-18,-26 -30,-20z'],
      ['thin', 'M-24,-28 Q-10,-38 12,-37 M-10,-30 Q6,-34 22,-30'],
      [CARAMEL, 'M-2,-45 q-2,-5 2,-7 q3,3 2,7z'],
      ...flower(24, -22, 8, CREAM, BERRY),
    ],
  },
  'rikka-berry': {
    ground: '#cfe0b4',
    skin: '#f4d0ac',
    behind: [['#c2582b', scallops(0, -8, 27, 11, 1.2)]],
    dress: [
      ['#5f8a4a', SHOULDERS],
      [CREAM, 'M-14,22 Q-22,30 -12,36 Q-4,36 0,30 Q4,36 12,36 Q22,30 14,22 Q0,32 -14,22z'],
    ],
    look: looks('smiling', 'laugh', [
      'ink',
      `${circle(-11, 2, 0.8)} ${circle(-8, 4.4, 0.8)} ${circle(-12.4, 5.4, 0.8)} ${circle(11, 2, 0.8)} ${circle(8, 4.4, 0.8)} ${circle(12.4, 5.4, 0.8)}`,
    ]),
    hair: [
      [
        '#c2582b',
        'M-19,-6 q-5,-8 2,-12 q-2,-9 7,-10 q3,-8 10,-4 q7,-5 11,3 q9,0 8,10 q6,5 1,13 q-3,-8 -8,-9 q-4,4 -9,0 q-4,4 -9,0 q-4,4 -9,1 q-3,3 -4,8z',
      ],
      [MATCHA, [-24, -14, -4, 6, 16, 25].map((x, i) => leaf(x, -24 - (i % 2) * 3 - (Math.abs(x) < 15 ? 10 : 3), 4, -12, 3.2)).join(' ')],
      [MATCHA, [-29, 29].map((x) => leaf(x * 0.8, -22, x * 0.26, -6, 2.8)).join(' ')],
      [BERRY, [circle(-19, -30, 4.4), circle(-7, -37, 4.4), circle(7, -37, 4.4), circle(19, -30, 4.4)].join(' ')],
    ],
  },
  'che-lotus': {
    ground: '#f0d3a8',
    skin: '#f5d5af',
    behind: [
      ...both(BLACK, [circle(-24, -32, 12), circle(24, -32, 12)]),
      ['thin', 'M-30,-34 q6,-6 12,0 M-29,-29 q6,-5 11,0 M18,-34 q6,-6 12,0 M18,-29 q6,-5 11,0'],
      [BLACK, 'M-21,0 Q-26,-36 0,-36 Q26,-36 21,0z'],
    ],
    dress: [
      ['#a8324a', SHOULDERS],
      [GOLD, 'M-12,21 Q0,30 12,21 L13,28 Q0,37 -13,28z'],
      ['line', 'M0,34 V54 M-6,42 H6 M-6,49 H6'],
    ],
    look: looks('calm', 'small'),
    hair: [
      [BLACK, 'M-19,0 Q-21,-33 0,-33 Q21,-33 19,0 Q15,-10 12,-17 Q4,-20 0,-28 Q-4,-20 -12,-17 Q-15,-10 -19,0z'],
      ...both(BERRY, ['M-33,-22 L-15,-22 L-17,-17 L-31,-17z', 'M33,-22 L15,-22 L17,-17 L31,-17z']),
      [PINK, `${leaf(0, -27, -17, -7, 3.6)} ${leaf(0, -27, 17, -7, 3.6)}`],
      [PINK, `${leaf(0, -27, -10, -15, 4)} ${leaf(0, -27, 10, -15, 4)}`],
      ['#f7d7de', leaf(0, -26, 0, -21, 4.6)],
      [GOLD, oval(0, -27, 4, 2.6)],
    ],
  },
  'elise-tea-rose': {
    ground: '#d9c7de',
    skin: '#f9dfc6',
    behind: [
      ...[0, 1, 2, 3, 4].flatMap((i) =>
        both('#e3bd62', [oval(-24 - (i % 2), -8 + i * 9.4, 7.6, 6), oval(24 + (i % 2), -8 + i * 9.4, 7.6, 6)]),
      ),
      ['#e3bd62', 'M-24,-6 Q-26,-34 0,-34 Q26,-34 24,-6z'],
    ],
    dress: [
      ['#7f9bb8', SHOULDERS],
      [CREAM, 'M-16,22 q2,8 8,6 q2,7 8,4 q6,3 8,-4 q6,2 8,-6 q6,8 0,14 q-8,8 -16,6 q-8,2 -16,-6 q-6,-6 0,-14z'],
      [BERRY, circle(0, 34, 3.6)],
    ],
    look: looks('lashes', 'lips'),
    hair: [
      ['#e3bd62', 'M-19,-2 Q-20,-32 0,-31 Q20,-32 19,-2 Q12,-20 -4,-22 Q-15,-16 -19,-2z'],
      ['#4c6a68', 'M-36,-20 Q0,-40 36,-26 Q38,-20 34,-18 Q2,-30 -34,-13 Q-39,-15 -36,-20z'],
      ['#4c6a68', 'M-20,-26 Q-20,-48 2,-48 Q24,-48 22,-29 Q0,-33 -20,-26z'],
      [CREAM, 'M-20,-26 V-32 Q0,-40 22,-34 V-29 Q0,-34 -20,-26z'],
      [PINK, scallops(14, -34, 9, 7)],
      ['line', 'M10,-34 q0,-4 4,-4 q4,0 4,4 q0,3.6 -3.6,3.6 q-2.4,-0.4 -2,-2.6'],
      [MATCHA, leaf(20, -27, 9, 4, 2.4)],
    ],
  },
  'elsa-skyr': {
    ground: '#bcd9e6',
    skin: '#fbe3cf',
    behind: [['#efdca6', 'M-23,-4 Q-26,-32 0,-32 Q26,-32 23,-4 L22,20 H-22z']],
    dress: [
      ['#4f7fa8', SHOULDERS],
      [CREAM, 'M-22,24 q4,-7 9,-3 q6,6 13,6 q7,0 13,-6 q5,-4 9,3 q3,8 -5,10 q-8,6 -17,6 q-9,0 -17,-6 q-8,-2 -5,-10z'],
    ],
    look: looks('open', 'smile'),
    hair: [
      ['#efdca6', 'M-19,2 Q-20,-28 0,-28 Q20,-28 19,2 Q16,-12 0,-19 Q-16,-12 -19,2z'],
      ...braid('#efdca6', -25, 2, 5, 6.4),
      ...braid('#efdca6', 25, 2, 5, 6.4),
      ['#4f7fa8', 'M-25,-16 Q-26,-44 0,-44 Q26,-44 25,-16z'],
      [CREAM, 'M-24,-27 l6,-6 l6,6 l6,-6 l6,6 l6,-6 l6,6 l6,-6 l6,6 v5 l-6,-5 l-6,5 l-6,-5 l-6,5 l-6,-5 l-6,5 l-6,-5 l-6,5z'],
      [CREAM, 'M-28,-20 H28 V-11 H-28z'],
      ['thin', 'M-22,-20 v9 M-16,-20 v9 M-10,-20 v9 M-4,-20 v9 M2,-20 v9 M8,-20 v9 M14,-20 v9 M20,-20 v9'],
      ...over([[[CREAM, scallops(0, 0, 8, 9)]], 0, -46]),
    ],
  },
};
