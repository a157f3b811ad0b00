/** What a deed costs and brings as it is printed: shown before it is confirmed. */
import { command } from '../../lib/text';
import { printed } from './edition.svelte';
import type { SweetView } from './facts';

export interface Deed {
  /** Cards of the hand, or an action disk. */
  cards: number;
  disk: boolean;
  cost: string;
  effects: readonly string[];
  /** A worker may be employed afterwards for a diamond. */
  employs: boolean;
}

const nothing: Deed = { cards: 0, disk: false, cost: '', effects: [], employs: false };

const settleCost = (): string => `card 1 + basic ${printed().number('settle-basics')}`;

function areaDeed(id: string, verb: string, game: SweetView): Deed {
  const area = printed().area(id);
  if (area === undefined) return nothing;
  const taken = game.areas.find((each) => each.area === id)?.taken ?? 0;
  const disk = verb === 'use-disk';
  return { ...nothing, cards: verb === 'use' ? taken + 1 : 0, disk, cost: area.cost, effects: area.effect };
}

function cardDeed(id: string): Deed {
  const card = printed().card(id);
  if (card === null) return nothing;
  const marked = card.round == null && card.industry != null && card.industry !== 'none';
  return { ...nothing, cost: card.cost, effects: card.round == null ? (card.instant ?? []) : [card.round], employs: marked };
}

/** The printed side of a line; null where nothing is printed about it. */
export function deedOf(line: string, game: SweetView): Deed | null {
  const { verb, words } = command(line);
  const word = words[0] ?? '';
  switch (verb) {
    case 'use':
    case 'use-disk':
    case 'copy':
      return areaDeed(word, verb, game);
    case 'play':
      return cardDeed(word);
    case 'flip':
      return { ...nothing, effects: printed().skill(word)?.effect ?? [] };
    case 'settle':
      return { ...nothing, cost: settleCost(), effects: [`${word} 1`] };
    case 'buy-card':
      return { ...nothing, cost: `gold ${printed().number('card-gold')}`, effects: ['cards 1'] };
    default:
      return null;
  }
}

/** A free action in the effect language: what it takes, and what it gives. */
export function freeClause(line: string): string | null {
  const { verb, words } = command(line);
  const good = words[0] ?? '';
  const basics = (name: string): string => `basic ${printed().number(name)}`;
  switch (verb) {
    case 'buy':
      return `pay gold ${printed().number('basic-gold')}: ${good} 1`;
    case 'sell':
      return `pay ${good} 1: gold 1`;
    case 'barter':
      return `pay ${basics('barter-basics')}: ${good} 1`;
    case 'buy-card':
      return `pay gold ${printed().number('card-gold')}: cards 1`;
    case 'settle':
      return `pay ${settleCost()}: ${good} 1`;
    case 'scrap-disk':
      return `pay disk 1: ${basics('scrap-basics')}`;
    case 'scrap-card':
      return `pay card 1: ${basics('scrap-basics')}`;
    default:
      return null;
  }
}
