/** Hints: asked of the table when somebody wants one, and gone when the game has moved on. */
import type { HintedMove, Refusal } from '../lib/types';

/** Others may go on so often while an answer to one's own question is worked out. */
const MOST_ASKED = 5;
type HintAnswer = { moves: readonly HintedMove[] } | { no: Refusal };
/** Whom hints are asked of, and who tells why there is none. */
export interface Asked {
  readonly wire: { hint(): Promise<HintAnswer | null> };
  /** What may be answered now. */
  readonly legal: readonly string[];
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
  /** What might have been answered when the last hint was asked for. */
  private about: readonly string[] = [];

  constructor(private readonly table: Asked) {}

  get open(): boolean {
    return this.thinking || this.moves !== null;
  }

  async want(): Promise<void> {
    if (!this.on || this.open) return;
    this.wanted += 1;
    const mine = this.wanted;
    this.thinking = true;
    this.about = this.table.legal;
    let answer: HintAnswer | null = null;
    for (let asked = 0; asked < MOST_ASKED; asked += 1) {
      answer = await this.table.wire.hint();
      if (mine !== this.wanted) return;
      if (answer === null || 'moves' in answer || answer.no.kind !== 'stale') break;
    }
    this.thinking = false;
    if (answer !== null && 'moves' in answer) this.moves = answer.moves;
    else if (answer !== null && answer.no.kind !== 'stale') this.table.unless(answer.no);
  }

  /** The game has moved on. Who still has the same question goes on waiting: others may answer it beside them. */
  moved(): void {
    const now = this.table.legal;
    const same = now.length === this.about.length && now.every((line, i) => line === this.about[i]);
    if (!(same && this.thinking)) this.close();
  }

  /** The question is another one, or the reader has seen enough. */
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
