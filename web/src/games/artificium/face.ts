import type { LogLine, Values } from '../../lib/types';
import type { Session } from '../../table/session.svelte';
import type { Flight, GameFace, Tab } from '../face';
import { CARDS, FIELDS } from './facts';
import Flying from './Flying.svelte';
import Inline from './Inline.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import Progress from './Progress.svelte';
import Shared from './Shared.svelte';
import Tip from './Tip.svelte';

const card = (id: unknown): Flight['piece'] => ({ sort: 'card', id: String(id) });
const good = (id: unknown): Flight['piece'] => ({ sort: 'good', id: String(id) });
const BACK: Flight['piece'] = { sort: 'good', id: 'cardback' };
const COIN: Flight['piece'] = { sort: 'good', id: 'coin' };

/** How the pieces of a log line travel over the table. */
function flights({ k, v }: LogLine): Flight[] {
  const hand = `hand-${v.seat}`;
  const stock = `good-${v.seat}-${v.good}`;
  switch (k) {
    case 'drew':
      return [{ piece: card(v.card), from: 'deck', to: hand }];
    case 'drew-hidden':
      return [{ piece: BACK, from: 'deck', to: hand }];
    case 'market-shows':
      return [{ piece: card(v.card), from: 'deck', to: `market-${v.card}` }];
    case 'exchanged':
      return [{ piece: card(v.card), from: hand, to: 'market' }, { piece: card(v.taken), from: 'market', to: hand }];
    case 'chose':
      return [{ piece: BACK, from: hand, to: `card-${v.seat}` }];
    case 'bought':
      return [{ piece: good(v.good), from: 'deck', to: stock }, { piece: COIN, from: `coins-${v.seat}`, to: 'deck' }];
    case 'sold':
      return [{ piece: good(v.good), from: stock, to: 'deck' }, { piece: COIN, from: 'deck', to: `coins-${v.seat}` }];
    case 'built':
      return [{ piece: card(v.card), from: `card-${v.seat}`, to: `table-${v.seat}` }];
    case 'made':
      return [{ piece: good(v.good), from: `card-${v.seat}`, to: stock }];
    case 'bonus':
      return [{ piece: good(v.good), from: `space-${v.space}`, to: stock }];
    case 'stole':
      return [{ piece: good(v.good), from: `good-${v.target}-${v.good}`, to: stock }];
    case 'scouted':
      return [{ piece: BACK, from: `hand-${v.target}`, to: hand }];
    case 'scout-took':
      return [{ piece: card(v.card), from: `hand-${v.target}`, to: hand }];
    case 'rebuilt':
      return [{ piece: card(v.card), from: `table-${v.seat}`, to: hand }];
    case 'fair':
      return [{ piece: COIN, from: 'deck', to: `coins-${v.seat}` }];
    case 'wizard-discarded':
    case 'exchange-discarded':
    case 'hand-discarded':
      return [{ piece: card(v.card), from: hand, to: 'discards' }];
    case 'card-discarded':
      return [{ piece: card(v.card), from: `card-${v.seat}`, to: 'discards' }];
    case 'card-taken-back':
      return [{ piece: card(v.card), from: `card-${v.seat}`, to: hand }];
    default:
      return [];
  }
}

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

function hint(session: Session): { id: string; values: Values } | null {
  const ask = session.ask;
  if (ask?.kind !== 'market') return null;
  const [given, taken] = session.picked?.words ?? [];
  if (given != null) return { id: 'ask-market-take', values: { card: given } };
  if (taken != null) return { id: 'ask-market-give', values: { taken } };
  return ask.price === 0 ? { id: 'ask-market-free', values: {} } : { id: 'ask-market-paid', values: { price: ask.price } };
}

const TAB_OF: Readonly<Record<string, Tab>> = {
  exchange: 'table', choose: 'mine', buy: 'mine', sell: 'mine', discard: 'mine', rebuild: 'mine',
  steal: 'others', scout: 'others', knight: 'others',
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
  Tip,
  Progress,
  fields: FIELDS,
  sorts: { card: 'card', taken: 'card', source: 'card', good: 'good' },
  onBoard: new Set(['exchange', 'choose', 'buy', 'sell', 'discard']),
  order: CARDS.map((each) => each.id),
  flights,
  spots,
  hint,
  badge,
};
