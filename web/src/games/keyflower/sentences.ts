/** What every piece is, in sentences: the words of its tip. */
import { i18n, t } from '../../lib/i18n.svelte';
import type { PieceRef } from '../../lib/text';
import { contractLabel, effectOf, extensionLabel } from './describe';
import { COLOURS, CONTRACTS, contractFact, EXTENSIONS, extensionFact, GOODS, PIECES, SKILLS, tileFact, TILES } from './facts';

const of = (sort: string, ids: readonly string[]): PieceRef[] => ids.map((id) => ({ sort, id }));

/** Every piece that is printed, and those that come in colours and kinds. */
export const pieces = (): PieceRef[] => [
  ...of(
    'tile',
    TILES.map(({ id }) => id),
  ),
  ...of(
    'contract',
    CONTRACTS.map(({ id }) => id),
  ),
  ...of(
    'extension',
    EXTENSIONS.map(({ id }) => id),
  ),
  ...of('piece', [...PIECES.map(({ id }) => id), 'contract', 'extension', 'ghost']),
  ...of('colour', [...COLOURS, 'purple']),
  ...of('good', GOODS),
  ...of('skill', SKILLS),
];

export function sentences(piece: PieceRef): string[] {
  if (piece.sort === 'tile' && tileFact(piece.id) !== undefined) return [effectOf(piece.id)].filter((text) => text !== '');
  if (piece.sort === 'contract' && contractFact(piece.id) !== undefined) return [contractLabel(piece.id), t('piece-contract-rule')];
  const extension = piece.sort === 'extension' ? extensionFact(piece.id) : undefined;
  if (extension !== undefined) return [extensionLabel(extension), t('piece-extension-rule')];
  return [`${piece.sort}-rule`, `${piece.sort}-${piece.id}-rule`].filter((id) => i18n.has(id)).map((id) => t(id));
}
