/** Where an open effect comes from, as a name. */
import type { PieceRef } from '../../lib/text';
import { printed } from './edition.svelte';

interface Speech {
  nameOf(piece: PieceRef): string;
  t(id: string, values?: Readonly<Record<string, unknown>>): string;
  has(id: string): boolean;
}

const SORTS = ['area', 'special', 'skill', 'support'];
const ROW = /^(tent|house|building)-\d$/;
const MARKER = /^(cart|locomotive)-(\d+)$/;

export function sourceName(source: string, speech: Speech): string {
  const card = printed().card(source);
  if (card !== null) return card.name;
  const cut = source.indexOf('-');
  const [sort, id] = [source.slice(0, cut), source.slice(cut + 1)];
  if (SORTS.includes(sort)) return speech.nameOf({ sort, id });
  if (sort === 'upgrade') return speech.nameOf({ sort: 'skill', id: `up-${id}` });
  if (sort === 'token') return speech.nameOf({ sort: 'terrain', id });
  if (sort === 'cell') return speech.t('source-cell', { cell: id.toUpperCase() });
  if (sort === 'capital') return speech.nameOf({ sort: 'terrain', id: 'capital' });
  if (sort === 'food') return speech.t('zone-food');
  if (sort === 'rabbit') return speech.nameOf({ sort: 'piece', id: 'rabbit' });
  if (sort === 'track' || sort === 'crown') return speech.nameOf({ sort: 'track', id: id.replace(/-\d+$/, '') });
  const marker = MARKER.exec(source);
  if (marker !== null) return speech.nameOf({ sort: 'marker', id: marker[1] ?? '' });
  const row = ROW.exec(source);
  if (row !== null) return speech.nameOf({ sort: 'property', id: row[1] ?? '' });
  const who = printed().characters.find((each) => source.startsWith(each.id));
  return who === undefined ? source : speech.nameOf({ sort: 'character', id: who.id });
}
