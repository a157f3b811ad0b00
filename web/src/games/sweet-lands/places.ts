/** Where each answer is given: on which tab, and in which part of it. */
import { command } from '../../lib/text';
import type { Tab } from '../face';
import type { MyPart, SharedPart } from './board.svelte';

type Part = SharedPart | MyPart;

const PART_OF: Readonly<Record<string, Part>> = {
  use: 'areas',
  'use-disk': 'areas',
  copy: 'areas',
  support: 'tokens',
  claim: 'tokens',
  lay: 'land',
  'lay-special': 'land',
  road: 'land',
  put: 'land',
  rabbit: 'land',
  'turn-over': 'land',
  take: 'plan',
  bonus: 'plan',
  employ: 'plan',
  flip: 'plan',
  drive: 'line',
  play: 'hand',
  discard: 'hand',
  keep: 'hand',
  pick: 'hand',
  hire: 'hand',
  advance: 'tracks',
};
const TABS: Readonly<Record<Part, Tab>> = {
  areas: 'table',
  tracks: 'table',
  tokens: 'table',
  land: 'mine',
  plan: 'mine',
  line: 'mine',
  hand: 'mine',
};

/** Verbs answered by touching pieces of the board, so they need no button. */
export const ON_BOARD: ReadonlySet<string> = new Set([
  ...Object.keys(PART_OF),
  'scrap-card',
  'tower',
  'find',
  'skill',
  'choose-character',
  'choose-domain',
]);

const answersIn = (part: Part, legal: readonly string[]): Set<string> =>
  new Set(legal.filter((line) => PART_OF[command(line).verb] === part).map((line) => command(line).words.at(-1) ?? ''));

/** How many different pieces of a part may be acted on. */
export const waitingIn = (part: Part, legal: readonly string[]): number => answersIn(part, legal).size;

export function badge(tab: Tab, moves: readonly string[]): number {
  const parts = (Object.keys(TABS) as Part[]).filter((part) => TABS[part] === tab);
  return parts.reduce((sum, part) => sum + waitingIn(part, moves), 0);
}
