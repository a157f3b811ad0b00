/** What this browser is about to do on a Keyflower table; nothing of it has been sent. */
import { command } from '../../lib/text';
import type { Session } from '../../table/session.svelte';
import { patched } from '../../lib/plans';
import { attempts, kindsOf, least, leastMixed, liftLines, linesOf, optionsOf, otherCounts, type Choice, type Kind } from './compose';
import { Farm } from './farm.svelte';
import { asked, type Count, type KeyflowerView, type Side } from './facts';
import { cellKey, type Cell } from '../../map/hex';
import { sitesFor, type Site } from './sites';

interface Placing {
  tile: string;
  site: Cell | null;
  turn: number;
}

/** What is opened over the table at reading size. */
export type Opened =
  | { what: 'village'; seat: number }
  | { what: 'winter' }
  | { what: 'lot'; tile: string }
  /** Both boats of every pair. */
  | { what: 'boats' }
  /** The extensions for a tile, and what a contract may be traded for. */
  | { what: 'extend'; tile: string }
  | { what: 'trade'; contract: string };

/** What is opened only to choose in it goes with the choice. */
const PASSING: ReadonlySet<Opened['what']> = new Set<Opened['what']>(['lot', 'extend', 'trade']);

/** So much is asked for ahead; what there is beyond it is asked about when it is pointed at or touched. */
const MOST_AHEAD = 24;

export class Board {
  opened = $state.raw<Opened | null>(null);
  private chosen = $state.raw<{ at: number; choice: Choice } | null>(null);
  private held = $state.raw<{ at: number; good: string; start: string } | null>(null);
  private laying = $state.raw<Placing | null>(null);
  offers = $state.raw<ReadonlySet<string>>(new Set());
  private queue = $state.raw<readonly string[]>([]);
  private sentAt = -1;

  readonly farm: Farm;

  constructor(private readonly session: Session) {
    this.farm = new Farm(session);
  }

  get view(): KeyflowerView | null {
    return this.session.snapshot.view as KeyflowerView | null;
  }
  readonly choice = $derived.by<Choice | null>(() =>
    this.chosen !== null && this.chosen.at === this.session.snapshot.n && this.session.legal.length > 0 ? this.chosen.choice : null,
  );
  readonly carrying = $derived.by(() =>
    this.held !== null && this.held.at === this.session.snapshot.n && this.session.legal.length > 0 ? this.held : null,
  );
  readonly lines = $derived.by<string[]>(() => (this.choice === null || this.view === null ? [] : linesOf(this.view, this.choice)));
  readonly whole = $derived.by(() => this.choice !== null && this.choice.tile !== '' && this.isLegal(this.choice));
  /** The lines that may follow what is taken along, and those that may once more workers have been added to it. */
  private readonly onward = $derived.by(() => {
    if (this.session.ask?.kind !== 'turn' || this.session.legal.length === 0) return { moves: [], mixed: [] };
    return { moves: this.movesAfter(this.along), mixed: this.session.plans.now.onward(this.along, 'add') };
  });
  /** The commands that take bids along, as far as they are chosen. */
  readonly along = $derived.by<string[]>(() => (this.view === null ? [] : liftLines(this.view, this.choice?.lifts ?? [])));
  readonly kinds = $derived.by<ReadonlyMap<string, Kind[]>>(() =>
    kindsOf([...this.onward.moves, ...this.onward.mixed.flatMap((each) => each.moves)]),
  );
  /** Workers of several colours may act together on the chosen tile. */
  readonly mixed = $derived.by(
    () =>
      this.choice !== null &&
      this.onward.mixed.some(
        ({ moves }) => this.choice !== null && Object.keys(optionsOf(moves, this.choice.kind, this.choice.tile)).length > 0,
      ),
  );
  /** The table as it would stand once the choice is carried out, as far as that is sure. */
  readonly ghost = $derived.by<KeyflowerView | null>(() => {
    const planned = this.choice === null || this.choice.tile === '' ? undefined : this.session.plans.now.after(this.lines);
    return planned === undefined || 'why' in planned || this.view === null ? null : patched(this.view, planned.changes);
  });

