/**
 * The live line to the table. `Ledger` is the pure half: what is known, what is unacknowledged, what to say after a
 * reconnect. `Wire` is the thin half: a WebSocket, timers and backoff around a ledger.
 */
import type { ClientMessage, Clocks, Draft, LogLine, NoticeKind, PieceAsked, Planned, Refusal, ServerMessage, Values, View } from './types';

export type Status = 'connecting' | 'live' | 'reconnecting' | 'lost' | 'refused';

export interface Snapshot {
  n: number;
  view: View | null;
  log: readonly LogLine[];
  undo: boolean;
  own: OwnTurn;
  /** Who has made each entry; -1 is chance. */
  by: readonly number[];
}

/** What the table says of one's own turn. */
export interface OwnTurn {
  /** So many decisions go with the turn; 0 where it may not be taken back. */
  turn: number;
  redo: boolean;
  ask: boolean;
  stands: readonly string[];
  standing: string | null;
  /** The entries that the table has made in one's place. */
  itself: ReadonlySet<number>;
}

export const NO_TURN: OwnTurn = { turn: 0, redo: false, ask: false, stands: [], standing: null, itself: new Set() };
export const NOTHING: Snapshot = { n: 0, view: null, log: [], undo: false, own: NO_TURN, by: [] };

export interface Absorbed {
  /** Something new to draw. */
  changed: boolean;
  /** The message does not continue what is known: ask for everything again. */
  gap: boolean;
}

type Deed = Extract<ClientMessage, { t: 'move' | 'undo' | 'redo' | 'say' }>;

export class Ledger {
  snapshot: Snapshot = NOTHING;
  private waiting = new Map<string, Deed>();

  /** A deed stays in the ledger until the server says ok or no to its id. */
  enter(deed: Deed): void {
    this.waiting.set(deed.id, deed);
  }

  get unacknowledged(): Deed[] {
    return [...this.waiting.values()];
  }

  /** What to send when a connection opens: who we are up to, then every deed without an answer, in order. */
  opening(): ClientMessage[] {
    return [{ t: 'hello', have: this.snapshot.n }, ...this.unacknowledged];
  }

  settle(id: string): boolean {
    return this.waiting.delete(id);
  }

  /**
   * Take a view message in. Lines of one entry always travel together, so a repeated entry replaces itself; a message
   * from the past changes nothing; one that begins later than what is known leaves a gap.
   */
  absorb(message: Extract<ServerMessage, { t: 'view' }>): Absorbed {
    const known = this.snapshot;
    if (message.reset) {
      const { n, view, log, undo, by } = message;
      this.snapshot = { n, view, log, undo, own: ownTurn(message, []), by };
      return { changed: true, gap: false };
    }
    if (message.since > known.n) return { changed: false, gap: true };
    if (message.n < known.n) return { changed: false, gap: false };
    const told = new Set(message.log.map((line) => line.n));
    const kept = known.log.filter((line) => !told.has(line.n));
    const log = [...kept, ...message.log].sort((a, b) => a.n - b.n);
    const { n, view, undo } = message;
    const by = [...known.by.slice(0, message.since), ...message.by];
    this.snapshot = { n, view, log, undo, own: ownTurn(message, known.own.itself), by };
    return { changed: true, gap: false };
  }

  /** Forget what is known, so that the next hello asks for the whole game. */
  forget(): void {
    this.snapshot = { ...this.snapshot, n: 0, log: [], by: [] };
  }
}

function ownTurn(message: Extract<ServerMessage, { t: 'view' }>, before: Iterable<number>): OwnTurn {
  const { turn, redo, ask, stands, standing } = message;
  return { turn, redo, ask, stands, standing, itself: new Set([...before, ...message.itself]) };
}

/** Seconds to wait before attempt number `attempt` (from 0): doubling from half a second to fifteen. */
export function backoff(attempt: number): number {
  return Math.min(15, 0.5 * 2 ** attempt);
}

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Surroundings {
  socket(url: string): Socket;
  later(run: () => void, seconds: number): () => void;
  id(): string;
}

/** What the table tells everybody, or what this page has to say of itself. */
export interface Notice {
  kind: NoticeKind | 'unheard';
  values: Values;
  n?: number;
}

