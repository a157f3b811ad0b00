/** One open table in this browser: what is known, what is asked, what is being pointed at. */
import type { Ask, Asking, LogLine, Refusal, SeatInfo, ServerMessage, TableInfo, TableState, View } from '../lib/types';
import { nonceTaken, witness } from '../lib/fair';
import { muted } from '../lib/muted.svelte';
import type { Choices } from './choices';
import { fits, joined, type Offer } from './offers';
import { Guests } from './guests.svelte';
import { Hints } from './hints.svelte';
import { archiveOf } from './archive';
import { wireTo } from './connect';
import { Looking, type PastMoment } from './looking.svelte';
import { Plans } from './plans.svelte';
import { Reviewing, type From } from './reviewing.svelte';
import { Standings } from './standings.svelte';
import { telling } from './refusals';
import { turns } from '../lib/turns.svelte';
import { NOTHING, type Wire, type Listener, type Notice, type Snapshot, type Socket, type Status } from '../lib/wire';
import { Showing } from './showing.svelte';
import { endsTurn } from './turn-end';

export interface Refused {
  why: Refusal | null;
  line: string | null;
}

/** Something said at the table, or something the table itself has to say, and how far the game was then. */
export type Chatter = ({ seat: number | null; name: string; text: string } | Notice) & { n: number };

/** Who answers for the others in a sandbox. */
export type Others = 'bots' | 'me';
export type WhatIf = (others: Others, from?: From | null) => void;

const PREVIEW_AFTER_MS = 140;

export class Session {
  status = $state<Status>('connecting');
  retryAt = $state(0);
  seats = $state.raw<readonly SeatInfo[]>([]);
  state = $state<TableState>('lobby');
  /** The modules and options this table is played with. */
  choices = $state.raw<Choices>({ modules: [], options: {}, edition: null });
  creator = $state<number | null>(null);
  you = $state<number | null>(null);
  rematchAt = $state<string | null>(null);
  /** The seats whose browsers the first draw waits for. */
  awaited = $state.raw<readonly number[]>([]);
  /** What is on the screen; it may be a few steps behind what the table has told (`showing`). */
  snapshot = $state.raw<Snapshot>(NOTHING);
  /** Somebody asks to go back, in the position after so many entries. */
  private request = $state.raw<{ at: number; asking: Asking | null } | null>(null);
  readonly back = $derived(this.request?.at === this.snapshot.n ? this.request.asking : null);
  /** A sandbox has ended by itself. */
  ended = $state(false);
  /** The lines that came with what is on the screen, and those by which pieces travel. */
  fresh = $state.raw<LogLine[]>([]);
  moved = $state.raw<LogLine[]>([]);
  pending = $state(0);
  refused = $state.raw<Refused | null>(null);
  /** The last line that was typed as a command. */
  typed = $state<string | null>(null);
  foreseen = $state.raw<{ line: string; lines: readonly LogLine[] } | null>(null);
  /** A line chosen by touch that waits for its confirmation. */
  armed = $state<string | null>(null);
  picked = $state.raw<Offer | null>(null);
  /** "Why not?" is on: the next thing pointed at is asked about instead of played. */
  asking = $state(false);
  chat = $state.raw<Chatter[]>([]);
  /** How many of these nobody has read here. */
  unread = $state(0);
  /** The winner has been told on the score sheet. */
  scoresTold = $state(false);
  /** Spots lit up because a log line speaks of them. */
  lit = $state.raw<ReadonlySet<string>>(new Set());

  /** Looking back, and the moment that is shown instead of the present. */
  readonly looking: Looking;
  private seen = $state.raw<PastMoment | null>(null);
  readonly past = $derived.by<PastMoment | null>(() => this.looking.past ?? this.seen);
  readonly view = $derived.by<View | null>(() => this.past?.view ?? this.snapshot.view);
  readonly log = $derived.by<readonly LogLine[]>(() => this.past?.log ?? this.snapshot.log);
  readonly legal = $derived.by<readonly string[]>(() => {
    const now = this.past === null && this.pending === 0 && this.status === 'live' && !this.showing.behind;
    return now ? (this.snapshot.view?.moves ?? []) : [];
  });
  /** What is asked of me now, whatever is shown; while I look back nothing that I see asks me. */
  readonly called = $derived.by<Ask | null>(() =>
    this.showing.behind ? null : (this.snapshot.view?.asks.find((ask) => ask.seat === this.you) ?? null),
  );
  readonly ask = $derived.by<Ask | null>(() => (this.past === null ? this.called : null));
  readonly canUndo = $derived.by(() => this.showing.latest.undo && this.pending === 0 && this.past === null);

