/** What the board draws with. Marks and pieces stand alone or, as shapes, inside a larger drawing. */
import '../tokens.css';

export { default as EffectLine } from './EffectLine.svelte';
export { default as EffectSigns } from './EffectSigns.svelte';
export { default as Mark } from './Mark.svelte';
export { default as MarkShape } from './MarkShape.svelte';
export { default as MilestoneToken } from './MilestoneToken.svelte';
export { default as Piece } from './Piece.svelte';
export { default as PieceShape } from './PieceShape.svelte';
export { default as Portrait } from './Portrait.svelte';
export { default as Road } from './Road.svelte';
export { default as ScoringToken } from './ScoringToken.svelte';
export { default as SkillToken } from './SkillToken.svelte';
export { default as SupportToken } from './SupportToken.svelte';
export { default as TerrainHex } from './TerrainHex.svelte';
export { default as WorkerCard } from './WorkerCard.svelte';
export type { Worker } from './WorkerCard.svelte';
export { centreOf, ends, hexPath, R, sideOf, WIDE } from './hexes';
export { tell } from './told';