export interface Listener {
  status(status: Status, retryIn: number): void;
  /** The newest view; the whole, where it does not go on from the one before. */
  view(snapshot: Snapshot, whole: boolean): void;
  clock(clocks: Clocks | null): void;
  table(message: Extract<ServerMessage, { t: 'table' }>): void;
  refused(why: Refusal, line: string | null): void;
  said(message: Extract<ServerMessage, { t: 'said' }>): void;
  notice(message: Notice): void;
  back(message: Extract<ServerMessage, { t: 'back' }>): void;
  pending(count: number): void;
}

const LOST_AFTER = 5;
const PING_EVERY = 20;
/** The server closes with this code when the key opens no seat, and with the next when there is no such table. */
export const WRONG_KEY = 4403;
export const NO_TABLE = 4404;

export class Wire {
  readonly ledger = new Ledger();
  private socket: Socket | null = null;
  private open = false;
  private attempt = 0;
  private stopped = false;
  private heard = true;
  private cancels: (() => void)[] = [];
  private questions = new Map<string, (answer: ServerMessage | null) => void>();

  constructor(
    private readonly url: string,
    /** The key of a seat. It is the first that is said, and no part of the address, which others keep. */
    private readonly key: string | null,
    private readonly listener: Listener,
    private readonly around: Surroundings,
  ) {}

