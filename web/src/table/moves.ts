/** Command lines as sentences and as buttons. */
import type { GameFace } from '../games/face';
import { i18n } from '../lib/i18n.svelte';
import { command, named } from '../lib/text';
import { declining } from './offers';

export function moveValues(line: string, face: Pick<GameFace, 'fields'>): Record<string, string | number> {
  const { verb, words } = command(line);
  /** Words nobody has named are known by their place. */
  return named(words, face.fields[verb] ?? words.map((_, place) => String(place)));
}

export const moveId = (line: string): string => `move-${command(line).verb}`;

export const moveText = (line: string, face: GameFace): string => i18n.t(moveId(line), moveValues(line, face));

export interface Answers {
  /** Few enough to stand as buttons. */
  buttons: string[];
  /** Verbs with too many answers for buttons: shown in a list. */
  rest: string[];
}

const MOST_BUTTONS = 7;

/** The legal lines that the board does not already offer, split into buttons and a list. */
export function answers(legal: readonly string[], face: GameFace): Answers {
  const way = declining(legal);
  const offBoard = legal.filter((line) => !face.onBoard.has(command(line).verb) && line !== way);
  if (offBoard.length <= MOST_BUTTONS) return { buttons: offBoard, rest: [] };
  const single = offBoard.filter((line) => command(line).words.length === 0);
  return { buttons: single, rest: offBoard.filter((line) => !single.includes(line)) };
}
