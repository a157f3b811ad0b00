/** The line from this browser to a table, or to a sandbox beside it. */
import { newId } from '../lib/id';
import { Wire, type Listener, type Socket } from '../lib/wire';
import type { From } from './reviewing.svelte';

interface Place {
  table: string;
  key: string | null;
  sandbox: string | null;
  /** Where a sandbox begins; null: now. */
  from: From | null;
}

export function wireTo({ table, key, sandbox, from }: Place, listener: Listener, line: ((url: string) => Socket) | null): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const values = new URLSearchParams();
  if (sandbox !== null) values.set('others', sandbox);
  if (from !== null) for (const [name, value] of Object.entries(from)) values.set(name, String(value));
  const place = `${sandbox === null ? '' : '/what-if'}${values.size > 0 ? `?${values.toString()}` : ''}`;
  return new Wire(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}${place}`, key, listener, {
    socket: line ?? ((url) => new WebSocket(url) as never),
    later: (run, seconds) => {
      const timer = setTimeout(run, seconds * 1000);
      return () => clearTimeout(timer);
    },
    id: newId,
  });
}
