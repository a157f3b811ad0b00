/** What a side of a tile shows in its box: icons, numbers and an arrow, read from the facts. */
import { boxOf } from './art/boxes';
import { isDrawn } from './art/icons';
import { ARROW, BAR, icon, pieces, SLASH, text, worth, type Mark } from './art/marks';
import { ANIMALS, COLOURS, type Count, type Effect, type Side } from './facts';

export type { Mark } from './art/marks';

const FAMILY: Readonly<Record<string, string>> = { workers: 'any-worker', goods: 'any-resource', skills: 'any-skill' };
const EACH: Readonly<Record<string, readonly string[]>> = {
  workers: ['blue-worker', 'red-worker', 'yellow-worker'],
  goods: ['wood', 'stone', 'iron'],
  skills: ['saw', 'pickaxe', 'anvil'],
};

/** A colour alone is a worker of that colour. */
export const pieceIcon = (id: string): string => (id === 'purple' || COLOURS.some((colour) => colour === id) ? `${id}-worker` : id);
const wanted = (wants: Count): Count => Object.fromEntries(Object.entries(wants).map(([id, n]) => [pieceIcon(id), n]));

function scored(effect: Effect): Mark[] {
  const family = effect.family ?? 'goods';
  if (effect.pattern === 'made-of') return [...pieces(wanted(effect.wants ?? {})), ...worth(effect)];
  if (effect.pattern === 'one-each') return [...(EACH[family] ?? []).map(icon), ...worth(effect)];
  if (effect.pattern === 'named-type') return [icon(pieceIcon(effect.type ?? '')), ...worth(effect)];
  if (effect.pattern === 'chosen-type') return [icon(`one-${family}`), ...worth(effect)];
  const size = effect.size ?? 1;
  return [...(size > 1 ? [text(size)] : []), icon(FAMILY[family] ?? ''), ...worth(effect)];
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

const listed = <Each>(some: Each | readonly Each[] | undefined): readonly Each[] =>
  some === undefined ? [] : Array.isArray(some) ? (some as readonly Each[]) : [some as Each];

/** What the row itself says, by the kind of its effect; nothing where the kind alone says it. */
function read(effect: Effect): Mark[] {
  const gains = pieces(effect.gains ?? {});
  switch (effect.kind) {
    case 'choose':
      return Object.entries(effect.one_of ?? {}).flatMap(([id], i) => [...(i === 0 ? [] : [SLASH]), ...pieces({ [id]: 1 })]);
    case 'exchange':
      return [...listed(effect.pays).map((id) => icon(pieceIcon(id))), ARROW, ...gains];
    case 'transport':
      return pieces({ transport: effect.transport ?? 0, upgrade: effect.upgrade ?? 0 });
    case 'yard':
    case 'score':
      return scored(effect);
    case 'ability':
      return [...listed(effect.ability).flatMap((each) => ABILITY[each] ?? []), ...gains];
    case 'score-transport':
      return [icon('cart'), ...worth(effect)];
    case 'score-loop':
      return [icon('loop'), ...worth(effect)];
    case 'score-river':
      return [icon('sail'), text(span(effect.points))];
    case 'score-adjacent':
      return [...gains, ...(gains.length > 0 ? [BAR] : []), icon('hex'), ...worth(effect)];
    case 'free-upgrade':
      return [icon('up'), text('0')];
    default:
      return gains;
  }
}

const isReadable = (marks: readonly Mark[]): boolean => marks.length > 0 && marks.every((mark) => !('icon' in mark) || isDrawn(mark.icon));

/** The box of the tile, else the row as it is; a side that does something this client has never heard of says so. */
export function marksOf(effect: Effect, tile = '', side: Side = 'front'): Mark[] {
  const box = boxOf(tile, side);
  if (box !== undefined) return box(effect);
  const told = read(effect);
  return isReadable(told) ? told : effect.kind === 'nothing' ? [] : [text('?')];
}

/** The width a mark takes in the plaque; animals are longer than they are high. */
export function widthOf(mark: Mark): number {
  if ('text' in mark) return 8 + mark.text.length * 9;
  if ('icon' in mark) return ANIMALS.some((kind) => kind === mark.icon) ? 26 : 22;
  return 'arrow' in mark ? 17 : 'bar' in mark ? 12 : 8;
}

const SHORT_NAME = 13;
const SHORT_LINE = 4;

/** A name in the lines of its band: a long one is cut at its first space, but no article and no number stands alone. */
export function inTwoLines(name: string): string[] {
  if (name.length <= SHORT_NAME) return [name];
  const cuts = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  return cuts.find((lines) => lines.every((line) => line.length >= SHORT_LINE)) ?? [name];
}
