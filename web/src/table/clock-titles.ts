/** Clocks in words. */
import { DAY, figures, inDays } from '../lib/clock';
import { t } from '../lib/i18n.svelte';
import type { TimeControl } from '../lib/types';

/** What is left on a clock, as short as it can be read. */
export function timeLeft(control: TimeControl, ms: number): string {
  const long = control.kind === 'days' ? inDays(ms) : null;
  return long === null ? figures(ms) : t('clock-days-left', long);
}

/** The clock of a table: "20 min + 30 s", "3 days a move". */
export function controlTitle(control: TimeControl | null): string {
  if (control === null) return t('clock-none');
  if (control.kind === 'days') return t('clock-days-each', { days: Math.round((control.seconds * 1000) / DAY) });
  const minutes = Math.round(control.seconds / 6) / 10;
  return t('clock-bank-told', { minutes, increment: control.increment });
}
