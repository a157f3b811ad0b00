/**
 * A board apart from the tables, on this device. The server keeps nothing of it: every message is one request with all that
 * is needed to answer it, and what comes back is what a table would say.
 */
import { HttpLine, type Reply } from '../lib/http-line';
import type { TableInfo } from '../lib/types';
import type { Socket } from '../lib/wire';

export abstract class Board<Word extends string | null> {
  protected readonly line = new HttpLine<object | Word>((message) => this.ask(message));

  constructor(readonly game: string) {}

  /** The table of it, as clients know tables. */
  async begin(): Promise<TableInfo> {
    const reply = await this.ask({ t: 'hello', have: 0 });
    const table = reply.messages.find((message) => message.t === 'table');
    if (table === undefined) throw new Error('expected a table with the board, got none');
    return table;
  }

  /** What the table's line is made of here. */
  socket = (): Socket => this.line.socket();

  protected abstract ask(message: object | Word): Promise<Reply>;
}
