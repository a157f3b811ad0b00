/** Pictures of the autumn and winter tiles. */
import { circle, pine, smoke, wheel, type Cut, type Cuts } from '../../../lib/art/shapes';
import {
  anvil, arch, barrel, blocks, BLUE, BRICK, chimney, door, FIRE, flag, flame, hall, hanging, hut, IRON, key, LEAF, logs, OAK, pane, PLUM, RED,
  ROCK, SKY, SLATE, stall, STEEL, STRAW, TIMBER, wheelOf,
} from './parts';

const fence = (left: number, right: number): Cut[] => [
  ['line', `M${left},18 H${right} M${left},23 H${right}`],
  ['line', Array.from({ length: Math.floor((right - left) / 9) + 1 }, (_, i) => `M${left + i * 9},26 v-11`).join(' ')],
];
const scales = (x: number, top: number): Cut[] => [
  ['line', `M${x},${top} v30 M${x - 8},${top + 30} h16 M${x - 15},${top + 4} h30 M${x - 15},${top + 4} l-5,11 M${x - 15},${top + 4} l5,11 M${x + 15},${top + 4} l-5,11 M${x + 15},${top + 4} l5,11`],
  [STRAW, `M${x - 22},${top + 15} h14 q-2,6 -7,6 q-5,0 -7,-6z M${x + 8},${top + 15} h14 q-2,6 -7,6 q-5,0 -7,-6z`],
];
const gem = (x: number, y: number, size: number, paint: Cut[0]): Cut[] => [
  [paint, `M${x - size},${y} l${size * 0.5},${-size * 0.6} h${size} l${size * 0.5},${size * 0.6} l${-size},${size}z`],
  ['thin', `M${x - size},${y} h${size * 2} M${x - size * 0.4},${y} L${x},${y + size} L${x + size * 0.4},${y}`],
];
const spire = (x: number, width: number, height: number, paint: Cut[0]): Cut[] => [
  ['paper', `M${x - width / 2},26 V${26 - height} h${width} V26z`],
  [paint, `M${x - width / 2 - 2},${27 - height} L${x},${8 - height} L${x + width / 2 + 2},${27 - height}z`],
];

