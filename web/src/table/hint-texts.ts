/** What a hint says, in words. Numbers travel in tenths of a point. */
import { t } from '../lib/i18n.svelte';
import type { HintedMove, HintReason } from '../lib/types';

/** `≈ 74 points, 6 ahead`; for one who plays alone the points. */
export function expected({ points, margin }: HintedMove, players: number): string {
  const told = t('hint-expected', { points: Math.round(points / 10) });
  if (players === 1) return told;
  const ahead = Math.round(margin / 10);
  const id = ahead === 0 ? 'hint-level' : ahead > 0 ? 'hint-ahead' : 'hint-trailing';
  return `${told}, ${t(id, { margin: Math.abs(ahead) })}`;
}

const part = ({ group, points }: HintReason): string =>
  t(points > 0 ? 'hint-plus' : 'hint-minus', { group: t(`group-${group}`), points: Math.abs(points) / 10 });

/** One sentence: why the best move is the best, or what another lacks. */
export function reason(moves: readonly HintedMove[], place: number): string {
  const move = moves[place];
  if (move === undefined) return '';
  const [first, second] = move.reasons.map(part);
  const groups = second === undefined ? (first ?? '') : t('hint-both', { first, second });
  if (place === 0) return t(moves.length === 1 ? 'hint-only' : groups === '' ? 'hint-hardly-more' : 'hint-more', { groups });
  if (move.behind === 0) return t('hint-as-good');
  return t(groups === '' ? 'hint-less-bare' : 'hint-less', { groups, behind: move.behind / 10 });
}