  start(): void {
    this.stopped = false;
    this.listener.status(this.attempt === 0 ? 'connecting' : 'reconnecting', 0);
    const socket = this.around.socket(this.url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => this.closed(event.code);
  }

  stop(): void {
    this.stopped = true;
    this.clearTimers();
    this.socket?.close();
  }

  /** Try again at once instead of waiting for the backoff. */
  retry(): void {
    if (this.open || this.stopped) return;
    this.clearTimers();
    this.start();
  }

  move(line: string): void {
    this.deed({ t: 'move', id: this.around.id(), at: this.ledger.snapshot.n, line });
  }

  undo(turn = false): void {
    this.deed({ t: 'undo', id: this.around.id(), at: this.ledger.snapshot.n, turn });
  }

  redo(): void {
    this.deed({ t: 'redo', id: this.around.id(), at: this.ledger.snapshot.n });
  }

  /** Ask the others to go back, or answer somebody who has asked; why not, where the table refuses. */
  askBack(): Promise<Refusal | null> {
    return this.wished({ t: 'ask-back', id: this.around.id(), at: this.ledger.snapshot.n });
  }
  answerBack(at: number, yes: boolean): Promise<Refusal | null> {
    return this.wished({ t: 'answer-back', id: this.around.id(), at, yes });
  }

  /** What the table may answer in one's place; a client says it anew after every connection. */
  wish(forced: boolean, stand: string | null): Promise<Refusal | null> {
    return this.wished({ t: 'wish', id: this.around.id(), forced, stand });
  }

  private async wished(message: ClientMessage & { id: string }): Promise<Refusal | null> {
    const answer = await this.question(message);
    return answer?.t === 'no' ? answer.why : null;
  }

  say(text: string): void {
    this.deed({ t: 'say', id: this.around.id(), text });
  }

  /** What these drafts lead to, or why the table does not say; null without an answer. */
  async plan(drafts: readonly Draft[]): Promise<{ plans: readonly Planned[] } | { no: Refusal } | null> {
    const answer = await this.question({ t: 'plan', id: this.around.id(), at: this.ledger.snapshot.n, plans: drafts });
    return answer?.t === 'plan' ? { plans: answer.plans } : answer?.t === 'no' ? { no: answer.why } : null;
  }

  /** How everybody stands if the game ended now, and what pieces would bring; null where the table does not say. */
  async points(pieces: readonly PieceAsked[]): Promise<Extract<ServerMessage, { t: 'points' }> | null> {
    const answer = await this.question({ t: 'points', id: this.around.id(), pieces });
    return answer?.t === 'points' ? answer : null;
  }

  /** The best moves now, or why there is no hint; null without an answer. */
  async hint(): Promise<Extract<ServerMessage, { t: 'hint' }> | { no: Refusal } | null> {
    const answer = await this.question({ t: 'hint', id: this.around.id(), at: this.ledger.snapshot.n });
    return answer?.t === 'hint' ? answer : answer?.t === 'no' ? { no: answer.why } : null;
  }

  /** How the table stood at a moment, or why there is none; null without an answer. */
  async look(at: number): Promise<Extract<ServerMessage, { t: 'look' }> | { no: Refusal } | null> {
    const answer = await this.question({ t: 'look', id: this.around.id(), at });
    return answer?.t === 'look' ? answer : answer?.t === 'no' ? { no: answer.why } : null;
  }

  async past(points: boolean): Promise<Extract<ServerMessage, { t: 'past' }> | { no: Refusal } | null> {
    const answer = await this.question({ t: 'past', id: this.around.id(), points });
    return answer?.t === 'past' ? answer : answer?.t === 'no' ? { no: answer.why } : null;
  }

  /** Seals and nonces are not resent: the table shows after every connection what it still waits for. */
  async seal(seal: string): Promise<void> {
    await this.question({ t: 'seal', id: this.around.id(), seal });
  }

  /** Whether the table has taken the nonce. */
  async openNonce(nonce: string): Promise<boolean> {
    return (await this.question({ t: 'open', id: this.around.id(), nonce }))?.t === 'ok';
  }

  private deed(deed: Deed): void {
    this.ledger.enter(deed);
    this.listener.pending(this.ledger.unacknowledged.length);
    this.send(deed);
  }

  /** A question about the game changes nothing, so it is not resent: without a line the answer is null. */
  private question(message: ClientMessage & { id: string }): Promise<ServerMessage | null> {
    if (!this.open) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.questions.set(message.id, resolve);
      this.send(message);
    });
  }

  private send(message: ClientMessage): void {
    if (this.open) this.socket?.send(JSON.stringify(message));
  }

  private opened(): void {
    this.open = true;
    this.attempt = 0;
    if (this.key !== null) this.send({ t: 'enter', key: this.key });
    for (const message of this.ledger.opening()) this.send(message);
    this.listener.status('live', 0);
    this.heard = true;
    this.beat();
  }

  private beat(): void {
    this.cancels.push(
      this.around.later(() => {
        if (!this.open) return;
        if (!this.heard) {
          this.socket?.close();
          return;
        }
        this.heard = false;
        this.send({ t: 'ping' });
        this.beat();
      }, PING_EVERY),
    );
  }

  private closed(code: number): void {
    this.open = false;
    this.clearTimers();
    for (const resolve of this.questions.values()) resolve(null);
    this.questions.clear();
    if (this.stopped) return;
    if (code === WRONG_KEY || code === NO_TABLE) {
      this.stopped = true;
      this.listener.status('refused', 0);
      return;
    }
    const wait = backoff(this.attempt);
    this.attempt += 1;
    this.listener.status(this.attempt > LOST_AFTER ? 'lost' : 'reconnecting', wait);
    this.cancels.push(this.around.later(() => this.start(), wait));
  }

  private clearTimers(): void {
    for (const cancel of this.cancels) cancel();
    this.cancels = [];
  }

  private receive(message: ServerMessage): void {
    this.heard = true;
    switch (message.t) {
      case 'view': {
        const first = this.ledger.snapshot.view === null;
        const absorbed = this.ledger.absorb(message);
        this.listener.clock(message.clock);
        if (absorbed.gap) {
          this.ledger.forget();
          this.send({ t: 'hello', have: 0 });
        } else if (absorbed.changed) this.listener.view(this.ledger.snapshot, first || message.reset);
        return;
      }
      case 'table':
        return this.listener.table(message);
      case 'said':
        return this.listener.said(message);
      case 'notice':
        return this.listener.notice(message);
      case 'back':
        return this.listener.back(message);
      case 'ok':
      case 'no':
        return this.answered(message);
      case 'plan':
      case 'points':
      case 'hint':
      case 'why':
      case 'look':
      case 'past':
        return this.reply(message.id, message);
      case 'bad':
        if (message.id !== undefined) this.answered({ t: 'no', id: message.id, why: { kind: message.why.kind, rule: null, values: {} } });
        return;
      case 'pong':
        return;
      default:
        return this.unheard(message);
    }
  }

  /** The server is newer than this page: what it says is not passed over in silence. */
  private unheard(message: never): void {
    this.listener.notice({ kind: 'unheard', values: { kind: (message as { t?: unknown }).t } });
  }

  private answered(message: Extract<ServerMessage, { t: 'ok' | 'no' }>): void {
    const deed = this.ledger.unacknowledged.find((each) => each.id === message.id);
    if (this.ledger.settle(message.id)) {
      this.listener.pending(this.ledger.unacknowledged.length);
      if (message.t === 'no') this.listener.refused(message.why, deed?.t === 'move' ? deed.line : null);
    } else this.reply(message.id, message);
  }

  private reply(id: string, message: ServerMessage): void {
    this.questions.get(id)?.(message);
    this.questions.delete(id);
  }
}
