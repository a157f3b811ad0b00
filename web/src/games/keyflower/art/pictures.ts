import type { Cuts } from '../../../lib/art/shapes';
import { AUTUMN_WINTER } from './autumn-winter';
import { FARMERS } from './farmers';
import { MERCHANTS } from './merchants';
import { PROMOS } from './promos';
import { SPRING_SUMMER } from './spring-summer';
import { EAR, SCROLL } from './trade-pieces';

export const PICTURES: Readonly<Record<string, Cuts>> = { ...SPRING_SUMMER, ...AUTUMN_WINTER, ...MERCHANTS, ...FARMERS, ...PROMOS };

/** The white mark before the name that tells which set a tile is from; the base game and promos have none. */
export const setMark = (tile: string): string | undefined =>
  tile in MERCHANTS ? SCROLL : tile in FARMERS || tile.startsWith('farm-turn') ? EAR : undefined;
