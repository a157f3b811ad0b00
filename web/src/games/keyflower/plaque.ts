/** What a side of a tile shows in its box: icons, numbers and an arrow, read from the facts. */
import type { Count, Effect } from './facts';

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

function scored(effect: Effect): Mark[] {
  const points: Mark = { icon: `points-${String(effect.points)}` };
  const family = effect.family ?? 'goods';
  if (effect.pattern === 'one-each') return [...(EACH[family] ?? []).map(icon), { arrow: true }, points];
  if (effect.pattern === 'named-type') return [icon(family === 'workers' ? `${effect.type}-worker` : (effect.type ?? '')), { arrow: true }, points];
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

export function marksOf(effect: Effect): Mark[] {
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
      return [icon('cart'), { arrow: true }, icon('points-1')];
    case 'score-loop':
      return [icon('loop'), { arrow: true }, icon('points-1')];
    case 'score-river':
      return [icon('sail'), text('2…32')];
    case 'score-adjacent':
      return [icon('hex'), { arrow: true }, icon('points-1')];
    case 'free-upgrade':
      return [icon('up'), text('0')];
    default:
      return [];
  }
}

/** The width a mark takes in the plaque. */
export const widthOf = (mark: Mark): number => ('text' in mark ? 8 + mark.text.length * 9 : 'arrow' in mark ? 17 : 'slash' in mark ? 8 : 22);
