/** Every small mark by its word, gains and counts of the effect language among them. */
import { circle, type Cuts } from '../../../lib/art/shapes';
import { BERRY, CARAMEL, CREAM, GOLD, oval, over, PINK, SPONGE, star } from './cuts';
import { MAIN_SWEET, POINT_FRAMES, POINTS, RESOURCES, SWEETS } from './goods';
import { PIECES } from './pieces';
import { CARD_SIGNS, CROWN, DOWN, INDUSTRY, LAND_SIGNS, medal, MOON, TURN, UP, WHISK, WONDER } from './signs';

const RING = circle(0, 0, 10.8);

/** What is produced lies on a baking tray. */
const tray = (cuts: Cuts, scale = 0.76): Cuts => [
  ['line', 'M-10.4,-4.4 h-2.2 v8.8 h2.2 M10.4,-4.4 h2.2 v8.8 h-2.2'],
  ['#e3dfe2', 'M-8.4,-11 H8.4 Q10.6,-11 10.6,-8.8 V8.8 Q10.6,11 8.4,11 H-8.4 Q-10.6,11 -10.6,8.8 V-8.8 Q-10.6,-11 -8.4,-11z'],
  ...over([cuts, 0, 0, scale]),
];
const good = (id: string): Cuts => RESOURCES[id] ?? [];

const PRODUCTION: Readonly<Record<string, Cuts>> = {
  'gold-production': tray(good('gold')),
  'wheat-production': tray(good('wheat')),
  'wood-production': tray(good('wood')),
  'iron-production': tray(good('iron')),
  'any-production': tray([...good('basic'), ['ink', circle(0, 0.4, 2)]]),
  'least-production': over([tray(good('basic'))], [DOWN, 7.4, 7, 0.84]),
  'best-production': over([tray(good('basic'))], [UP, 7.4, 7, 0.84]),
};

const WINGS = 'M-5,0 L-12.4,-6 V6z M5,0 L12.4,-6 V6z';
/** Orange is round, green a lozenge, grey a square: everywhere. */
const BODY: Readonly<Record<string, string>> = {
  orange: circle(0, 0, 7.4),
  green: 'M0,-9.4 L9,0 L0,9.4 L-9,0z',
  grey: 'M-6.8,-6.8 H6.8 V6.8 H-6.8z',
};
const TWIST: Readonly<Record<string, string>> = {
  orange: 'M-3.4,1.4 Q-3.2,-3.6 1,-3.4 Q4,-2.6 3,0.6 Q1.6,3 -0.4,1.2',
  green: 'M0,-9.4 V9.4',
  grey: 'M-6.8,-2.4 H6.8 M-6.8,2.4 H6.8',
};
type Colour = 'orange' | 'green' | 'grey';
const sweetie = (colour: Colour): Cuts => [
  [`var(--sl-${colour})`, WINGS],
  [`var(--sl-${colour})`, BODY[colour] ?? ''],
  ['line', TWIST[colour] ?? ''],
];
const ANY_SWEETIE: Cuts = [
  [CREAM, WINGS],
  ['var(--sl-orange)', 'M0,0.4 V-8.4 A8.4,8.4 0 0 0 -7.3,4.6z'],
  ['var(--sl-green)', 'M0,0.4 V-8.4 A8.4,8.4 0 0 1 7.3,4.6z'],
  ['var(--sl-grey)', 'M0,0.4 L-7.3,4.6 A8.4,8.4 0 0 0 7.3,4.6z'],
];
const WIDE: Readonly<Record<Colour, string>> = {
  orange: circle(0, 0, 10),
  green: 'M0,-12.6 L12.2,0 L0,12.6 L-12.2,0z',
  grey: 'M-9.4,-9.4 H9.4 V9.4 H-9.4z',
};
const track = (colour: Colour, of: Cuts, scale = 0.62): Cuts => [
  [`var(--sl-${colour})`, 'M-8,0 L-12.8,-5.4 V5.4z M8,0 L12.8,-5.4 V5.4z'],
  [`var(--sl-${colour}-pale)`, WIDE[colour]],
  ...over([of, 0, 0, scale]),
];

const TRACKS: Readonly<Record<string, Cuts>> = {
  'prosperity-terrain': track('orange', LAND_SIGNS['terrain'] ?? []),
  'prosperity-rabbits': track('orange', PIECES['rabbit'] ?? [], 0.68),
  'prosperity-roads': track('green', LAND_SIGNS['road'] ?? [], 0.6),
  'prosperity-properties': track('green', LAND_SIGNS['property'] ?? [], 0.6),
  'prosperity-workers': track('grey', CARD_SIGNS['employed'] ?? [], 0.66),
  'prosperity-industry': track('grey', POINTS['industry-points'] ?? [], 0.66),
  prosperity: ANY_SWEETIE,
  orange: sweetie('orange'),
  green: sweetie('green'),
  grey: sweetie('grey'),
  'least-colour': over([ANY_SWEETIE, 0, -1], [DOWN, 6.6, 7, 0.84]),
};

