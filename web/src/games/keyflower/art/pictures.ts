import type { Cuts } from '../../../lib/art/shapes';
import { AUTUMN_WINTER } from './autumn-winter';
import { SPRING_SUMMER } from './spring-summer';

export const PICTURES: Readonly<Record<string, Cuts>> = { ...SPRING_SUMMER, ...AUTUMN_WINTER };
