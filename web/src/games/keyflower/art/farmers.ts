/** Pictures of the tiles of The Farmers. */
import { moved } from '../../../lib/art/moved';
import { circle, type Cut, type Cuts } from '../../../lib/art/shapes';
import { CORN, FARM_PIECES } from './farm-pieces';
import {
  arch,
  BLUE,
  boat,
  BRICK,
  chimney,
  door,
  flame,
  GROUND,
  hall,
  hanging,
  hut,
  LEAF,
  MOSS,
  OAK,
  pane,
  RED,
  ROCK,
  SKY,
  SLATE,
  STEEL,
  STRAW,
  TIMBER,
  tree,
  wheelOf,
} from './parts';

const CREAM = '#f2e3b6';

/** An animal that stands on the ground of the picture; `left` looks to the left. */
const beast = (kind: string, x: number, scale: number, left = true, base = GROUND): Cuts =>
  moved(FARM_PIECES[kind] ?? [], x, base - 9.8 * scale, scale, !left);
const ear = (x: number, base: number, scale: number): Cuts => moved(FARM_PIECES.wheat ?? [], x, base - 11 * scale, scale);

const rails = (left: number, right: number, low = GROUND, step = 11): Cut[] => [
  ['line', `M${left},${low - 9} H${right} M${left},${low - 4} H${right}`],
  [
    TIMBER,
    Array.from({ length: Math.floor((right - left) / step) + 1 }, (_, i) => `M${left + i * step - 1.5},${low + 1} v-13 h3 v13z`).join(' '),
  ],
];
const haystack = (x: number, size: number, base = GROUND): Cut[] => [
  [
    STRAW,
    `M${x - size},${base} q${-size * 0.16},${-size * 1.7} ${size},${-size * 1.9} q${size * 1.16},${size * 0.2} ${size},${size * 1.9}z`,
  ],
  [
    'thin',
    `M${x - size * 0.5},${base - 2} q0,${-size * 0.9} ${size * 0.5},${-size * 1.4} M${x + size * 0.5},${base - 2} q0,${-size * 0.9} ${-size * 0.5},${-size * 1.4} M${x},${base - 2} v${-size}`,
  ],
];
const sheaf = (x: number, base: number, size: number): Cut[] => [
  [
    CORN,
    `M${x - size * 0.34},${base} l${size * 0.16},${-size * 0.5} q${-size * 0.5},${-size * 0.2} ${-size * 0.32},${-size * 0.6} h${size} q${size * 0.18},${size * 0.4} ${-size * 0.32},${size * 0.6} l${size * 0.16},${size * 0.5}z`,
  ],
  ['line', `M${x - size * 0.22},${base - size * 0.5} h${size * 0.44}`],
  [
    'thin',
    `M${x},${base} v${-size} M${x - size * 0.2},${base - size * 0.6} l${-size * 0.14},${-size * 0.4} M${x + size * 0.2},${base - size * 0.6} l${size * 0.14},${-size * 0.4}`,
  ],
];
const sack = (x: number, base: number, size: number): Cut[] => [
  [
    CREAM,
    `M${x - size * 0.4},${base} q${-size * 0.2},${-size * 0.7} ${size * 0.24},${-size * 0.76} l${-size * 0.1},${-size * 0.24} h${size * 0.52} l${-size * 0.1},${size * 0.24} q${size * 0.44},${size * 0.06} ${size * 0.24},${size * 0.76}z`,
  ],
  ['line', `M${x - size * 0.16},${base - size * 0.76} h${size * 0.32}`],
];
const churn = (x: number, base: number, size: number): Cut[] => [
  [
    STEEL,
    `M${x - size * 0.36},${base} v${-size * 0.6} q0,${-size * 0.16} ${size * 0.14},${-size * 0.22} v${-size * 0.18} h${size * 0.44} v${size * 0.18} q${size * 0.14},${size * 0.06} ${size * 0.14},${size * 0.22} v${size * 0.6}z`,
  ],
  ['line', `M${x - size * 0.36},${base - size * 0.56} h${size * 0.72} M${x - size * 0.36},${base - size * 0.16} h${size * 0.72}`],
];

