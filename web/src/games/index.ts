import { ARTIFICIUM } from './artificium/face';
import type { GameFace } from './face';
import { KEYFLOWER } from './keyflower/face';

/** The games this client can show; the server may know others. */
export const FACES: Readonly<Record<string, GameFace>> = { artificium: ARTIFICIUM, keyflower: KEYFLOWER };
