import type { Sorts } from '../../lib/text';

/** Which sort of name each value of the sentences has; what is not here is a number or a word that a sentence chooses by. */
export const SORTS: Sorts = {
  area: 'area',
  card: 'card',
  cell: 'cell',
  character: 'character',
  domain: 'domain',
  edge: 'edge',
  gain: 'gain',
  good: 'resource',
  industry: 'industry',
  marker: 'marker',
  milestone: 'milestone',
  mio: 'mio',
  piece: 'property',
  place: 'place',
  price: 'gain',
  production: 'resource',
  scoring: 'scoring',
  skill: 'skill',
  source: 'source',
  special: 'special',
  support: 'support',
  track: 'track',
};
