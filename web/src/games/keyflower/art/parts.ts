/** The parts that tile pictures are built of. The field is 92 by 56 around the origin; the ground lies at y = 26. */
import { circle, smoke, type Cut, type Cuts } from '../../../lib/art/shapes';

export const BRICK = '#b2592b';
export const TIMBER = '#b9834b';
export const OAK = '#8a5a34';
export const SLATE = '#7d8890';
export const STRAW = '#e3b233';
export const LEAF = '#6f9a55';
export const MOSS = '#87a05a';
export const FIRE = '#d2691e';
export const SKY = '#8fbccb';
export const ROCK = '#a9a297';
export const IRON = '#55545b';
export const RED = '#c23b2e';
export const BLUE = '#2e6fb7';
export const PLUM = '#7a4a78';
export const STEEL = '#d5dadb';
export const GROUND = 26;

type Paint = Cut[0];

export function hut(x: number, width: number, height: number, roof: number, paint: Paint, base = GROUND): Cut[] {
  const left = x - width / 2;
  const top = base - height;
  const rise = (part: number): string =>
    `M${left - 4 + (width / 2 + 4) * part},${top - roof * part} H${left + width + 4 - (width / 2 + 4) * part}`;
  return [
    ['paper', `M${left},${base} V${top} h${width} V${base}z`],
    [paint, `M${left - 5},${top + 1} L${x},${top - roof} L${left + width + 5},${top + 1}z`],
    ['thin', `${rise(0.34)} ${rise(0.67)}`],
  ];
}

/** A hall seen from its long side, under a roof cut off at both ends. */
export function hall(x: number, width: number, height: number, roof: number, paint: Paint, base = GROUND): Cut[] {
  const left = x - width / 2;
  const top = base - height;
  return [
    ['paper', `M${left},${base} V${top} h${width} V${base}z`],
    [paint, `M${left - 4},${top + 1} l8,${-roof} h${width - 8} l8,${roof}z`],
    ['thin', `M${left},${top - roof * 0.45} h${width}`],
  ];
}

export const door = (x: number, width: number, height: number, base = GROUND): Cut => [
  'ink',
  `M${x - width / 2},${base} v${-height} h${width} v${height}z`,
];
export const arch = (x: number, width: number, height: number, base = GROUND): Cut => [
  'ink',
  `M${x - width / 2},${base} v${-(height - width / 2)} a${width / 2},${width / 2} 0 0 1 ${width},0 v${height - width / 2}z`,
];
export const pane = (x: number, y: number, width = 6, height = 7): Cut => [
  '#f3d98b',
  `M${x - width / 2},${y} h${width} v${height} h${-width}z M${x},${y} v${height}`,
];

export const tree = (x: number, base: number, size: number, paint: Paint = LEAF): Cut[] => [
  [OAK, `M${x - size * 0.08},${base} V${base - size * 0.5} h${size * 0.16} V${base}z`],
  [
    paint,
    `M${x - size * 0.42},${base - size * 0.36} q${-size * 0.14},${-size * 0.32} ${size * 0.18},${-size * 0.36} q${size * 0.12},${-size * 0.36} ${size * 0.42},${-size * 0.14} q${size * 0.34},${size * 0.02} ${size * 0.2},${size * 0.34} q${-size * 0.06},${size * 0.22} ${-size * 0.32},${size * 0.2} q${-size * 0.3},${size * 0.08} ${-size * 0.48},${-size * 0.04}z`,
  ],
  [
    'thin',
    `M${x - size * 0.2},${base - size * 0.52} q${size * 0.1},${-size * 0.14} ${size * 0.24},${-size * 0.04} M${x + size * 0.06},${base - size * 0.7} q${size * 0.12},${-size * 0.04} ${size * 0.18},${size * 0.08}`,
  ],
];

