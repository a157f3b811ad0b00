/** What this browser is about to do on a Keyflower table; nothing of it has been sent. */
import { command } from '../../lib/text';
import type { Session } from '../../table/session.svelte';
import type { KeyflowerView, Side } from './facts';
import { cellKey, type Cell } from './hex';
import { natural } from './natural';
import { foretold, isWhole, kindsOf, least, leastMixed, linesOf, mixes, optionsOf, type Choice, type Kind } from './plan';
import { carryLines, sitesFor, ways, type Site } from './roads';

interface Placing {
  tile: string;
  site: Cell | null;
  turn: number;
}

/** What is opened over the table at reading size. */
export type Opened = { what: 'village'; seat: number } | { what: 'winter' } | { what: 'lot'; tile: string };

export class Board {
  opened = $state.raw<Opened | null>(null);
  private chosen = $state.raw<{ at: number; choice: Choice } | null>(null);
  private held = $state.raw<{ at: number; good: string; start: string } | null>(null);
  private laying = $state.raw<Placing | null>(null);
  offers = $state.raw<ReadonlySet<string>>(new Set());
  private queue = $state.raw<readonly string[]>([]);
  private sentAt = -1;

  constructor(private readonly session: Session) {}

  get view(): KeyflowerView | null {
    return this.session.snapshot.view as KeyflowerView | null;
  }
  readonly choice = $derived.by<Choice | null>(() => (this.chosen !== null && this.chosen.at === this.session.snapshot.n && this.session.legal.length > 0 ? this.chosen.choice : null));
  readonly carrying = $derived.by(() => (this.held !== null && this.held.at === this.session.snapshot.n && this.session.legal.length > 0 ? this.held : null));
  readonly lines = $derived.by<string[]>(() => (this.choice === null || this.view === null ? [] : linesOf(this.view, this.choice)));
  readonly whole = $derived.by(() => this.choice !== null && this.view !== null && isWhole(this.view, this.session.legal, this.choice));
  readonly kinds = $derived.by<ReadonlyMap<string, Kind[]>>(() => {
    const found = new Map<string, Kind[]>();
    const view = this.view;
    if (view === null || this.session.ask?.kind !== 'turn') return found;
    const lifts = this.choice?.lifts ?? [];
    const tiles = new Set([...view.lots.map((lot) => lot.tile), ...view.villages.flat().map((each) => each.tile)]);
    for (const tile of tiles) {
      const kinds = kindsOf(view, this.session.legal, tile, lifts);
      if (kinds.length > 0) found.set(tile, kinds);
    }
    return found;
  });

  /** The goals of the good that is being carried, each with its way. */
  readonly goals = $derived.by<ReadonlyMap<string, string[]>>(() => {
    const view = this.view;
    if (this.carrying === null || view?.seat == null) return new Map();
    const steps = view.asks.find((ask) => ask.seat === view.seat)?.steps ?? 0;
    return ways(view.villages[view.seat] ?? [], this.carrying.start, steps);
  });

  readonly toPlace = $derived.by<string[]>(() => {
    const tiles = this.session.legal.flatMap((line) => (line.startsWith('place ') ? [command(line).words[0] ?? ''] : []));
    return [...new Set(tiles)];
  });
  readonly placing = $derived.by<Placing | null>(() => {
    if (this.toPlace.length === 0) return null;
    if (this.laying !== null && this.toPlace.includes(this.laying.tile)) return this.laying;
    return { tile: this.toPlace[0] ?? '', site: null, turn: 0 };
  });
  readonly sites = $derived.by<Site[]>(() => {
    const view = this.view;
    return this.placing === null || view?.seat == null ? [] : sitesFor(view.villages[view.seat] ?? [], this.session.legal, this.placing.tile);
  });
  /** The site that is chosen, the turn that is shown there, and its command. */
  readonly spot = $derived.by(() => {
    const at = this.placing?.site;
    const site = at == null ? undefined : this.sites.find((each) => cellKey(each) === cellKey(at));
    if (site === undefined || this.placing === null) return null;
    const shown = site.turns.find((each) => each.turn === this.placing?.turn) ?? site.turns[0];
    return shown === undefined ? null : { site, ...shown };
  });

  /** Something is chosen that Cancel lets go. */
  readonly holds = $derived.by(() => this.choice !== null || this.carrying !== null || this.spot !== null);

  /** Touch a lot or a tile: choose what is possible there, or ask why nothing is. A second Enter sends, a second touch lets go. */
  touch(tile: string, byKey = false): void {
    const view = this.view;
    const kinds = this.kinds.get(tile) ?? [];
    if (view === null) return;
    if (this.session.asking || kinds.length === 0) {
      if (this.session.asking || this.session.ask?.kind === 'turn') void this.session.whyNot(natural(view, this.session.legal, tile));
      return;
    }
    if (this.choice?.tile === tile) return byKey && this.whole ? this.run(this.lines) : this.clear();
    this.take(tile, kinds[0] ?? 'bid', this.choice?.lifts ?? []);
  }

