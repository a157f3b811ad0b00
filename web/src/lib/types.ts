/** The shapes of the wire: what the server and this client say to each other. */

export type Word = string;
export type Values = Record<string, unknown>;

export interface LogLine {
  n: number;
  k: string;
  rule: string | null;
  v: Values;
}

export interface Ask {
  seat: number;
  kind: string;
  source?: string | null;
  /** What else the question tells: a count, a price, a target. */
  [detail: string]: unknown;
}

export interface Reason {
  seat: number;
  kind: string;
  points: number;
  values: Values;
}

/** Seats with equal points: what decided between them, seat by seat, or that they share the place (`kind` null). */
export interface Tie {
  place: number;
  seats: number[];
  points: number;
  kind: string | null;
  values: number[];
}

export interface Outcome {
  scores: number[];
  winners: number[];
  /** From 1 on, by seat; shared where nothing decides. */
  places: number[];
  ties: Tie[];
  reasons: Reason[];
}

/** The part of a view that every game has; boards know their own game's part. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  asks: Ask[];
  moves: string[];
  outcome: Outcome | null;
}

export interface SeatInfo {
  seat: number;
  kind: 'open' | 'human' | 'bot';
  name: string | null;
  bot: string | null;
  online: boolean;
}

export type TableState = 'lobby' | 'sealing' | 'playing' | 'over' | 'stopped';

/** What everybody may know of the numbers that browsers add to the draws, and whose are waited for. */
export interface Sealed {
  chance: string;
  seals: (string | null)[];
  sealing: { step: 'seals' | 'nonces'; seats: number[] } | null;
}

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  state: TableState;
  seats: SeatInfo[];
  ply?: number;
}

export interface Refusal {
  kind: string;
  rule: string | null;
  values: Values;
  /** Lines that are possible now and come near to what was said. */
  nearest?: string[];
}

export interface Fault {
  kind: string;
  expected?: unknown;
  got?: unknown;
}

export interface GameInfo {
  name: string;
  min_players: number;
  max_players: number;
  bots: string[];
  modules: string[];
}

export interface ServerInfo {
  version: string;
  build: string;
  lan_url: string | null;
  lan_qr: string | null;
  /** This browser may open the table to the network, which cannot reach it yet. */
  may_open?: boolean;
}

export interface Sitting {
  seat: number;
  key: string;
  code: string;
}

/** Something that goes from place to place by lines of these words, where it stands, and where it goes. */
export interface Walk {
  words: string;
  start: string;
}

/** Lines to be tried one after the other; then everything that goes on with these verbs, and these walks. */
export interface Draft {
  lines: readonly string[];
  follow?: readonly string[];
  walks?: readonly Walk[];
}

/** A place in a view and what will stand there; without a value the name is gone. */
export type Change = readonly [path: readonly (string | number)[], value?: unknown];

/** What is sure after the lines of a draft; null where it cannot be foreseen. */
export interface Foreseen {
  log: LogLine[];
  asks: Ask[] | null;
  moves: string[] | null;
  changes: Change[];
  then?: { lines: string[]; moves: string[] }[];
  /** For each walk the shortest way to every place in reach. */
  ways?: Record<string, string[]>[];
}

/** What a draft leads to, or which of its lines is refused and why. */
export type Planned = Foreseen | { why: Refusal; line: number };

export type ServerMessage =
  | ({ t: 'table'; seats: SeatInfo[]; state: TableState; creator: number | null; you: number | null; rematch: string | null } & Sealed)
  | { t: 'view'; n: number; since?: number; view: View; log: LogLine[]; reset: boolean; undo: boolean; clock: null }
  | { t: 'ok'; id: string; n: number }
  | { t: 'no'; id: string; why: Refusal }
  | { t: 'plan'; id: string; n: number; plans: Planned[] }
  | { t: 'look'; id: string; at: number; view: View }
  | { t: 'said'; n?: number; seat: number | null; name: string; text: string }
  | { t: 'notice'; kind: 'bot-fell-back' | 'bots-stopped' | 'endless'; values: Record<string, string | number> }
  | { t: 'bad'; id?: string; why: Fault }
  | { t: 'pong' };

export type ClientMessage =
  | { t: 'hello'; have: number }
  | { t: 'move'; id: string; at: number; line: string }
  | { t: 'undo'; id: string; at: number }
  | { t: 'plan'; id: string; at: number; plans: readonly Draft[] }
  | { t: 'look'; id: string; at: number }
  | { t: 'say'; id: string; text: string }
  | { t: 'seal'; id: string; seal: string }
  | { t: 'open'; id: string; nonce: string }
  | { t: 'ping' };
