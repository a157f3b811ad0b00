/** What the score page needs of Artificium. */
import type { ScoreFace } from '../../../score/face';
import { print } from '../facts';
import Picture from '../Picture.svelte';

export const SCORE: ScoreFace = { Picture, drawn: new Set(['good']), sorts: { good: 'good' }, print };
