/** Ways of a good through a village, and places where a tile fits. */
import { command } from '../../lib/text';
import { tileFact, type VillageTile } from './facts';
import { cellKey, DIRECTIONS, neighbour, turned, type Cell } from './hex';

/** The tiles next to a tile that a good can reach in one step: road to road, or over fields with boat 2a, never water. */
function steps(village: readonly VillageTile[], from: VillageTile, overFields: boolean): VillageTile[] {
  const edges = turned(tileFact(from.tile)?.edges ?? '', from.turn);
  return DIRECTIONS.flatMap((_, edge) => {
    const cell = neighbour(from, edge);
    const other = village.find((each) => each.q === cell.q && each.r === cell.r);
    if (other === undefined) return [];
    const here = edges[edge];
    const there = turned(tileFact(other.tile)?.edges ?? '', other.turn)[(edge + 3) % 6];
    const open = overFields ? here !== 'W' && there !== 'W' : here === 'R' && there === 'R';
    return open ? [other] : [];
  });
}

/** The shortest ways from a tile to every tile within reach: the tiles walked over, in order, with the start left out. */
export function ways(village: readonly VillageTile[], start: string, reach: number): Map<string, string[]> {
  const found = new Map<string, string[]>([[start, []]]);
  const overFields = village.some((each) => each.tile === 'summer-boat-2' && each.side === 'front');
  let edge = village.filter((each) => each.tile === start);
  for (let step = 0; step < reach && edge.length > 0; step += 1) {
    const next: VillageTile[] = [];
    for (const from of edge)
      for (const other of steps(village, from, overFields)) {
        if (found.has(other.tile)) continue;
        found.set(other.tile, [...(found.get(from.tile) ?? []), other.tile]);
        next.push(other);
      }
    edge = next;
  }
  found.delete(start);
  return found;
}

/** The commands that carry a good over several tiles. */
export const carryLines = (good: string, start: string, way: readonly string[]): string[] =>
  way.map((goal, i) => `carry ${good} ${i === 0 ? start : way[i - 1]} ${goal}`);

export interface Site extends Cell {
  /** The legal turns with their commands. */
  turns: { turn: number; line: string }[];
}

/** Where a tile may be laid: every site with the turns that fit. */
export function sitesFor(village: readonly VillageTile[], legal: readonly string[], tile: string): Site[] {
  const sites = new Map<string, Site>();
  for (const line of legal) {
    const { verb, words } = command(line);
    const [which, beside = '', direction = '', turn = '0'] = words;
    if (verb !== 'place' || which !== tile) continue;
    const anchor = village.find((each) => each.tile === beside);
    if (anchor === undefined) continue;
    const cell = neighbour(anchor, DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number]));
    const site = sites.get(cellKey(cell)) ?? { ...cell, turns: [] };
    site.turns.push({ turn: Number(turn), line });
    sites.set(cellKey(cell), site);
  }
  return [...sites.values()];
}