const AWNING: Cuts = [
  [CREAM, 'M-9,-1 H9 V10 H-9z'],
  [BERRY, 'M-11,-1 L-8.6,-9.4 H8.6 L11,-1z'],
  [CREAM, 'M-5.6,-1 L-4.2,-9.4 H-0.6 V-1z M5.6,-1 L4.2,-9.4 H1.4 L2,-1z'],
  ['line', 'M-11,-1 q1.9,3 3.7,0 q1.8,3 3.6,0 q1.9,3 3.7,0 q1.8,3 3.7,0 q1.8,3 3.6,0 q1.9,3 3.7,0'],
  ['ink', 'M-3,10 V4.4 h6 V10z'],
];

/** The six special tokens of the land. */
export const SPECIALS: Readonly<Record<string, Cuts>> = {
  bazaar: AWNING,
  workshop: [['ink', 'M-11,-6 H9.6 q0,6 -6,6.8 v2.6 h4 v4.6 h-12.4 v-4.6 h4 v-2.6 q-7,-0.8 -9.6,-6.8z']],
  meadow: over([RESOURCES['wheat'] ?? [], -4.6, 0, 0.86], [RESOURCES['wheat'] ?? [], 5, 1.6, 0.74]),
  crossroads: [
    ['var(--sl-road)', 'M-10.8,6 L-6.8,10 L10.8,-6 L6.8,-10z'],
    ['var(--sl-road)', 'M10.8,6 L6.8,10 L-10.8,-6 L-6.8,-10z'],
    ['var(--sl-road-cream)', circle(0, 0, 3.2)],
  ],
  treasury: [
    [GOLD, `${circle(-4.6, -4.4, 4.2)} ${circle(4.6, -4.4, 4.2)} ${circle(0, -7, 4.2)}`],
    ['#8a5a34', 'M-11,-3.6 H11 V9.4 H-11z'],
    ['line', 'M-11,1.4 H11'],
    [GOLD, 'M-2.6,-0.6 h5.2 v5 h-5.2z'],
  ],
  vault: over([RESOURCES['diamond'] ?? [], -4, -3.4, 0.72], [RESOURCES['diamond'] ?? [], 4.4, 4, 0.66]),
};

/** The hats of the three kinds of action areas. */
const HATS: Readonly<Record<string, Cuts>> = {
  'hat-basic': [
    ['paper', 'M-6.6,3.4 Q-12.4,1 -10.6,-4.4 Q-8.4,-8.6 -4.4,-7.2 Q0,-13.4 4.4,-7.2 Q8.4,-8.6 10.6,-4.4 Q12.4,1 6.6,3.4z'],
    ['paper', 'M-6.8,3.4 H6.8 V10 H-6.8z'],
    ['thin', 'M-3,-3.4 l0.8,5 M3,-3.4 l-0.8,5'],
  ],
  'hat-special': [
    ['#5b3a26', 'M-6.4,6 L-7.2,-10.6 H7.2 L6.4,6z'],
    [BERRY, 'M-6.6,1.4 L-6.8,-2.6 H6.8 L6.6,1.4z'],
    ['#5b3a26', 'M-12,5 Q0,9.4 12,5 Q11,9.8 0,10.2 Q-11,9.8 -12,5z'],
  ],
  'hat-extra': [
    [SPONGE, 'M-5.8,2.6 Q-6.4,-8 0,-8 Q6.4,-8 5.8,2.6z'],
    ['#5f9a4a', 'M-6,1.6 q-0.2,-2 0,-4 q6,2.4 12,0 q0.2,2 0,4z'],
    [SPONGE, 'M-12.6,4 Q-7,0.6 -5.8,1.6 Q0,4.4 5.8,1.6 Q7,0.6 12.6,4 Q8,9 0,9 Q-8,9 -12.6,4z'],
  ],
};

const ringed = (...cuts: Cuts): Cuts => [['paper', RING], ...cuts];
/** When an ability works. */
const ABILITIES: Readonly<Record<string, Cuts>> = {
  'ability-special': ringed([GOLD, star(0, 0.4, 8, 3.4, 5)]),
  'ability-round': ringed(...over([MOON, -0.8, 0, 0.66])),
  'ability-permanent': ringed(['line', 'M0,0 C-3,-5.4 -8,-4.4 -8,0 C-8,4.4 -3,5.4 0,0 C3,-5.4 8,-4.4 8,0 C8,4.4 3,5.4 0,0z']),
  'ability-immediate': ringed(['#e08a2e', 'M2.6,-8.6 L-5.6,1.4 H-0.8 L-2.8,8.6 L5.6,-2 H0.8z']),
  'ability-once': ringed(['ink', 'M-3.6,-3.6 L0.4,-7.6 H2.4 V7.6 H-1 V-3.4 L-3.6,-1.4z']),
  'ability-production': tray([['ink', 'M0,-7 L6.4,0.6 H2.4 V7 H-2.4 V0.6 H-6.4z']], 0.94),
  'ability-free': ringed(...over([PIECES['mitt'] ?? [], 0.6, 0, 0.62])),
  'ability-flip': ringed(...over([TURN, 0, 0, 1.2]).slice(1)),
  'ability-final': ringed(['line', 'M-4.6,8 V-7'], [BERRY, 'M-4.6,-7 H6.4 L3.6,-3 L6.4,1 H-4.6z']),
};

