/** A sheet that builds up row by row, at its own pace or at the reader's. */

/** A row takes this long at most, and all rows together. */
const ROW_MS = 650;
const SHEET_MS = 3600;

export class Reveal {
  shown = $state(0);
  /** The reader goes on by hand. */
  byHand = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `still`: everything is there at once, for who has seen it or wants no motion. */
  constructor(
    private readonly rows: number,
    still: boolean,
  ) {
    if (still) this.shown = Infinity;
    else this.later();
  }

  get done(): boolean {
    return this.shown >= this.rows;
  }

  private later(): void {
    if (this.done || this.byHand) return;
    this.timer = setTimeout(
      () => {
        this.shown += 1;
        this.later();
      },
      Math.min(ROW_MS, SHEET_MS / this.rows),
    );
  }

  /** One more row; from now on the sheet waits for the reader. */
  next(): void {
    this.stop();
    this.byHand = true;
    if (!this.done) this.shown += 1;
  }

  all(): void {
    this.stop();
    this.shown = Infinity;
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
