/** How seats and their sitters are called. */
import { i18n, t } from '../lib/i18n.svelte';
import type { SeatInfo, Sitter } from '../lib/types';

/** A person by name, a bot by the name its chair carries, a free chair by its number. */
export function seatTitle(info: SeatInfo | null, seat: number): string {
  if (info?.kind === 'human' && info.name) return info.name;
  if (info?.kind === 'bot') return info.name || t(i18n.first([`bot-name-${seat}`, 'bot']));
  return t('seat-number', { number: seat + 1 });
}

export const botTitle = (bot: string | null): string => (bot !== null && i18n.has(`bot-${bot}`) ? t(`bot-${bot}`) : (bot ?? ''));

/** What a bot is like to play against; null where nobody has said it. */
export const botAbout = (bot: string): string | null => (i18n.has(`bot-about-${bot}`) ? t(`bot-about-${bot}`) : null);

/** Who sits at a table of a list, without oneself. */
export function sitters(seats: readonly Sitter[], you: number | null): string {
  const names = seats.flatMap((each, seat) => (seat === you || each.kind === 'open' ? [] : [each.name ?? botTitle(each.bot)]));
  return i18n.list(names);
}
