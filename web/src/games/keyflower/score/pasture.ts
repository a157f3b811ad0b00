/** Fields on the picture of a sheet: how far those with animals reach, and where the animals stand. */
import { corner, type Point } from '../../../map/hex';
import { ANIMALS, type Count } from '../facts';
import { patch, SECTORS } from '../fields';
import type { CountedVillage, SheetTile } from './sheet';

/** How far from the middle of a tile animals stand. */
const STAND = 62;
const EDGE_LETTERS: Readonly<Record<string, string>> = { field: 'F', road: 'R', water: 'W' };

export type Placed = SheetTile & { q: number; r: number };
export const isPlaced = (each: SheetTile): each is Placed => each.q !== null && each.r !== null;

/** Where the animals of a corner stand, from the middle of their tile. */
export const standAt = (sector: string): Point => corner(SECTORS.findIndex((each) => each === sector) + 2, STAND);

/** The herds that are named by a tile. */
export function herdsOn(player: CountedVillage, tile: string): { sector: string; animals: Count }[] {
  return (player.herds ?? [])
    .filter((herd) => herd.tile === tile)
    .map((herd) => ({ sector: herd.sector, animals: Object.fromEntries(ANIMALS.map((kind) => [kind, herd[kind] ?? 0])) }));
}

/** The grass of a tile that lies in fields with animals, as one path around its middle. */
export function grassPath(player: CountedVillage, on: SheetTile): string {
  const held = new Set((player.herds ?? []).map((herd) => `${herd.tile} ${herd.sector}`));
  const fields = player.grass?.find((row) => row.tile === on.tile)?.fields ?? [];
  const letters = on.edges.map((edge) => EDGE_LETTERS[edge] ?? 'F').join('');
  const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;
  return fields.flatMap((field, n) => (held.has(field) ? [path(patch(letters, n))] : [])).join('');
}
