/** What the score page needs of Sweet Lands. */
import '../tokens.css';
import type { ScoreFace } from '../../../score/face';
import { print } from '../edition.svelte';
import Picture from '../Picture.svelte';
import { SORTS } from '../sorts';

export const SCORE: ScoreFace = {
  Picture,
  drawn: new Set(['scoring', 'terrain', 'property']),
  signs: {
    rabbits: { sort: 'property', id: 'rabbit' },
    gold: { sort: 'resource', id: 'gold' },
    diamonds: { sort: 'resource', id: 'diamond' },
  },
  sorts: SORTS,
  print,
};
