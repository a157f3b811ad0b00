/** Fields on the picture of a sheet: how far those with animals reach, and where the animals stand. */
import { corner, INNER, towards, type Point } from '../../../map/hex';
import { ANIMALS, type Count } from '../facts';
import type { SheetPlayer, SheetTile } from './sheet';

/** The corners of a tile as it lies, in the order of the fields told: corner n stands between the edges n and n + 1. */
export const SECTORS = ['bottom-left', 'left', 'top-left', 'top-right', 'right', 'bottom-right'] as const;
/** How far from the middle of a tile animals stand. */
const STAND = 62;
/** Half of what runs through an edge, and where the grass of a corner ends towards the middle. */
const ASIDE: Readonly<Record<string, number>> = { field: 0, road: 13, water: 25 };
const INSIDE = 38;

export type Placed = SheetTile & { q: number; r: number };
export const isPlaced = (each: SheetTile): each is Placed => each.q !== null && each.r !== null;

/** Where the animals of a corner stand, from the middle of their tile. */
export const standAt = (sector: string): Point => corner(SECTORS.findIndex((each) => each === sector) + 2, STAND);

/** The herds that are named by a tile. */
export function herdsOn(player: SheetPlayer, tile: string): { sector: string; animals: Count }[] {
  return (player.herds ?? [])
    .filter((herd) => herd.tile === tile)
    .map((herd) => ({ sector: herd.sector, animals: Object.fromEntries(ANIMALS.map((kind) => [kind, herd[kind] ?? 0])) }));
}

/** The grass of a corner: from beside what runs through its two edges to the tip, and not into the middle of the tile. */
function patch(edges: readonly string[], n: number): string {
  const tip = corner(n + 2);
  const beside = (edge: number): Point => {
    const from = towards(edge, INNER);
    const part = (ASIDE[edges[edge] ?? 'field'] ?? 0) / Math.hypot(tip.x - from.x, tip.y - from.y);
    return { x: from.x + (tip.x - from.x) * part, y: from.y + (tip.y - from.y) * part };
  };
  const next = (n + 1) % edges.length;
  /** Where nothing runs through an edge, the grass of its two corners joins. */
  const joined = (edge: number): Point[] => (edges[edge] === 'field' ? [towards(edge, INSIDE * 0.87)] : []);
  const points = [corner(n + 2, INSIDE), ...joined(n), beside(n), tip, beside(next), ...joined(next)];
  return `M${points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`;
}

/** The grass of a tile that lies in fields with animals, as one path around its middle. */
export function grassPath(player: SheetPlayer, on: SheetTile): string {
  const held = new Set((player.herds ?? []).map((herd) => `${herd.tile} ${herd.sector}`));
  const fields = player.grass?.find((row) => row.tile === on.tile)?.fields ?? [];
  return fields.flatMap((field, n) => (held.has(field) ? [patch(on.edges, n)] : [])).join('');
}
