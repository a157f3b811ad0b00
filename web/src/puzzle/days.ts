/** A day of a puzzle in the reader's language. Days are those of UTC, wherever the reader is. */
import { i18n } from '../lib/i18n.svelte';

const form = (day: string, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const dayName = (day: string): string => form(day, 'long');
export const shortDay = (day: string): string => form(day, 'short');
