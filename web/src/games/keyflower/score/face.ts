/** What the score page needs of Keyflower: its village is tapped together on the board's own hexes. */
import '../tokens.css';
import type { ScoreFace } from '../../../score/face';
import Defs from '../Defs.svelte';
import { print } from '../facts';
import Picture from '../Picture.svelte';
import FormatGlance from './FormatGlance.svelte';
import PlayerScore from './PlayerScore.svelte';
import type { Words } from './sheet';
import SheetEditor from './SheetEditor.svelte';
import VillageEditor from './VillageEditor.svelte';
import { begin, lines, without } from './village';

const piece = (id: string): { sort: string; id: string } => ({ sort: 'piece', id });

export const SCORE: ScoreFace = {
  Picture,
  drawn: new Set(['colour', 'skill', 'good']),
  signs: { marker: piece('purple'), cabins: piece('cabin'), wheat: piece('wheat'), ghost: piece('ghost') },
  sorts: {
    tile: 'tile',
    flipped: 'tile',
    extended: 'tile',
    beside: 'tile',
    animal: 'piece',
    sector: 'sector',
    contract: 'contract',
  },
  print,
  Defs,
  Part: VillageEditor,
  lines,
  begin,
  without,
  Text: SheetEditor,
  Glance: FormatGlance,
  Points: PlayerScore,
  modules: (words) => (words as Words).modules,
};