export const barrel = (x: number, base: number, size: number): Cut[] => [
  [TIMBER, `M${x - size * 0.3},${base} q${-size * 0.16},${-size * 0.5} 0,${-size} h${size * 0.6} q${size * 0.16},${size * 0.5} 0,${size}z`],
  ['line', `M${x - size * 0.37},${base - size * 0.3} h${size * 0.74} M${x - size * 0.37},${base - size * 0.7} h${size * 0.74}`],
];

export const anvil = (x: number, base: number, size: number): Cut[] => [
  [
    IRON,
    `M${x - size * 0.6},${base - size * 0.8} h${size * 1.2} q0,${size * 0.32} ${-size * 0.4},${size * 0.38} v${size * 0.16} h${size * 0.2} v${size * 0.26} h${-size * 0.8} v${-size * 0.26} h${size * 0.2} v${-size * 0.16} q${-size * 0.34},${-size * 0.06} ${-size * 0.4},${-size * 0.38}z`,
  ],
  ['thin', `M${x - size * 0.5},${base - size * 0.68} h${size}`],
];

export const mountain = (x: number, width: number, height: number, paint: Paint = ROCK): Cut[] => [
  [
    paint,
    `M${x - width / 2},${GROUND} L${x - width * 0.3},${GROUND - height * 0.55} L${x - width * 0.17},${GROUND - height * 0.42} L${x},${GROUND - height} L${x + width * 0.18},${GROUND - height * 0.52} L${x + width * 0.27},${GROUND - height * 0.64} L${x + width / 2},${GROUND}z`,
  ],
  [
    'thin',
    `M${x},${GROUND - height} l${width * 0.05},${height * 0.4} l${-width * 0.08},${height * 0.22} M${x + width * 0.27},${GROUND - height * 0.64} l${-width * 0.05},${height * 0.32} M${x - width * 0.3},${GROUND - height * 0.55} l${width * 0.06},${height * 0.3}`,
  ],
];

/** The timbered mouth of a mine. */
export const adit = (x: number, width: number, height: number): Cut[] => [
  arch(x, width, height),
  ['line', `M${x - width / 2 - 2},${GROUND} v${-height * 0.72} M${x + width / 2 + 2},${GROUND} v${-height * 0.72}`],
  [TIMBER, `M${x - width / 2 - 5},${GROUND - height * 0.72} h${width + 10} v-4 h${-width - 10}z`],
];

export const logs = (x: number, rows: number, size: number, base = GROUND): Cut[] => {
  const found: Cut[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let i = 0; i < rows - row; i += 1) {
      const cx = x + (i - (rows - row - 1) / 2) * size * 2;
      const cy = base - size - row * size * 1.74;
      found.push([row % 2 === 0 ? TIMBER : '#c6945a', circle(cx, cy, size)], ['thin', circle(cx, cy, size * 0.5)]);
    }
  return found;
};

export const blocks = (x: number, y: number, size: number, count: number): Cut[] =>
  Array.from({ length: count }, (_, i): Cut => ['#cfc8bb', `M${x + i * size},${y} h${size} v${-size * 0.62} h${-size}z`]);

export const wheelOf = (x: number, y: number, r: number, spokes = 8): Cut[] => [
  [TIMBER, circle(x, y, r)],
  ['paper', circle(x, y, r * 0.76)],
  [
    'line',
    Array.from(
      { length: spokes },
      (_, i) =>
        `M${x},${y} L${(x + r * 0.76 * Math.cos((Math.PI * 2 * i) / spokes)).toFixed(1)},${(y + r * 0.76 * Math.sin((Math.PI * 2 * i) / spokes)).toFixed(1)}`,
    ).join(' '),
  ],
  [OAK, circle(x, y, r * 0.24)],
];

export const flag = (x: number, top: number, height: number, paint: Paint): Cut[] => [
  ['line', `M${x},${top + height} V${top}`],
  [paint, `M${x},${top} h11 l-3,3.6 l3,3.6 h-11z`],
];

