/** Where an open effect comes from, as a name. */
import type { PieceRef } from '../../lib/text';
import { printed } from './edition.svelte';

interface Speech {
  nameOf(piece: PieceRef): string;
  t(id: string, values?: Readonly<Record<string, unknown>>): string;
}

const SORTS = ['area', 'special', 'skill', 'support', 'character'];
const NUMBERED = /^(cart|locomotive|food|rabbit|tent|house|building)-(\d+)$/;
const STEP = /^(.*)-(\d+)$/;

/** By what stands before the first stroke. */
function namedBy(sort: string, id: string, speech: Speech): string | null {
  if (SORTS.includes(sort)) return speech.nameOf({ sort, id });
  if (sort === 'token') return speech.t('source-token', { name: speech.nameOf({ sort: 'terrain', id }) });
  if (sort === 'cell') return speech.t('source-cell', { cell: id });
  if (sort === 'capital') return speech.t('source-capital');
  if (sort === 'crown') return speech.t('source-crown', { track: id });
  const [, track, number] = sort === 'track' ? (STEP.exec(id) ?? []) : [];
  return track === undefined ? null : speech.t('source-track', { track, number: Number(number) });
}

export function sourceName(source: string, speech: Speech): string {
  const card = printed().card(source);
  if (card !== null) return card.name;
  const numbered = NUMBERED.exec(source);
  if (numbered !== null) return speech.t(`source-${numbered[1] ?? ''}`, { number: Number(numbered[2]) });
  const cut = source.indexOf('-');
  const name = namedBy(source.slice(0, cut), source.slice(cut + 1), speech);
  if (name !== null) return name;
  const who = printed().characters.find((each) => source.startsWith(`${each.id}-`));
  return who === undefined ? source : speech.t('source-column', { character: who.id, industry: source.slice(who.id.length + 1) });
}
