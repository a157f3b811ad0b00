/** Who stands where, as if the game ended now: asked of the table, once for each position. */
import type { PieceRef } from '../lib/text';
import type { PointSpan, ServerMessage } from '../lib/types';

type Counted = Extract<ServerMessage, { t: 'points' }>;
/** Moves that follow each other at once are not worth a question each. */
const PAUSE_MS = 120;

export class Standings {
  /** Whether this table tells points while the game goes on. */
  on = $state(false);
  /** What is known of every seat; of the position before, until the answer is there. */
  spans = $state.raw<readonly (PointSpan | null)[]>([]);
  private at = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly worths = new Map<string, Promise<number | null>>();

  constructor(private readonly ask: (pieces: readonly PieceRef[]) => Promise<Counted | null>) {}

  /** The game has moved on: what a piece would bring may be another number. */
  moved(): void {
    this.worths.clear();
  }

  /** Ask how everybody stands after so many entries. */
  want(n: number): void {
    if (!this.on || n === this.at) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.count(), PAUSE_MS);
  }

  private async count(): Promise<void> {
    const told = await this.ask([]);
    if (told === null || told.n < this.at) return;
    this.at = told.n;
    this.spans = told.spans;
  }

  /** What a piece would bring me now; null where nobody can say. */
  worth(piece: PieceRef): Promise<number | null> {
    if (!this.on) return Promise.resolve(null);
    const name = `${piece.sort} ${piece.id}`;
    const known = this.worths.get(name) ?? this.ask([{ sort: piece.sort, id: piece.id }]).then((told) => told?.worths[0] ?? null);
    this.worths.set(name, known);
    return known;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}

/** `12` where it is sure, `9–14` where hidden pieces leave a doubt. */
export const spanText = ({ least, most }: PointSpan): string => (least === most ? String(least) : `${least}–${most}`);
