/** The line from this browser to a table, or to a sandbox beside it. */
import { newId } from '../lib/id';
import { Wire, type Listener, type Socket } from '../lib/wire';

interface Place {
  table: string;
  key: string | null;
  sandbox: string | null;
}

export function wireTo({ table, key, sandbox }: Place, listener: Listener, line: ((url: string) => Socket) | null): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = key === null ? '' : `?key=${encodeURIComponent(key)}`;
  const place = sandbox === null ? query : `/what-if${query}&others=${sandbox}`;
  return new Wire(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}${place}`, listener, {
    socket: line ?? ((url) => new WebSocket(url) as never),
    later: (run, seconds) => {
      const timer = setTimeout(run, seconds * 1000);
      return () => clearTimeout(timer);
    },
    id: newId,
  });
}
