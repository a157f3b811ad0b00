/** What a hint says, in words. Numbers travel in tenths of a point. */
import { t } from '../lib/i18n.svelte';
import type { HintedMove, HintReason } from '../lib/types';

/** `≈ 74 points, 6 ahead, 62% to win`; for one who plays alone the points. */
export function expected({ points, margin, chance }: HintedMove, players: number): string {
  const told = t('hint-expected', { points: Math.round(points / 10) });
  if (players === 1) return told;
  const ahead = Math.round(margin / 10);
  const id = ahead === 0 ? 'hint-level' : ahead > 0 ? 'hint-ahead' : 'hint-trailing';
  const lead = `${told}, ${t(id, { margin: Math.abs(ahead) })}`;
  return chance === undefined ? lead : `${lead}, ${t('hint-chance', { percent: chance })}`;
}

const part = ({ group, points }: HintReason): string =>
  t(points > 0 ? 'hint-plus' : 'hint-minus', { group: t(`group-${group}`), points: Math.abs(points) / 10 });

/** What a move has more or less, in a row, and what speaks on the other side; nothing where there is nothing to tell. */
export function groupsOf(reasons: readonly HintReason[]): string {
  const side = Math.sign(reasons[0]?.points ?? 0);
  const [first, second] = reasons.filter(({ points }) => Math.sign(points) === side).map(part);
  const [against] = reasons.filter(({ points }) => Math.sign(points) !== side).map(part);
  const groups = second === undefined ? (first ?? '') : t('hint-both', { first, second });
  return against === undefined ? groups : t('hint-but', { groups, against });
}

/** One sentence: why the best move is the best, or what another lacks. */
export function reason(moves: readonly HintedMove[], place: number): string {
  const move = moves[place];
  if (move === undefined) return '';
  return place === 0 && moves.length === 1 ? t('hint-only') : why(move, place === 0);
}

export function why({ behind, reasons }: Pick<HintedMove, 'behind' | 'reasons'>, best: boolean): string {
  const groups = groupsOf(reasons);
  if (best) return t(groups === '' ? 'hint-hardly-more' : 'hint-more', { groups });
  if (behind === 0) return t('hint-as-good');
  return t(groups === '' ? 'hint-less-bare' : 'hint-less', { groups, behind: behind / 10 });
}
