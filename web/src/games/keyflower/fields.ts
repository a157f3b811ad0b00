/**
 * The fields of a village, as the view tells them: which corners of which tiles belong to one field, what it holds
 * and what it would score. Here they only get their shape on the map.
 */
import { cellKey, centre, corner, INNER, neighbour, towards, turned, type Point } from '../../map/hex';
import { ANIMALS, tileFact, total, type Count, type KeyflowerView, type VillageTile } from './facts';

/** The corners of a tile as it lies, in the order in which the view tells their fields: corner n stands between the edges n and n + 1. */
export const SECTORS = ['bottom-left', 'left', 'top-left', 'top-right', 'right', 'bottom-right'] as const;

export interface Field {
  /** The tile and the sector that name it, as commands do. */
  name: string;
  /** All of its grass on the map, as one path, and the line around it. */
  path: string;
  outline: string;
  /** Where its animals stand: clear of the workers and the print of a tile, and in a village seen from afar. */
  at: Point;
  far: Point;
  animals: Count;
  points: number;
  tiles: readonly string[];
}

interface Patch {
  on: VillageTile;
  corner: number;
}

/** Half of what a road or a river takes from the grass beside it, by the letter of the edge. */
const BESIDE: Readonly<Record<string, number>> = { R: 13, W: 25, F: 0 };
const CORNERS = 6;

const length = ({ x, y }: Point): number => Math.hypot(x, y);
const along = (from: Point, by: number): Point => ({ x: (from.x / length(from)) * by, y: (from.y / length(from)) * by });

/** The grass of one corner, around the middle of its tile: between its two edges, and beside what runs along them. */
export function patch(edges: string, at: number): Point[] {
  const next = (at + 1) % CORNERS;
  const tip = corner(at + 2);
  const [before, after] = [BESIDE[edges[at] ?? 'F'] ?? 0, BESIDE[edges[next] ?? 'F'] ?? 0];
  const [first, second] = [towards(at, INNER), towards(next, INNER)];
  const aside = (middle: Point, by: number): Point => {
    const step = along({ x: tip.x - middle.x, y: tip.y - middle.y }, by);
    return { x: middle.x + step.x, y: middle.y + step.y };
  };
  /** The two lines that bound it, each pushed aside, meet here; they stand at 60 degrees to each other. */
  const [one, other] = [along(first, 1), along(second, 1)];
  const sine = Math.sin(Math.PI / 3);
  const inner = { x: (one.x * after + other.x * before) / sine, y: (one.y * after + other.y * before) / sine };
  return [inner, aside(first, before), tip, aside(second, after)];
}

const at = (on: VillageTile, { x, y }: Point): Point => ({ x: centre(on).x + x, y: centre(on).y + y });
const told = ({ x, y }: Point): string => `${x.toFixed(1)},${y.toFixed(1)}`;
const edgesOf = (on: VillageTile): string => turned(tileFact(on.tile)?.edges ?? 'FFFFFF', on.turn);

/** Where on a tile the animals of each corner stand, as far out as a sign has room. */
const STAND: readonly Point[] = [
  { x: -43, y: 66 },
  { x: -80, y: 0 },
  { x: -50, y: -58 },
  { x: 50, y: -58 },
  { x: 80, y: 0 },
  { x: 43, y: 66 },
];
/** Goods lie at the sides of a tile, workers at its bottom, the name at its top; from afar workers take all of the bottom. */
const NEAR_CORNERS = [0, 5, 1, 4, 2, 3];
const FAR_CORNERS = [1, 4, 2, 3, 0, 5];

/** What else lies in a corner, by its number: workers along the bottom, goods at the sides. */
function crowded({ on, corner: i }: Patch): boolean {
  const lies = (...goods: string[]): boolean => goods.some((good) => (on.goods[good] ?? 0) > 0);
  if (i === 0 || i === 5) return total(on.workers) > 2;
  return (i === 1 && lies('wood', 'stone')) || (i === 4 && lies('iron', 'gold'));
}

function standing(patches: readonly Patch[], order: readonly number[]): Point {
  const cost = (each: Patch): number => order.indexOf(each.corner) + (crowded(each) ? CORNERS : 0);
  const best = [...patches].sort((a, b) => cost(a) - cost(b))[0];
  return best === undefined ? { x: 0, y: 0 } : at(best.on, STAND[best.corner] ?? { x: 0, y: 0 });
}

/** The line around the grass of a corner: beside roads and water, and where the village ends. */
function border({ on, corner: i }: Patch, edges: string, taken: ReadonlySet<string>): string {
  const [inner, first, tip, second] = patch(edges, i).map((point) => told(at(on, point)));
  const next = (i + 1) % CORNERS;
  const ends = (edge: number): boolean => !taken.has(cellKey(neighbour(on, edge)));
  return [
    edges[i] === 'F' ? '' : `M${inner}L${first}`,
    ends(i) ? `M${first}L${tip}` : '',
    ends(next) ? `M${tip}L${second}` : '',
    edges[next] === 'F' ? '' : `M${second}L${inner}`,
  ].join('');
}

/** All fields of a village, those that hold nothing too. */
export function fieldsOf(view: KeyflowerView, seat: number): Field[] {
  const village = new Map((view.villages[seat] ?? []).map((on) => [on.tile as string, on]));
  const patches = new Map<string, Patch[]>();
  for (const { tile, fields } of view.grass ?? []) {
    const on = village.get(tile);
    if (on === undefined) continue;
    fields.forEach((name, i) => patches.set(name, [...(patches.get(name) ?? []), { on, corner: i }]));
  }
  const taken = new Set([...village.values()].map(cellKey));
  return [...patches].map(([name, own]) => ({
    name,
    outline: own.map((each) => border(each, edgesOf(each.on), taken)).join(''),
    path: own
      .map(
        (each) =>
          `M${patch(edgesOf(each.on), each.corner)
            .map((point) => told(at(each.on, point)))
            .join('L')}Z`,
      )
      .join(''),
    at: standing(own, NEAR_CORNERS),
    far: standing(own, FAR_CORNERS),
    animals: animalsIn(view, name),
    points: (view.field_points ?? []).find((row) => nameOf(row) === name)?.points ?? 0,
    tiles: [...new Set(own.map((each) => each.on.tile))],
  }));
}

const nameOf = ({ tile, sector }: { tile: string; sector: string }): string => `${tile} ${sector}`;

function animalsIn(view: KeyflowerView, name: string): Count {
  const herd = (view.herds ?? []).find((row) => nameOf(row) === name);
  return Object.fromEntries(ANIMALS.flatMap((kind) => (herd?.[kind] === undefined ? [] : [[kind, herd[kind]]])));
}

/** The field of the corner of a tile in which a point lies that is told from the tile's middle. */
export function fieldAt(view: KeyflowerView, tile: string, { x, y }: Point): string | undefined {
  const sixth = Math.floor((Math.atan2(y, x) - Math.PI / 2) / (Math.PI / 3));
  return view.grass?.find((row) => row.tile === tile)?.fields[((sixth % CORNERS) + CORNERS) % CORNERS];
}

/** What a driven or a coming animal may do, read from legal lines: by field, the lines that lead there. */
export function linesTo(legal: readonly string[], start: string | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const line of legal) {
    const words = line.split(' ');
    const leads = start === null ? words[0] === 'pasture' : words[0] === 'drive' && `${words[1]} ${words[2]} ${words[3]}` === start;
    if (!leads) continue;
    const goal = words.slice(-2).join(' ');
    found.set(goal, [...(found.get(goal) ?? []), line]);
  }
  return found;
}
