import type { LogLine, Values } from '../../lib/types';
import type { Session } from '../../table/session.svelte';
import type { GameFace, Tab } from '../face';
import { CARDS, FIELDS, print } from './facts';
import { flights } from './flights';
import Flying from './Flying.svelte';
import Inline from './Inline.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import Picture from './Picture.svelte';
import Progress from './Progress.svelte';
import { scored } from './scored';
import { pieces, sentences } from './sentences';
import Shared from './Shared.svelte';
import Tip from './Tip.svelte';

function spots({ v }: LogLine): string[] {
  const found: string[] = [];
  for (const seat of [v.seat, v.target]) {
    if (seat === undefined) continue;
    found.push(`seat-${seat}`, `marker-${seat}`);
    if (v.good !== undefined) found.push(`good-${seat}-${v.good}`);
    if (v.card !== undefined) found.push(`hand-${seat}-${v.card}`, `table-${seat}-${v.card}`, `card-${seat}`);
  }
  if (v.space !== undefined) found.push(`space-${v.space}`);
  for (const each of [v.card, v.taken]) if (each !== undefined) found.push(`market-${each}`);
  return found;
}

/** What has changed there: goods, coins, cards on the table; whose marker has moved. */
const MARKED = /^(?:good|coins|market|card|table|space)-/;
const STRIDES: ReadonlySet<string> = new Set(['built', 'knighted']);
function marks(line: LogLine): string[] {
  const found = [...spots(line), ...flights(line).map((flight) => flight.to)].filter((spot) => MARKED.test(spot));
  return STRIDES.has(line.k) ? [...found, `marker-${line.v.target ?? line.v.seat}`] : found;
}

function hint(session: Session): { id: string; values: Values } | null {
  const ask = session.ask;
  if (ask?.kind !== 'market') return null;
  const [given, taken] = session.picked?.words ?? [];
  if (given != null) return { id: 'ask-market-take', values: { card: given } };
  if (taken != null) return { id: 'ask-market-give', values: { taken } };
  return ask.price === 0 ? { id: 'ask-market-free', values: {} } : { id: 'ask-market-paid', values: { price: ask.price } };
}

const TAB_OF: Readonly<Record<string, Tab>> = {
  exchange: 'table',
  choose: 'mine',
  buy: 'mine',
  sell: 'mine',
  discard: 'mine',
  rebuild: 'mine',
  steal: 'others',
  scout: 'others',
  knight: 'others',
};

function badge(tab: Tab, moves: readonly string[]): number {
  const here = moves.map((line) => line.split(' ')).filter(([verb]) => TAB_OF[verb ?? ''] === tab);
  return new Set(here.map(([verb, word]) => `${verb} ${word}`)).size;
}

export const ARTIFICIUM: GameFace = {
  Shared,
  Mine,
  Others,
  Inline,
  Flying,
  Picture,
  pieces,
  sentences,
  Tip,
  Progress,
  fields: FIELDS,
  sorts: { card: 'card', taken: 'card', source: 'card', good: 'good' },
  onBoard: new Set(['exchange', 'choose', 'buy', 'sell', 'discard']),
  order: CARDS.map((each) => each.id),
  flights,
  scored,
  spots,
  marks,
  hint,
  badge,
  print,
};
