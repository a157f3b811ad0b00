/** A village on a score sheet as it is tapped together: tiles with their places, what lies on them, animals in fields. */
import type { FormWords } from '../../../score/answers';
import type { Counts, Line, SheetModel, SheetPlayer } from '../../../score/form';
import { cellKey, neighbour, turned, type Cell } from '../../../map/hex';
import { ANIMALS, GOODS, TILES, tileFact, type Side, type TileFact } from '../facts';
import { SECTORS } from '../fields';
import type { CountedVillage, Words } from './sheet';

export interface Laid {
  readonly tile: string;
  readonly side: Side;
  readonly q: number | null;
  readonly r: number | null;
  readonly turn: number;
  readonly goods: Counts;
  /** The colour of its extension; null where nobody tells it. */
  readonly extension?: string | null;
  /** Sheep on the sheep shelter. */
  readonly sheltered?: number;
}
export interface Herd {
  readonly tile: string;
  readonly corner: string;
  readonly animals: Counts;
}
export interface Villager extends SheetPlayer {
  readonly village: readonly Laid[];
  readonly herds: readonly Herd[];
}
export type OnMap = Laid & { readonly q: number; readonly r: number };

const EDGES = 6;
/** As far as a sheet lets a tile lie from the first one. */
const FARTHEST = 99;
const villager = (player: SheetPlayer): Villager => player as Villager;
export const villageOf = (player: SheetPlayer): readonly Laid[] => villager(player).village ?? [];
export const herdsOf = (player: SheetPlayer): readonly Herd[] => villager(player).herds ?? [];
export const isOnMap = (laid: Laid): laid is OnMap => laid.q !== null && laid.r !== null;
export const onMap = (village: readonly Laid[]): OnMap[] => village.filter(isOnMap);
export const isHome = (tile: string): boolean => tileFact(tile)?.kind === 'home';
const edgesOf = (tile: string, turn: number): string => turned(tileFact(tile)?.edges ?? 'FFFFFF', turn);

/** Everybody begins with a home that nobody else has. */
export function begin(player: SheetPlayer, others: readonly SheetPlayer[]): SheetPlayer {
  const taken = new Set(others.flatMap(villageOf).map(({ tile }) => tile));
  const home = TILES.find((fact) => fact.kind === 'home' && !taken.has(fact.id));
  const village: Laid[] = home === undefined ? [] : [{ tile: home.id, side: 'front', q: 0, r: 0, turn: 0, goods: {} }];
  return { ...player, village, herds: [] } as Villager;
}

const listed = (counts: Counts, order: readonly string[]): string[] =>
  order.flatMap((word) => ((counts[word] ?? 0) > 0 ? [`${counts[word] ?? 0} ${word}`] : []));

function tileLine(laid: Laid): string {
  const words = [laid.tile];
  const fact = tileFact(laid.tile);
  if (fact?.kind === 'summer-boat') words.push(laid.side === 'front' ? 'a' : 'b');
  else if (laid.extension !== undefined) words.push('extended', ...(laid.extension === null ? [] : [laid.extension]));
  else if (laid.side === 'back' && fact?.upgrade_cost != null) words.push('upgraded');
  if (isOnMap(laid)) words.push('at', String(laid.q), String(laid.r));
  if (laid.turn > 0) words.push('turn', String(laid.turn));
  const pieces = [...listed(laid.goods, GOODS), ...listed({ sheep: laid.sheltered ?? 0 }, ['sheep'])];
  return pieces.length === 0 ? words.join(' ') : `${words.join(' ')}: ${pieces.join(' ')}`;
}

/** The lines of a village, each about its tile. */
export function lines(player: SheetPlayer, seat: number): Line[] {
  const tiles = villageOf(player).map((laid) => ({ text: tileLine(laid), place: { seat, tile: laid.tile } }));
  const herds = herdsOf(player).flatMap(({ tile, corner, animals }) => {
    const kinds = listed(animals, ANIMALS);
    return kinds.length === 0 ? [] : [{ text: `animals ${kinds.join(' ')} on ${tile} ${corner}`, place: { seat, tile } }];
  });
  return [...tiles, ...herds];
}

