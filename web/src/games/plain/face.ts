import type { LogLine } from '../../lib/types';
import type { GameFace } from '../face';
import Inline from './Inline.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import Progress from './Progress.svelte';
import Shared from './Shared.svelte';

const spots = ({ v }: LogLine): string[] => [v.seat, v.target].filter((seat) => seat !== undefined).map((seat) => `seat-${String(seat)}`);

/** The board of a game without one of its own: its view as cards and lists, its questions as buttons. */
export const PLAIN: GameFace = {
  Shared,
  Mine,
  Others,
  Inline,
  Flying: Inline,
  Tip: Inline,
  Progress,
  fields: {},
  sorts: {},
  onBoard: new Set(),
  order: [],
  flights: () => [],
  scored: ({ seat }) => [`seat-${seat}`],
  spots,
  hint: () => null,
  badge: () => 0,
};
