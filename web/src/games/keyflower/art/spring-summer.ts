/** Pictures of the spring and summer tiles, the homes and the boats. */
import { circle, pine, smoke, wheel, type Cut, type Cuts } from '../../../lib/art/shapes';
import {
  adit, anvil, arch, barrel, blocks, BLUE, boat, BRICK, chimney, door, FIRE, flag, flame, hall, hanging, hut, IRON, key, LEAF, logs, MOSS,
  mountain, mug, OAK, pane, PLUM, RED, ROCK, SKY, SLATE, stall, STEEL, STRAW, TIMBER, tree, wheelOf,
} from './parts';

const axe = (x: number, y: number): Cut[] => [
  ['line', `M${x},${y} l12,-22`],
  [STEEL, `M${x + 7},${y - 24} q8,-6 13,3 l-8,6 l-4,-2z`],
];
const pick = (x: number, y: number, size: number): Cut[] => [
  [OAK, `M${x - 1.6},${y} v${-size} h3.2 v${size}z`],
  [IRON, `M${x - size * 0.55},${y - size * 0.72} Q${x},${y - size * 1.36} ${x + size * 0.55},${y - size * 0.72} Q${x},${y - size} ${x - size * 0.55},${y - size * 0.72}z`],
];
const mineCart = (x: number, load: Cut[0]): Cut[] => [
  [load, `M${x - 12},10 q4,-9 10,-6 q6,-7 12,6z`],
  [IRON, `M${x - 15},9 h30 l-4,12 h-22z`],
  ['paper', circle(x - 7, 23, 3.4)],
  ['paper', circle(x + 7, 23, 3.4)],
];
const home = (number: number, paint: Cut[0], more: Cuts): Cuts => [
  ...more,
  ...chimney(11, -22, 16),
  ...hut(0, 38, 24, 22, paint),
  arch(0, 11, 16),
  pane(-12, 8), pane(12, 8),
  ['paper', circle(0, -6, 6)],
  ['ink', NUMBER[number] ?? ''],
];
/** Numbers cut as simple strokes, so that a drawing needs no font. */
const NUMBER: Readonly<Record<number, string>> = {
  1: 'M-1,-10 h2 v8 h-2z', 2: 'M-2.6,-10 h5.2 v4.6 h-3.4 v1.4 h3.4 v2 h-5.2 v-4.8 h3.2 v-1.2 h-3.2z', 3: 'M-2.6,-10 h5.2 v8 h-5.2 v-1.9 h3.2 v-1.2 h-2.4 v-1.8 h2.4 v-1.2 h-3.2z',
  4: 'M-2.8,-10 h1.9 v3.2 h1.6 v-3.2 h1.9 v8 h-1.9 v-3 h-3.5z', 5: 'M-2.6,-10 h5.2 v1.9 h-3.2 v1.2 h3.2 v4.9 h-5.2 v-1.9 h3.2 v-1.2 h-3.2z', 6: 'M-2.6,-10 h5.2 v1.9 h-3.2 v1.2 h3.2 v4.9 h-5.2z M-0.7,-5.1 v1.3 h1.4 v-1.3z',
};

