/** What a card takes and gives, as a row of signs; and its name broken into lines that fit a banner. */
import type { CardFact } from './facts';

export interface Sign {
  good?: string;
  text?: string;
}

const EFFECTS: Readonly<Record<string, Sign[]>> = {
  scouting: [{ good: 'cardback' }, { text: '→' }, { text: '+1' }],
  rebuilding: [{ text: '↩' }, { good: 'cardback' }],
  fair: [{ good: 'cardback' }, { text: '→' }, { good: 'coin' }, { good: 'coin' }],
  theft: [{ text: '1–2' }, { good: 'coin' }, { text: '→' }, { good: 'anything' }],
};

const many = (goods: Readonly<Record<string, number>>): Sign[] =>
  Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => ({ good })));

export function plaque(card: CardFact): Sign[] {
  if (card.kind === 'action') return EFFECTS[card.id] ?? [];
  const takes = [...many(card.takes), ...Array.from({ length: card.coins }, () => ({ good: 'coin' }))];
  const gives = [...many(card.gives), ...(card.effect === null ? [] : [{ good: card.effect }])];
  return takes.length === 0 ? gives : [...takes, { text: '→' }, ...gives];
}

const LINE = 13;

/** One line where it fits; otherwise the break nearest to the middle, after a space or a hyphen. */
export function nameLines(name: string): string[] {
  if (name.length <= LINE) return [name];
  const breaks = [...name.matchAll(/[\s-]/g)].map((match) => match.index);
  if (breaks.length === 0) return [name];
  const middle = name.length / 2;
  const cut = breaks.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
  return [name.slice(0, cut + 1).trim(), name.slice(cut + 1)];
}
