/** Every small piece by its word. A new piece is one more row in one of these tables. */
import type { Cuts } from '../../../lib/art/shapes';
import { COUNTED_PIECES } from './counted-pieces';
import { FARM_PIECES, GHOST } from './farm-pieces';
import { ICONS } from './pieces';
import { TRADE_PIECES } from './trade-pieces';

export const ALL_ICONS: Readonly<Record<string, Cuts>> = { ...ICONS, ...FARM_PIECES, ...TRADE_PIECES, ...COUNTED_PIECES, ghost: GHOST };

/** Pieces drawn by their form rather than by a table: workers, skills of any kind, shields with points, signs of use. */
const FORMED = /^(?:(?:blue|red|yellow|green|purple|any|random)-worker|(?:any|random)-skill|points-.+|one-.+|lying|up-worker)$/;

/** True when there is a drawing for this word. */
export const isDrawn = (id: string): boolean => id in ALL_ICONS || FORMED.test(id);
