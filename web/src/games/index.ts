import { i18n } from '../lib/i18n.svelte';
import type { ScoreFace } from '../score/face';
import type { GameFace } from './face';

/** The games with a board of their own, each loaded when a table of it is opened. */
export const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  artificium: async () => (await import('./artificium/face')).ARTIFICIUM,
  keyflower: async () => (await import('./keyflower/face')).KEYFLOWER,
  'sweet-lands': async () => (await import('./sweet-lands/face')).SWEET_LANDS,
};

/** The games whose boxed end can be counted, each with what the score page needs of it. */
export const SCORE_FACES: Readonly<Record<string, () => Promise<ScoreFace>>> = {
  artificium: async () => (await import('./artificium/score/face')).SCORE,
  keyflower: async () => (await import('./keyflower/score/face')).SCORE,
  'sweet-lands': async () => (await import('./sweet-lands/score/face')).SCORE,
};

/** Any other game the server knows is shown on a plain board. */
const plain = async (): Promise<GameFace> => (await import('./plain/face')).PLAIN;

/** The face of a game and its sentences, fetched side by side. */
export async function meet(game: string): Promise<GameFace> {
  const [face] = await Promise.all([(Object.hasOwn(FACES, game) ? FACES[game] : undefined)?.() ?? plain(), i18n.expect(game)]);
  return face;
}
