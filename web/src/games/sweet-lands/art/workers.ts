/** The people of the cards: put together from few parts, each card's number its own mixture. */
import { circle, type Cuts } from '../../../lib/art/shapes';
import { BERRY, CREAM, GOLD, leaf, MILK, oval, scallops, SPONGE, star } from './cuts';
import { braid, both, flower, looks, SHOULDERS, type Bust, type Colour } from './faces';

const SKINS: readonly Colour[] = ['#fbe0c8', '#f3cfa6', '#e0aa78', '#bd8153', '#8b5a3c'];
const HAIRS: readonly Colour[] = ['#33282a', '#5b3a26', '#8a5a2e', '#c2782b', '#e3bd62', '#b7b0a8', '#9c3d2c'];
const CLOTHS: readonly Colour[] = ['#b3323f', '#3f6f9c', '#5f8a4a', '#8a6aa6', '#c98a3f', '#2f7f86', '#7a4b34', '#d98aa0'];
const GROUNDS: Readonly<Record<string, Colour>> = {
  farming: '#f6dfae',
  forestry: '#d6e5bd',
  mining: '#dcd7d4',
  any: '#f3d3cf',
  none: '#e6dcc8',
  round: '#aebdd6',
};

/** A number from the card's own: the same for the same card and question, whatever the others are. */
function pick(id: number, question: number, of: number): number {
  let mixed = (id * 2654435761 + question * 40503 + 12345) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2246822519) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3266489917) >>> 0;
  return ((mixed ^ (mixed >>> 16)) >>> 0) % of;
}
const one = <Each>(all: readonly Each[], id: number, question: number): Each => all[pick(id, question, all.length)] as Each;

interface Head {
  behind: Cuts;
  front: Cuts;
}
/** Ways to wear one's hair, in this colour. */
const heads = (hair: Colour): readonly Head[] => [
  {
    behind: [[hair, 'M-25,-8 Q-26,-34 0,-34 Q26,-34 25,-8 L27,26 Q22,33 16,24 H-16 Q-22,33 -27,26z']],
    front: [[hair, 'M-19,0 Q-22,-32 4,-32 Q22,-30 19,0 Q18,-12 8,-22 Q-2,-12 -15,-12 Q-18,-8 -19,0z']],
  },
  {
    behind: [[hair, 'M-21,4 Q-25,-34 0,-34 Q25,-34 21,4z']],
    front: [[hair, 'M-18,-6 Q-20,-33 0,-32 Q20,-33 18,-6 Q12,-18 2,-19 Q-12,-20 -18,-6z']],
  },
  {
    behind: [[hair, scallops(0, -8, 25, 11, 1.2)]],
    front: [[hair, 'M-18,-6 q-4,-12 6,-16 q4,-8 12,-5 q8,-3 12,5 q10,4 6,16 q-4,-8 -10,-9 q-8,4 -16,0 q-7,1 -10,9z']],
  },
  {
    behind: [[hair, 'M-22,0 Q-25,-33 0,-33 Q25,-33 22,0z']],
    front: [
      [hair, 'M-19,2 Q-20,-29 0,-29 Q20,-29 19,2 Q17,-14 2,-21 Q-15,-16 -19,2z'],
      ...braid(hair, -22, 8, 4, 5.6),
      ...braid(hair, 22, 8, 4, 5.6),
    ],
  },
  {
    behind: both(hair, [circle(-22, -4, 9), circle(22, -4, 9)]),
    front: [[hair, 'M-19,-2 Q-21,-31 0,-31 Q21,-31 19,-2 Q15,-14 0,-24 Q-15,-14 -19,-2z']],
  },
  {
    behind: [
      [hair, 'M-20,-4 Q-22,-32 0,-32 Q22,-32 20,-4z'],
      [hair, oval(22, 14, 7, 16)],
    ],
    front: [[hair, 'M-18,-6 Q-18,-31 0,-31 Q18,-31 18,-6 Q16,-18 -6,-21 Q-14,-18 -18,-6z']],
  },
];

