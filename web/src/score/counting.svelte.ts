/** A sheet that is being filled in: by tapping or as a text, kept on this device, counted by the server as it changes. */
import { recall, remember } from '../lib/memory';
import { score, type Doubt, type Fault, type FormWords, type SheetResult } from './answers';
import type { Editions } from './editions.svelte';
import type { ScoreFace } from './face';
import { readModel, write, type Place, type SheetModel, type SheetPlayer } from './form';
import { editionOf, fragment, textOf } from './share';

const PAUSE = 180;
/** A line that is still being typed is not called wrong at once. */
const PATIENCE = 800;
const MOST_BACK = 60;

export type Mode = 'tap' | 'text';
interface Moment {
  text: string;
  model: SheetModel;
  shown: string;
}

export class Counting {
  text = $state('');
  model = $state.raw<SheetModel>({ modules: [], table: {}, players: [] });
  mode = $state<Mode>('tap');
  result = $state.raw<SheetResult | null>(null);
  faults = $state.raw<readonly Fault[]>([]);
  lost = $state(false);
  /** The text whose model is shown: a text that is being written may be ahead of it. */
  private shown = $state('');
  private back = $state.raw<readonly Moment[]>([]);
  private asking: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where somebody writes just now. */
  caret: () => number | null = () => null;

  constructor(
    readonly game: string,
    readonly face: ScoreFace,
    readonly words: () => FormWords,
    readonly editions: Editions,
    private readonly nameless: (seat: number) => string,
  ) {
    this.mode = recall(`sheet-mode-${game}`) === 'text' ? 'text' : 'tap';
    this.model = this.fresh();
  }

  readonly mayUndo = $derived(this.back.length > 0);
  /** What is written says nothing that tapping could not show. */
  readonly mayTap = $derived(this.text.trim() === '' || this.text === this.shown);
  readonly written = $derived.by(() =>
    write(this.words().form, this.model, this.nameless, (player, seat) => this.face.lines?.(player, seat) ?? []),
  );

  fresh(): SheetModel {
    const players: SheetPlayer[] = [];
    for (let seat = 0; seat < 2; seat++) players.push(this.newcomer(players));
    return { modules: [], table: {}, players };
  }
  newcomer(others: readonly SheetPlayer[]): SheetPlayer {
    const player: SheetPlayer = { name: null, fields: {} };
    return this.face.begin?.(player, others) ?? player;
  }

  /** What a line is about, where the text is the one that tapping wrote. */
  placeOf(line: number): Place | null {
    return this.mode === 'tap' && this.text === this.written.text ? (this.written.places[line - 1] ?? null) : null;
  }
  doubts(seat: number): readonly Doubt[] {
    return this.faults.length > 0 ? [] : (this.result?.players[seat]?.warnings ?? []);
  }

  /** A shared link brings its text and says by which edition it counts; otherwise what was left here is there again. */
  async arrive(first: boolean): Promise<void> {
    const { hash } = location;
    const shared = await textOf(hash);
    if (shared === null && !first) return;
    if (first) this.bringBack();
    /** What was here before a link was opened is one step back. */
    if (shared !== null && shared !== this.text) {
      if (this.text.trim() !== '') this.keep();
      this.text = shared;
    }
    await this.countBy(shared === null ? this.editions.recalled() : editionOf(hash));
  }
  async countBy(edition: string | null): Promise<void> {
    await this.editions.choose(edition);
    this.result = null;
    this.later();
  }

  /** An edit by tapping. */
  tap(model: SheetModel): void {
    if (model === this.model) return;
    this.keep();
    this.model = model;
    this.text = this.shown = this.written.text;
    this.remember();
    this.later();
  }
  tapPlayer(seat: number, player: SheetPlayer): void {
    this.tap({ ...this.model, players: this.model.players.map((each, at) => (at === seat ? player : each)) });
  }
  type(text: string): void {
    this.text = text;
    this.remember();
    this.later();
  }
  /** A whole text at once: an example, a file, what was pasted. */
  take(text: string): void {
    this.keep();
    this.result = null;
    this.type(text);
  }
  anew(): void {
    this.keep();
    this.model = this.fresh();
    this.text = this.shown = '';
    this.remember();
    this.later();
  }
  undo(): void {
    const moment = this.back[this.back.length - 1];
    if (moment === undefined) return;
    this.back = this.back.slice(0, -1);
    ({ text: this.text, model: this.model, shown: this.shown } = moment);
    if (!this.mayTap) this.mode = 'text';
    this.remember();
    this.later();
  }
  choose(mode: Mode): void {
    if (mode === 'tap' && !this.mayTap) return;
    if (mode === 'tap' && this.text.trim() === '' && this.shown !== '') [this.model, this.shown] = [this.fresh(), ''];
    this.mode = mode;
    remember(`sheet-mode-${this.game}`, mode);
  }

  private keep(): void {
    this.back = [...this.back.slice(1 - MOST_BACK), { text: this.text, model: this.model, shown: this.shown }];
  }
  private bringBack(): void {
    this.text = recall(`sheet-${this.game}`) ?? '';
    const kept = readModel(recall(`sheet-model-${this.game}`));
    if (kept !== null && recall(`sheet-of-${this.game}`) === this.text) [this.model, this.shown] = [kept, this.text];
  }
  private remember(): void {
    const kept = remember(`sheet-${this.game}`, this.text);
    /** The link of what was here before this edit would bring that back at a reload. */
    if (kept && location.hash !== '') history.replaceState(null, '', location.pathname);
    if (this.shown !== this.text) return;
    remember(`sheet-of-${this.game}`, this.text);
    remember(`sheet-model-${this.game}`, JSON.stringify(this.model));
  }
  private later(): void {
    clearTimeout(this.timer);
    if (this.text.trim() === '') [this.result, this.faults] = [null, []];
    this.timer = setTimeout(() => void this.count(), PAUSE);
  }
  private complain(found: readonly Fault[]): void {
    const line = this.caret();
    const fresh = found.length > this.faults.length && found.every((fault) => fault.line === line);
    if (fresh) this.timer = setTimeout(() => (this.faults = found), PATIENCE);
    else this.faults = found;
  }
  private async count(): Promise<void> {
    this.asking?.abort();
    const mine = (this.asking = new AbortController());
    if (this.text.trim() === '') {
      history.replaceState(null, '', location.pathname);
      return;
    }
    const [sent, edition] = [this.text, this.editions.chosen];
    try {
      const answer = await score(this.game, sent, edition, mine.signal);
      if (mine.signal.aborted) return;
      this.lost = 'lost' in answer;
      this.editions.unknown = 'unknownEdition' in answer;
      if (this.editions.unknown) this.result = null;
      if ('result' in answer) this.understood(sent, answer.result);
      this.complain('faults' in answer ? answer.faults : []);
      /** A text that came by itself and is wrong is shown as a text. */
      if ('faults' in answer && this.shown !== sent) this.mode = 'text';
    } catch {
      if (mine.signal.aborted) return;
      this.lost = true;
    }
    const hash = await fragment(sent, edition);
    if (!mine.signal.aborted) history.replaceState(null, '', location.pathname + hash);
  }
  private understood(sent: string, result: SheetResult): void {
    this.result = result;
    if (this.shown === sent || this.text !== sent) return;
    this.model = result.sheet;
    this.shown = sent;
    this.remember();
  }
  /** The page is left. */
  leave(): void {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.editions.leave();
  }
  async link(): Promise<string> {
    history.replaceState(null, '', location.pathname + (await fragment(this.text, this.editions.chosen)));
    return location.href;
  }
}
