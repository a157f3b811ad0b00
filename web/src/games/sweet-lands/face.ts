import './tokens.css';
import { phone } from '../../lib/screen.svelte';
import type { Values } from '../../lib/types';
import type { Session } from '../../table/session.svelte';
import type { GameFace } from '../face';
import Answers from './Answers.svelte';
import { boardOf } from './board.svelte';
import Coming from './Coming.svelte';
import { print } from './edition.svelte';
import { flights, marks, spots } from './flights';
import { scored } from './scored';
import Flying from './Flying.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import Over from './Over.svelte';
import Picture from './Picture.svelte';
import { badge, ON_BOARD } from './places';
import Progress from './Progress.svelte';
import { pieces, sentences } from './sentences';
import Shared from './Shared.svelte';
import { SORTS } from './sorts';
import { SPEECH } from './speech';
import Tip from './Tip.svelte';
import { verdict } from './verdict';

function hint(session: Session): { id: string; values: Values } | null {
  const board = boardOf(session);
  if (board.mode !== null) return { id: `hint-${board.mode}`, values: {} };
  if (board.ready.length > 0) return { id: 'hint-confirm', values: {} };
  const kind = session.ask?.kind;
  /** On a phone the bar is kept low. */
  if (phone.current) return null;
  return kind === 'turn' || kind === 'after' ? { id: `hint-${kind}`, values: {} } : null;
}

export const SWEET_LANDS: GameFace = {
  ...SPEECH,
  Shared,
  Mine,
  Others,
  Over,
  Flying,
  Picture,
  pieces,
  sentences,
  Tip,
  Progress,
  Answers,
  Coming,
  beside: 0.74,
  sorts: SORTS,
  print,
  order: [],
  onBoard: ON_BOARD,
  flights,
  scored,
  spots,
  marks,
  hint,
  holds: (session) => boardOf(session).holds,
  letGo: (session) => boardOf(session).clear(),
  badge,
  verdict,
};
