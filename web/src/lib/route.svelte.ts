/**
 * Four addresses: `/`, `/t/ID` (a personal link adds `#KEY`, an invitation `#invitation=WORD`, a moment `?at=N`), `/score/GAME#TEXT` and `/puzzle/GAME/DAY`, of
 * which `/puzzle` lists the puzzles there are. On the first two and over a puzzle
 * `#/rules/GAME/ID` opens the rules, over a table without leaving it, and on the first `#/learn/GAME` the chapters of a game and
 * `#/learn/GAME/CHAPTER` a game with a guide.
 */
import { keepInvitation, keepKey, keyOf } from './memory';

const RULES = /^#\/rules\/([a-z-]+)(?:\/([A-Za-z0-9-]+))?\/?$/;
const GUIDE = /^#\/learn\/([a-z-]+)(?:\/([a-z0-9-]+))?\/?$/;
const PUZZLE = /^\/puzzle(?:\/([a-z-]+)(?:\/(\d{4}-\d{2}-\d{2}))?)?\/?$/;
const INVITATION = /^#invitation=([\w-]+)$/;
const KNOWN = /^\/(score\/[a-z-]+\/?)?$/;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Route {
  table = $state<string | null>(null);
  /** The key this tab sits with, or null for somebody who watches. */
  key = $state<string | null>(null);
  /** The game whose boxed villages are counted. */
  score = $state<string | null>(null);
  /** The game whose rules are open, and the statement that is meant. */
  rules = $state.raw<{ game: string; rule: string | null } | null>(null);
  /** The chapter of a game with a guide that is open; all of them without one. */
  guide = $state.raw<{ game: string; chapter: string | null } | null>(null);
  /** The game and the day of a puzzle: today's where none is named, all of them without a game. */
  puzzle = $state.raw<{ game: string | null; day: string | null } | null>(null);
  /** The path of a link that leads nowhere. */
  lost = $state<string | null>(null);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    const match = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
    const before = this.table;
    this.table = match === null ? null : decoded(match[1] ?? '');
    const posed = PUZZLE.exec(location.pathname);
    this.puzzle = posed === null ? null : { game: posed[1] ?? null, day: posed[2] ?? null };
    this.lost = match === null && posed === null && !KNOWN.test(location.pathname) ? location.pathname : null;
    this.score = /^\/score\/([a-z-]+)\/?$/.exec(location.pathname)?.[1] ?? null;
    const inner = RULES.exec(location.hash);
    const closed = this.rules !== null && location.hash.length <= 1;
    this.rules = inner === null || this.score !== null ? null : { game: inner[1] ?? '', rule: inner[2]?.toUpperCase() ?? null };
    const taught = location.pathname === '/' ? GUIDE.exec(location.hash) : null;
    if (this.rules === null) this.guide = taught === null ? null : { game: taught[1] ?? '', chapter: taught[2] ?? null };
    /** Rules open and close over a table: whoever sits there stays seated, even where nothing keeps the key. */
    if (this.table !== null && this.table === before && (this.rules !== null || closed)) return;
    this.key = this.table === null ? null : this.keyAt(this.table);
  }

  /** Open the rules where one stands; from statement to statement they stay one page of the history. */
  openRules(game: string, rule: string | null): void {
    const over = this.rules !== null;
    const path = location.pathname + location.search + rulesPath(game, rule);
    if (over) history.replaceState(history.state, '', path);
    else history.pushState({ rules: true }, '', path);
    this.read();
  }

  /** Go back to what the rules were opened from. */
  closeRules(): void {
    if (this.rules === null) return;
    if ((history.state as { rules?: boolean } | null)?.rules === true) history.back();
    else {
      history.replaceState(null, '', location.pathname + location.search);
      this.read();
    }
  }

  /** A key in the address is a seat on show, in the history and over shoulders: it is put away at once. */
  private keyAt(table: string): string | null {
    const invitation = INVITATION.exec(location.hash)?.[1];
    if (invitation !== undefined && keepInvitation(table, invitation))
      history.replaceState(history.state, '', sharePath(table) + location.search);
    if (invitation !== undefined || location.hash.length <= 1 || RULES.test(location.hash)) return keyOf(table);
    const key = decoded(location.hash.slice(1));
    if (keepKey(table, key)) history.replaceState(history.state, '', sharePath(table) + location.search);
    return key;
  }

  /** The address tells which moment of the table is shown; null: the present. */
  showMoment(at: number | null): void {
    const search = at === null ? '' : `?at=${at}`;
    if (this.table !== null && location.search !== search)
      history.replaceState(history.state, '', location.pathname + search + location.hash);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Go to a seat. The address shows its key only where nothing else can keep it. */
  enter(table: string, key: string): void {
    this.go(keepKey(table, key) ? sharePath(table) : personalPath(table, key));
  }

  /** Take a seat at the table that is open, without a new page in the history. */
  sit(table: string, key: string): void {
    history.replaceState(null, '', personalPath(table, key));
    this.read();
  }
}

export const personalPath = (table: string, key: string): string => `/t/${encodeURIComponent(table)}#${encodeURIComponent(key)}`;
export const sharePath = (table: string, invitation: string | null = null): string =>
  `/t/${encodeURIComponent(table)}${invitation === null ? '' : `#invitation=${invitation}`}`;
export const momentPath = (table: string, at: number): string => `${sharePath(table)}?at=${at}`;
export const learnPath = (game: string): string => `/#/learn/${game}`;
export const guidePath = (game: string, chapter: string): string => `/#/learn/${game}/${chapter}`;
export const puzzlePath = (game: string, day: string): string => `/puzzle/${game}/${day}`;
export const PUZZLES = '/puzzle';
export const rulesPath = (game: string, rule: string | null): string => `#/rules/${game}${rule === null ? '' : `/${rule}`}`;
export const route = new Route();
