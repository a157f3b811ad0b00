/** Where the pieces lie that a reason counts, and how its points come about. */
import type { Reason, View } from '../../lib/types';
import type { SheetRow } from '../../table/scores';
import { GOODS, tileFact, type KeyflowerView } from './facts';
import { counted, product } from './reasons';
import { rowOf, rowsOf } from './sheet-rows';

const RESOURCES: ReadonlySet<string> = new Set(GOODS);
/** What is printed on a tile needs no formula, and what pieces score stands beside them. */
const PLAIN: ReadonlySet<string> = new Set(['printed', 'extension', 'pieces']);
const NAMED = ['tile', 'flipped', 'extended'] as const;

/** The tiles of a seat on which such resources lie: each of them, and the tile. */
function lying(view: KeyflowerView, seat: number, goods: readonly string[]): string[] {
  const village = view.villages[seat] ?? [];
  return village.flatMap(({ tile, goods: on }) =>
    goods
      .filter((good) => ((on as Readonly<Record<string, number>>)[good] ?? 0) > 0)
      .flatMap((good) => [`good-${tile}-${good}`, `tile-${tile}`]),
  );
}

export function scored({ seat, values }: Reason, view: View): string[] {
  const game = view as KeyflowerView;
  const named = NAMED.flatMap((name) => (typeof values[name] === 'string' ? [`tile-${values[name]}`] : []));
  const contract = typeof values.contract === 'string' ? [`contract-${values.contract}`] : [];
  const pieces = counted(values).map(({ id }) => id);
  const goods = pieces.filter((id) => RESOURCES.has(id));
  const behind = pieces.length > goods.length || contract.length > 0 ? [`screen-${seat}`] : [];
  const heaps = named.length > 0 && goods.length > 0 ? [] : lying(game, seat, goods);
  return [...named, ...contract, ...behind, ...heaps];
}

/** `7 × 2` for seven of what a tile counts at two points each, as the side that lies up pays them. */
export function formula({ seat, kind, values, points }: Reason, view: View): string | null {
  const pieces = product(values, points);
  if (pieces !== null) return pieces;
  if (typeof values.tile !== 'string' || PLAIN.has(kind)) return null;
  const laid = (view as KeyflowerView).villages[seat]?.find(({ tile }) => tile === values.tile);
  const fact = tileFact(values.tile);
  const each = laid === undefined || fact === undefined ? undefined : fact[laid.side].points;
  return typeof each === 'number' && each > 0 && points % each === 0 ? `${points / each} × ${each}` : null;
}

export const sheetRows = (reasons: readonly Reason[]): SheetRow[] =>
  rowsOf(reasons).map((row) => ({
    key: row,
    title: { id: `sheet-${row}`, values: {} },
    reasons: reasons.filter((reason) => rowOf(reason.kind) === row),
  }));
