import { i18n } from '../lib/i18n.svelte';
import type { GameFace } from './face';

/** The games this client can show, each loaded when a table of it is opened; the server may know others. */
export const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  artificium: async () => (await import('./artificium/face')).ARTIFICIUM,
  keyflower: async () => (await import('./keyflower/face')).KEYFLOWER,
};

/** The face of a game and its sentences, fetched side by side. */
export async function meet(game: string): Promise<GameFace | null> {
  const [face] = await Promise.all([FACES[game]?.(), i18n.expect(game)]);
  return face ?? null;
}
