/** Why a tile scores what it scores: how often it was fulfilled, and what it pays each time. */
import type { Values } from '../../lib/types';
import { tileFact } from './facts';

export const PIECES = [
  'blue',
  'red',
  'yellow',
  'green',
  'saw',
  'pickaxe',
  'anvil',
  'wood',
  'stone',
  'iron',
  'gold',
  'wheat',
  'sheep',
  'purple',
] as const;

export interface Counted {
  id: string;
  count: number;
}

export const counted = (values: Values): Counted[] =>
  PIECES.flatMap((id) => (typeof values[id] === 'number' ? [{ id, count: Number(values[id]) }] : []));

/** `13 × 3` for thirteen pieces of iron at three points; null where there is nothing to multiply. */
export function product(values: Values, points: number): string | null {
  const size = typeof values.tile === 'string' ? (tileFact(values.tile)?.front.size ?? 1) : 1;
  const times = counted(values).reduce((sum, each) => sum + each.count, 0) / size;
  const each = points / times;
  const plain = times > 0 && Number.isInteger(times) && Number.isInteger(each);
  return plain && points > 1 ? `${times} × ${each}` : null;
}
