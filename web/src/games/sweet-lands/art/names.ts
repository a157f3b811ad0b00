/** The name of what a mark shows, for those who hover or listen. */
import type { PieceRef } from '../../../lib/text';
import { BADGES } from './signs';
import { SPECIAL_TOKENS, TERRAINS } from './land';
import { PIECES } from './pieces';
import { SWEET_IDS } from './words';

const LANDS: readonly string[] = [...TERRAINS, 'special', 'capital'];
const SPECIALS: readonly string[] = SPECIAL_TOKENS;
const RESOURCES: readonly string[] = ['gold', 'wheat', 'wood', 'iron', 'diamond', 'basic'];
const PROPERTIES: readonly string[] = ['tent', 'house', 'building', 'lab', 'shop', 'tower'];

/** How texts call the piece of a mark; null for a sign that is no piece. */
export function pieceOf(id: string): PieceRef | null {
  if (RESOURCES.includes(id)) return { sort: 'resource', id };
  if (SWEET_IDS.has(id)) return { sort: 'sweet', id };
  if (LANDS.includes(id)) return { sort: 'terrain', id };
  if (SPECIALS.includes(id)) return { sort: 'special', id };
  if (PROPERTIES.includes(id)) return { sort: 'property', id };
  if (Object.hasOwn(BADGES, id) || id === 'any' || id === 'none') return { sort: 'industry', id };
  if (id === 'bonus-areas') return { sort: 'terrain', id: 'bonus' };
  if (id === 'cart' || id === 'locomotive') return { sort: 'marker', id };
  return Object.hasOwn(PIECES, id) ? { sort: 'piece', id } : null;
}
