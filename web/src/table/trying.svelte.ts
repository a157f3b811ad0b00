/** What if: another session on a deal of what a seat knows. The table's own goes on beside it. */
import type { TableInfo } from '../lib/types';
import type { From } from './reviewing.svelte';
import { Session, type Others } from './session.svelte';

export class Trying {
  /** Where something is tried out; null: nowhere. */
  session = $state.raw<Session | null>(null);
  /** How far the table was then. */
  private since = $state(0);
  /** The table has gone on meanwhile and waits for its person. */
  readonly called = $derived.by(() => {
    const own = this.own();
    return own !== null && own.called !== null && own.snapshot.n > this.since;
  });

  constructor(private readonly own: () => Session | null) {
    $effect(() => {
      if (this.session?.ended !== true) return;
      this.leave();
      own()?.refuse('sandbox-ended');
    });
  }

  async open(info: () => Promise<TableInfo>, others: Others, from: From | null): Promise<void> {
    const own = this.own();
    if (own === null || (own.key === null && from === null)) return;
    this.leave();
    const table = await info();
    const opened = new Session(own.table, own.key, own.game, others, null, from);
    opened.open(table);
    this.since = own.snapshot.n;
    this.session = opened;
  }

  leave = (): void => {
    this.session?.close();
    this.session = null;
  };
}
