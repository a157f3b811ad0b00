/** A tile in words, for those who do not see it: its name, what it does, who stands there and who bids. */
import { i18n, t } from '../../lib/i18n.svelte';
import type { Field } from './fields';
import {
  ANIMALS,
  COLOURS,
  GOODS,
  standing,
  tileFact,
  total,
  type Bid,
  type Count,
  type ExtensionFact,
  type Lot,
  type OnTable,
  type Side,
  type VillageTile,
} from './facts';

/** The name as it is printed: the sides of a summer boat are named apart. */
export function titleOf(tile: string, side: Side): string {
  const plain = i18n.nameOf({ sort: 'tile', id: tile });
  return tileFact(tile)?.kind === 'summer-boat' ? `${plain}${side === 'front' ? 'a' : 'b'}` : plain;
}

/** The rule of a tile in one sentence, or nothing. */
export function effectOf(tile: string): string {
  const fact = tileFact(tile);
  // A sentence speaks of the house's values; of an edition's the picture tells.
  if (fact === undefined || fact.provenance === 'edition') return '';
  const ids =
    fact.kind === 'home'
      ? [`tile-${tile}-rule`, 'tile-home-rule']
      : fact.kind === 'turn-order'
        ? [`tile-${tile}-rule`, 'tile-turn-rule']
        : [`tile-${tile}-rule`];
  const found = ids.find((id) => i18n.has(id));
  return found === undefined ? '' : t(found);
}

export const bidText = (bid: Bid, viewer: number | null): string =>
  t(`bid-${bid.leads ? 'leads' : 'beaten'}${bid.seat === viewer ? '-mine' : ''}`, { seat: bid.seat, count: bid.count, colour: bid.colour });

function workersOn(on: OnTable): string[] {
  const here = COLOURS.filter((colour) => (on.workers[colour] ?? 0) > 0);
  return here.map((colour) => t('workers-here', { count: on.workers[colour], colour }));
}

const told = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

export function lotLabel(lot: Lot, viewer: number | null, players: number, shutFor: number | null = null): string {
  const bids = lot.bids.length === 0 ? [t('bid-none')] : standing(lot.bids, viewer, players).map((bid) => bidText(bid, viewer));
  const shut = shutFor === null ? '' : t('lot-shut', { seat: shutFor });
  return told([`${titleOf(lot.tile, lot.side)}.`, effectOf(lot.tile), shut, ...bids, ...workersOn(lot)]);
}

export function tileLabel(on: VillageTile, extension?: ExtensionFact, cabins = 0, sheep = 0): string {
  const goods = GOODS.filter((good) => (on.goods[good] ?? 0) > 0).map((good) => t('goods-here', { good, count: on.goods[good] }));
  const side = on.side === 'back' && tileFact(on.tile)?.upgrade_cost != null ? [`${t('side-back')}.`] : [];
  const more = [
    extension === undefined ? '' : `${t(`extension-${extension.colour}`)}.`,
    cabins > 0 ? t('cabins-here', { count: cabins }) : '',
    sheep > 0 ? t('sheep-here', { count: sheep }) : '',
  ];
  return told([`${titleOf(on.tile, on.side)}.`, ...side, effectOf(on.tile), ...workersOn(on), ...goods, ...more]);
}

/** Animals by kind: `sheep 2, pig 1`. */
export const tallied = (animals: Count): string =>
  ANIMALS.filter((kind) => (animals[kind] ?? 0) > 0)
    .map((kind) => `${i18n.nameOf({ sort: 'piece', id: kind })} ${animals[kind]}`)
    .join(', ');

/** A field in words: how far it reaches, what it holds and what it would score. */
export function fieldLabel({ tiles, animals, points }: Field): string {
  const holds = total(animals) === 0 ? [t('field-empty')] : [tallied(animals), t('field-scores', { count: points })];
  return [t('field-reach', { count: tiles.length }), ...holds].join(', ');
}

/** A contract by what it asks for, or as one that lies face down. */
export const contractLabel = (contract: string | null): string =>
  contract === null
    ? t('contract-closed')
    : `${i18n.nameOf({ sort: 'piece', id: 'contract' })}: ${i18n.nameOf({ sort: 'contract', id: contract })}`;

/** A piece by whichever name it has: a colour, a resource, a skill, or any of them. */
function pieceName(word: string): string {
  const id = word === 'any-worker' ? word : word.replace(/-worker$/, '');
  const sort = ['piece', 'good', 'skill'].find((each) => i18n.has(`${each}-${id}`)) ?? 'colour';
  return i18n.nameOf({ sort, id });
}

/** An extension by its colour and its price. */
export function extensionLabel({ colour, cost }: Pick<ExtensionFact, 'colour' | 'cost'>): string {
  const paid = Object.entries(cost).map(([word, n]) => `${n} ${pieceName(word)}`);
  return `${t(`extension-${colour}`)}: ${paid.join(' + ')}`;
}
