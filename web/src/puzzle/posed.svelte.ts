/** A puzzle on this device's board. The server tells no answer that nobody has found or asked for. */
import { Board } from '../apart/board';
import { posted, type Reply } from '../lib/http-line';
import type { HintReason, PuzzleDay, PuzzleTold, PuzzleVerdict } from '../lib/types';
import { today } from './solved';

type Word = 'hint' | 'show';

export class Posed extends Board<Word> {
  puzzle = $state.raw<PuzzleDay | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  hint = $state.raw<readonly HintReason[] | null>(null);
  /** The answer has been shown: whoever makes the move then has not found it. */
  shown = $state(false);
  /** Told of every verdict. */
  judged: (verdict: PuzzleVerdict) => void = () => undefined;
  /** Whoever is still at it after midnight has solved it on the day of its beginning. */
  readonly begun = today();

  constructor(
    game: string,
    private day: string | null,
  ) {
    super(game);
  }

  wantHint = (): Promise<void> => this.line.hand('hint');
  giveUp = (): Promise<void> => this.line.hand('show');
  again = (): void => void (this.verdict = null);

  protected async ask(message: object | Word): Promise<Reply> {
    const { game, day } = this;
    const reply = await posted<Reply & PuzzleTold>('/api/puzzle', { game, day, have: this.line.have, message });
    this.puzzle = reply.puzzle;
    /** It stays the one that was begun, whatever day it becomes. */
    this.day = reply.puzzle.day;
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