/** The places beside the village where a tile may be put. */
export function freeSpots(village: readonly Laid[]): Cell[] {
  const laid = onMap(village);
  const taken = new Set(laid.map(cellKey));
  const found = new Map<string, Cell>();
  for (const each of laid)
    for (let edge = 0; edge < EDGES; edge++) {
      const cell = neighbour(each, edge);
      if (!taken.has(cellKey(cell)) && Math.max(Math.abs(cell.q), Math.abs(cell.r)) <= FARTHEST) found.set(cellKey(cell), cell);
    }
  return [...found.values()];
}

/** The turn by which most of the edges match those of the neighbours, the least of the best. */
export function bestTurn(village: readonly Laid[], cell: Cell, tile: string): number {
  const at = new Map(onMap(village).flatMap((each) => (each.tile === tile ? [] : [[cellKey(each), each] as const])));
  const matches = (turn: number): number => {
    const own = edgesOf(tile, turn);
    let count = 0;
    for (let edge = 0; edge < EDGES; edge++) {
      const other = at.get(cellKey(neighbour(cell, edge)));
      if (other !== undefined && edgesOf(other.tile, other.turn)[(edge + 3) % EDGES] === own[edge]) count += 1;
    }
    return count;
  };
  const turns = [0, 1, 2, 3, 4, 5];
  const best = Math.max(...turns.map(matches));
  return turns.find((turn) => matches(turn) === best) ?? 0;
}

export function lay(player: SheetPlayer, tile: string, cell: Cell | null): Villager {
  const { village, herds } = villager(player);
  const kept = village.find((each) => each.tile === tile);
  const place = cell === null ? { q: null, r: null } : { q: cell.q, r: cell.r };
  const turn = cell === null ? (kept?.turn ?? 0) : bestTurn(village, cell, tile);
  const next: Laid = { ...(kept ?? { tile, side: 'front', goods: {} }), ...place, turn };
  const all = kept === undefined ? [...village, next] : village.map((each) => (each === kept ? next : each));
  return { ...player, village: all, herds };
}
export function remove(player: SheetPlayer, tile: string): Villager {
  const { village, herds } = villager(player);
  return { ...player, village: village.filter((each) => each.tile !== tile), herds: herds.filter((each) => each.tile !== tile) };
}
/** Another home in the place of the first. */
export function exchange(player: SheetPlayer, tile: string, other: string): Villager {
  const named = <T extends { readonly tile: string }>(each: T): T => (each.tile === tile ? { ...each, tile: other } : each);
  return { ...player, village: villageOf(player).map(named), herds: herdsOf(player).map(named) };
}
export function changed(player: SheetPlayer, tile: string, change: (laid: Laid) => Laid): Villager {
  return { ...player, village: villageOf(player).map((each) => (each.tile === tile ? change(each) : each)), herds: herdsOf(player) };
}
export const turnedOver = (laid: Laid): Laid => {
  const { extension: _, ...rest } = laid;
  return { ...rest, side: laid.side === 'front' ? 'back' : 'front' };
};
export const rotated = (laid: Laid): Laid => ({ ...laid, turn: (laid.turn + 1) % EDGES });
/** A tile with an extension is upgraded; undefined takes it away. */
export function extended(laid: Laid, colour: string | null | undefined): Laid {
  const { extension: _, ...rest } = laid;
  return colour === undefined ? rest : { ...rest, side: 'back', extension: colour };
}
export function withGoods(laid: Laid, good: string, count: number): Laid {
  const all = { ...laid.goods, [good]: count };
  return { ...laid, goods: Object.fromEntries(GOODS.flatMap((each) => ((all[each] ?? 0) > 0 ? [[each, all[each] ?? 0]] : []))) };
}
export function sheltering(laid: Laid, count: number): Laid {
  const { sheltered: _, ...rest } = laid;
  return count === 0 ? rest : { ...rest, sheltered: count };
}

/** A field that a tile takes part in: its corners there, and all animals that stand in it. */
export interface TileField {
  readonly name: string;
  readonly corners: readonly string[];
  readonly animals: Counts;
}
/** Which field a corner belongs to, as the last count told; before that each corner is one of its own. */
const fieldAt = (counted: CountedVillage | null, tile: string, corner: string): string =>
  counted?.grass?.find((row) => row.tile === tile)?.fields[SECTORS.findIndex((each) => each === corner)] ?? `${tile} ${corner}`;