export const FARMERS: Readonly<Record<string, Cuts>> = {
  'farm-yard': [
    ...hut(-20, 40, 24, 20, RED),
    ['paper', 'M-30,26 V10 h18 V26z'],
    ['line', 'M-30,10 L-12,26 M-12,10 L-30,26'],
    pane(-21, -8, 6, 6),
    ...haystack(16, 12),
    ...beast('sheep', 35, 0.92),
  ],
  paddock: [
    ...sheaf(-2, 4, 26),
    [OAK, 'M-24,4 H24 L20,15 H-20z'],
    ['line', 'M24,6 L40,1'],
    ...wheelOf(-10, 17, 8.4, 6),
    ...wheelOf(11, 17, 8.4, 6),
    ...sheaf(-13, 4, 18),
    ...sheaf(11, 4, 18),
    ...rails(-43, -24),
    ...rails(27, 44),
  ],
  'sheep-fold': [
    ['line', 'M-34,8 Q0,-8 34,8'],
    [TIMBER, 'M-35.5,10 v-13 h3 v13z M-19,3 v-13 h3 v13z M-1.5,0 v-13 h3 v13z M16,3 v-13 h3 v13z M32.5,10 v-13 h3 v13z'],
    ['line', 'M-34,3 Q0,-13 34,3'],
    ...beast('sheep', 17, 1.05, false, 17),
    ...beast('sheep', -12, 1.25, true, 20),
    ...rails(-38, 39),
  ],
  'wheat-field': [
    ['line', 'M4,26 V-24 M-12,-10 H20'],
    ['#c9a06a', 'M-4,12 L-8,-14 H16 L12,12z'],
    [RED, 'M-8,-6 h24 l-2,6 h-20z'],
    ['paper', circle(4, -20, 6)],
    [STRAW, 'M-8,-23 h24 l-6,-3 q-1,-7 -6,-7 q-5,0 -6,7z'],
    ...[-40, -30, -20].flatMap((x, i) => ear(x, 25 - (i % 2) * 3, 1.25)),
    ...[24, 33, 42].flatMap((x, i) => ear(x, 22 + (i % 2) * 3, 1.25)),
    ...[-10, -1, 8, 16].flatMap((x) => ear(x, 27, 0.86)),
  ],
  pigsty: [
    ['#cfc8bb', 'M-40,26 V2 h34 V26z'],
    ['thin', 'M-40,10 h34 M-40,18 h34 M-30,2 v8 M-16,2 v8 M-34,10 v8 M-22,10 v8'],
    [STRAW, 'M-45,4 L-23,-16 L-1,4z'],
    ['thin', 'M-36,-2 L-28,-10 M-22,-2 V-12 M-10,-2 L-18,-10'],
    arch(-23, 14, 14),
    ...beast('pig', 18, 1.5),
    [OAK, 'M28,26 l-3,-7 h20 l-3,7z'],
  ],
  'shepherds-hut': [
    [LEAF, 'M-32,14 V-8 q17,-16 36,0 V14z'],
    ['thin', 'M-32,-2 H4 M-22,-12 v26 M-6,-12 v26'],
    ['paper', 'M-20,14 V-3 h10 V14z'],
    pane(-2, 0, 6, 6),
    ...chimney(-26, -26, 14),
    ['line', 'M-36,14 H8'],
    ...wheelOf(-23, 19, 7, 6),
    ...wheelOf(-3, 19, 7, 6),
    ['line', 'M17,26 V-10 q0,-9 8,-9 q7,0 6,7 q-2,4 -5,2'],
    ...beast('sheep', 33, 0.95),
  ],
  'summer-boat-5': boat(OAK, '#d98c82', moved(FARM_PIECES.sheep ?? [], 11, -5, 0.78)),
  'summer-boat-6': boat(OAK, SKY, moved(FARM_PIECES.wheat ?? [], 10, -5, 0.9)),
  'cow-shed': [
    ...hall(0, 78, 26, 16, BRICK),
    ['ink', 'M-30,26 V8 h22 V26z M8,26 V8 h22 V26z'],
    ...beast('cow', -15, 1.3, true, 25),
    ...beast('cow', 23, 1.3, true, 25),
    ['line', 'M-30,18 h22 M8,18 h22 M0,0 V26'],
    [STRAW, 'M-5,-3 q5,-8 10,0z'],
  ],
  piggery: [
    ['paper', 'M-42,26 V-4 h60 V26z'],
    ['line', 'M-42,4 H18 M-32,4 l-6,-8 M-16,4 l8,-8 M8,4 l-8,-8'],
    [BRICK, 'M-47,-3 l7,-17 h46 l18,17z'],
    ['thin', 'M-44,-10 H15'],
    arch(-30, 16, 17),
    arch(-9, 16, 17),
    arch(10, 12, 14),
    ...beast('pig', -31, 0.92, true, 26),
    ...beast('pig', 27, 1.15, false),
    ...sheaf(43, 26, 15),
  ],
  ranch: [
    [OAK, 'M-40,26 V-20 h6 V26z M34,26 V-20 h6 V26z'],
    [TIMBER, 'M-46,-18 h92 v-6 h-92z'],
    ['line', 'M-13,-18 v4 M13,-18 v4'],
    ['paper', 'M-19,-14 h38 v13 h-38z'],
    ['line', 'M-7,-11 q-7,1 -6,-1 M7,-11 q7,1 6,-1'],
    ['ink', 'M-7,-11 h14 l-3,3 l-1,6 h-6 l-1,-6z'],
    ...beast('cow', 2, 1.6),
    ...rails(-32, -20, 26, 12),
    ...rails(21, 34, 26, 12),
  ],
  'sheep-shelter': [
    [ROCK, 'M-42,26 V-4 h12 V26z M30,26 V-4 h12 V26z'],
    ['thin', 'M-42,4 h12 M-42,12 h12 M-42,19 h12 M30,4 h12 M30,12 h12 M30,19 h12 M-36,-4 v8 M36,4 v8 M-36,12 v7 M36,19 v7'],
    ['hatch', 'M-30,26 V-4 h60 V26z'],
    [STRAW, 'M-47,-2 L-36,-20 H36 L47,-2z'],
    ['thin', 'M-34,-6 l3,-10 M-18,-6 l1,-10 M0,-6 v-10 M18,-6 l-1,-10 M34,-6 l-3,-10'],
    ...beast('sheep', -14, 1.25),
    ...beast('sheep', 13, 1.15, false),
  ],
  bakery: [
    ...hut(-16, 46, 28, 18, BRICK),
    ...chimney(-30, -26, 16),
    arch(-24, 18, 18),
    flame(-24, 26, 12),
    pane(0, 4, 10, 9),
    ...hanging(26, -20, 'paper'),
    ['line', 'M22,-8 q-1,-6 4,-4 q5,-2 4,4 M22,-8 q4,3 8,0'],
    [TIMBER, 'M12,26 V16 h34 V26z'],
    ['#d99a4a', 'M14,16 q1,-8 9,-8 q8,0 9,8z M31,16 q1,-7 7,-7 q7,0 7,7z'],
    ['thin', 'M19,9.6 l2,4 M25,9 l2,4 M36,10 l2,3.6'],
  ],
  dairy: [
    ...hut(-20, 44, 26, 16, SLATE),
    door(-30, 10, 16),
    pane(-12, 6, 10, 9),
    ['line', 'M-12,6 v9'],
    ...churn(12, 26, 24),
    ...churn(26, 26, 18),
    ['#edc95c', 'M30,26 v-9 q8,-5 16,0 v9 q-8,4 -16,0z'],
    ['ink', `${circle(35, 21, 1.3)} ${circle(41, 23, 1.5)}`],
  ],
  granary: [
    [ROCK, 'M-30,26 l2,-9 h-4 v-3 h14 v3 h-4 l2,9z M8,26 l2,-9 h-4 v-3 h14 v3 h-4 l2,9z'],
    [TIMBER, 'M-36,14 V-6 h60 V14z'],
    ['thin', 'M-36,-1 h60 M-36,4 h60 M-36,9 h60'],
    [STRAW, 'M-43,-4 L-6,-28 L31,-4z'],
    ['thin', 'M-28,-8 L-8,-21 M16,-8 L-4,-21 M-6,-8 V-21'],
    ['ink', 'M-13,14 V0 h14 V14z'],
    ['line', 'M-3,26 l-5,-12 M6,26 l-5,-12 M-5,22 h8 M-7,18 h8'],
    ...sack(34, 26, 17),
    ...sack(43, 26, 12),
  ],
  hillside: [
    [MOSS, 'M-46,26 Q-34,-6 -14,-8 Q4,-6 14,12 Q22,2 46,26z'],
    [LEAF, 'M-46,26 Q-20,4 4,12 Q26,16 46,26z'],
    ['thin', 'M-34,6 q8,-8 16,-6 M-38,20 q14,-10 30,-6 M10,20 q10,-2 20,3'],
    ['#f0c64b', circle(30, -16, 7)],
    ['line', 'M30,-27 v3 M30,-8 v3 M19,-16 h3 M38,-16 h3 M22,-24 l2,2 M36,-10 l2,2 M38,-24 l-2,2'],
    ...tree(-14, -6, 24),
    ...beast('sheep', 12, 0.72, true, 14),
    ...beast('sheep', -24, 0.8, false, 17),
  ],
  'truffle-orchard': [
    ...tree(-28, 22, 46),
    ...tree(28, 22, 44, MOSS),
    ['#6a4b33', 'M-20,26 q20,-8 42,0z'],
    ...beast('pig', 3, 1.4, true, 22),
    ['ink', `${circle(-16, 24, 2.6)} ${circle(-10, 26, 2)}`],
    ['ink', `${circle(-34, -2, 2)} ${circle(-22, -8, 2)} ${circle(24, -4, 2)} ${circle(34, 2, 2)}`],
  ],
  weaver: [
    [OAK, 'M-32,26 V-22 h5 V26z M17,26 V-22 h5 V26z M-36,-22 h62 v-5 h-62z M-32,20 h54 v4 h-54z'],
    ['paper', 'M-27,-20 h44 V14 h-44z'],
    [RED, 'M-27,2 h44 v5 h-44z'],
    [BLUE, 'M-27,7 h44 v7 h-44z'],
    ['thin', 'M-22,-20 v22 M-17,-20 v22 M-12,-20 v22 M-7,-20 v22 M-2,-20 v22 M3,-20 v22 M8,-20 v22 M13,-20 v22'],
    [TIMBER, 'M-31,-4 h52 v4 h-52z'],
    ['#f7f1e4', circle(36, 18, 8)],
    ['thin', 'M29,15 q7,-6 14,0 M29,21 q7,-6 14,0 M32,11 q8,6 8,14'],
    ['line', 'M30,13 q-6,-10 -13,-4'],
  ],
};
