/** Land, cards, tracks and tokens as small signs, drawn of the same few shapes. */
import { circle, wheel, type Cuts } from '../../../lib/art/shapes';
import { BERRY, CARAMEL, CHOCOLATE, CREAM, GOLD, leaf, oval, over, PINK, pointyHex, scallops, SPONGE, star } from './cuts';
import { RESOURCES, SWEETS } from './goods';
import { PIECES } from './pieces';

const HEX = pointyHex(0, 0, 11.6);

const EAR = [leaf(0, -2.6, 0, -5.8, 1.7), ...[0, 4].flatMap((y) => [leaf(0, y, -5, -4.2, 1.6), leaf(0, y, 5, -4.2, 1.6)])].join(' ');

const land = (terrain: string, ...more: Cuts): Cuts => [[`var(--sl-land-${terrain})`, HEX], ...more];

export const TERRAIN: Readonly<Record<string, Cuts>> = {
  field: land('field', ['line', 'M0,9 V3'], ['#8a5f14', EAR]),
  forest: land('forest', ['#4f7a3a', 'M0,-8.4 L6.6,3.4 H-6.6z'], ['ink', 'M-1.4,3.4 h2.8 V8 h-2.8z'], ['thin', 'M-3,-1.4 l6,2.6']),
  mine: land('mine', ['#6d6468', 'M-8.6,6 L-1.6,-6.6 L2,-1.4 L4.2,-4 L8.6,6z'], ['ink', 'M-3.6,6 q0,-5.4 3.4,-5.4 q3.4,0 3.4,5.4z']),
  sea: land('sea', ['line', 'M-8,-3.4 q2.6,-3.4 5.3,0 t5.3,0 t5.3,0 M-8,3.6 q2.6,-3.4 5.3,0 t5.3,0 t5.3,0']),
  special: land('special', ['ink', star(0, 0, 7, 3, 5)]),
};

const QUARTERS: Cuts = [
  ['var(--sl-land-field)', 'M0,0 V-11.6 L-10.05,-5.8 V0z'],
  ['var(--sl-land-forest)', 'M0,0 V-11.6 L10.05,-5.8 V0z'],
  ['var(--sl-land-mine)', 'M0,0 V11.6 L-10.05,5.8 V0z'],
  ['var(--sl-land-sea)', 'M0,0 V11.6 L10.05,5.8 V0z'],
];

/** Two arrows that chase each other: what is turned over. */
const TURN: Cuts = [
  ['paper', circle(0, 0, 7.2)],
  ['line', 'M-3.8,-1.2 A4.2,4.2 0 0 1 3.6,-2.2 M3.8,1.2 A4.2,4.2 0 0 1 -3.6,2.2'],
  ['ink', 'M5.8,-3.6 L4.4,0 L1.6,-2.8z M-5.8,3.6 L-4.4,0 L-1.6,2.8z'],
];
const UP: Cuts = [
  ['paper', circle(0, 0, 6)],
  ['ink', 'M0,-4 L3.8,0.6 H1.3 V4 H-1.3 V0.6 H-3.8z'],
];
const DOWN: Cuts = [
  ['paper', circle(0, 0, 6)],
  ['ink', 'M0,4 L3.8,-0.6 H1.3 V-4 H-1.3 V-0.6 H-3.8z'],
];
const PLUS: Cuts = [
  ['paper', circle(0, 0, 5.4)],
  ['ink', 'M-1.1,-3.4 h2.2 v2.3 h2.3 v2.2 h-2.3 v2.3 h-2.2 v-2.3 h-2.3 v-2.2 h2.3z'],
];
const MOON: Cuts = [[SPONGE, 'M4,-10.4 A10.6,10.6 0 1 0 10.4,4.8 A8.4,8.4 0 0 1 4,-10.4z']];
const CROWN: Cuts = [
  [GOLD, 'M-9.6,8 L-11,-6 L-4.8,0 L0,-9.4 L4.8,0 L11,-6 L9.6,8z'],
  ['line', 'M-8.6,4.4 H8.6'],
];

