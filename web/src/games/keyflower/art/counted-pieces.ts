/** Signs of what is counted: tiles of a kind, fields with animals, roads, boats that change places. */
import { moved } from '../../../lib/art/moved';
import { circle, type Cut, type Cuts } from '../../../lib/art/shapes';
import { FARM_PIECES } from './farm-pieces';

const HEX = 'M11.4,0 L5.7,9.8 H-5.7 L-11.4,0 L-5.7,-9.8 H5.7z';
const hexAt = (x: number, y: number, size: number): string => {
  const half = size / 2;
  const tall = Math.round(size * 86.6) / 100;
  return `M${x + size},${y} l${-half},${tall} h${-size} l${-half},${-tall} l${half},${-tall} h${size}z`;
};
const LILAC = '#cfc6dd';
const GRASS = '#a9bd72';
const LOW = 'M-12,11.6 V2 q3,-2 6,-1.4 h12 q3,-0.6 6,1.4 V11.6z';
const meadow: Cut[] = [
  [GRASS, LOW],
  ['line', 'M-9,10 l1.4,-4 l1.4,4 M6,10 l1.4,-4 l1.4,4'],
];
const animal = (kind: string): Cuts => moved(FARM_PIECES[kind] ?? [], 0, -3, 0.86);
const PERSON = 'M-4.6,6.4 q0,-6.6 2.6,-8 a3.2,3.2 0 1 1 4.4,0 q2.6,1.4 2.6,8z';

export const COUNTED_PIECES: Readonly<Record<string, Cuts>> = {
  'field-sheep': [...meadow, ...animal('sheep')],
  'field-pig': [...meadow, ...animal('pig')],
  'field-cow': [...meadow, ...animal('cow')],
  /** One meadow over many tiles. */
  'field-tiles': [
    [GRASS, hexAt(-5.2, -2.4, 6.2)],
    [GRASS, hexAt(4.2, -7.8, 6.2)],
    [GRASS, hexAt(4.2, 3, 6.2)],
    ['line', 'M-7,0 l1.2,-4 l1.2,4 M3,-6 l1.2,-4 l1.2,4 M3,5.4 l1.2,-4 l1.2,4'],
  ],
  'hex-upgraded': [
    ['#e2b33c', HEX],
    ['paper', 'M0,-6.6 L6.2,0 H2.8 V6.6 H-2.8 V0 H-6.2z'],
  ],
  'hex-summer': [
    ['paper', HEX],
    ['#e9b53a', circle(0, 0, 3.4)],
    ['line', 'M0,-7.6 v1.6 M0,6 v1.6 M-7.2,0 h1.6 M5.6,0 h1.6 M-5,-5 l1.2,1.2 M3.8,3.8 l1.2,1.2 M5,-5 l-1.2,1.2 M-3.8,3.8 l-1.2,1.2'],
  ],
  'hex-winter': [
    ['paper', HEX],
    ['line', 'M0,-7 V7 M-6,-3.5 L6,3.5 M6,-3.5 L-6,3.5 M-2,-6 l2,1.8 l2,-1.8 M-2,6 l2,-1.8 l2,1.8'],
  ],
  'hex-worker': [
    [LILAC, HEX],
    ['paper', PERSON],
  ],
  /** A tile beside this one. */
  'hex-beside': [
    [LILAC, hexAt(-4.6, 2.6, 7)],
    ['paper', hexAt(5.6, -3.6, 7)],
    ['line', 'M-4.6,2.6 L4.6,-3 M1.4,-3.4 L5,-3.2 L3.6,0.4'],
  ],
  /** Any tile of the village. */
  'hex-village': [
    [LILAC, hexAt(0, -6.2, 5.6)],
    [LILAC, hexAt(-6.2, 4.2, 5.6)],
    [LILAC, hexAt(6.2, 4.2, 5.6)],
  ],
  /** Upgrade symbols on the tiles around. */
  'up-beside': [
    [LILAC, hexAt(-3.4, 4, 7.4)],
    ['paper', 'M-1.6,4 V-5.2 L5.2,-11.6 L12,-5.2 V4z'],
    ['line', 'M5.2,1.6 V-5.6 M2.2,-3 L5.2,-6 L8.2,-3'],
  ],
  /** A walk along the roads. */
  walk: [
    [
      '#dcbf8a',
      'M-11.4,10.6 C-11.4,-0.6 2.6,4 2.6,-1 C2.6,-5 -5.6,-4 -5.6,-10.6 H2.4 C2.4,-8 11.4,-8.4 11.4,-1 C11.4,8.6 -1.8,3.4 -1.8,10.6z',
    ],
    ['line', 'M-6.4,8.6 q0.4,-2 1.6,-2.8 M-1,4 l2.6,-1 M5.4,1.4 q1.4,-1 1.6,-2.6 M5,-5.4 l-2,-1.2 M-0.6,-8 l-0.8,-1'],
  ],
  home: [
    ['paper', 'M-8.4,10.4 V-0.6 h16.8 V10.4z'],
    ['#b2592b', 'M-11,0 L0,-10.6 L11,0z'],
    ['ink', 'M-2.4,10.4 V3.6 h4.8 v6.8z'],
  ],
  /** One boat in place of another. */
  'boat-swap': [
    ['#8a5a34', 'M-8,4.6 h16 q-1.4,6.6 -5,6.6 h-6 q-4,-0.4 -5,-6.6z'],
    ['paper', 'M-0.6,3 V-6 q7,2.4 6,9z'],
    ['line', 'M-10.8,1 q-2.4,-11.4 9,-12 M-4.6,-13 L-1.4,-11 L-4,-8.2 M10.8,-1 q0.4,-6 -5,-9'],
  ],
};
