/** The people of the guild as busts in a round frame, on a field of 100 by 100 around the origin, from back to front. */
import { circle, type Cut, type Cuts, type Ink } from './shapes';

const frame = (ground: Ink): Cut => [ground, circle(0, 0, 48)];
const HEAD = 'M-22,-8 Q-23,14 -9,21 Q0,25 9,21 Q23,14 22,-8 Q21,-31 0,-31 Q-21,-31 -22,-8z';
/** Down to the frame, whose lower edge they share. */
const SHOULDERS = 'M-38.8,28.3 Q-33,22 -12,19 H12 Q33,22 38.8,28.3 A48,48 0 0 1 -38.8,28.3z';
const eyes = (y: number, r = 3): Cut => ['ink', `${circle(-9, y, r)} ${circle(9, y, r)}`];
const LINEN: Ink = '#f3e8d2';
const GOLD: Ink = '#e2b33c';
const WHITE: Ink = '#f8f4ea';

const novice: Cuts = [
  frame('#d5e0b4'),
  ['#7f9c50', SHOULDERS],
  ['#f0cda4', HEAD],
  eyes(-3, 3.4),
  ['line', 'M-15,-11 q5,-4 9,-1 M15,-11 q-5,-4 -9,-1'],
  ['thin', 'M-17,5 h1 M-14,8 h1 M-12,4 h1 M17,5 h-1 M14,8 h-1 M12,4 h-1'],
  ['#a8324a', 'M-7,9 Q0,12 7,9 Q5,17 0,17 Q-5,17 -7,9z'],
  // Hair that no comb has met yet.
  [
    '#dba23a',
    'M-25,-2 Q-31,-24 -19,-34 L-26,-43 L-11,-41 L-9,-54 L2,-44 L12,-54 L14,-41 L27,-42 L20,-33 Q31,-24 25,-2 L19,-15 L13,-21 L5,-15 L-3,-22 L-10,-15 L-18,-18z',
  ],
  // A sprig: nothing made yet, but something that grows.
  ['line', 'M20,44 Q24,34 31,28'],
  ['#5d8a3a', 'M27,33 q-8,-2 -9,-10 q8,1 9,10z M30,29 q1,-9 9,-11 q1,8 -9,11z'],
];

const apprentice: Cuts = [
  frame('#f0d79c'),
  ['#b0692f', SHOULDERS],
  ['#4a2f22', 'M-24,-20 Q-30,4 -21,12 Q-16,4 -18,-16z M24,-20 Q30,4 21,12 Q16,4 18,-16z'],
  ['#c8925f', HEAD],
  eyes(-2),
  ['line', 'M-6,12 q6,5 13,-1'],
  ['thin', 'M1,2 q3,5 -1,6'],
  ['#c23b2e', 'M-17,18 Q0,31 17,18 L15,27 Q0,36 -15,27z M2,31 l10,12 l-12,-3 l-8,6z'],
  // A cap with its peak to one side.
  ['#3f6f86', 'M-29,-13 Q-40,-48 0,-50 Q38,-48 29,-17 Q0,-27 -29,-13z'],
  ['#2d5163', 'M-6,-24 Q24,-30 45,-13 Q38,-6 27,-12 Q10,-19 -8,-17z'],
  ['ink', circle(0, -49, 3.4)],
];

const journeyman: Cuts = [
  frame('#bcd7dc'),
  ['#a5482a', 'M-24,-14 Q-38,2 -31,18 Q-38,28 -29,38 L-20,34 Q-25,22 -20,14z M24,-14 Q38,2 31,18 Q38,28 29,38 L20,34 Q25,22 20,14z'],
  ['#46525e', SHOULDERS],
  [LINEN, 'M-11,19 L0,44 L11,19 Q0,26 -11,19z'],
  ['#eec39a', HEAD],
  eyes(-1),
  ['line', 'M-6,12 q6,4 12,0'],
  ['thin', 'M1,3 q3,5 -1,6 M-31,18 q5,2 9,-2 M31,18 q-5,2 -9,-2'],
  // The broad hat in which journeymen walk the roads.
  ['#7b634c', 'M-24,-20 Q-26,-54 -8,-52 Q0,-46 8,-52 Q26,-54 24,-20z'],
  ['#c23b2e', 'M-24.5,-27 Q0,-36 24.5,-27 L24,-18 Q0,-26 -24,-18z'],
  ['#7b634c', 'M-51,-17 Q-25,-27 0,-27 Q25,-27 51,-17 Q46,-7 24,-12 Q0,-17 -24,-12 Q-46,-7 -51,-17z'],
];