const flipped = (terrain: Cuts): Cuts => over([terrain], [TURN, 6, 6, 0.82]);
const built = (terrain: string): Cuts => over([[[`var(--sl-land-${terrain})`, HEX]]], [PROPERTY, 0, 0, 0.74]);

const PROPERTY: Cuts = [
  ['paper', 'M-8,10 V-0.6 L0,-9.6 L8,-0.6 V10z'],
  ['hatch', 'M-10.4,0.6 L0,-11 L10.4,0.6 L7.6,2.6 L0,-5.6 L-7.6,2.6z'],
  ['ink', 'M-2.4,10 V3.6 h4.8 V10z'],
];

const CITY: Cuts = [
  [SPONGE, 'M-11.6,10 V1.6 L-7.4,-4 L-3.2,1.6 V10z'],
  [PINK, 'M3,10 V0.6 L7.4,-5 L11.6,0.6 V10z'],
  [CREAM, 'M-4,10 V-6.4 L0,-11.6 L4,-6.4 V10z'],
  ['ink', 'M-1.5,10 V4.8 h3 V10z M-1.4,-4.4 h2.8 v3.4 h-2.8z M-8.6,4 h2.4 v3 h-2.4z M6.2,4 h2.4 v3 h-2.4z'],
];

const ROAD: Cuts = [
  ['var(--sl-road)', 'M-11.6,5.4 L7,-9.6 Q9.4,-11 11,-8.8 Q12.4,-6.6 10.6,-5 L-8,10 Q-10.4,11.4 -12,9.4 Q-13.2,7.2 -11.6,5.4z'],
  ['var(--sl-road-cream)', 'M-7.6,2.2 l3.6,4.6 l2.6,-2.1 l-3.6,-4.6z M-1,-3.1 l3.6,4.6 l2.6,-2.1 l-3.6,-4.6z'],
];

export const LAND_SIGNS: Readonly<Record<string, Cuts>> = {
  ...TERRAIN,
  terrain: QUARTERS,
  'far-terrain': [
    ...over([QUARTERS, -5.4, 5.2, 0.56]),
    ['paper', pointyHex(6, -5.8, 6)],
    ['line', 'M0.2,0.6 l1.8,-1.8 M6,-5.8 m-2.6,0 h5.2 m-2.6,-2.6 v5.2'],
  ],
  'main-terrain': over([QUARTERS], [[['paper', circle(0, 0, 7.4)]]], [CROWN, 0, 0.4, 0.52]),
  border: [...over([QUARTERS, -1.4, 1.4, 0.84]), ['line', 'M-3,-11.6 L11.6,-3.2 V7']],
  flipped: flipped(QUARTERS),
  flip: over([[['var(--sl-flipped)', HEX]]], [TURN, 0, 0, 1.12]),
  'flipped-fields': flipped(TERRAIN['field'] ?? []),
  'flipped-forests': flipped(TERRAIN['forest'] ?? []),
  'flipped-mines': flipped(TERRAIN['mine'] ?? []),
  'flipped-seas': flipped(TERRAIN['sea'] ?? []),
  road: ROAD,
  property: PROPERTY,
  'field-property': built('field'),
  'forest-property': built('forest'),
  'mine-property': built('mine'),
  'sea-property': built('sea'),
  city: CITY,
  'lab-cities': over([CITY, -1.6, 0, 0.94], [PIECES['lab'] ?? [], 7, 4.6, 0.62]),
  'rabbit-cities': over([CITY, -1.6, 0, 0.94], [PIECES['rabbit'] ?? [], 6.6, 4.6, 0.66]),
  'tower-cities': over([CITY, -1.6, 0, 0.94], [PIECES['tower'] ?? [], 7, 4, 0.66]),
  port: [
    ['#cde6ec', circle(0, 0, 11.4)],
    [
      'ink',
      'M-1.4,-4.6 h2.8 v1.4 h3.6 v2.4 h-3.6 v6 q3.6,-0.6 4.6,-3.6 l-1.6,0.4 l1.8,-4 l3.2,3 l-1.4,0.2 q-1,6.2 -8,6.6 q-7,-0.4 -8,-6.6 l-1.4,-0.2 l3.2,-3 l1.8,4 l-1.6,-0.4 q1,3 4.6,3.6 v-6 h-3.6 v-2.4 h3.6z',
    ],
    ['line', circle(0, -6.2, 1.9)],
  ],
  capital: over([[['var(--sl-cell-capital)', HEX]]], [CROWN, 0, 0, 0.72]),
  crown: CROWN,
};

