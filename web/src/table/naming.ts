import { i18n, t } from '../lib/i18n.svelte';

/** What a game is called; one without texts by its own id. */
export const gameTitle = (id: string): string => (i18n.has(`game-${id}`) ? t(`game-${id}`) : id);