export const SPRING_SUMMER: Readonly<Record<string, Cuts>> = {
  alehouse: [...hut(-10, 42, 24, 20, BRICK), door(-18, 9, 15), pane(-2, 8), ...hanging(24, -10, 'paper'), ...mug(24, 3, 7), ...barrel(33, 26, 15), ['line', 'M12,-10 h20']],
  'apprentice-hall': [...hall(0, 70, 22, 14, SLATE), ['paper', 'M-7,-10 V-24 h14 V-10z'], [SLATE, 'M-10,-23 L0,-33 L10,-23z'], arch(0, 6, 9, -11), arch(-24, 10, 15), arch(-8, 10, 15), arch(8, 10, 15), arch(24, 10, 15)],
  'gold-mine': [...mountain(0, 84, 52), ...adit(0, 20, 22), ['#e2b33c', `${circle(-24, 21, 5)} ${circle(24, 21, 5)}`], ['#e2b33c', circle(17, 23, 3.4)], ['#e2b33c', 'M-12,-8 l4,-4 l4,4 l-4,4z M14,-2 l3,-3 l3,3 l-3,3z']],
  'key-mine': [...mountain(-2, 84, 50, '#8d8890'), ...adit(-8, 20, 22), ...key(6, -10, 9), ...mineCart(26, IRON)],
  'keystone-quarry': [[ROCK, 'M-44,26 V-6 H-26 V-18 H-6 V-28 H10 V-18 H28 V-6 H44 V26z'], ['thin', 'M-44,10 H44 M-26,-6 H28 M-6,-18 H10'], ['#cfc8bb', 'M-22,26 V14 a22,22 0 0 1 44,0 V26 h-12 V14 a10,10 0 0 0 -20,0 V26z'], ['#e9dcc6', 'M-7,-9 h14 l-4,13 h-6z'], ['thin', 'M-20,4 l9,5 M20,4 l-9,5 M-22,15 h11 M22,15 h-11']],
  keywood: [...tree(-26, 26, 44), ...tree(27, 26, 40, MOSS), ...tree(0, 26, 54), ...key(3, 12, 8)],
  miner: [['hatch', 'M-40,26 Q-36,-18 0,-22 Q36,-18 40,26z'], ['ink', 'M-26,26 Q-24,-4 0,-8 Q24,-4 26,26z'], ...pick(-8, 24, 30), ...mineCart(14, '#77767d'), ['#f3d98b', circle(0, -14, 4)]],
  peddler: [[STRAW, 'M-14,-22 Q6,-32 24,-18 L20,4 H-12z'], ['thin', 'M-4,-26 L-2,4 M10,-25 L9,4'], [OAK, 'M-18,4 H28 L24,16 H-14z'], ['line', 'M28,6 L44,0'], ...wheelOf(-4, 18, 8.5, 6), ...wheelOf(18, 18, 8.5, 6), [RED, 'M-40,26 v-12 q6,-5 12,0 v12z'], ['line', 'M-40,18 h12']],
  quarryman: [...blocks(-42, 26, 20, 3), ...blocks(-32, 13.6, 20, 2), ...blocks(-22, 1.2, 20, 1), ...pick(30, 26, 40)],
  stable: [...hall(-4, 66, 26, 20, OAK), ['paper', 'M-26,26 V6 h18 V26z'], ['line', 'M-26,16 h18'], [TIMBER, 'M8,26 V8 q0,-10 8,-11 l4,-6 l3,6 q6,3 10,13 l-4,5 l-9,-4 l-3,15z'], ['ink', circle(22, 4, 1.4)], ['thin', 'M9,4 q-3,8 0,16'], ['line', 'M4,16 h32']],
  woodcutter: [...logs(-20, 3, 7), [TIMBER, 'M10,26 V10 h24 V26z'], ['#e7cf9f', 'M10,10 q12,-7 24,0 q-12,6 -24,0z'], ...axe(22, 8), ['line', pine(42, 26, 46)]],
  workshop: [...hut(-6, 54, 26, 18, TIMBER), ['ink', 'M-26,26 V6 h22 V26z'], [STEEL, wheel(-15, 16, 8, 6, 12)], ['paper', 'M4,4 h14 v12 h-14z'], ['line', 'M11,4 v12 M4,10 h14'], ...anvil(34, 26, 16)],
  brewer: [[BRICK, 'M-36,26 V8 h30 V26z'], ['thin', 'M-36,14 h30 M-36,20 h30 M-26,8 v6 M-14,8 v6 M-30,14 v6 M-20,14 v6'], [FIRE, 'M-33,8 q-4,-22 12,-22 q16,0 12,22z'], ['line', 'M-24,-14 v-5 h6 v5'], ['line', smoke(-21, -18)], ...barrel(8, 26, 22), ...barrel(27, 26, 22), ...barrel(18, 4, 18)],
  carpenter: [['line', 'M-36,26 l7,-18 l7,18 M14,26 l7,-18 l7,18'], [TIMBER, 'M-42,2 h76 v7 h-76z'], [STEEL, 'M-18,2 L20,-22 L25,-14 L-6,2z'], ['thin', 'M-14,0 l3,2 M-6,-5 l3,3 M2,-10 l3,3 M10,-15 l3,3'], [OAK, 'M20,-23 q10,-6 13,2 q1,8 -7,8z'], ['#e7cf9f', 'M-34,26 h18 q2,-6 -4,-6 q-3,-5 -8,0 q-6,0 -6,6z']],
  farrier: [[STEEL, 'M-34,24 Q-44,-24 -14,-26 Q16,-24 6,24 h-9 Q4,-14 -14,-15 Q-32,-14 -25,24z'], ['ink', [-31, -28, -14, 0, 3].map((x, i) => circle(x, [12, -6, -20, -6, 12][i] ?? 0, 1.6)).join(' ')], ...anvil(27, 26, 24), ['line', 'M16,-6 l18,-12'], [IRON, 'M30,-22 l10,6 l-4,6 l-10,-6z']],
  'hiring-fair': [['paper', 'M-44,26 L-24,-12 L-4,26z'], [PLUM, 'M-44,26 L-24,-12 L-31,26z M-24,-12 L-17,26 H-4z'], ...flag(-24, -26, 16, RED), ['paper', 'M-2,26 L20,-18 L42,26z'], [SLATE, 'M-2,26 L20,-18 L12,26z M20,-18 L28,26 H42z'], ...flag(20, -32, 16, STRAW), ['ink', 'M-27,26 l3,-14 l3,14z M16,26 l4,-18 l4,18z']],
  mason: [...blocks(-42, 26, 17, 4), ...blocks(-33, 15.4, 17, 3), ...blocks(-42, 4.9, 17, 2), ...blocks(-33, -5.6, 17, 1), [STEEL, 'M14,-4 l24,-16 l-6,22z'], ['line', 'M30,-4 l12,12'], [OAK, 'M38,4 l8,8 l-4,4 l-8,-8z']],
  smelter: [['hatch', 'M-22,26 L-16,-8 H16 L22,26z'], ...chimney(0, -26, 18), arch(0, 20, 22), flame(0, 26, 17), [IRON, 'M26,26 l3,-8 h14 l3,8z M-46,26 l3,-8 h14 l3,8z']],
  store: [...hut(0, 62, 34, 12, OAK), ['paper', 'M-27,12 h26 v-10 h-26z'], [BLUE, 'M-34,-6 h11 l-2,9 h-12z M-12,-6 h11 v9 h-12z M10,-6 h11 l1,9 h-11z'], ['line', 'M-36,-6 H36 M-37,3 H37'], door(17, 12, 20), [TIMBER, 'M-40,26 q-2,-14 4,-15 q-2,-4 3,-4 q5,0 3,4 q6,1 4,15z']],
  tavern: [...hut(-8, 54, 30, 20, RED), pane(-24, 2), pane(-8, 2), pane(8, 2), arch(-16, 12, 16), pane(6, 14), ...hanging(32, -16, STRAW), ...mug(29, 24, 11), ...mug(41, 24, 11)],
  'summer-boat-1': boat(OAK, STRAW, [['ink', 'M8,-6 a3,3 0 1 1 4,0 q3,1 3,7 h-10 q0,-6 3,-7z']]),
  'summer-boat-2': boat(OAK, LEAF, [['line', 'M6,-2 h10 l-2,5 h-7z'], ['ink', `${circle(8, 5, 1.6)} ${circle(13, 5, 1.6)}`]]),
  'summer-boat-3': boat(OAK, ROCK, [['ink', 'M9,-8 l5,5 l-5,5 l-5,-5z']]),
  'summer-boat-4': boat(OAK, RED, [['paper', circle(9, -2, 5)], ['line', 'M6,-2 h6']]),
  keyflower: boat(OAK, 'paper', [...key(11, -4, 7)]),
  'sea-bastion': boat(IRON, BRICK, [['paper', 'M5,2 v-9 h3 v3 h3 v-3 h3 v3 h3 v6z']]),
  'sea-breese': boat(TIMBER, SKY, [['line', 'M4,-6 q4,-4 8,0 t8,0 M4,0 q4,-4 8,0 t8,0']]),
  flipper: boat(TIMBER, STRAW, [['line', 'M7,-5 a6,6 0 1 1 -1,6 M7,-9 v5 h5']]),
  ianvincible: boat(OAK, PLUM, [['#e2b33c', 'M10,-9 l2,4 l4,0.6 l-3,3 l0.6,4 l-3.6,-2 l-3.6,2 l0.6,-4 l-3,-3 l4,-0.6z']]),
  'white-wind': boat(SLATE, 'paper', [['line', 'M4,-8 h10 q4,0 3,-4 M4,-3 h14 M4,2 h9 q4,0 3,4']]),
  'home-1': home(1, BRICK, tree(-34, 26, 34)),
  'home-2': home(2, SLATE, [...tree(34, 26, 36), ...barrel(-32, 26, 14)]),
  'home-3': home(3, OAK, [[LEAF, pine(-34, 26, 40)], [LEAF, pine(35, 26, 30)]]),
  'home-4': home(4, PLUM, [...tree(-34, 26, 28, MOSS), ...tree(35, 26, 30)]),
  'home-5': home(5, STRAW, [...logs(-35, 2, 5), ...tree(35, 26, 36, MOSS)]),
  'home-6': home(6, RED, [[LEAF, pine(36, 26, 42)], ...stall(-34, 18, RED)]),
};
