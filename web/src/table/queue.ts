/** Things that are shown one after the other, at somebody's pace. Nobody but this device waits for them. */

export interface Timing {
  now(): number;
  later(run: () => void, ms: number): () => void;
}

interface Shower<T> {
  /** Show one; where that takes a while, the next one waits for it. */
  show(item: T): Promise<void> | void;
  /** So many milliseconds lie between two. */
  gap(): number;
  changed(): void;
}

/** More are not kept: the oldest are passed over, and what they told comes with the next. */
export const MOST_WAITING = 30;

export class Queue<T> {
  private items: { item: T; waits: boolean }[] = [];
  private last = -Infinity;
  private cancel: (() => void) | null = null;
  private busy = false;
  /** What was begun before the queue was emptied counts no more. */
  private run = 0;
  private held = false;

  constructor(
    private readonly shower: Shower<T>,
    private readonly timing: Timing,
  ) {}

  get length(): number {
    return this.items.length;
  }

  get paused(): boolean {
    return this.held;
  }

  /** Add what is to be shown; what does not wait comes right after the one before it, even while paused. */
  push(items: readonly T[], waits: boolean): void {
    this.items.push(...items.map((item) => ({ item, waits })));
    this.items.splice(0, this.items.length - MOST_WAITING);
    this.shower.changed();
    this.go();
  }

  pause(on: boolean): void {
    this.held = on;
    this.stop();
    this.shower.changed();
    this.go();
  }

  /** The next one, now. */
  step(): void {
    if (this.busy) return;
    this.stop();
    this.next();
  }

  /** Nothing waits any more. */
  clear(): void {
    this.run += 1;
    this.items = [];
    this.busy = false;
    this.stop();
    this.shower.changed();
  }

  /** The pace has changed. */
  again(): void {
    this.stop();
    this.go();
  }

  private stop(): void {
    this.cancel?.();
    this.cancel = null;
  }

  private go(): void {
    const first = this.items[0];
    if (this.busy || this.cancel !== null || first === undefined || (this.held && first.waits)) return;
    const wait = first.waits ? this.last + this.shower.gap() - this.timing.now() : 0;
    if (wait <= 0) this.next();
    else
      this.cancel = this.timing.later(() => {
        this.cancel = null;
        this.next();
      }, wait);
  }

  private next(): void {
    const first = this.items.shift();
    if (first === undefined) return;
    const shown = this.shower.show(first.item);
    if (shown instanceof Promise) {
      const run = this.run;
      this.busy = true;
      void shown.then(() => this.run === run && this.showed());
    } else this.showed();
  }

  private showed(): void {
    this.busy = false;
    this.last = this.timing.now();
    this.shower.changed();
    this.go();
  }
}