export const AUTUMN_WINTER: Readonly<Record<string, Cuts>> = {
  barn: [[RED, 'M-40,26 V-2 L-28,-18 L0,-28 L28,-18 L40,-2 V26z'], ['thin', 'M-40,-2 H40 M-28,-18 H28'], ['paper', 'M-15,26 V2 h30 V26z'], ['line', 'M-15,2 L15,26 M15,2 L-15,26'], ['ink', 'M-6,-8 v-8 h12 v8z'], [STRAW, 'M-4,-8 q4,-7 8,0z']],
  blacksmith: [['hatch', 'M14,26 V-6 L30,-22 L46,-6 V26z'], arch(30, 18, 20), flame(30, 26, 15), ...anvil(-16, 26, 36), [OAK, 'M-38,-16 l24,10 l1,-3 l-24,-10z'], [IRON, 'M-18,-14 l10,4 l-4,10 l-10,-4z']],
  fair: [['paper', 'M-30,26 V2 H30 V26z'], [RED, 'M-22,26 V2 h9 V26z M-4,26 V2 h9 V26z M14,26 V2 h9 V26z'], ['paper', 'M-38,3 L0,-22 L38,3z'], [RED, 'M-24,3 L0,-22 L-10,3z M24,3 L0,-22 L10,3z'], ...flag(0, -34, 13, STRAW), ['line', 'M-44,-6 q8,8 16,2 M44,-6 q-8,8 -16,2'], [STRAW, 'M-42,-4 l2,6 l4,-4z M42,-4 l-2,6 l-4,-4z']],
  forge: [...hut(-12, 52, 28, 16, SLATE), ...chimney(-26, -28, 20), arch(-20, 20, 20), flame(-20, 26, 16), door(4, 9, 15), [OAK, 'M22,18 q8,-14 22,-6 l-4,12 q-10,2 -18,-6z'], ['line', 'M22,18 l-6,1 M28,13 l8,10'], ['line', 'M24,26 l4,-5 M40,26 l-2,-4']],
  goldsmith: [...hut(-18, 40, 26, 18, PLUM), arch(-26, 9, 15), pane(-10, 8, 10, 9), ['#e2b33c', 'M10,26 l4,-14 h24 l4,14z'], ['thin', 'M14,12 l-1,14 M38,12 l1,14'], ['#e2b33c', 'M12,6 l-2,-15 l8,7 l8,-12 l8,12 l8,-7 l-2,15z'], ['ink', `${circle(18, 0, 1.6)} ${circle(26, 0, 1.6)} ${circle(34, 0, 1.6)}`]],
  inn: [...hut(-8, 50, 38, 16, BRICK), ['line', 'M-33,6 H17'], pane(-24, -8), pane(-8, -8), pane(8, -8), arch(-18, 11, 15), pane(4, 11), ...hanging(32, -18, SLATE), ['#f3d98b', 'M34,-12 a5,5 0 1 0 2,9 a7,7 0 0 1 -2,-9z'], ...barrel(34, 26, 16)],
  sawmill: [...hut(-24, 36, 22, 18, BRICK), door(-30, 9, 14), [STEEL, wheel(16, 4, 20, 16.5, 20)], ['paper', circle(16, 4, 4.6)], [TIMBER, 'M-6,16 h48 v7 h-48z'], ['#e7cf9f', circle(42, 19.5, 5)], ['line', 'M0,23 v3 M36,23 v3']],
  sculptor: [['#cfc8bb', 'M-16,26 V14 h32 V26z M-12,14 V8 h24 v6z'], ['paper', 'M-13,8 q-1,-11 8,-14 q-6,-5 -4,-14 q3,-9 10,-9 q10,1 9,12 q3,6 -1,7 q0,4 -3,4 q7,4 7,14z'], ['thin', 'M2,-16 q4,-2 6,1 M8,-8 h-5 M-5,-6 q4,4 9,2'], ['line', 'M22,24 l16,-22'], [STEEL, 'M20,26 l2,-7 l4,4z'], [OAK, 'M34,-2 l8,6 l4,-6 l-8,-6z'], [ROCK, 'M-42,26 l4,-8 l9,2 l3,6z']],
  'stone-yard': [...blocks(-30, 17, 15, 4), ...blocks(-22, 7.7, 15, 3), ...blocks(-15, -1.6, 15, 2), ...blocks(-7, -10.9, 15, 1), ...fence(-40, 41)],
  'timber-yard': [...logs(0, 4, 7.6, 19), ...fence(-40, 41)],
  wainwright: [...wheelOf(-20, 4, 22, 10), [OAK, 'M4,4 h38 l-4,10 h-30z'], ['line', 'M8,4 v-8 M18,4 v-8 M28,4 v-8 M38,4 v-8 M4,-4 h38'], ...wheelOf(24, 18, 9, 6)],
  well: [['#cfc8bb', 'M-22,26 V8 q22,-7 44,0 V26 q-22,5 -44,0z'], ['thin', 'M-22,14 q22,5 44,0 M-22,20 q22,5 44,0 M-10,11 v5 M8,12 v5 M-2,17 v5'], ['#3f7186', 'M-18,9 q18,-5 36,0 q-18,5 -36,0z'], ['line', 'M-18,8 V-14 M18,8 V-14 M-18,-6 H18 M0,-6 V0'], [BRICK, 'M-26,-12 L0,-29 L26,-12z'], [TIMBER, 'M-4,0 h8 l-1,7 h-6z'], ['line', 'M18,-6 h7 v5']],
  apothecary: [[SLATE, 'M-40,26 v-14 q-6,-3 0,-7 h4 v-7 h8 v7 h4 q6,4 0,7 v14z'], [LEAF, 'M-39,24 v-8 h14 v8z'], [RED, 'M-8,26 Q-20,18 -8,4 V-12 h12 V4 Q16,18 4,26z'], ['line', 'M-11,-12 h18'], [STEEL, 'M18,4 h26 q-1,18 -9,20 v2 h-8 v-2 q-8,-2 -9,-20z'], ['line', 'M30,4 l10,-22'], ['thin', 'M-4,8 v12']],
  'craftsmans-guild': [...hall(0, 62, 34, 14, SLATE), arch(0, 12, 18), pane(-22, 12), pane(22, 12), [BLUE, 'M-26,-6 h14 v16 l-7,-4 l-7,4z'], [RED, 'M-7,-6 h14 v14 l-7,-4 l-7,4z'], [STRAW, 'M12,-6 h14 v16 l-7,-4 l-7,4z'], ['line', 'M-19,-3 v7 M-22,0 h6 M-3,4 l6,-8 M16,3 h6 M19,-3 v6']],
  jeweller: [['#e2b33c', `${circle(-16, 10, 15)} M-27,10 a11,11 0 1 0 22,0 a11,11 0 1 0 -22,0z`], ...gem(-16, -12, 9, SKY), [OAK, 'M8,26 V6 h34 V26z'], ['#e2b33c', 'M8,6 q17,-16 34,0z'], ...gem(25, 12, 6, RED), ['line', 'M8,14 h10 M32,14 h10']],
  'key-guild': [...hall(0, 66, 30, 12, PLUM), ['paper', 'M-22,-4 h44 v16 h-44z'], ...key(2, 4, 14), door(-25, 8, 14), door(25, 8, 14), ['line', 'M-33,-4 V26 M33,-4 V26'], arch(0, 10, 11)],
  'key-market': [...stall(-22, 36, LEAF), ...stall(22, 36, STRAW), ...key(2, -18, 11), ['#6f9a55', `${circle(-30, 14, 3)} ${circle(-22, 14, 3)} ${circle(-14, 14, 3)}`], [RED, `${circle(14, 14, 3)} ${circle(22, 14, 3)} ${circle(30, 14, 3)}`]],
  keythedral: [...spire(-26, 16, 36, SLATE), ...spire(26, 16, 36, SLATE), ...hut(0, 36, 26, 22, SLATE), ['#f3d98b', circle(0, -4, 7)], ['line', 'M-7,-4 h14 M0,-11 v14 M-5,-9 l10,10 M5,-9 l-10,10'], arch(0, 13, 17), arch(-26, 5, 10, 6), arch(26, 5, 10, 6), pane(-26, 12, 5, 8), pane(26, 12, 5, 8), ['line', 'M-26,-18 v-10 M-29,-25 h6 M26,-18 v-10 M23,-25 h6']],
  'mercers-guild': [[RED, 'M-42,26 v-8 h34 v8z'], [BLUE, 'M-40,18 v-8 h30 v8z'], [STRAW, 'M-37,10 v-8 h24 v8z'], ['paper', `${circle(-10, 22, 3.6)} ${circle(-12, 14, 3.6)} ${circle(-15, 6, 3.6)}`], ...scales(20, -6), ['line', 'M-40,-4 q8,-12 20,-6'], ['thin', 'M-42,22 h30 M-40,14 h26']],
  scholar: [['paper', 'M-42,-8 Q-20,-18 -4,-6 V22 Q-20,12 -42,20z M-4,-6 Q12,-18 34,-8 V20 Q12,12 -4,22z'], ['thin', 'M-36,-6 q14,-5 26,3 M-36,0 q14,-5 26,3 M-36,6 q14,-5 26,3 M-36,12 q14,-5 26,3 M2,-3 q12,-8 26,-3 M2,3 q12,-8 26,-3 M2,9 q12,-8 26,-3'], [STRAW, 'M36,26 v-22 h7 v22z'], flame(39.5, 4, 13), ['line', 'M33,26 h13']],
  scribes: [['paper', 'M-38,22 q-6,0 -6,-5 q0,-5 6,-5 h4 V-22 q0,-5 6,-5 h40 q6,0 6,5 q0,5 -6,5 h-2 V17 q0,5 -6,5z'], ['thin', 'M-28,-16 h32 M-28,-9 h32 M-28,-2 h32 M-28,5 h22'], ['line', 'M-34,12 h36 M12,-17 h-40'], ['paper', 'M16,16 Q22,-14 44,-26 Q42,-2 22,12z'], ['line', 'M12,22 L34,-10'], [IRON, 'M24,26 q-4,-12 8,-12 q12,0 8,12z']],
  'village-hall': [...hall(0, 72, 20, 14, BRICK), ['paper', 'M-10,26 V-14 h20 V26z'], [BRICK, 'M-14,-13 L0,-30 L14,-13z'], ['paper', circle(0, -5, 6.4)], ['line', 'M0,-5 v-4 M0,-5 h3'], arch(0, 10, 15), pane(-27, 11), pane(-17, 11), pane(17, 11), pane(27, 11)],
  watermill: [...hut(-16, 44, 28, 18, SLATE), door(-26, 9, 14), pane(-8, 6), ...wheelOf(22, 6, 20, 8), ['line', wheel(22, 6, 22, 19, 12)], [SKY, 'M-2,26 q6,-5 12,0 q6,-5 12,0 q6,-5 12,0 q6,-5 10,0z']],
  windmill: [[ROCK, 'M-15,26 L-9,-12 H9 L15,26z'], ['thin', 'M-13,14 H13 M-11,2 H11'], [BRICK, 'M-11,-12 Q0,-24 11,-12z'], arch(0, 9, 13), ['line', 'M0,-12 L-27,-26 M0,-12 L27,2 M0,-12 L14,-36 M0,-12 L-14,14'], ['paper', 'M-8,-19 l-19,-10 l-4,7 l19,10z M8,-5 l19,10 l4,-7 l-19,-10z M2,-20 l8,-16 l7,4 l-8,15z M-3,-4 l-8,15 l-7,-4 l8,-15z'], ['line', 'M-32,26 h64'], ['line', smoke(38, 22)], [LEAF, pine(-38, 26, 30)], [FIRE, circle(0, -12, 2.4)]],
};