const TOQUE: Cuts = [
  [MILK, 'M-18,-26 Q-34,-32 -26,-44 Q-18,-52 -10,-46 Q0,-58 10,-46 Q18,-52 26,-44 Q34,-32 18,-26z'],
  [MILK, 'M-19,-28 Q0,-34 19,-28 V-18 Q0,-24 -19,-18z'],
  ['thin', 'M-8,-44 l2,10 M8,-44 l-2,10'],
];
const brim = (colour: Colour): Cuts => [
  [colour, 'M-18,-24 Q-18,-46 0,-46 Q18,-46 18,-24z'],
  [colour, 'M-38,-18 Q0,-36 38,-18 Q36,-11 26,-12 Q0,-25 -26,-12 Q-36,-11 -38,-18z'],
];
const scarf = (colour: Colour): Cuts => [
  [colour, 'M-21,-6 Q-24,-38 0,-38 Q24,-38 21,-6 Q14,-23 0,-23 Q-14,-23 -21,-6z'],
  [CREAM, [circle(-12, -27, 2), circle(0, -31, 2), circle(12, -27, 2)].join(' ')],
  [colour, `${leaf(19, -10, 12, -2, 3)} ${leaf(19, -10, 9, 9, 3)}`],
];
const hood = (colour: Colour, lining: Colour): Cuts => [
  [colour, 'M-25,20 Q-35,-43 0,-47 Q35,-43 25,20 Q20,27 11,25 Q22,8 19,-10 Q12,-27 0,-28 Q-12,-27 -19,-10 Q-22,8 -11,25 Q-20,27 -25,20z'],
  ['thin', 'M-23,12 Q-27,-30 0,-38 Q27,-30 23,12'],
  [lining, `${leaf(0, 27, -11, 8, 3.4)} ${leaf(0, 27, 11, 8, 3.4)}`],
];
const cap = (colour: Colour, peak: Colour): Cuts => [
  [colour, 'M-25,-20 Q-28,-42 2,-42 Q28,-42 26,-20 Q0,-31 -25,-20z'],
  ['thin', 'M0,-42 V-27 M-14,-39 Q-16,-31 -14,-24 M14,-39 Q16,-31 14,-24'],
  [peak, 'M-24,-20 Q0,-33 26,-20 Q34,-13 26,-12 Q6,-25 -22,-15z'],
];
const wreath = (grain: Colour, berry: Colour): Cuts => [
  [grain, [-26, -17, -8, 2, 11, 20].map((x, i) => leaf(x, -21 - (Math.abs(x + 3) < 14 ? 8 : 2) - (i % 2) * 2, 6, -11, 3)).join(' ')],
  [berry, [circle(-16, -26, 3.2), circle(0, -31, 3.2), circle(16, -26, 3.2)].join(' ')],
];
const ribbon = (colour: Colour): Cuts => [
  [colour, 'M-22,-16 Q0,-31 22,-16 V-22 Q0,-37 -22,-22z'],
  [colour, `${leaf(10, -30, -12, -12, 4.4)} ${leaf(10, -30, 13, -10, 4.4)} ${circle(10, -30, 3.6)}`],
];
/** What is worn on the head shows the trade: straw in the fields, feathers in the woods, lamps in the mines. */
const HATS: Readonly<Record<string, readonly Cuts[]>> = {
  farming: [
    [...brim(SPONGE), [BERRY, 'M-18,-24 V-30 Q0,-38 18,-30 V-24 Q0,-32 -18,-24z']],
    scarf('#c9692e'),
    [...brim('#e8c46a'), ...flower(-14, -27, 7, CREAM, GOLD)],
    wreath('#e6bd4a', BERRY),
    hood(CREAM, '#c9692e'),
    cap('#c98a3f', '#8a5a2e'),
  ],
  forestry: [
    [
      ['#4d6b3c', 'M-24,-18 Q-22,-44 4,-44 Q24,-40 24,-18 Q0,-30 -24,-18z'],
      [CREAM, leaf(14, -30, 15, -20, 4)],
      ['thin', 'M15,-31 L27,-47'],
    ],
    scarf('#4d7a4a'),
    hood('#4d7a4a', GOLD),
    hood('#b3323f', '#4d7a4a'),
    wreath('#7ea456', '#5f4b85'),
    [
      ['#7ea456', [-22, -12, -2, 8, 18].map((x, i) => leaf(x, -24 - (i % 2) * 4, 5, -12, 3)).join(' ')],
      ['#4d6b3c', 'M-22,-18 Q0,-34 22,-18 V-23 Q0,-38 -22,-23z'],
    ],
  ],
  mining: [
    [
      ['#8d8891', 'M-23,-17 Q-25,-45 0,-45 Q25,-45 23,-17z'],
      ['#6d6872', 'M-28,-17 Q0,-27 28,-17 V-12 Q0,-22 -28,-12z'],
      [GOLD, circle(0, -31, 6)],
      [CREAM, circle(0, -31, 3)],
    ],
    [
      ['#6f5a4c', 'M-22,-16 Q-24,-42 0,-42 Q24,-42 22,-16 Q0,-27 -22,-16z'],
      ['thin', 'M0,-42 V-26'],
      ['#b5b4bb', `${oval(-8, -26, 7, 5.6)} ${oval(8, -26, 7, 5.6)}`],
    ],
    scarf('#6a6874'),
    cap('#5d5862', '#3f3b44'),
    hood('#6f5a4c', '#8d8891'),
  ],
  any: [TOQUE, [...flower(-12, -30, 9, BERRY, GOLD), ...flower(4, -34, 9, CREAM, GOLD)], cap('#a8445c', '#7d2f44'), ribbon('#a8445c')],
  none: [ribbon('#4c8a7a'), cap('#8a6d52', '#6b4a33'), [['#8a6aa6', 'M-22,-16 Q0,-31 22,-16 V-22 Q0,-37 -22,-22z']]],
  round: [
    [
      ['#3c4f7a', 'M-24,-18 Q-18,-34 -10,-50 Q8,-58 22,-40 Q26,-30 32,-26 Q26,-24 22,-28 Q24,-20 24,-18 Q0,-30 -24,-18z'],
      [GOLD, circle(33, -25, 3.6)],
      [CREAM, 'M-26,-19 Q0,-33 26,-19 V-12 Q0,-26 -26,-12z'],
    ],
    [
      ['#3c4f7a', 'M-20,-24 L-22,-47 H22 L20,-24z'],
      [GOLD, 'M-20,-29 H20 V-24 H-20z'],
      ['#3c4f7a', 'M-34,-22 H34 V-16 H-34z'],
    ],
    hood('#3c4f7a', GOLD),
    [
      ['#3c4f7a', 'M-22,-16 Q0,-31 22,-16 V-22 Q0,-37 -22,-22z'],
      [GOLD, star(0, -32, 9, 3.8, 5)],
    ],
  ],
};
const APRON: Cuts = [
  [MILK, 'M-16,54 V36 H16 V54z'],
  ['line', 'M-16,36 L-12,24 M16,36 L12,24'],
];
const COLLAR: Cuts = [[CREAM, 'M-14,22 L0,33 L14,22 L20,30 L6,42 L0,33 L-6,42 L-20,30z']];
const SCARF: Cuts = [
  [BERRY, 'M-14,22 Q0,34 14,22 L15,30 Q0,42 -15,30z'],
  [BERRY, leaf(6, 34, 8, 14, 3.4)],
];

/** The trade that a card shows: its industry, or the end of the round. */
export const tradeOf = (industry: string | null, round: boolean): string => (round ? 'round' : (industry ?? 'none'));

export function workerBust(id: number, trade: string): Bust {
  const hair = one(HAIRS, id, 1);
  const { behind, front } = one(heads(hair), id, 2);
  const hat = one(HATS[trade] ?? [[]], id, 3);
  const dress = one([APRON, COLLAR, SCARF], id, 4);
  return {
    ground: GROUNDS[trade] ?? CREAM,
    skin: one(SKINS, id, 5),
    behind,
    dress: [[one(CLOTHS, id, 6), SHOULDERS], ...dress],
    look: looks(one(['open', 'lashes', 'smiling', 'calm'], id, 7), one(['smile', 'small', 'laugh', 'lips'], id, 8)),
    hair: [...front, ...hat],
  };
}
