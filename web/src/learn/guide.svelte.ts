/**
 * A first game with a guide, on this device. The server keeps nothing of it: every message goes with what was done so
 * far, and what comes back is what a table would say, with the lesson that comes next.
 */
import { recall, remember } from '../lib/memory';
import type { ServerMessage, TableInfo } from '../lib/types';
import type { Socket } from '../lib/wire';

export interface LessonState {
  at: number;
  of: number;
  /** After how many deeds it began. */
  began: number;
  id: string | null;
  expects: boolean;
  point: readonly string[];
  rules: readonly string[];
  /** What is to be done, where there is only one thing. */
  line: string | null;
}

interface Reply {
  messages: readonly ServerMessage[];
  done: readonly string[];
  lesson: LessonState;
}

export interface GuideChapter {
  id: string;
  lessons: readonly string[];
}

const chapters = import.meta.glob<readonly GuideChapter[]>('../generated/*/lessons.json', { import: 'default' });
export const hasGuide = (game: string): boolean => Object.hasOwn(chapters, `../generated/${game}/lessons.json`);
export const guideChapters = (game: string): Promise<readonly GuideChapter[]> =>
  chapters[`../generated/${game}/lessons.json`]?.() ?? Promise.resolve([]);

const name = (game: string, chapter: string): string => `guide.${game}.${chapter}`;

/** What this device has done in a chapter. */
export function doneIn(game: string, chapter: string): string[] {
  try {
    const kept: unknown = JSON.parse(recall(name(game, chapter)) ?? '[]');
    return Array.isArray(kept) && kept.every((each) => typeof each === 'string') ? kept : [];
  } catch {
    return [];
  }
}

/** In which lesson of a chapter this device is: so many are done. */
export function lessonIn(game: string, chapter: string): number {
  const at = Number(recall(`${name(game, chapter)}.at`));
  return Number.isInteger(at) && at > 0 ? at : 0;
}

/** Closed for a reason that a new attempt may mend. */
const TRY_AGAIN = 1013;

export class Guide {
  lesson = $state.raw<LessonState | null>(null);
  private done: string[];
  private have = 0;
  private line: Socket | null = null;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    readonly game: string,
    readonly chapter: string,
  ) {
    this.done = doneIn(game, chapter);
  }

  /** Where the learner is; the table of it, as clients know tables. */
  async begin(): Promise<TableInfo> {
    const reply = await this.ask({ t: 'hello', have: 0 });
    const table = reply.messages.find((message) => message.t === 'table');
    if (table === undefined) throw new Error('expected a table from the guide, got none');
    return table;
  }

  /** Go on from something that was only to be read. */
  next = (): Promise<void> => this.hand(null);

  /** Have this lesson done. */
  show = (): Promise<void> => this.hand('show');

  /** Begin this lesson again, or the whole chapter. */
  again(whole: boolean): void {
    this.done = this.done.slice(0, whole ? 0 : (this.lesson?.began ?? 0));
    this.have = 0;
    void this.hand({ t: 'hello', have: 0 });
  }

  /** What the table's line is made of here. */
  socket(): Socket {
    const line: Socket = {
      send: (text) => void this.hand(JSON.parse(text) as object),
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
  private hand(message: object | 'show' | null): Promise<void> {
    const asked = this.queue.then(() => this.answer(message));
    this.queue = asked.catch(() => {
      const line = this.line;
      this.line = null;
      line?.onclose?.({ code: TRY_AGAIN });
    });
    return this.queue;
  }

  private async answer(message: object | 'show' | null): Promise<void> {
    if (this.line === null) return;
    const { messages } = await this.ask(message);
    for (const each of messages) {
      if (each.t === 'view') this.have = each.n;
      this.line?.onmessage?.({ data: JSON.stringify(each) });
    }
  }

  private async ask(message: object | 'show' | null): Promise<Reply> {
    const { game, chapter, done, have } = this;
    const response = await fetch('/api/guide', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, chapter, done, have, message }),
    });
    if (!response.ok) throw new Error(`expected an answer of the guide, got ${response.status}`);
    const reply = (await response.json()) as Reply;
    this.done = [...reply.done];
    this.lesson = reply.lesson;
    this.keep();
    return reply;
  }

  private keep(): void {
    remember(name(this.game, this.chapter), JSON.stringify(this.done));
    remember(`${name(this.game, this.chapter)}.at`, String(this.lesson?.at ?? 0));
  }
}
