import type { GameFace } from './face';

/** The games this client can show, each loaded when a table of it is opened; the server may know others. */
export const FACES: Readonly<Record<string, () => Promise<GameFace>>> = {
  artificium: async () => (await import('./artificium/face')).ARTIFICIUM,
  keyflower: async () => (await import('./keyflower/face')).KEYFLOWER,
};