  /** Open a lot at reading size; where it can be acted on, its choice begins at once. */
  read(tile: string): void {
    if (this.session.asking) return this.touch(tile);
    const kinds = this.kinds.get(tile) ?? [];
    if (kinds.length > 0 && this.choice?.tile !== tile) this.take(tile, kinds[0] ?? 'bid', this.choice?.lifts ?? []);
    this.opened = { what: 'lot', tile };
  }

  take(tile: string, kind: Kind, lifts: readonly string[]): void {
    if (this.view === null) return;
    const options = optionsOf(this.view, this.session.legal, kind, tile, lifts);
    const counts = kind === 'use' && mixes(this.view, tile) ? leastMixed(this.view, options, tile, lifts) : least(this.view, options);
    this.set({ tile, kind, lifts, counts });
  }

  set(choice: Choice): void {
    this.session.refused = null;
    this.chosen = { at: this.session.snapshot.n, choice };
    this.foresee();
  }

  /** Take a beaten bid along, or leave it. Without a goal the choice waits for one. */
  lift(lot: string): void {
    const choice = this.choice ?? { kind: 'bid' as Kind, tile: '', lifts: [], counts: {} };
    const lifts = choice.lifts.includes(lot) ? choice.lifts.filter((each) => each !== lot) : [...choice.lifts, lot];
    if (choice.tile === '' || this.view === null) {
      if (lifts.length === 0) return this.clear();
      return this.set({ ...choice, tile: '', lifts, counts: {} });
    }
    const kinds = kindsOf(this.view, this.session.legal, choice.tile, lifts);
    const kind = kinds.includes(choice.kind) ? choice.kind : kinds[0];
    if (kind === undefined) this.set({ ...choice, tile: '', lifts, counts: {} });
    else this.take(choice.tile, kind, lifts);
  }

  private foresee(): void {
    const choice = this.choice;
    this.session.foreseen = null;
    if (choice === null || choice.tile === '' || this.view === null) return;
    const [only, ...more] = this.lines;
    if (only !== undefined && more.length === 0) this.session.point(this.whole ? only : null);
    else this.session.foreseen = { line: this.lines.join('; '), lines: foretold(this.view, choice) };
  }

  hold(good: string, start: string): void {
    const same = this.carrying?.good === good && this.carrying.start === start;
    this.session.refused = null;
    this.held = same ? null : { at: this.session.snapshot.n, good, start };
  }
  mayHold(good: string, start: string): boolean {
    return this.session.legal.some((line) => line.startsWith(`carry ${good} ${start} `));
  }
  carryTo(goal: string): boolean {
    const way = this.goals.get(goal);
    if (this.carrying === null || way === undefined) return false;
    this.run(carryLines(this.carrying.good, this.carrying.start, way));
    return true;
  }

  pickPlacing(tile: string): void {
    this.laying = { tile, site: null, turn: 0 };
  }
  putAt(site: Site): void {
    if (this.placing === null) return;
    const keeps = site.turns.some((each) => each.turn === this.placing?.turn);
    this.laying = { tile: this.placing.tile, site: { q: site.q, r: site.r }, turn: keeps ? this.placing.turn : (site.turns[0]?.turn ?? 0) };
    if (this.spot !== null) this.session.point(this.spot.line);
  }
  rotate(by: 1 | -1): void {
    if (this.spot === null || this.placing === null) return;
    const turns = this.spot.site.turns;
    const at = turns.findIndex((each) => each.turn === this.spot?.turn);
    const next = turns[(at + by + turns.length) % turns.length];
    if (next !== undefined) this.laying = { ...this.placing, turn: next.turn };
  }

  /** The side a won tile lies on: told when it came into the auction. */
  sideOf(tile: string): Side {
    const shown = this.session.snapshot.log.findLast((line) => line.k === 'lot-shown' && line.v.tile === tile);
    return shown?.v.side === 'back' ? 'back' : 'front';
  }

  toggleOffer(tile: string): void {
    const offers = new Set(this.offers);
    if (!offers.delete(tile)) offers.add(tile);
    this.offers = offers;
  }

  clear(): void {
    if (this.opened?.what === 'lot') this.opened = null;
    this.chosen = null;
    this.held = null;
    this.laying = null;
    this.session.foreseen = null;
    this.session.refused = null;
  }

  /** Send commands one after the other; each waits until the table has taken the one before. */
  run(lines: readonly string[]): void {
    this.clear();
    this.queue = lines;
    this.sentAt = -1;
    this.step();
  }
  step(): void {
    const [line, ...rest] = this.queue;
    if (line === undefined) return;
    if (this.session.refused !== null) {
      this.queue = [];
      return;
    }
    if (this.session.pending > 0 || this.session.snapshot.n <= this.sentAt) return;
    if (!this.session.legal.includes(line)) {
      this.queue = [];
      if (this.session.ask !== null) void this.session.whyNot(line);
      return;
    }
    this.queue = rest;
    this.sentAt = this.session.snapshot.n;
    this.session.send(line);
  }
}

const boards = new WeakMap<Session, Board>();

/** The board of a session; one per open table. */
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
