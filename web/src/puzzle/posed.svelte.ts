/** A puzzle on this device's board. The server keeps nothing of it, and tells no answer that nobody has found or asked for. */
import { HttpLine, posted, type Reply } from '../lib/http-line';
import type { HintReason, PuzzleDay, PuzzleTold, PuzzleVerdict, TableInfo } from '../lib/types';
import type { Socket } from '../lib/wire';

type Said = object | 'hint' | 'show';

export class Posed {
  puzzle = $state.raw<PuzzleDay | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  hint = $state.raw<readonly HintReason[] | null>(null);
  /** The answer has been shown: whoever makes the move then has not found it. */
  shown = $state(false);
  private readonly line = new HttpLine<Said>((message) => this.ask(message));

  constructor(
    readonly game: string,
    readonly day: string | null,
    /** Told of every verdict. */
    private readonly judged: (verdict: PuzzleVerdict) => void,
  ) {}

  /** The table of it, as clients know tables. */
  async begin(): Promise<TableInfo> {
    const reply = await this.ask({ t: 'hello', have: 0 });
    const table = reply.messages.find((message) => message.t === 'table');
    if (table === undefined) throw new Error('expected a table with the puzzle, got none');
    return table;
  }

  socket = (): Socket => this.line.socket();
  wantHint = (): Promise<void> => this.line.hand('hint');
  giveUp = (): Promise<void> => this.line.hand('show');
  again = (): void => void (this.verdict = null);

  private async ask(message: Said): Promise<Reply> {
    const { game, day } = this;
    const reply = await posted<Reply & PuzzleTold>('/api/puzzle', { game, day, have: this.line.have, message });
    this.puzzle = reply.puzzle;
    if (reply.hint !== null) this.hint = reply.hint;
    const { verdict } = reply;
    if (verdict !== null) {
      this.shown ||= verdict.shown;
      this.verdict = verdict;
      /** The board is told first that nothing was played. */
      setTimeout(() => this.judged(verdict));
    }
    return reply;
  }
}
