/** Looking back at a table. The game goes on meanwhile: nothing here changes what is known of it. */
import type { LogLine, PointsAt, Refusal, ServerMessage, TurnEnded, View } from '../lib/types';
import { placeOf, stageMoments, stepFrom, toldMoments, turnMoments, type Unit } from './moments';

export type Looked = Extract<ServerMessage, { t: 'look' }>;
export type PastTold = Extract<ServerMessage, { t: 'past' }>;

/** Where the past is asked for, and how the game stands now. */
export interface Archive {
  look(at: number): Promise<Looked | { no: Refusal } | null>;
  past(points: boolean): Promise<PastTold | { no: Refusal } | null>;
  readonly n: number;
  readonly log: readonly LogLine[];
  readonly over: boolean;
}

/** The board of a moment with its log; `gone` where it was taken back later. */
export interface PastMoment {
  at: number;
  view: View;
  log: readonly LogLine[];
  gone: boolean;
}

export interface Clock {
  later(run: () => void, ms: number): () => void;
}

const CLOCK: Clock = {
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** How long a step is shown while the game plays. */
const STEP_MS: Readonly<Record<Unit, number>> = { line: 900, turn: 1500, stage: 2500 };

export class Looking {
  past = $state.raw<PastMoment | null>(null);
  playing = $state(false);
  /** A moment is about to be shown, by a link: what waits for the present to be seen waits. */
  expected = $state(false);
  unit = $state<Unit>('line');
  /** The points over the game: null until they have come, with why not where they do not. */
  points = $state.raw<readonly PointsAt[] | null>(null);
  refused = $state.raw<Refusal | null>(null);
  /** How many entries there were when the look back began. */
  private began = $state(0);
  private turns = $state.raw<readonly TurnEnded[]>([]);
  private turnsOf = -1;
  private wanted: number | null = null;
  private fetching: Promise<Refusal | null> | null = null;
  private visits = 0;
  private cancel: () => void = () => undefined;

  constructor(
    private readonly archive: Archive,
    private readonly clock: Clock = CLOCK,
  ) {}

  /** Every moment of which something is told. */
  readonly moments = $derived.by(() => toldMoments(this.archive.log, this.archive.n));
  readonly stages = $derived.by(() => stageMoments(this.archive.log, this.archive.n));
  readonly place = $derived.by(() => placeOf(this.moments, this.past?.at ?? this.archive.n));
  /** Something has happened at the table since. */
  readonly news = $derived.by(() => this.past !== null && this.archive.n > this.began);
  readonly atEnd = $derived.by(() => (this.past?.at ?? this.archive.n) >= this.archive.n);

  /** Show a moment; at the newest of a game that goes on one is back. Answers why there is none. */
  go(at: number): Promise<Refusal | null> {
    const bounded = Math.max(0, Math.min(at, this.archive.n));
    if (bounded >= this.archive.n && !this.archive.over) {
      this.now();
      return Promise.resolve(null);
    }
    return this.visit(bounded);
  }

  /** Show a moment that was asked for by its number, whether there is one or not. Only the last that is wanted is fetched. */
  visit(at: number): Promise<Refusal | null> {
    this.wanted = at;
    if (this.fetching !== null) return this.fetching;
    const fetching = this.fetchAll().finally(() => {
      if (this.fetching === fetching) this.fetching = null;
    });
    this.fetching = fetching;
    return fetching;
  }

  private async fetchAll(): Promise<Refusal | null> {
    let why: Refusal | null = null;
    const visits = this.visits;
    while (this.wanted !== null && this.visits === visits) {
      const at = this.wanted;
      this.wanted = null;
      why = await this.fetch(at, visits);
    }
    return why;
  }

  private async fetch(at: number, visits: number): Promise<Refusal | null> {
    const answer = await this.archive.look(at);
    if (answer === null || this.visits !== visits) return null;
    if ('no' in answer) return answer.no;
    /** The log has gone on since this was answered, perhaps by going back: what it shares with it is not known. */
    if (answer.n < this.archive.n) return this.fetch(at, visits);
    if (this.past === null) this.began = this.archive.n;
    const alike = this.archive.log.filter((line) => line.n <= answer.since);
    this.past = { at, view: answer.view, log: [...alike, ...answer.log], gone: answer.since < at };
    return null;
  }

  now(): void {
    this.visits += 1;
    this.wanted = null;
    this.fetching = null;
    this.past = null;
    this.pause();
  }

  async step(by: 1 | -1): Promise<void> {
    const next = stepFrom(await this.ends(), this.past?.at ?? this.archive.n, by);
    if (next !== null) await this.go(next);
    else if (by > 0) this.pause();
  }

  private async ends(): Promise<readonly number[]> {
    if (this.unit === 'stage') return this.stages;
    if (this.unit === 'line') return this.moments;
    await this.load(false);
    return turnMoments(this.turns, this.archive.n);
  }

  /** The turns so far, and the points where they are wanted, once for every length of the game. */
  async load(points: boolean): Promise<void> {
    if (this.turnsOf === this.archive.n && (!points || this.points !== null)) return;
    this.refused = null;
    const told = await this.archive.past(points);
    if (told === null) return;
    if ('no' in told) {
      this.refused = told.no;
      return;
    }
    this.turns = told.turns;
    this.turnsOf = told.n;
    this.points = told.points ?? this.points;
  }

  /** Whose turn ended at this moment. */
  turnAt(n: number): number | null {
    return this.turns.find(([end]) => end === n)?.[1] ?? null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** From the start again where there is nothing more to come. */
  private play(): void {
    this.playing = true;
    if (this.atEnd) void this.go(0).then(() => this.tick());
    else this.tick();
  }

  pause(): void {
    this.cancel();
    this.cancel = () => undefined;
    this.playing = false;
  }

  private tick(): void {
    this.cancel();
    if (!this.playing) return;
    this.cancel = this.clock.later(() => {
      void this.step(1).then(() => {
        if (this.past === null || this.atEnd) this.pause();
        else this.tick();
      });
    }, STEP_MS[this.unit]);
  }
}

/** The keys while one looks back. True where the key was for that. */
export function lookKey(event: KeyboardEvent, looking: Looking): boolean {
  if (looking.past === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  const slides = target instanceof HTMLInputElement && target.type === 'range';
  if (!slides && target?.closest('input, textarea, select, [contenteditable], [role="toolbar"]') != null) return false;
  if (event.key === ' ' && target?.closest('button, a, summary') != null) return false;
  const manual: Readonly<Record<string, () => Promise<unknown>>> = {
    ArrowLeft: () => looking.step(-1),
    ArrowRight: () => looking.step(1),
    Home: () => looking.go(0),
    End: () => looking.go(Infinity),
  };
  const act = manual[event.key];
  if (act !== undefined) {
    looking.pause();
    void act();
  } else if (event.key === ' ') looking.toggle();
  else return false;
  return true;
}
