/** Pictures of the tiles and boats of The Merchants. */
import { moved } from '../../../lib/art/moved';
import { circle, smoke, type Cut, type Cuts } from '../../../lib/art/shapes';
import {
  arch,
  BLUE,
  BRICK,
  door,
  flame,
  hut,
  IRON,
  LEAF,
  OAK,
  pane,
  PLUM,
  RED,
  ROCK,
  SKY,
  SLATE,
  stall,
  STEEL,
  STRAW,
  TIMBER,
} from './parts';
import { EMBLEMS } from './spring-summer';
import { TRADE_PIECES } from './trade-pieces';

const GOLD = '#e2b33c';
const COAT = '#8d7a68';

const deed = (x: number, y: number, scale: number): Cuts => moved(TRADE_PIECES.contract ?? [], x, y, scale);
const coins = (x: number, count: number): Cut[] =>
  Array.from({ length: count }, (_, i): Cut => [GOLD, `M${x - 6},${24.6 - i * 3.4} q6,3.4 12,0 v-2.6 q-6,-3.4 -12,0z`]);

/** A ship of two masts: the second boat of each name, with its number on the hull. */
const ketch = (hull: Cut[0], sail: Cut[0], emblem: Cuts): Cuts => [
  ['line', 'M-14,11 V-32 M16,11 V-24'],
  [sail, 'M-12,-28 Q9,-20 11,6 L-12,9z'],
  ['paper', 'M18,-21 Q34,-14 35,5 L18,8z'],
  ['paper', 'M-17,-25 Q-36,-12 -37,7 L-17,9z'],
  ['thin', 'M-12,-16 Q2,-12 7,-8 M18,-10 Q28,-7 33,-4 M-17,-12 L-31,-6'],
  [hull, 'M-42,11 H27 V6 H42 Q39,26 23,26 H-22 Q-36,25 -42,11z'],
  ['thin', 'M-38,16 H39 M-32,21 H35'],
  [RED, 'M-14,-32 h11 l-3,-3 l3,-3 h-11z'],
  ...moved(emblem, -13, -2),
  ['paper', 'M-9,13 h18 v10.4 h-18z'],
  ['ink', 'M-5,15 h3.4 v6.4 h-3.4z M1.6,15 h3.4 v6.4 h-3.4z'],
];

const mule: Cuts = [
  [
    COAT,
    'M-24,26 V6 q-8,-2 -9,-10 l-8,-1 q-3,-4 1,-7 l9,-6 l-1,-8 l5,6 l2,-8 l4,9 q6,5 9,9 h22 q9,0 11,7 l2,12 h-4 l-3,-8 l1,17 h-6 l-3,-17 h-15 l-2,17 h-6 l-1,-17 l-5,3 l1,14z',
  ],
  ['ink', circle(-30, -8, 1.6)],
  ['line', 'M-40,-4 h5 M20,-2 q5,6 2,14'],
];