const CARD = 'M-6,-11.4 H6 Q8,-11.4 8,-9.4 V9.4 Q8,11.4 6,11.4 H-6 Q-8,11.4 -8,9.4 V-9.4 Q-8,-11.4 -6,-11.4z';
const HEAD: Cuts = [
  ['#d9a273', 'M-5.2,8.4 q0,-5.4 5.2,-5.4 q5.2,0 5.2,5.4z'],
  ['#f0cfa8', circle(0, -0.4, 3.5)],
  ['paper', 'M-3.6,-2.6 Q-6.4,-5 -3.4,-7 Q0,-9.4 3.4,-7 Q6.4,-5 3.6,-2.6z'],
];
const BACK: Cuts = [
  [CARAMEL, CARD],
  [CREAM, 'M0,-5.4 L4.2,0 L0,5.4 L-4.2,0z'],
];
const FACE: Cuts = [['paper', CARD]];
const WORKER: Cuts = [...FACE, ...HEAD];
const badged = (badge: Cuts): Cuts => over([WORKER, -1.6, 0, 0.95], [badge, 6, 6.2, 0.58]);

export const BADGES: Readonly<Record<string, Cuts>> = {
  farming: [
    ['var(--sl-orange)', circle(0, 0, 11)],
    ['ink', 'M-1.5,2 h3 V9.8 h-3z'],
    [CREAM, 'M-7.4,-8.2 h3 v5.4 q0,2.2 2.9,2.4 v-7.8 h3 v7.8 q2.9,-0.2 2.9,-2.4 v-5.4 h3 v6 q0,5.4 -5.8,5.6 h-3.2 q-5.8,-0.2 -5.8,-5.6z'],
  ],
  forestry: [
    ['var(--sl-green)', 'M0,-12.4 L12.4,0 L0,12.4 L-12.4,0z'],
    ['ink', 'M-5.2,6.2 L3,-5.4 L5,-4 L-3.2,7.6z'],
    [CREAM, 'M0.6,-7.2 Q6.6,-6 7.8,1.6 L1.4,-1.2 Q3.4,-3.2 0.6,-7.2z'],
  ],
  mining: [
    ['var(--sl-grey)', 'M-10.4,-10.4 H10.4 V10.4 H-10.4z'],
    ['ink', 'M-1.2,-5 h2.4 V9 h-2.4z'],
    [CREAM, 'M-8.8,0.4 Q-6,-7.6 0,-7.6 Q6,-7.6 8.8,0.4 Q4.4,-3.8 0,-3.8 Q-4.4,-3.8 -8.8,0.4z'],
  ],
};
const ANY: Cuts = [
  ['var(--sl-orange)', circle(-5.6, -5, 5.8)],
  ['var(--sl-green)', 'M6,-12 L12.4,-5.4 L6,1.2 L-0.4,-5.4z'],
  ['var(--sl-grey)', 'M-5.2,1 H5.2 V11.4 H-5.2z'],
];
/** What a badge gives: it shines. */
const shining = (badge: Cuts): Cuts => over([[[GOLD, star(0, 0, 12.6, 9.4, 12)]]], [badge, 0, 0, 0.68]);

