/** The review of a finished table: asked for once, then followed until it is there. One may leave and come back. */
import { api, ApiError } from '../lib/api';
import type { ReviewState, Swing } from '../lib/types';

const AGAIN_MS = 700;

/** From where something is tried out: a moment of a game that is over, as a seat saw it, or the puzzle of a day. */
export type From = { at: number; seat: number } | { game: string; day: string };

export class Reviewing {
  /** Games of this sort can be reviewed. */
  offered = $state(false);
  told = $state.raw<ReviewState | null>(null);
  fault = $state<string | null>(null);
  /** The move that is looked at. */
  swing = $state.raw<Swing | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private visits = 0;

  constructor(private readonly table: string) {}

  /** Ask for the review; what is there already comes at once. */
  open(): void {
    this.leave();
    this.fault = null;
    void this.hear(this.visits, () => api.wantReview(this.table));
  }

  /** Nobody looks any more: the work goes on at the table. */
  leave(): void {
    this.visits += 1;
    clearTimeout(this.timer);
  }

  private async hear(visit: number, ask: () => Promise<ReviewState>): Promise<void> {
    if (this.told?.state === 'done') return;
    try {
      const told = await ask();
      if (visit !== this.visits) return;
      this.told = told;
      if (told.state !== 'queued' && told.state !== 'working') return;
      this.timer = setTimeout(() => void this.hear(visit, () => api.review(this.table)), AGAIN_MS);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (visit === this.visits) this.fault = error.fault.kind;
    }
  }
}

const HUNDREDTHS = 100;
export const pointsOf = (hundredths: number): number => Math.round(hundredths / 10) / (HUNDREDTHS / 10);

/** The group of features of which the better move brings most more. */
export function reasonOf(swing: Swing): string | null {
  const more = swing.reasons.filter((each) => each.points > 0);
  return (
    more.reduce<Swing['reasons'][number] | null>((best, each) => (best === null || each.points > best.points ? each : best), null)?.group ??
    null
  );
}