const GAINED: Readonly<Record<string, Cuts>> = {
  industry: INDUSTRY,
  food: PIECES['carrot'] ?? [],
  skill: [...medal('#8a6aa6'), ...over([WHISK, -1.6, 0, 0.8])],
  'upgraded-skill': [...medal(GOLD), ...over([WHISK, -1.6, 0, 0.8])],
  wonder: WONDER,
  'round-industry-points': over(
    [POINTS['industry-points'] ?? [], -1, -1, 0.94],
    [[['paper', circle(0, 0, 6)]], 6.8, 6.4],
    [MOON, 6.4, 6.4, 0.42],
  ),
  'main-sweet': MAIN_SWEET,
  'bonus-areas': [['hatch', 'M-11.6,-6 L6,-11.6 L11.6,6 L-6,11.6z'], ...over([CARD_SIGNS['card'] ?? [], 0, 0, 0.74])],
  discount: [[PINK, 'M-12,0 L-7,-7 H12 V7 H-7z'], ['paper', circle(-6.6, 0, 1.8)], ...over([RESOURCES['wood'] ?? [], 4, 0, 0.5])],
  milestone: [
    ['#8a5a34', 'M-1.6,-9 h3.2 V12 h-3.2z'],
    [SPONGE, 'M-11.4,-10.4 H6.4 L12,-4.6 L6.4,1.2 H-11.4z'],
    [BERRY, star(-1.8, -4.4, 4.8, 2.1, 5)],
    ['line', 'M-6,12 H6'],
  ],
  scoring: [[SPONGE, 'M-12,11 V3.6 H-4 V11z M4,11 V6 H12 V11z'], [GOLD, 'M-4,11 V-0.6 H4 V11z'], ...over([CROWN, 0, -6.4, 0.44])],
  support: PIECES['mitt'] ?? [],
  start: [
    [CARAMEL, 'M-1.6,-1 h3.2 V12 h-3.2z'],
    ['#d5dadb', oval(0, -5.6, 5.4, 6.6)],
    ['thin', 'M-2.4,-8.4 q1,-2 2.6,-2.2'],
  ],
  moon: MOON,
  none: ringed(['line', 'M-6.6,6.6 L6.6,-6.6']),
  special: LAND_SIGNS['special'] ?? [],
};

/** Words that share a drawing: what is counted looks like what is gained. */
const LIKE: Readonly<Record<string, string>> = {
  tokens: 'terrain',
  fields: 'field',
  forests: 'forest',
  mines: 'mine',
  seas: 'sea',
  roads: 'road',
  properties: 'property',
  tents: 'tent',
  houses: 'house',
  buildings: 'building',
  labs: 'lab',
  shops: 'shop',
  'field-properties': 'field-property',
  'forest-properties': 'forest-property',
  'mine-properties': 'mine-property',
  'sea-properties': 'sea-property',
  rabbits: 'rabbit',
  cities: 'city',
  ports: 'port',
  played: 'worker',
  skills: 'skill',
  wonders: 'wonder',
};

const ALL: Readonly<Record<string, Cuts>> = {
  ...RESOURCES,
  ...POINTS,
  ...SWEETS,
  ...PRODUCTION,
  ...PIECES,
  ...LAND_SIGNS,
  ...CARD_SIGNS,
  ...TRACKS,
  ...SPECIALS,
  ...HATS,
  ...ABILITIES,
  ...GAINED,
};
const UNKNOWN: Cuts = ringed(['line', 'M-3.6,-3.4 q0,-4.2 3.8,-4.2 q3.8,0 3.8,3.6 q0,2.4 -2.4,3.6 q-1.6,0.9 -1.6,2.8 v0.8 M0,6.4 v0.6']);

export const MARK_IDS: readonly string[] = [...Object.keys(ALL), ...Object.keys(LIKE)];
const named = (id: string): Cuts | undefined => {
  const word = Object.hasOwn(LIKE, id) ? (LIKE[id] ?? id) : id;
  return Object.hasOwn(ALL, word) ? ALL[word] : undefined;
};
export const isDrawn = (id: string): boolean => named(id) !== undefined;
/** The drawing of a mark; a question mark for a word nobody has drawn. */
export const marksOf = (id: string): Cuts => named(id) ?? UNKNOWN;
/** The frame of a mark that bears a number instead of its emblem. */
export const framesOf = (id: string): Cuts | undefined => (Object.hasOwn(POINT_FRAMES, id) ? POINT_FRAMES[id] : undefined);
