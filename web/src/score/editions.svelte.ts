/** By which edition the score page counts: those of the server, the one that was chosen, and its values on the pictures. */
import { api, ApiError } from '../lib/api';
import { i18n } from '../lib/i18n.svelte';
import { recall, remember } from '../lib/memory';
import type { EditionInfo, FactRow } from '../lib/types';

export class Editions {
  /** Those that may be chosen, besides the house's. */
  all = $state.raw<readonly EditionInfo[]>([]);
  /** The digest of the chosen one; null is the house's. */
  chosen = $state<string | null>(null);
  /** The server does not know the chosen one. */
  unknown = $state(false);
  /** Counts up when other values are drawn. */
  drawn = $state(0);

  constructor(
    private readonly game: string,
    private readonly printed: (rows: readonly FactRow[] | null) => void,
  ) {}

  async fetch(): Promise<void> {
    const games = await api.games().catch(() => []);
    const offered = games.find(({ name }) => name === this.game)?.editions ?? [];
    this.all = [...offered, ...this.all.filter(({ digest }) => offered.every((each) => each.digest !== digest))];
  }

  recalled(): string | null {
    return recall(`sheet-edition-${this.game}`) || null;
  }

  /** Count by this one from now on, once its values are there. */
  async choose(digest: string | null): Promise<void> {
    this.chosen = digest;
    this.unknown = false;
    remember(`sheet-edition-${this.game}`, digest ?? '');
    if (digest === null) {
      this.print(null);
      return;
    }
    try {
      const { name, facts } = await api.edition(digest);
      if (this.chosen !== digest) return;
      if (this.all.every((each) => each.digest !== digest)) this.all = [...this.all, { digest, name }];
      this.print(facts as FactRow[]);
    } catch (error) {
      if (this.chosen !== digest) return;
      this.unknown = error instanceof ApiError && error.status === 404;
      this.print(null);
    }
  }

  /** The page is left: whatever comes next is drawn with its own values. */
  leave(): void {
    this.print(null);
  }

  private print(rows: readonly FactRow[] | null): void {
    this.printed(rows);
    i18n.print(rows);
    this.drawn += 1;
  }
}
