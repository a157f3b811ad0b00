/** Three addresses: `/`, `/t/ID#KEY` and `/score/GAME#TEXT`. */
const KNOWN = /^\/(score\/[a-z-]+\/?)?$/;

class Route {
  table = $state<string | null>(null);
  key = $state<string | null>(null);
  /** The game whose boxed villages are counted. */
  score = $state<string | null>(null);
  /** The path of a link that leads nowhere. */
  lost = $state<string | null>(null);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  private read(): void {
    const match = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
    this.table = match === null ? null : decodeURIComponent(match[1] ?? '');
    this.lost = match === null && !KNOWN.test(location.pathname) ? location.pathname : null;
    this.score = /^\/score\/([a-z-]+)\/?$/.exec(location.pathname)?.[1] ?? null;
    this.key = location.hash.length > 1 ? decodeURIComponent(location.hash.slice(1)) : null;
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Put the personal key into the address without a new page in the history. */
  sit(table: string, key: string): void {
    history.replaceState(null, '', personalPath(table, key));
    this.read();
  }
}

export const personalPath = (table: string, key: string): string => `/t/${encodeURIComponent(table)}#${encodeURIComponent(key)}`;
export const sharePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const route = new Route();