/** A sign that hangs from a beam. */
export const hanging = (x: number, y: number, paint: Paint): Cut[] => [
  ['line', `M${x - 7},${y} h14 M${x - 4},${y} v4 M${x + 4},${y} v4`],
  [paint, `M${x - 7},${y + 4} h14 v11 h-14z`],
];

export const mug = (x: number, y: number, size: number): Cut[] => [
  [STRAW, `M${x - size * 0.4},${y} v${-size} h${size * 0.8} v${size}z`],
  [
    'paper',
    `M${x - size * 0.5},${y - size} q${size * 0.1},${-size * 0.4} ${size * 0.4},${-size * 0.2} q${size * 0.4},${-size * 0.3} ${size * 0.6},${size * 0.2}z`,
  ],
  [
    'line',
    `M${x + size * 0.4},${y - size * 0.8} q${size * 0.5},0 ${size * 0.4},${size * 0.3} q0,${size * 0.3} ${-size * 0.4},${size * 0.3}`,
  ],
];

export const key = (x: number, y: number, size: number, paint: Paint = STRAW): Cut[] => [
  [
    paint,
    `${circle(x - size * 0.6, y, size * 0.42)} M${x - size * 0.2},${y - size * 0.12} h${size * 1.1} v${size * 0.56} h${-size * 0.2} v${-size * 0.3} h${-size * 0.16} v${size * 0.2} h${-size * 0.2} v${-size * 0.2} h${-size * 0.54}z`,
  ],
  ['paper', circle(x - size * 0.6, y, size * 0.17)],
];

export const chimney = (x: number, top: number, height: number, puffs = true): Cut[] => [
  ['hatch', `M${x - 4},${top + height} V${top} h8 V${top + height}z`],
  ...(puffs ? ([['line', smoke(x, top - 2)]] as Cut[]) : []),
];

export const flame = (x: number, base: number, size: number): Cut => [
  FIRE,
  `M${x - size * 0.4},${base} q${-size * 0.2},${-size * 0.5} ${size * 0.2},${-size * 0.7} q0,${-size * 0.2} ${size * 0.16},${-size * 0.5} q${size * 0.24},${size * 0.4} ${size * 0.4},${size * 0.6} q${size * 0.12},${size * 0.4} ${-size * 0.1},${size * 0.6}z`,
];

/** A stall with a striped awning. */
export const stall = (x: number, width: number, paint: Paint, base = GROUND): Cut[] => [
  ['line', `M${x - width / 2 + 2},${base} v-24 M${x + width / 2 - 2},${base} v-24`],
  ['hatch', `M${x - width / 2},${base} v-9 h${width} v9z`],
  ['paper', `M${x - width / 2 - 2},${base - 20} l4,-12 h${width - 4} l4,12z`],
  [
    paint,
    `M${x - width / 2 - 2},${base - 20} l4,-12 h${width * 0.2} l-2,12z M${x - width * 0.1},${base - 20} l1,-12 h${width * 0.2} l1,12z M${x + width / 2 + 2},${base - 20} l-4,-12 h${-width * 0.2} l2,12z`,
  ],
  ['line', `M${x - width / 2 - 2},${base - 20} h${width + 4}`],
];

export const boat = (hull: Paint, sail: Paint, emblem: Cuts = []): Cuts => [
  ['line', 'M-2,12 V-28'],
  [sail, 'M0,-26 Q27,-16 24,8 L0,10z'],
  ['paper', 'M-5,-22 Q-24,-10 -22,8 L-5,9z'],
  ['thin', 'M0,-14 Q14,-10 22,-6 M0,-2 Q12,0 24,2 M-5,-10 L-17,-6'],
  [hull, 'M-38,11 H38 Q33,26 20,26 H-20 Q-33,25 -38,11z'],
  ['thin', 'M-34,16 H35 M-30,21 H31'],
  [RED, 'M-2,-28 h11 l-3,-3 l3,-3 h-11z'],
  ...emblem,
];