export const MERCHANTS: Readonly<Record<string, Cuts>> = {
  assayer: [
    ...hut(-28, 28, 26, 16, SLATE),
    ['line', smoke(-20, -16)],
    arch(-28, 12, 16),
    flame(-28, 26, 11),
    [OAK, 'M-6,26 V14 h48 V26 h-5 v-7 h-38 v7z'],
    [SKY, 'M2,14 q-6,-2 -3,-9 l4,-8 v-8 h6 v8 l4,8 q3,7 -3,9z'],
    ['thin', 'M0,6 h12'],
    ['line', 'M2,-11 h8'],
    ['line', 'M30,14 V-14 M24,14 h12 M20,-11 h20 M20,-11 l-3,8 M20,-11 l3,8 M40,-11 l-3,8 M40,-11 l3,8'],
    [ROCK, 'M15,-3 h10 q-1,5 -5,5 q-4,0 -5,-5z'],
    [IRON, 'M35,-3 h10 q-1,5 -5,5 q-4,0 -5,-5z'],
  ],
  bookkeeper: [
    [OAK, 'M-44,26 l5,-10 h78 l5,10z'],
    ['paper', 'M-38,-12 Q-20,-20 -6,-10 V14 Q-20,6 -38,12z M-6,-10 Q8,-20 26,-12 V12 Q8,6 -6,14z'],
    [
      'thin',
      'M-33,-8 q11,-4 22,2 M-33,-2 q11,-4 22,2 M-33,4 q11,-4 22,2 M-18,-15 v22 M0,-8 q10,-6 21,-1 M0,-2 q10,-6 21,-1 M0,4 q10,-6 21,-1 M14,-16 v22',
    ],
    [TIMBER, 'M25,16 V-20 h18 V16z'],
    ['paper', 'M28,13 V-17 h12 V13z'],
    ['line', 'M28,-11 h12 M28,-4 h12 M28,3 h12'],
    [RED, `${circle(31, -11, 2.4)} ${circle(36, -11, 2.4)}`],
    [BLUE, `${circle(33, -4, 2.4)} ${circle(38, -4, 2.4)}`],
    [LEAF, `${circle(31, 3, 2.4)}`],
    ...coins(-30, 3),
    ...coins(-16, 2),
  ],
  merchant: [
    ...stall(-20, 44, RED),
    [STRAW, 'M-36,17 q4,-8 9,0z'],
    [BLUE, 'M-24,17 v-6 h9 v6z'],
    [LEAF, `${circle(-9, 14, 3)} ${circle(-3, 14, 3)}`],
    [OAK, 'M10,26 V12 h32 V26z'],
    [GOLD, 'M10,12 q16,-13 32,0z'],
    ['line', 'M10,17 h32 M26,12 v9'],
    ...deed(28, -13, 1.15),
  ],
  artisan: [
    ['line', 'M-38,26 V8 M-4,26 V8'],
    [TIMBER, 'M-44,8 h46 v-6 h-46z'],
    [BRICK, 'M-34,2 q-8,-10 0,-16 q-2,-5 -2,-8 h18 q0,3 -2,8 q8,6 0,16z'],
    ['paper', 'M-37,-8 h20 l1,4 h-22z'],
    ['line', 'M-35,-8 l3,4 l3,-4 l3,4 l3,-4 l3,4 l3,-4'],
    ...hut(26, 34, 28, 16, PLUM),
    arch(26, 11, 16),
    pane(15, 6),
    pane(37, 6),
    [GOLD, 'M26,-18 l2.2,4.6 l5,0.6 l-3.6,3.6 l0.8,5 l-4.4,-2.4 l-4.4,2.4 l0.8,-5 l-3.6,-3.6 l5,-0.6z'],
    ['line', 'M-6,2 l8,-14'],
    [STEEL, 'M-2,-10 l6,-8 l5,4 l-7,7z'],
  ],
  builder: [
    ['paper', 'M-34,26 V2 h40 V26z'],
    [BRICK, 'M-40,3 L-14,-18 L-2,-8 L-8,3z'],
    ['line', 'M-2,-8 L12,3 M-6,-4 L2,3 M-40,26 V-22 M12,26 V-10 M-40,-10 h14 M-40,8 h6 M6,8 h6 M6,16 h6'],
    door(-22, 10, 15),
    pane(-4, 8),
    [OAK, 'M26,26 V-26 h5 V26z'],
    ['line', 'M8,-26 H46 M31,-14 L43,-26 M14,-26 V-18 M20,26 h17'],
    ['#c98b3a', 'M7,-18 h14 v11 h-14z'],
    ['thin', 'M10,-15 l8,5 M18,-15 l-8,5'],
    ['#cfc8bb', 'M34,26 v-7 h12 v7z M37,19 v-6 h8 v6z'],
  ],
  muleteer: [
    ...moved(mule, -4, 0),
    [STRAW, 'M-14,-12 h26 v16 q-13,5 -26,0z'],
    ['line', 'M-14,-4 h26 M-6,-12 v17 M4,-12 v17'],
    ...deed(-1, -18, 0.9),
    [TIMBER, 'M34,26 V-10 h4 V26z'],
    ['paper', 'M26,-8 h15 l5,4.4 l-5,4.4 h-15z'],
    ['line', 'M30,-3.6 h9'],
  ],
  'keyflower-ii': ketch(OAK, STRAW, EMBLEMS.keyflower),
  'sea-bastion-ii': ketch(IRON, BRICK, EMBLEMS.bastion),
  'sea-breese-ii': ketch(TIMBER, SKY, EMBLEMS.breese),
  'flipper-ii': ketch(TIMBER, LEAF, EMBLEMS.flipper),
  'ianvincible-ii': ketch(OAK, PLUM, EMBLEMS.ianvincible),
  'white-wind-ii': ketch(SLATE, 'paper', EMBLEMS.wind),
};