export function fieldsOf(player: SheetPlayer, counted: CountedVillage | null, tile: string): TileField[] {
  const found = new Map<string, string[]>();
  for (const corner of SECTORS) {
    const name = fieldAt(counted, tile, corner);
    found.set(name, [...(found.get(name) ?? []), corner]);
  }
  return [...found].map(([name, corners]) => {
    const own = herdsOf(player).filter((herd) => fieldAt(counted, herd.tile, herd.corner) === name);
    const animals = Object.fromEntries(ANIMALS.map((kind) => [kind, own.reduce((sum, herd) => sum + (herd.animals[kind] ?? 0), 0)]));
    return { name, corners, animals };
  });
}
/** So many animals of a kind in a field, wherever the sheet has named it so far. */
export function herded(
  player: SheetPlayer,
  counted: CountedVillage | null,
  tile: string,
  field: TileField,
  kind: string,
  count: number,
): Villager {
  const inField = (herd: Herd): boolean => fieldAt(counted, herd.tile, herd.corner) === field.name;
  const others = herdsOf(player).filter((herd) => !inField(herd));
  const first = herdsOf(player).find(inField);
  const all: Record<string, number> = { ...field.animals, [kind]: count };
  const animals = Object.fromEntries(ANIMALS.flatMap((each) => ((all[each] ?? 0) > 0 ? [[each, all[each] ?? 0]] : [])));
  const own: Herd = { tile: first?.tile ?? tile, corner: first?.corner ?? field.corners[0] ?? SECTORS[0], animals };
  const herds = Object.keys(animals).length === 0 ? others : [...others, own];
  return { ...player, village: villageOf(player), herds };
}

/** The tiles that may still be put into a village, in the order of their seasons. */
export function offered(words: FormWords, model: SheetModel, seat: number, wish: 'home' | 'tile'): TileFact[] {
  const taken = new Set(model.players.flatMap(villageOf).map(({ tile }) => tile));
  const own = villageOf(model.players[seat] ?? { name: null, fields: {} });
  const hasBoat = own.some(({ tile }) => tileFact(tile)?.kind === 'boat');
  const known = new Map((words as Words).tiles.map((tile) => [tile.id, tile.module]));
  const inPlay = (id: string): boolean => known.get(id) === 'base' || model.modules.includes(known.get(id) ?? '');
  return TILES.filter(
    (fact) => !taken.has(fact.id) && inPlay(fact.id) && (fact.kind === 'home') === (wish === 'home') && !(hasBoat && fact.kind === 'boat'),
  );
}
export const GROUPS = ['spring', 'summer', 'autumn', 'winter', 'boats', 'order', 'home', 'other'] as const;
export type Group = (typeof GROUPS)[number];
export function groupOf(fact: TileFact): Group {
  if (fact.kind === 'home') return 'home';
  if (fact.kind === 'boat') return 'boats';
  if (fact.kind === 'turn-order') return 'order';
  return GROUPS.find((group) => group === fact.season) ?? 'other';
}

/** The sheet without what belongs to modules that are no longer in play. */
export function without(model: SheetModel, words: FormWords): SheetModel {
  const known = new Map((words as Words).tiles.map((tile) => [tile.id, tile.module]));
  const stays = (module: string | undefined): boolean =>
    module === undefined || module === '' || module === 'base' || model.modules.includes(module);
  const extending = model.modules.includes('merchants');
  const players = model.players.map((player): Villager => {
    const fields = Object.fromEntries(
      Object.entries(player.fields).filter(([word]) => stays(words.form.fields.find((field) => field.word === word)?.module)),
    );
    const village = villageOf(player)
      .filter(({ tile }) => stays(known.get(tile)))
      .map((laid) => (extending || laid.extension === undefined ? laid : extended(laid, undefined)));
    const herds = herdsOf(player).filter(({ tile }) => model.modules.includes('farmers') && village.some((laid) => laid.tile === tile));
    return { ...player, fields, village, herds };
  });
  return { ...model, players };
}
