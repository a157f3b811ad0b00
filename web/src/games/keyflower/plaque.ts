/** What a side of a tile shows in its box: icons, numbers and an arrow, read from the facts. */
import { COLOURS, type Count, type Effect } from './facts';

export type Mark = { icon: string } | { text: string } | { arrow: true } | { slash: true };

const icon = (id: string): Mark => ({ icon: id });
const text = (value: string | number): Mark => ({ text: String(value) });

function pieces(count: Count, most = 3): Mark[] {
  return Object.entries(count).flatMap(([id, n]) => (n > most ? [text(n), icon(id)] : Array.from({ length: n }, () => icon(id))));
}

const FAMILY: Readonly<Record<string, string>> = { workers: 'any-worker', goods: 'any-resource', skills: 'any-skill' };
const EACH: Readonly<Record<string, readonly string[]>> = {
  workers: ['blue-worker', 'red-worker', 'yellow-worker'],
  goods: ['wood', 'stone', 'iron'],
  skills: ['saw', 'pickaxe', 'anvil'],
};

/** A colour alone is a worker of that colour. */
const wanted = (wants: Count): Count =>
  Object.fromEntries(Object.entries(wants).map(([id, n]) => [COLOURS.some((colour) => colour === id) ? `${id}-worker` : id, n]));

function scored(effect: Effect): Mark[] {
  const points: Mark = { icon: `points-${String(effect.points)}` };
  const family = effect.family ?? 'goods';
  if (effect.pattern === 'made-of') return [...pieces(wanted(effect.wants ?? {})), { arrow: true }, points];
  if (effect.pattern === 'one-each') return [...(EACH[family] ?? []).map(icon), { arrow: true }, points];
  if (effect.pattern === 'named-type')
    return [icon(family === 'workers' ? `${effect.type}-worker` : (effect.type ?? '')), { arrow: true }, points];
  if (effect.pattern === 'chosen-type') return [icon(`one-${family}`), { arrow: true }, points];
  const size = effect.size ?? 1;
  return [...(size > 1 ? [text(size)] : []), icon(FAMILY[family] ?? ''), { arrow: true }, points];
}

const ABILITY: Readonly<Record<string, readonly Mark[]>> = {
  'open-country': [icon('cart'), icon('field')],
  'double-transport': [icon('cart'), icon('up'), text('×2')],
  'wild-upgrade': [icon('up'), icon('any-resource')],
  'wild-scoring': [icon('points-?'), icon('any-resource')],
  'counter-bid': [icon('any-worker'), icon('lying')],
  'free-colours': [icon('any-worker'), icon('up-worker')],
};

/** From the least points to the most: `2…32`. */
function span(points: number | readonly number[] = 0): string {
  const some = (typeof points === 'number' ? [points] : points).filter((n) => n > 0);
  return some.length > 1 ? `${Math.min(...some)}…${Math.max(...some)}` : some.join('');
}

/** A side that does something this client has never heard of says so. */
const unheard = (_kind: never): Mark[] => [text('?')];

export function marksOf(effect: Effect): Mark[] {
  const each = icon(`points-${String(effect.points)}`);
  switch (effect.kind) {
    case 'produce':
    case 'draw-workers':
    case 'draw-skills':
      return pieces(effect.gains ?? {});
    case 'choose':
      return Object.keys(effect.one_of ?? {}).flatMap((id, i) => (i === 0 ? [icon(id)] : [{ slash: true } as Mark, icon(id)]));
    case 'exchange':
      return [icon(effect.pays ?? ''), { arrow: true }, ...pieces(effect.gains ?? {})];
    case 'transport':
      return [icon('cart'), text(effect.transport ?? 0), ...Array.from({ length: effect.upgrade ?? 0 }, () => icon('up'))];
    case 'yard':
    case 'score':
      return scored(effect);
    case 'ability':
      return [...(ABILITY[effect.ability ?? ''] ?? pieces(effect.gains ?? {}))];
    case 'score-transport':
      return [icon('cart'), { arrow: true }, each];
    case 'score-loop':
      return [icon('loop'), { arrow: true }, each];
    case 'score-river':
      return [icon('sail'), text(span(effect.points))];
    case 'score-adjacent':
      return [icon('hex'), { arrow: true }, each];
    case 'free-upgrade':
      return [icon('up'), text('0')];
    case 'nothing':
      return [];
    default:
      return unheard(effect.kind);
  }
}

/** The width a mark takes in the plaque. */
export const widthOf = (mark: Mark): number =>
  'text' in mark ? 8 + mark.text.length * 9 : 'arrow' in mark ? 17 : 'slash' in mark ? 8 : 22;
