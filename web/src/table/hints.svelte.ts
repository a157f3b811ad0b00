/** Hints: asked of the table when somebody wants one, and gone when the game has moved on. */
import type { HintedMove, Refusal } from '../lib/types';

type HintAnswer = { moves: readonly HintedMove[] } | { no: Refusal };
/** Whom hints are asked of, and who tells why there is none. */
export interface Asked {
  readonly wire: { hint(): Promise<HintAnswer | null> };
  unless(why: Refusal | null): void;
}

export class Hints {
  /** Whether this table allows them. */
  on = $state(false);
  /** The answer is being worked out. */
  thinking = $state(false);
  /** The best few moves of this moment; null while nobody has asked. */
  moves = $state.raw<readonly HintedMove[] | null>(null);
  /** Every question has its number: an answer that nobody waits for any more is passed over. */
  private wanted = 0;

  constructor(private readonly table: Asked) {}

  get open(): boolean {
    return this.thinking || this.moves !== null;
  }

  async want(): Promise<void> {
    if (!this.on || this.open) return;
    this.wanted += 1;
    const mine = this.wanted;
    this.thinking = true;
    const answer = await this.table.wire.hint();
    if (mine !== this.wanted) return;
    this.thinking = false;
    if (answer !== null && 'moves' in answer) this.moves = answer.moves;
    else if (answer !== null && answer.no.kind !== 'stale') this.table.unless(answer.no);
  }

  /** The game has moved on, or the reader has seen enough. */
  close(): void {
    this.wanted += 1;
    this.thinking = false;
    this.moves = null;
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.want();
  }
}