export const CARD_SIGNS: Readonly<Record<string, Cuts>> = {
  card: BACK,
  cards: over([BACK, 3.4, -0.6, 0.9], [BACK, -2.6, 1, 0.9], [PLUS, 7, 6.8]),
  hand: [
    [CARAMEL, 'M-11.8,-3 L-4.6,-7.4 L3,5.6 L-4,9.8z'],
    [CARAMEL, 'M-4.6,-9.4 H4.6 V7 H-4.6z'],
    [CREAM, 'M4.2,-7.6 L11.6,-3.4 L4.4,9.6 L-3,5.2z'],
    ['thin', 'M4.4,-3 l3.6,2 M2.4,0.6 l3.6,2'],
  ],
  worker: WORKER,
  farming: BADGES['farming'] ?? [],
  forestry: BADGES['forestry'] ?? [],
  mining: BADGES['mining'] ?? [],
  any: ANY,
  marked: badged(ANY),
  'farming-cards': badged(BADGES['farming'] ?? []),
  'forestry-cards': badged(BADGES['forestry'] ?? []),
  'mining-cards': badged(BADGES['mining'] ?? []),
  'any-bonus': shining(ANY),
  'farming-bonus': shining(BADGES['farming'] ?? []),
  'forestry-bonus': shining(BADGES['forestry'] ?? []),
  'mining-bonus': shining(BADGES['mining'] ?? []),
  employed: [...over([WORKER, 0, 1.6, 0.9]), [CHOCOLATE, 'M-12,-12 H12 V-6.6 H-12z'], ['line', 'M-9,-9.3 h18']],
  employ: [...over([WORKER, -1.4, 1.6, 0.9]), [CHOCOLATE, 'M-12,-12 H12 V-6.6 H-12z'], ...over([UP, 7, 6, 0.94])],
  columns: [
    ['var(--sl-orange)', 'M-12,-10 h7 v16 h-7z'],
    ['var(--sl-green)', 'M-3.5,-10 h7 v16 h-7z'],
    ['var(--sl-grey)', 'M5,-10 h7 v16 h-7z'],
    ['paper', `${circle(-8.5, -2, 2.2)} M0,-4.8 L2.8,-2 L0,0.8 L-2.8,-2z M6.4,-4 h4.2 v4.2 h-4.2z`],
    ['line', 'M-12,9.6 H12'],
  ],
  'card-to-diamond': [...over([BACK, -6, -1.6, 0.66], [RESOURCES['diamond'] ?? [], 5.6, 4.6, 0.6]), ['line', 'M0.6,-7 q5,-1 5.4,3.6']],
  'play-card': over([WORKER, -2, 0, 0.95], [UP, 6.8, 6.2, 0.92]),
  'round-card': over([FACE, 0, 0], [MOON, -0.6, 0, 0.52]),
  'play-round-card': over([FACE, -2, 0, 0.95], [MOON, -2.6, -2, 0.48], [UP, 6.8, 6.2, 0.92]),
  'round-cards': over([FACE, 3.8, -0.8, 0.86], [FACE, -2.6, 1, 0.9], [MOON, -3.2, 1, 0.46], [PLUS, 7.2, 6.8]),
  'macaron-cards': over([FACE, 3.8, -0.8, 0.86], [FACE, -2.6, 1, 0.9], [SWEETS['macaron'] ?? [], -2.6, -0.6, 0.5], [PLUS, 7.2, 6.8]),
};

export { CITY, CROWN, DOWN, MOON, PLUS, PROPERTY, TURN, UP };
export const WHISK: Cuts = [
  [CREAM, oval(2.2, -2.8, 3.8, 5.2)],
  ['thin', 'M2.2,-8 V2.4 M0.2,-7 Q-0.6,-2 2.2,2.4 Q5,-2 4.2,-7'],
  ['ink', 'M1,2 h2.4 V8.6 h-2.4z'],
];
export const medal = (colour: `#${string}`): Cuts => [
  [colour, scallops(0, 0, 10.2, 10)],
  ['thin', circle(0, 0, 7.8)],
];
export const INDUSTRY: Cuts = [
  ['line', 'M-11.6,9.4 H11.6 M-11.6,5 H11.6 M-8,5 v4.4 M-2.6,5 v4.4 M2.8,5 v4.4 M8.2,5 v4.4'],
  ['var(--sl-cog)', wheel(-3.6, -4, 7.4, 5.2, 8)],
  ['paper', circle(-3.6, -4, 2.4)],
  ['ink', 'M4.6,-7 L11.6,-2.6 L4.6,1.8z'],
];
export const WONDER: Cuts = [
  [GOLD, star(0, 0, 12.4, 6, 8)],
  [BERRY, circle(0, 0, 4.4)],
];
