/**
 * From what the table has told to what is on the screen: the others' moves one by one at this device's pace, and once
 * more when somebody asks for it. The table is never behind, and neither is whoever acts: they see the newest first.
 */
import type { LogLine, View } from '../lib/types';
import { calm } from '../lib/theme.svelte';
import { pace as devicePace, type Pace, type Speed } from '../lib/pace.svelte';
import { NO_TURN, NOTHING, type Snapshot } from '../lib/wire';
import { Queue, type Timing } from './queue';
import { asks, decides, sinceMine, stepsOf } from './steps';

export interface Desk {
  readonly snapshot: Snapshot;
  readonly you: number | null;
  show(snapshot: Snapshot, fresh: LogLine[], moved: LogLine[]): void;
  showPast(past: { at: number; view: View } | null, moved: LogLine[]): void;
  look(at: number): Promise<View | null>;
}

const TIMING: Timing = {
  now: () => performance.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export class Showing {
  /** The newest that the table has told. */
  latest = $state.raw<Snapshot>(NOTHING);
  /** So many steps are still to be shown. */
  waiting = $state(0);
  paused = $state(false);
  /** What happened is being seen again; the lines of the step that is shown. */
  again = $state.raw<readonly LogLine[] | null>(null);
  private seenTo = 0;
  private readonly live: Queue<{ n: number; of: Snapshot }>;
  private readonly repeat: Queue<number | null>;

  constructor(
    private readonly desk: Desk,
    /** Everything at once, as where one person plays all seats. */
    private readonly atOnce = false,
    private readonly pace: Pace = devicePace,
  ) {
    const changed = (): void => this.count();
    this.live = new Queue({ show: ({ n, of }) => this.step(n, of), gap: () => this.pace.gap, changed }, TIMING);
    this.repeat = new Queue({ show: (n) => this.stepAgain(n), gap: () => this.pace.gapAgain, changed }, TIMING);
  }

  /** The screen is not where the table is. */
  get behind(): boolean {
    return this.latest.n > this.desk.snapshot.n;
  }

  /** Take in what the table tells; the whole, where what was known before does not go on. */
  arrived(snapshot: Snapshot, whole: boolean): void {
    const from = this.latest.n;
    this.latest = snapshot;
    const own = decides(snapshot, from, this.desk.you);
    const thinking = !own && this.live.length === 0 && asks(this.desk.snapshot, this.desk.you);
    const now = thinking || document.hidden || this.pace.speed === 'instant';
    const nothingNew = snapshot.n === from && !this.behind;
    if (whole || nothingNew || this.atOnce || (now && !this.live.paused)) return this.jump();
    const steps = stepsOf(snapshot.by, from, snapshot.n, snapshot.log, this.desk.you).map((n) => ({ n, of: snapshot }));
    this.live.push(steps.slice(0, own ? 1 : 0), false);
    this.live.push(steps.slice(own ? 1 : 0), true);
  }

  /** To what the table has told last, whatever is still to be seen before it. */
  skip(): void {
    this.stopAgain();
    if (this.behind) this.jump();
    this.live.pause(false);
  }

  /** What may be done is done where the table is. */
  catchUp(): void {
    if (this.behind || this.again !== null) this.skip();
  }

  pause(on: boolean): void {
    this.active.pause(on);
  }

  next(): void {
    this.active.step();
  }

  choose(speed: Speed): void {
    this.pace.choose(speed);
    if (speed === 'instant' && this.behind && !this.live.paused) this.jump();
    this.live.again();
  }

  /** See what happened since one's own last decision once more: as it moved, or picture by picture where motion is unwelcome. */
  seeAgain(): void {
    const { you, snapshot } = this.desk;
    const since = sinceMine(snapshot, you);
    if (since === null) return;
    this.again = [];
    this.seenTo = since;
    this.repeat.clear();
    this.repeat.pause(calm() && this.pace.speed === 'instant');
    this.repeat.push([since], false);
    this.repeat.push([...stepsOf(snapshot.by, since, snapshot.n, snapshot.log, you), null], true);
  }

  stopAgain(): void {
    if (this.again === null) return;
    this.again = null;
    this.repeat.clear();
    this.desk.showPast(null, []);
  }

  close(): void {
    this.live.clear();
    this.repeat.clear();
  }

  private get active(): Queue<unknown> {
    return this.again === null ? this.live : this.repeat;
  }

  private count(): void {
    /** The last of what is seen again is the present, which is no step. */
    this.waiting = Math.max(0, this.active.length - (this.again === null ? 0 : 1));
    this.paused = this.active.paused;
  }

  private jump(): void {
    this.live.clear();
    this.put(this.latest, this.pace.speed !== 'instant');
  }

  private put(snapshot: Snapshot, moves: boolean): void {
    const from = this.desk.snapshot;
    const known = from.view !== null;
    const fresh = known ? snapshot.log.filter((line) => line.n > from.n) : [];
    const own = snapshot.by[from.n] === this.desk.you;
    this.desk.show(snapshot, fresh, moves || own ? fresh : []);
  }

  private async step(n: number, of: Snapshot): Promise<void> {
    if (n === this.latest.n) return this.put(this.latest, true);
    if (n === of.n) return this.put(of, true);
    const view = await this.desk.look(n);
    if (view === null || n <= this.desk.snapshot.n) return;
    const { own, by, log } = of;
    const then = { n, view, undo: false, own: { ...NO_TURN, itself: own.itself } };
    this.put({ ...then, by: by.slice(0, n), log: log.filter((line) => line.n <= n) }, true);
  }

  private async stepAgain(n: number | null): Promise<void> {
    if (n === null) return this.stopAgain();
    const view = await this.desk.look(n);
    if (this.again === null) return;
    if (view === null) return this.stopAgain();
    const lines = this.desk.snapshot.log.filter((line) => line.n > this.seenTo && line.n <= n);
    this.seenTo = n;
    this.again = lines;
    this.desk.showPast({ at: n, view }, lines);
  }
}
