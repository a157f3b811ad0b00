/**
 * A table's line that speaks plain HTTP, for positions of which the server keeps nothing: every message is one request,
 * and what comes back is what a table would say.
 */
import type { ServerMessage } from './types';
import type { Socket } from './wire';

/** Closed for a reason that a new attempt may mend. */
const TRY_AGAIN = 1013;

export interface Reply {
  messages: readonly ServerMessage[];
}

export class HttpLine<Said> {
  /** How many entries the table knows to have told. */
  have = 0;
  private line: Socket | null = null;
  private queue: Promise<void> = Promise.resolve();

  constructor(private readonly ask: (message: Said) => Promise<Reply>) {}

  /** What the table's line is made of here. */
  socket(): Socket {
    const line: Socket = {
      send: (text) => void this.hand(JSON.parse(text) as Said),
      close: () => (this.line = null),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    this.line = line;
    queueMicrotask(() => line.onopen?.());
    return line;
  }

  /** One message after the other, in the order in which they were said. */
  hand(message: Said): Promise<void> {
    const asked = this.queue.then(() => this.answer(message));
    this.queue = asked.catch(() => {
      const line = this.line;
      this.line = null;
      line?.onclose?.({ code: TRY_AGAIN });
    });
    return this.queue;
  }

  private async answer(message: Said): Promise<void> {
    if (this.line === null) return;
    const { messages } = await this.ask(message);
    for (const each of messages) {
      if (each.t === 'view') this.have = each.n;
      this.line?.onmessage?.({ data: JSON.stringify(each) });
    }
  }
}

/** The answer of an address that is asked by POST. */
export async function posted<T>(path: string, body: object): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`expected an answer of ${path}, got ${response.status}`);
  return (await response.json()) as T;
}
