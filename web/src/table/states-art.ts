/** Small scenes for the states of a table. */
import { circle, pine, smoke, type Cuts } from '../lib/art/shapes';

const GROUND: Cuts = [
  ['line', 'M-56,30 H56'],
  ['thin', 'M-40,34 h20 M10,34 h26'],
];
const LEAF = '#6f9a55';

export const STATES_ART = {
  /** A path that leads to a house. */
  road: [
    [LEAF, pine(-46, 30, 34)],
    [LEAF, pine(48, 30, 28)],
    ['paper', 'M-18,30 V4 H18 V30z'],
    ['#b2592b', 'M-24,5 L0,-18 L24,5z'],
    ['ink', 'M-6,30 V14 h12 V30z'],
    ['line', smoke(14, -10)],
    ...GROUND,
  ],
  /** A bridge with its middle missing. */
  broken: [
    ['#8fbccb', 'M-30,18 H30 V30 H-30z'],
    ['thin', 'M-24,24 q5,-4 10,0 t10,0 t10,0 t10,0'],
    ['hatch', 'M-56,30 V2 Q-40,-6 -24,2 L-14,10 L-20,14 L-28,30z'],
    ['hatch', 'M56,30 V2 Q40,-6 24,2 L16,8 L20,14 L28,30z'],
    ['line', 'M-8,12 l6,3 M6,14 l6,-4 M-3,4 l5,-3'],
    ...GROUND,
  ],
  /** An empty table with stools. */
  empty: [
    ['#b9834b', 'M-36,2 H36 L40,10 H-40z'],
    ['line', 'M-32,10 V30 M32,10 V30'],
    ['paper', 'M-56,18 h14 v4 h-14z M42,18 h14 v4 h-14z'],
    ['line', 'M-53,22 V30 M-45,22 V30 M45,22 V30 M53,22 V30'],
    ['#e2b33c', 'M-4,2 q0,-8 4,-13 q4,5 4,13z'],
    ['thin', circle(0, -4, 9)],
    ...GROUND,
  ],
  /** A signpost that points nowhere. */
  lost: [
    ['#7a5a43', 'M-3,30 V-30 h6 V30z'],
    ['paper', 'M-32,-24 H20 L28,-17 L20,-10 H-32z'],
    ['paper', 'M34,-4 H-16 L-24,3 L-16,10 H34z'],
    ['line', 'M-20,-17 h24 M-6,3 h26'],
    [LEAF, pine(-44, 30, 30)],
    ...GROUND,
  ],
  /** A locked door. */
  locked: [
    ['hatch', 'M-34,30 V-14 Q0,-44 34,-14 V30z'],
    ['#8a5a34', 'M-20,30 V-6 Q0,-24 20,-6 V30z'],
    ['thin', 'M-10,-12 V30 M0,-15 V30 M10,-12 V30'],
    ['#e2b33c', 'M-8,6 h16 v13 h-16z'],
    ['line', 'M-5,6 v-4 q5,-6 10,0 v4'],
    ['ink', circle(0, 12, 2)],
    ...GROUND,
  ],
} as const satisfies Record<string, Cuts>;
