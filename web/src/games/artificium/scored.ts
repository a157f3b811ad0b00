/** Where the pieces lie that the final count is made of. */
import type { Reason, View } from '../../lib/types';
import { GOODS, type ArtificiumView } from './facts';

export function scored({ seat, kind }: Reason, view: View): string[] {
  if (kind !== 'coins') return [`marker-${seat}`];
  const goods = (view as ArtificiumView).seats[seat]?.goods ?? {};
  return [`coins-${seat}`, ...GOODS.filter(({ id }) => (goods[id] ?? 0) > 0).map(({ id }) => `good-${seat}-${id}`)];
}