const artisan: Cuts = [
  frame('#f0c9a4'),
  [LINEN, SHOULDERS],
  ['#8a5a34', 'M-22,22 L-16,20 L-12,34 H12 L16,20 L22,22 L22,42.6 A48,48 0 0 1 -22,42.6z'],
  ['#8f5b3a', HEAD],
  // A short beard along the jaw.
  ['#2a1d16', 'M-22,-8 Q-25,16 -10,24 Q0,29 10,24 Q25,16 22,-8 Q20,8 10,8 Q0,4 -10,8 Q-20,8 -22,-8z'],
  [WHITE, 'M-7,12 Q0,16 7,12 Q4,18 0,18 Q-4,18 -7,12z'],
  eyes(-5),
  ['line', 'M-15,-12 h10 M15,-12 h-10'],
  // Curls under a band, and a pencil behind the ear.
  ['#5a3d2c', 'M-24,-14 Q-36,-20 -30,-31 Q-32,-44 -19,-45 Q-13,-56 0,-51 Q13,-56 19,-45 Q32,-44 30,-31 Q36,-20 24,-14 Q0,-28 -24,-14z'],
  ['#2f8f7d', 'M-25,-11 Q0,-27 25,-11 L26,-21 Q0,-38 -26,-21z'],
  [GOLD, 'M17,-2 L40,-29 L46,-24 L23,3 L15,6z'],
  ['thin', 'M37,-25 l6,5'],
];

const master: Cuts = [
  frame('#d9c4e0'),
  ['#33406b', SHOULDERS],
  ['#e3b489', HEAD],
  // A beard brought to a point.
  ['#7a4a26', 'M-21,2 Q-20,20 -8,26 L0,42 L8,26 Q20,20 21,2 Q14,9 9,8 Q0,3 -9,8 Q-14,9 -21,2z'],
  ['#5a3418', 'M0,7 Q-8,3 -17,12 Q-7,15 0,11 Q7,15 17,12 Q8,3 0,7z'],
  eyes(-5),
  ['line', 'M-16,-13 q6,-4 11,-1 M16,-13 q-6,-4 -11,-1'],
  // The chain of the guild.
  ['line', 'M-28,25 Q-20,42 -6,43 M28,25 Q20,42 6,43'],
  [GOLD, circle(0, 42, 5)],
  // A beret that hangs over, with a feather.
  [GOLD, 'M20,-26 Q26,-52 48,-54 Q50,-34 28,-22z'],
  ['thin', 'M24,-26 Q34,-40 44,-49'],
  ['#7c3f80', 'M-25,-15 Q-50,-20 -44,-36 Q-30,-54 4,-49 Q30,-46 27,-16 Q0,-28 -25,-15z'],
  ['#5c2c60', 'M-25,-13 Q0,-30 27,-14 L26,-21 Q0,-36 -26,-21z'],
];

const elder: Cuts = [
  frame('#efc75c'),
  ['#2f7257', SHOULDERS],
  [WHITE, 'M-23,-18 Q-36,-10 -31,10 L-18,14z M23,-18 Q36,-10 31,10 L18,14z'],
  ['#dba77e', HEAD],
  // A beard as long as the years.
  [WHITE, 'M-23,-2 Q-30,22 -20,34 Q-14,46 0,52 Q14,46 20,34 Q30,22 23,-2 Q17,9 10,8 Q0,3 -10,8 Q-17,9 -23,-2z'],
  ['line', 'M-6,13 q6,4 12,0'],
  ['thin', 'M-12,22 Q-12,34 -5,42 M12,22 Q12,34 5,42 M0,24 V44'],
  eyes(-5, 2.6),
  ['line', `${circle(-9.5, -5, 7.6)} ${circle(9.5, -5, 7.6)} M-2,-6 h4`],
  [WHITE, 'M-20,-15 Q-12,-23 -3,-15 Q-11,-15 -20,-15z M20,-15 Q12,-23 3,-15 Q11,-15 20,-15z'],
  // The fur cap of the eldest, with the badge of the guild.
  ['#2f7257', 'M-26,-26 Q-33,-54 0,-55 Q33,-54 26,-26z'],
  ['#a67c4f', 'M-29,-18 Q-34,-32 -24,-34 Q0,-43 24,-34 Q34,-32 29,-18 Q0,-29 -29,-18z'],
  ['thin', 'M-22,-24 l-2,-6 M-13,-27 l-1,-6 M22,-24 l2,-6 M13,-27 l1,-6'],
  [GOLD, circle(0, -35, 6.4)],
];

/** Those who learn and teach, the weakest first: the place in this row is the strength. */
export const GUILD: Readonly<Record<string, Cuts>> = { novice, apprentice, journeyman, artisan, master, elder };

/** Whoever is not of the guild: a turned figure without a face. */
export const STRANGER: Cuts = [
  frame('#e3d5bb'),
  ['#b98a52', 'M-27,39.7 Q-24,16 -9,10 H9 Q24,16 27,39.7 A48,48 0 0 1 -27,39.7z'],
  ['#cfa468', circle(0, -12, 25)],
  ['thin', 'M-16,-22 Q-10,-31 0,-32 M-19,-15 Q-18,-18 -17,-20'],
  ['#8f6636', 'M-16,11 Q0,18 16,11 L15,18 Q0,25 -15,18z'],
];

export const MOST_STRENGTH = Object.keys(GUILD).length;

/** From 1 to the most; 0 for whoever is not of the guild. */
export const strengthOf = (level: string): number => Object.keys(GUILD).indexOf(level) + 1;
