/** What this browser is about to do on a table of Sweet Lands; nothing of it has been sent. */
import { command } from '../../lib/text';
import type { Session } from '../../table/session.svelte';
import { CONFIRMED, FREE, type SweetAsk, type SweetView } from './facts';

/** What is seen of the shared table and of what is mine where there is no room for all of it. */
export type SharedPart = 'areas' | 'tracks' | 'tokens';
export type MyPart = 'land' | 'plan' | 'line' | 'hand';
/** What is opened over the table at reading size. */
export interface Opened {
  what: 'seat';
  seat: number;
}

const MINE: Readonly<Record<string, MyPart>> = {
  lay: 'land',
  'put-piece': 'land',
  'place-rabbit': 'land',
  'turn-over': 'land',
  'take-piece': 'plan',
  'choose-bonus': 'plan',
  employ: 'plan',
  drive: 'line',
  discard: 'hand',
  keep: 'hand',
  pick: 'hand',
  hire: 'hand',
  'hire-two': 'hand',
  'play-card': 'hand',
};
const SHARED: Readonly<Record<string, SharedPart>> = {
  turn: 'areas',
  copy: 'areas',
  advance: 'tracks',
  raise: 'tracks',
  'choose-support': 'tokens',
  'move-support': 'tokens',
};

export class Board {
  opened = $state.raw<Opened | null>(null);
  shared = $state<SharedPart>('areas');
  mine = $state<MyPart>('land');
  /** Where terrain and roads may both be laid: which of them answers. */
  laying = $state<'terrain' | 'road'>('terrain');
  /** The tray of free actions is open. */
  tray = $state(false);
  private readied = $state.raw<{ at: number; lines: readonly string[] } | null>(null);
  private wished = $state.raw<{ at: number; verb: string } | null>(null);
  private token = $state.raw<{ at: number; cell: string } | null>(null);

  constructor(private readonly session: Session) {}

  readonly view = $derived.by(() => this.session.snapshot.view as SweetView | null);
  readonly ask = $derived.by(() => this.session.ask as SweetAsk | null);
  readonly legal = $derived.by<ReadonlySet<string>>(() => new Set(this.session.legal));
  private readonly now = $derived.by(() => this.session.snapshot.n);
  /** What has been chosen and waits to be confirmed: one deed, or several ways to do it. */
  readonly ready = $derived.by<readonly string[]>(() => {
    const { readied } = this;
    return readied !== null && readied.at === this.now && readied.lines.every((line) => this.legal.has(line)) ? readied.lines : [];
  });
  /** A free action that still wants its card or its cell: only such pieces answer now. */
  readonly mode = $derived.by<string | null>(() =>
    this.wished?.at === this.now && this.session.legal.length > 0 ? this.wished.verb : null,
  );
  /** The cell for which a special token is being chosen. */
  readonly specialAt = $derived.by<string | null>(() =>
    this.token?.at === this.now && this.session.legal.length > 0 ? this.token.cell : null,
  );
  readonly free = $derived.by<readonly string[]>(() => this.session.legal.filter((line) => FREE.has(command(line).verb)));
  readonly holds = $derived.by(() => this.ready.length > 0 || this.mode !== null || this.specialAt !== null);

  /** Whether a line may be answered by a piece now: a wish for a free action shuts out everything else. */
  offers(line: string): boolean {
    if (!this.legal.has(line)) return false;
    const { verb } = command(line);
    if (this.mode !== null) return verb === this.mode;
    return verb !== 'scrap-card' && verb !== 'tower';
  }

  clear(): void {
    this.readied = null;
    this.wished = null;
    this.token = null;
    this.session.lookAway();
  }

  wish(verb: string): void {
    this.clear();
    this.tray = false;
    this.wished = { at: this.now, verb };
    if (verb === 'scrap-card') this.mine = 'hand';
    if (verb === 'tower') this.mine = 'land';
  }

  chooseSpecial(cell: string): void {
    this.clear();
    this.token = { at: this.now, cell };
  }

  /** A piece is touched that stands for these lines: a deed is spelled out first, a small answer is given at once. */
  touch(lines: readonly string[], careful: boolean): void {
    const [line] = lines;
    if (line === undefined) return;
    const same = this.ready.length === lines.length && this.ready.every((each, i) => each === lines[i]);
    if (lines.length === 1 && (same || !(careful || CONFIRMED.has(command(line).verb)))) this.send(line);
    else if (same) this.clear();
    else this.spell(lines);
  }

  /** Keep these ready, and show what they would lead to. */
  spell(lines: readonly string[]): void {
    this.session.refused = null;
    this.readied = { at: this.now, lines };
    const [line] = lines;
    if (line !== undefined) void this.session.foresee([line]);
  }

  send(line: string): void {
    this.clear();
    this.session.answer(line);
  }

  /** A new question opens the parts in which it is answered. */
  follow(kind: string): void {
    this.shared = SHARED[kind] ?? this.shared;
    this.mine = MINE[kind] ?? this.mine;
  }
}

const boards = new WeakMap<Session, Board>();

export function boardOf(session: Session): Board {
  const known = boards.get(session);
  if (known !== undefined) return known;
  let made: Board | undefined;
  /** What is derived must outlive the component that asked first. */
  $effect.root(() => {
    made = new Board(session);
  });
  const board = made as unknown as Board;
  boards.set(session, board);
  return board;
}