  /** The goals of the good that is being carried, each with the commands of its way. */
  readonly goals = $derived.by<ReadonlyMap<string, readonly string[]>>(() => {
    if (this.carrying === null) return new Map();
    const { good, start } = this.carrying;
    const ways = this.session.plans.now.ways({ words: `carry ${good}`, start });
    if (ways !== undefined) return new Map(Object.entries(ways));
    const steps = this.session.legal.filter((line) => line.startsWith(`carry ${good} ${start} `));
    return new Map(steps.map((line) => [command(line).words[2] ?? '', [line]]));
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
    return this.placing === null || view?.seat == null
      ? []
      : sitesFor(view.villages[view.seat] ?? [], this.session.legal, this.placing.tile);
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
  readonly holds = $derived.by(() => this.choice !== null || this.carrying !== null || this.spot !== null || this.farm.holds);

  /** The legal lines after these; none while the table has not said. */
  movesAfter(lines: readonly string[]): readonly string[] {
    if (this.session.legal.length === 0) return [];
    return lines.length === 0 ? this.session.legal : (this.session.plans.now.moves(lines) ?? []);
  }
  private isLegal(choice: Choice): boolean {
    const lines = this.view === null ? [] : linesOf(this.view, choice);
    return lines.length > 0 && this.movesAfter(lines.slice(0, -1)).includes(lines.at(-1) ?? '');
  }

  /**
   * Ask ahead for what a first touch would need, so that it glows at once: what bids taken along lead to, where goods
   * can go, and what the least that can be done on each tile would look like.
   */
  prepare(): void {
    const { legal, plans } = this.session;
    const view = this.view;
    if (view === null) return;
    if (legal.some((line) => line.startsWith('lift ') || line.startsWith('add ')))
      void plans.want([{ lines: [], follow: ['lift', 'add'] }]);
    const carries = legal.flatMap((line) => (line.startsWith('carry ') ? [command(line).words.slice(0, 2).join(' ')] : []));
    const walks = [...new Set(carries)]
      .slice(0, MOST_AHEAD)
      .map((each) => ({ words: `carry ${each.split(' ')[0]}`, start: each.split(' ')[1] ?? '' }));
    if (walks.length > 0) void plans.want([{ lines: [], walks }]);
    const first = [...kindsOf(legal)]
      .slice(0, MOST_AHEAD)
      .map(([tile, [kind = 'bid']]) => ({ lines: linesOf(view, this.first(tile, kind, [])) }));
    if (first.length > 0) void plans.want(first);
  }

  /** Somebody may be about to touch a tile: ask what the first choice there would lead to. */
  expect(tile: string): void {
    const kind = this.kinds.get(tile)?.[0];
    if (this.choice !== null || this.view === null || kind === undefined || this.session.asking) return;
    void this.session.plans.want([{ lines: linesOf(this.view, this.first(tile, kind, [])) }]);
  }

  /** Touch a lot or a tile: choose what is possible there, or ask why nothing is. A second Enter sends, a second touch lets go. */
  touch(tile: string, byKey = false): void {
    const view = this.view;
    const kinds = this.kinds.get(tile) ?? [];
    if (view === null) return;
    if (this.session.asking || kinds.length === 0) {
      if (this.session.asking || this.session.ask?.kind === 'turn') this.askWhyNot(view, tile, kinds[0]);
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

  private askWhyNot(view: KeyflowerView, tile: string, kind: Kind | undefined): void {
    const lifts = this.choice?.lifts ?? [];
    const lifted = asked(view, 'turn')?.lifted ?? [];
    const plans = kind === undefined ? attempts(view, tile, lifts, lifted) : [linesOf(view, this.first(tile, kind, lifts))];
    void this.session.whyNone(plans);
  }

  /** The least that can be done on a tile. */
  private first(tile: string, kind: Kind, lifts: readonly string[]): Choice {
    const view = this.view;
    if (view === null) return { tile, kind, lifts, counts: {} };
    const from = liftLines(view, lifts);
    const options = optionsOf(this.movesAfter(from), kind, tile);
    const plain = Object.keys(options).length > 0;
    return { tile, kind, lifts, counts: plain ? least(view, options) : leastMixed(this.session.plans.now.onward(from, 'add'), kind, tile) };
  }
  take(tile: string, kind: Kind, lifts: readonly string[]): void {
    this.set(this.first(tile, kind, lifts));
  }

  /** What so many workers of a colour make of the choice, where that is possible. */
  withCount(colour: string, count: number): Count | undefined {
    const choice = this.choice;
    return choice === null ? undefined : otherCounts(choice.counts, colour, count).find((counts) => this.isLegal({ ...choice, counts }));
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
    const kinds = kindsOf(this.movesAfter(liftLines(this.view, lifts))).get(choice.tile) ?? [];
    const kind = kinds.includes(choice.kind) ? choice.kind : kinds[0];
    if (kind === undefined) this.set({ ...choice, tile: '', lifts, counts: {} });
    else this.take(choice.tile, kind, lifts);
  }
  /** A beaten bid that may go along with those taken along already. */
  mayLift(lot: string): boolean {
    const lifts = this.choice?.lifts ?? [];
    if (this.view === null || lifts.includes(lot)) return false;
    const lines = liftLines(this.view, [...lifts, lot]);
    return this.movesAfter(lines.slice(0, -1)).includes(lines.at(-1) ?? '');
  }

  private foresee(): void {
    this.session.lookAway();
    if (this.choice === null || this.lines.length === 0) return;
    const before = this.lines.slice(0, this.choice.tile === '' ? undefined : -1);
    if (before.length > 0 && this.session.plans.now.moves(before) === undefined)
      void this.session.plans.want([{ lines: before, follow: ['add'] }]);
    if (this.choice.tile !== '') void this.session.foresee(this.lines);
  }

  hold(good: string, start: string): void {
    const same = this.carrying?.good === good && this.carrying.start === start;
    this.session.refused = null;
    this.held = same ? null : { at: this.session.snapshot.n, good, start };
    const walk = { words: `carry ${good}`, start };
    if (this.session.plans.now.ways(walk) === undefined) void this.session.plans.want([{ lines: [], walks: [walk] }]);
  }
  mayHold(good: string, start: string): boolean {
    return this.session.legal.some((line) => line.startsWith(`carry ${good} ${start} `));
  }
  carryTo(goal: string): boolean {
    const way = this.goals.get(goal);
    if (this.carrying === null || way === undefined) return false;
    this.run(way);
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
    const shown = this.session.log.findLast((line) => line.k === 'lot-shown' && line.v.tile === tile);
    return shown?.v.side === 'back' ? 'back' : 'front';
  }

  toggleOffer(tile: string): void {
    const offers = new Set(this.offers);
    if (!offers.delete(tile)) offers.add(tile);
    this.offers = offers;
  }

  clear(): void {
    if (this.opened !== null && PASSING.has(this.opened.what)) this.opened = null;
    this.chosen = null;
    this.farm.clear();
    this.held = null;
    this.laying = null;
    this.session.lookAway();
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
