/** A first game with a guide, on this device: every message goes with what was done so far, and the lesson that is next comes back. */
import { Board } from '../apart/board';
import { posted, type Reply } from '../lib/http-line';
import { recall, remember } from '../lib/memory';

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

interface Answer extends Reply {
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

type Word = 'show' | null;

export class Guide extends Board<Word> {
  lesson = $state.raw<LessonState | null>(null);
  private done: string[];

  constructor(
    game: string,
    readonly chapter: string,
  ) {
    super(game);
    this.done = doneIn(game, chapter);
  }

  /** Go on from something that was only to be read. */
  next = (): Promise<void> => this.line.hand(null);

  /** Have this lesson done. */
  show = (): Promise<void> => this.line.hand('show');

  /** Begin this lesson again, or the whole chapter. */
  again(whole: boolean): void {
    this.done = this.done.slice(0, whole ? 0 : (this.lesson?.began ?? 0));
    this.line.have = 0;
    void this.line.hand({ t: 'hello', have: 0 });
  }

  protected async ask(message: object | Word): Promise<Answer> {
    const { game, chapter, done } = this;
    const reply = await posted<Answer>('/api/guide', { game, chapter, done, have: this.line.have, message });
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
