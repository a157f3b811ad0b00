/** The other seven busts, and Mio. */
import { circle } from '../../../lib/art/shapes';
import { BERRY, CHOCOLATE, CREAM, GOLD, leaf, MATCHA, MILK, oval, over, PINK, scallops, SPONGE } from './cuts';
import { both, flower, looks, ruff, SHOULDERS, type Bust } from './faces';
import { SWEETS } from './goods';

const BLACK = '#33282a';
const CORAL = '#e2674f';

export const OTHER_BUSTS: Readonly<Record<string, Bust>> = {
  'elina-macaron': {
    ground: '#cfe3d6',
    skin: '#f9dcc4',
    behind: [
      ['#e7a3b7', 'M-22,-2 Q-40,-52 0,-54 Q40,-52 22,-2z'],
      ...[0, 1, 2].flatMap((i) => both('#e7a3b7', [oval(-23, 0 + i * 9, 7, 5), oval(23, 0 + i * 9, 7, 5)])),
    ],
    dress: [['#8a6aa6', SHOULDERS], ...ruff(28)],
    look: looks('lashes', 'lips', ['ink', circle(10, 8, 1.2)]),
    hair: [
      ['#e7a3b7', 'M-19,-4 Q-24,-26 -14,-32 Q0,-24 14,-32 Q24,-26 19,-4 Q14,-18 0,-20 Q-14,-18 -19,-4z'],
      ['thin', 'M-24,-20 Q-26,-40 -8,-48 M24,-20 Q26,-40 8,-48 M-14,-32 Q-14,-42 -4,-48 M14,-32 Q14,-42 4,-48'],
      ...over([(SWEETS['macaron'] ?? []).map(([ink, path]) => [ink === PINK ? '#8fc3a4' : ink, path] as const), 0, -38, 0.9]),
      ...flower(-17, -28, 5.6, CREAM, GOLD),
      ...flower(17, -28, 5.6, CREAM, GOLD),
    ],
  },
  'sena-lokum': {
    ground: '#edc9a2',
    skin: '#d9a06f',
    behind: [
      ['#8fb8c4', 'M-14,-40 Q-42,-20 -38,46 L38,46 Q42,-20 14,-40z'],
      ['#4a2d22', 'M-23,0 Q-26,-30 0,-30 Q26,-30 23,0 Q30,14 22,28 H-22 Q-30,14 -23,0z'],
    ],
    dress: [
      ['#5f4b85', SHOULDERS],
      [GOLD, 'M-12,23 Q0,36 12,23 L14,29 Q0,43 -14,29z'],
    ],
    look: looks('kohl', 'smile'),
    hair: [
      ['#4a2d22', 'M-19,2 Q-21,-29 0,-29 Q21,-29 19,2 Q18,-12 0,-22 Q-18,-12 -19,2z'],
      ['#b3323f', 'M-19,-22 L-15,-46 H15 L19,-22 Q0,-29 -19,-22z'],
      ['thin', 'M-14,-42 H14'],
      [GOLD, 'M-20,-20 Q0,-30 20,-20 V-25 Q0,-34 -20,-25z'],
      [GOLD, [circle(-12, -19, 2.8), circle(-4.4, -21.4, 2.8), circle(4.4, -21.4, 2.8), circle(12, -19, 2.8)].join(' ')],
      ['line', 'M0,-46 Q18,-50 24,-38'],
      [GOLD, 'M22,-38 h5 l2,14 h-9z'],
    ],
  },
  'carmen-honey': {
    ground: '#e9b48c',
    skin: '#e6b083',
    behind: [
      ['#3b2a26', 'M-36,40 Q-42,-48 0,-53 Q42,-48 36,40 Q30,20 26,-6 L-26,-6 Q-30,20 -36,40z'],
      [
        CREAM,
        [circle(-30, -12, 2), circle(30, -12, 2), circle(-33, 4, 2), circle(33, 4, 2), circle(-33, 20, 2), circle(33, 20, 2)].join(' '),
      ],
      ['#a8622c', 'M-21,-26 Q-27,-50 0,-51 Q27,-50 21,-26z'],
      ['thin', 'M-15,-30 V-46 M-8,-30 V-49 M0,-30 V-50 M8,-30 V-49 M15,-30 V-46 M-22,-38 H22'],
    ],
    dress: [
      ['#b3323f', SHOULDERS],
      ['#3b2a26', 'M-30,54 Q-24,32 -12,26 Q0,46 12,26 Q24,32 30,54 L20,54 Q0,40 -20,54z'],
    ],
    look: looks('lashes', 'lips'),
    hair: [
      [BLACK, 'M-19,4 Q-24,-32 0,-32 Q24,-32 19,4 Q20,-14 0,-27 Q-20,-14 -19,4z'],
      ['thin', 'M-16,-8 Q-12,-22 0,-30 M16,-8 Q12,-22 0,-30'],
      [BERRY, scallops(-20, -14, 8.4, 8)],
      ['line', 'M-24,-14 q0,-4 4,-4 q4,0 4,4 q0,3 -3,3'],
      ...both('line', [circle(-20, 11, 4.4), circle(20, 11, 4.4)]),
    ],
  },
  'sakura-mochi': {
    ground: '#f2c9d0',
    skin: '#fae0c8',
    behind: [
      [BLACK, 'M-26,-10 Q-27,-37 0,-37 Q27,-37 26,-10 L31,54 H-31z'],
      ['thin', 'M-26,10 V54 M-22,20 V54 M26,10 V54 M22,20 V54'],
    ],
    dress: [
      ['#8aa86a', 'M-30,54 Q-30,30 -12,22 Q0,32 12,22 Q30,30 30,54z'],
      [CREAM, 'M-13,22 L5,46 L1,53 L-18,26z'],
      [BERRY, 'M13,22 L-7,50 L-1,54 L18,26z'],
    ],
    look: looks('calm', 'small'),
    hair: [
      [BLACK, 'M-20,18 L-20,-10 Q-20,-33 0,-33 Q20,-33 20,-10 L20,18 H13 L14,-12 H-14 L-13,18z'],
      ['thin', 'M-9,-13 V-27 M-4,-13 V-29 M1,-13 V-29 M6,-13 V-28 M10,-13 V-26'],
      ...flower(20, -30, 11, PINK, GOLD),
      ...flower(30, -18, 6.4, '#f7d7de', GOLD),
      ['line', 'M30,-12 V4 M25,-14 V-2'],
      [PINK, `${circle(30, 5, 2.4)} ${circle(25, 0, 2.4)}`],
    ],
  },
  'gretel-stollen': {
    ground: '#c9d6a8',
    skin: '#f8d9bb',
    behind: [
      ...both('#b8843f', [`${circle(-24, 8, 12)} ${circle(-24, 8, 5)}`, `${circle(24, 8, 12)} ${circle(24, 8, 5)}`]),
      ['thin', 'M-33,2 l4,4 M-35,10 l5,0 M-31,17 l4,-4 M-22,20 l-1,-6 M33,2 l-4,4 M35,10 l-5,0 M31,17 l-4,-4 M22,20 l1,-6'],
    ],
    dress: [
      ['#7a4b34', SHOULDERS],
      [MILK, 'M-24,54 Q-26,30 -14,23 Q0,40 14,23 Q26,30 24,54 H12 V44 H-12 V54z'],
      ['line', 'M-8,46 L8,54 M8,46 L-8,54'],
    ],
    look: looks('open', 'smile'),
    hair: [
      ['#b8843f', 'M-19,2 Q-20,-29 0,-29 Q20,-29 19,2 Q17,-14 2,-21 Q-15,-16 -19,2z'],
      ['#4d6b3c', 'M-34,-18 Q0,-34 34,-18 Q34,-12 28,-11 Q0,-25 -28,-11 Q-34,-12 -34,-18z'],
      ['#4d6b3c', 'M-20,-24 Q-17,-46 -4,-43 Q2,-40 8,-44 Q18,-44 20,-24 Q0,-31 -20,-24z'],
      [BERRY, 'M-20,-24 L-19,-30 Q0,-37 19,-30 L20,-24 Q0,-31 -20,-24z'],
      [CREAM, leaf(15, -29, 15, -21, 4.2)],
      ['thin', 'M16,-30 L28,-47 M20,-36 l5,-1 M23,-40 l5,-1'],
    ],
  },
  'jasmine-may': {
    ground: '#d6e2c4',
    skin: '#eabf91',
    behind: [
      [BLACK, 'M-22,-8 Q-24,-30 0,-30 Q24,-30 22,-8 L28,46 H-28z'],
      ['thin', 'M-23,10 L-25,44 M23,10 L25,44'],
    ],
    dress: [
      [MILK, SHOULDERS],
      ['#4c8a7a', 'M-10,23 Q0,30 10,23 L11,30 Q0,38 -11,30z'],
      ['line', 'M6,34 Q16,40 14,54'],
    ],
    look: looks('smiling', 'smile'),
    hair: [
      [BLACK, 'M-19,6 Q-21,-26 0,-26 Q21,-26 19,6 Q17,-12 0,-17 Q-17,-12 -19,6z'],
      [SPONGE, 'M-46,-11 Q-22,-30 0,-50 Q22,-30 46,-11 Q24,-19 0,-19 Q-24,-19 -46,-11z'],
      ['thin', 'M0,-50 V-19 M0,-50 Q-8,-34 -14,-18 M0,-50 Q8,-34 14,-18 M0,-50 Q-18,-32 -30,-15 M0,-50 Q18,-32 30,-15'],
      ['thin', 'M-30,-24 Q0,-32 30,-24 M-17,-36 Q0,-41 17,-36'],
      ...flower(-21, 6, 6.4, MILK, GOLD),
      ...flower(-25, 18, 6.4, MILK, GOLD),
      ...flower(-26, 30, 6.4, MILK, GOLD),
    ],
  },
  'laila-coral': {
    ground: '#a8d3d3',
    skin: '#8b5a3c',
    behind: [
      ['#3f2a3a', scallops(0, -6, 33, 13, 1.2)],
      ['thin', 'M-30,-8 q4,-5 8,0 M-28,8 q4,-5 8,0 M22,-8 q4,-5 8,0 M20,8 q4,-5 8,0'],
    ],
    dress: [
      ['#2f8a94', SHOULDERS],
      [CREAM, [-15, -8, 0, 8, 15].map((x) => circle(x, 30 + (225 - x * x) / 40, 3.4)).join(' ')],
    ],
    look: looks('open', 'lips'),
    hair: [
      [
        '#3f2a3a',
        'M-19,-4 q-3,-8 3,-11 q-1,-8 7,-9 q3,-6 9,-3 q6,-3 9,3 q8,1 7,9 q6,3 3,11 q-3,-6 -7,-8 q-5,2 -8,-2 q-4,3 -8,0 q-4,4 -8,2 q-5,3 -7,8z',
      ],
      [GOLD, 'M-24,-22 Q0,-36 24,-22 V-28 Q0,-42 -24,-28z'],
      [CORAL, 'M-3,-34 V-46 L-9,-51 L-6,-54 L0,-48 L7,-55 L10,-51 L3,-44 V-34z'],
      [CORAL, 'M-16,-30 L-22,-42 L-29,-43 L-28,-47 L-21,-46 L-18,-52 L-14,-50 L-17,-43 L-11,-32z'],
      [CORAL, 'M16,-30 L22,-42 L29,-43 L28,-47 L21,-46 L18,-52 L14,-50 L17,-43 L11,-32z'],
      [CREAM, `${circle(0, -33, 3)}`],
      ...both(CREAM, [leaf(-19, 6, -2, 12, 2.4), leaf(19, 6, 2, 12, 2.4)]),
    ],
  },
  mio: {
    ground: '#c8c1b4',
    skin: '#f3d6b6',
    behind: [['#8d8891', 'M-24,2 Q-26,-32 0,-32 Q26,-32 24,2 Q20,10 14,6 H-14 Q-20,10 -24,2z']],
    dress: [
      ['#5b5660', SHOULDERS],
      [CREAM, 'M-13,22 L0,32 L13,22 L18,30 L0,42 L-18,30z'],
      [BERRY, `${leaf(0, 34, -12, 2, 4)} ${leaf(0, 34, 12, 2, 4)}`],
    ],
    look: looks('open', 'small', ['line', `${circle(-7.4, -3.6, 6)} ${circle(7.4, -3.6, 6)} M-1.4,-4 h2.8`]),
    hair: [
      ['#8d8891', 'M-19,-2 Q-21,-30 0,-30 Q21,-30 19,-2 Q16,-10 10,-18 Q6,-13 2,-19 Q-4,-12 -8,-18 Q-16,-12 -19,-2z'],
      [CHOCOLATE, 'M-26,-20 Q-28,-42 0,-42 Q28,-42 26,-20 Q0,-30 -26,-20z'],
      ['thin', 'M0,-42 V-27 M-14,-40 Q-16,-32 -15,-25 M14,-40 Q16,-32 15,-25'],
      [CHOCOLATE, 'M-24,-20 Q0,-33 26,-20 Q34,-14 26,-13 Q6,-26 -22,-16z'],
      [MATCHA, circle(0, -43, 2.6)],
    ],
  },
};
