import type { LogLine } from '../../lib/types';
import type { Flight } from '../face';

const card = (id: unknown): Flight['piece'] => ({ sort: 'card', id: String(id) });
const resource = (id: unknown): Flight['piece'] => ({ sort: 'resource', id: String(id) });
const piece = (id: string): Flight['piece'] => ({ sort: 'piece', id });
const GOODS: ReadonlySet<string> = new Set(['gold', 'wheat', 'wood', 'iron', 'diamond']);

/** How the pieces of a log line travel over the table. */
export function flights({ k, v }: LogLine): Flight[] {
  const seat = String(v.seat);
  const hand = `hand-${seat}`;
  switch (k) {
    case 'drew':
      return [{ piece: card(v.card), from: 'areas', to: hand }];
    case 'discarded':
      return [{ piece: card(v.card), from: hand, to: 'areas' }];
    case 'used':
      return [{ piece: resource('disk'), from: `seat-${seat}`, to: `area-${String(v.area)}` }];
    case 'employed':
      return [{ piece: card(v.card), from: hand, to: `column-${seat}-${String(v.industry)}` }];
    case 'gained':
      return GOODS.has(String(v.gain)) ? [{ piece: resource(v.gain), from: 'areas', to: `good-${seat}-${String(v.gain)}` }] : [];
    case 'laid':
    case 'laid-special':
      return [{ piece: resource('terrain'), from: 'areas', to: `cell-${seat}-${String(v.cell)}` }];
    case 'built':
      return [{ piece: { sort: 'property', id: String(v.piece) }, from: `planning-${seat}`, to: `cell-${seat}-${String(v.cell)}` }];
    case 'tower-built':
      return [{ piece: { sort: 'property', id: 'tower' }, from: `seat-${seat}`, to: `cell-${seat}-${String(v.cell)}` }];
    case 'rabbit-came':
      return [{ piece: piece('rabbit'), from: `food-${seat}`, to: `cell-${seat}-${String(v.cell)}` }];
    case 'skill-taken':
      return [{ piece: { sort: 'skill', id: String(v.skill) }, from: `skill-${String(v.skill)}`, to: `own-${seat}` }];
    default:
      return [];
  }
}

/** The spots a log line speaks of. */
export function spots({ v }: LogLine): string[] {
  const found: string[] = [];
  if (v.area !== undefined) found.push(`area-${String(v.area)}`);
  if (v.track !== undefined) found.push(`track-${String(v.track)}`);
  if (v.milestone !== undefined) found.push(`milestone-${String(v.milestone)}`);
  if (v.place !== undefined) found.push(`support-${String(v.place)}`);
  if (v.seat === undefined) return found;
  const seat = String(v.seat);
  found.push(`seat-${seat}`);
  if (v.cell !== undefined) found.push(`cell-${seat}-${String(v.cell)}`);
  if (v.card !== undefined) found.push(`hand-${seat}-${String(v.card)}`);
  for (const good of [v.gain, v.price]) if (good !== undefined) found.push(`good-${seat}-${String(good)}`);
  return found;
}

/** What has changed there: not a whole seat or hand. */
export const marks = (line: LogLine): string[] => spots(line).filter((spot) => !/^(?:seat|hand)-/.test(spot));
