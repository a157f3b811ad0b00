/** How the points of a reason come about, in words and numbers. */
import type { GameFace } from '../games/face';
import { i18n, t } from '../lib/i18n.svelte';
import type { Reason, View } from '../lib/types';
import { formulaValues, type SheetRow } from './scores';

export function formulaOf(reason: Reason, face: GameFace, view: View): string | null {
  /** Nothing was counted, and nothing came of it. */
  if (reason.values.count === 0 && reason.points === 0) return null;
  const own = face.formula?.(reason, view) ?? null;
  if (own !== null) return own;
  const id = `why-${reason.kind}-detail`;
  if (i18n.has(id)) return t(id, formulaValues(reason));
  return typeof reason.values.count === 'number' ? `× ${reason.values.count}` : null;
}

/** The spots on the board of all that a row counts. */
export const spotsOf = (row: SheetRow, face: GameFace, view: View): ReadonlySet<string> =>
  new Set(row.reasons.flatMap((reason) => face.scored?.(reason, view) ?? []));

export const rowTitle = ({ title }: SheetRow): string => i18n.first([`${title.id}-row`, title.id]);