  /** What may be done after lines that have not been sent. */
  readonly plans = new Plans((drafts) => this.wire.plan(drafts));
  /** Who stands where, as if the game ended now. */
  readonly standings = new Standings((pieces) => this.wire.points(pieces));
  readonly hints = new Hints(this);
  readonly reviewing: Reviewing;
  /** Who is here, whose clock runs. */
  readonly guests: Guests;
  /** At whose pace the screen follows the table. */
  readonly showing: Showing;
  readonly wire: Wire;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this connection has told the table what this device wishes. */
  private wished = false;
  /** What is being pointed at while the table works out where it leads. */
  private wanted: string | null = null;

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly game: string,
    /** Set in a sandbox, which is no table. */
    readonly sandbox: Others | null = null,
    line: ((url: string) => Socket) | null = null,
    from: From | null = null,
  ) {
    this.reviewing = new Reviewing(table);
    this.guests = new Guests(table, key);
    this.showing = new Showing(this, sandbox === 'me');
    this.looking = new Looking(archiveOf(this, () => this.wire));
    this.wire = wireTo({ table, key, sandbox, from }, this.listener(), line);
  }

  private listener(): Listener {
    return {
      status: (status, retryIn) => {
        this.status = status;
        this.wished = false;
        if (this.sandbox !== null && status !== 'connecting' && status !== 'live') this.end();
        this.retryAt = Date.now() + retryIn * 1000;
      },
      view: (snapshot, whole) => this.showing.arrived(snapshot, whole),
      clock: (clocks) => this.guests.heard(clocks),
      table: (message) => this.seated(message),
      refused: (why, line) => (this.refused = { why, line }),
      said: ({ name, text, n, seat }) =>
        this.heard(
          { seat, name, text, n: n ?? this.snapshot.n },
          seat === this.you || this.guests.isMuted(seat) || muted.has(this.table, seat),
        ),
      notice: ({ kind, values, n }) => this.heard({ kind, values, n: n ?? this.snapshot.n }, false),
      back: (message) => {
        this.showing.catchUp();
        this.request = message;
      },
      pending: (count) => (this.pending = count),
    };
  }

  open(info: TableInfo): void {
    this.choices = info;
    this.told(info);
    this.wire.start();
  }

  close(): void {
    clearTimeout(this.timer);
    this.showing.close();
    this.looking.pause();
    this.reviewing.leave();
    this.standings.close();
    this.wire.stop();
  }

  retry = (): void => this.wire.retry();

  /** A sandbox is not taken up again: another connection would deal another one. */
  private end(): void {
    this.close();
    this.ended = true;
  }

  /** Put on the screen what the table has told. */
  show(snapshot: Snapshot, fresh: LogLine[], moved: LogLine[]): void {
    this.snapshot = snapshot;
    this.fresh = fresh;
    this.moved = this.past === null ? moved : [];
    this.picked = null;
    this.armed = null;
    this.foreseen = null;
    this.refused = null;
    this.plans.forget();
    this.standings.moved();
    this.hints.moved();
    if (!this.wished) this.wish(null);
  }

  /** Tell the table what it may answer here, and what is to stand; nothing stands after a new connection. */
  private wish(stand: string | null): void {
    if (this.key === null || this.you === null || this.sandbox !== null) return;
    this.wished = true;
    void this.wire.wish(turns.forced, stand).then((why) => this.unless(why));
  }

  unless(why: Refusal | null): void {
    if (why !== null) this.refused = { why, line: null };
  }

  /** Let a line stand until something changes for me; null: ask me again. */
  stand(line: string | null): void {
    this.cancel();
    this.wish(line);
  }

  askBack(): void {
    this.showing.catchUp();
    this.cancel();
    void this.wire.askBack().then((why) => this.unless(why));
  }

  answerBack(yes: boolean): void {
    void this.wire.answerBack(this.snapshot.n, yes).then((why) => this.unless(why));
  }

  /** What was said before this page was opened, and what one says oneself, needs no reading. */
  private heard(said: Chatter, own: boolean): void {
    this.chat = [...this.chat, said];
    if (!own && this.snapshot.view !== null) this.unread += 1;
  }

  private told(info: TableInfo): void {
    this.seats = info.seats;
    this.state = info.state;
    this.standings.on = info.points;
    this.hints.on = info.hints;
    this.reviewing.offered = info.review;
    this.guests.told(info);
  }

  private seated(message: Extract<ServerMessage, { t: 'table' }>): void {
    this.told(message);
    this.creator = message.creator;
    this.you = message.you;
    this.rematchAt = message.rematch;
    this.awaited = message.sealing?.seats ?? [];
    if (this.sandbox === null) void this.addToChance(message);
  }

  /** This browser's part in the draws: seal a number, and open it when everybody's seals are shown. */
  private async addToChance(message: Extract<ServerMessage, { t: 'table' }>): Promise<void> {
    const step = witness(this.table, message.you, message);
    if (step?.t === 'seal') await this.wire.seal(step.seal);
    else if (step?.t === 'open' && (await this.wire.openNonce(step.nonce))) nonceTaken(this.table);
  }

  seatInfo(seat: number): SeatInfo | null {
    return this.seats[seat] ?? null;
  }

  /** The legal lines a piece stands for, given what is already picked. */
  lines(offer: Offer): string[] {
    const whole = joined(this.picked, offer);
    return whole === null ? [] : this.legal.filter((line) => fits(line, whole));
  }

  /** Point at a legal line: its consequences are fetched and shown before anything is sent. */
  point(line: string | null): void {
    clearTimeout(this.timer);
    this.wanted = null;
    if (line === null) {
      if (this.armed === null) this.foreseen = null;
      return;
    }
    const known = this.plans.now.after([line]) !== undefined;
    if (known) void this.foresee([line]);
    else this.timer = setTimeout(() => void this.foresee([line]), PREVIEW_AFTER_MS);
  }

  /** Show what these lines are sure to do. */
  async foresee(lines: readonly string[]): Promise<void> {
    clearTimeout(this.timer);
    const plan = lines.join('; ');
    this.wanted = plan;
    await this.plans.want([{ lines }]);
    const planned = this.plans.now.after(lines);
    if (this.wanted === plan && planned !== undefined && !('why' in planned)) this.foreseen = { line: plan, lines: planned.log };
  }

  /** Answer with a piece: complete the command, or keep the half and wait for the other piece. */
  choose(offer: Offer, confirm: boolean): void {
    const lines = this.lines(offer);
    const whole = joined(this.picked, offer);
    if (whole === null || lines.length === 0) return;
    const complete = whole.words.every((word) => word !== null);
    if (!complete) this.pick(whole);
    else if (confirm && this.armed !== lines[0]) this.arm(lines[0] ?? '');
    else this.send(lines[0] ?? '');
  }

  isPicked(offer: Offer): boolean {
    const picked = this.picked;
    return picked !== null && picked.verb === offer.verb && offer.words.every((word, i) => word === null || word === picked.words[i]);
  }

  private pick(offer: Offer): void {
    this.picked = offer;
    this.refused = null;
    this.foreseen = null;
  }

  /** Let a line wait for its confirmation, and show what it would do. */
  arm(line: string): void {
    this.armed = line;
    this.refused = null;
    this.point(line);
  }

  /** Nothing is pointed at any more. */
  lookAway(): void {
    clearTimeout(this.timer);
    this.wanted = null;
    this.foreseen = null;
  }

  cancel(): void {
    this.picked = null;
    this.armed = null;
    this.lookAway();
    this.asking = false;
    this.refused = null;
  }

  /** Send a line; where turns are confirmed, the last of a turn waits until it is sent once more. */
  send(line: string): void {
    this.showing.catchUp();
    const confirmed = !turns.confirm || this.armed === line || this.sandbox !== null;
    this.cancel();
    if (confirmed) this.wire.move(line);
    else void this.sendUnlessLast(line);
  }

  private async sendUnlessLast(line: string): Promise<void> {
    const at = this.snapshot.n;
    await this.plans.want([{ lines: [line] }]);
    if (this.snapshot.n !== at) return;
    if (endsTurn(this.plans.now.after([line]), this.you, turns.forced)) this.arm(line);
    else this.wire.move(line);
  }

  /** Answer with a line, or ask why not while that is on. */
  answer = (line: string): void => (this.asking ? void this.whyNot(line) : this.send(line));

  /** Say why something is not possible that needs no question to the table. */
  refuse(kind: string): void {
    this.cancel();
    this.refused = { why: { kind, rule: null, values: {} }, line: null };
  }

  undo(turn = false): void {
    if (!this.canUndo) return;
    this.showing.catchUp();
    this.cancel();
    this.wire.undo(turn);
  }

  readonly canRedo = $derived.by(() => this.showing.latest.own.redo && this.pending === 0 && this.past === null);
  redo(): void {
    if (!this.canRedo) return;
    this.showing.catchUp();
    this.cancel();
    this.wire.redo();
  }

  say = (text: string): void => this.wire.say(text);

  /** Ask for the rule that forbids a line; a legal line has none. */
  whyNot = (line: string): Promise<void> => this.whyNone([[line]]);

  /** Ask why none of these plans can be carried out; the refusal that tells most is shown. */
  async whyNone(plans: readonly (readonly string[])[]): Promise<void> {
    this.asking = false;
    const found = await this.plans.whyNot(plans);
    if (found.length === 0) return;
    const line = plans[0]?.at(-1) ?? null;
    this.refused = { why: found.includes(null) ? null : telling(found.filter((why) => why !== null)), line };
  }

  async rewind(at: number): Promise<void> {
    if (this.sandbox !== null) return;
    this.showing.stopAgain();
    this.looking.pause();
    await this.looking.go(at);
  }

  async look(at: number): Promise<View | null> {
    const answer = await this.wire.look(at);
    return answer !== null && 'view' in answer ? answer.view : null;
  }

  /** Put a moment that is seen again on the screen, or the present. */
  showPast(past: { at: number; view: View } | null, moved: LogLine[]): void {
    this.seen = past === null ? null : { ...past, log: this.snapshot.log.filter((line) => line.n <= past.at), gone: false };
    this.moved = moved;
  }

  now(): void {
    this.showing.stopAgain();
    this.looking.now();
  }
}
