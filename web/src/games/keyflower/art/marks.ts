/** What stands in the box of a tile: icons, numbers, an arrow, a slash between choices, a bar between two things. */
import type { Count, Effect } from '../facts';

export type Mark = { icon: string } | { text: string } | { arrow: true } | { slash: true } | { bar: true };

export const icon = (id: string): Mark => ({ icon: id });
export const text = (value: string | number): Mark => ({ text: String(value) });
export const ARROW: Mark = { arrow: true };
export const SLASH: Mark = { slash: true };
export const BAR: Mark = { bar: true };

/** As many as can be told at a glance; more of them are a number and one piece. */
const AT_A_GLANCE = 3;
const IN_A_BOX = 6;

const times = <Each>(n: number, each: Each): Each[] => Array.from({ length: n }, () => each);

/** Several pieces in a row; equal piles of many kinds share one number. Carts and upgrade signs stand for themselves. */
export function pieces({ transport, upgrade = 0, ...others }: Count): Mark[] {
  const found = Object.entries(others).filter(([, n]) => n > 0);
  const whole = found.reduce((sum, [, n]) => sum + n, 0);
  const most = found[0]?.[1] ?? 0;
  const carried = transport === undefined ? [] : [icon('cart'), text(transport)];
  const shown =
    whole > IN_A_BOX && found.length > 1 && found.every(([, n]) => n === most)
      ? [text(`${most}×`), ...found.map(([id]) => icon(id))]
      : found.flatMap(([id, n]) => (n > AT_A_GLANCE || (whole > IN_A_BOX && n > 1) ? [text(n), icon(id)] : times(n, icon(id))));
  return [...shown, ...carried, ...times(upgrade, icon('up'))];
}

/** The points of one of what is counted, or nothing where the row has none. */
export const worth = ({ points }: Effect): Mark[] => (typeof points === 'number' && points > 0 ? [ARROW, icon(`points-${points}`)] : []);
