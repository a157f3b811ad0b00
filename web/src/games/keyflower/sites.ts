/** Where on the map a tile may be laid, read from legal lines. */
import { command } from '../../lib/text';
import type { VillageTile } from './facts';
import { cellKey, DIRECTIONS, neighbour, type Cell } from '../../map/hex';

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
