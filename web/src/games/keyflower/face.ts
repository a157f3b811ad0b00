import './tokens.css';
import { command } from '../../lib/text';
import type { LogLine, Values, View } from '../../lib/types';
import type { Session } from '../../table/session.svelte';
import type { GameFace, Tab } from '../face';
import { boardOf } from './board.svelte';
import Composer from './Composer.svelte';
import { ON_BOARD } from './compose';
import { tallied } from './describe';
import Defs from './Defs.svelte';
import { print, TILES, type KeyflowerView } from './facts';
import { concerns } from './concerns';
import { flights } from './flights';
import Flying from './Flying.svelte';
import Mine from './Mine.svelte';
import Others from './Others.svelte';
import Over from './Over.svelte';
import Picture from './Picture.svelte';
import Progress from './Progress.svelte';
import { pieces, sentences } from './sentences';
import Shared from './Shared.svelte';
import { formula, scored, sheetRows } from './scored';
import Sheet from './Sheet.svelte';
import { SPEECH } from './speech';
import Tip from './Tip.svelte';

const marks = ({ v }: LogLine): string[] => [v.tile, v.start, v.goal].filter((each) => each !== undefined).map((each) => `tile-${each}`);
const spots = (line: LogLine): string[] => (line.v.seat === undefined ? marks(line) : [...marks(line), `screen-${line.v.seat}`]);

function hint(session: Session): { id: string; values: Values } | null {
  const game = session.snapshot.view as KeyflowerView | null;
  if (game === null) return null;
  const board = boardOf(session);
  const ask = game.asks.find((each) => each.seat === game.seat);
  if (ask?.kind === 'turn') {
    if (board.choice !== null && board.choice.tile === '') return { id: 'hint-where', values: {} };
    if (board.choice !== null) return null;
    return { id: ask.lifted.length > 0 ? 'hint-where' : 'hint-turn', values: {} };
  }
  if (ask?.kind === 'transport') {
    if (board.farm.driving !== null) return { id: 'hint-drive', values: { animal: board.farm.driving.animal } };
    const id = board.carrying !== null ? 'hint-goal' : game.modules.length > 1 ? 'hint-carry-more' : 'hint-carry';
    return { id, values: { good: board.carrying?.good } };
  }
  if (ask?.kind === 'place-animal') return { id: 'hint-pasture', values: { coming: tallied(ask.animals) } };
  if (ask?.kind === 'choose-contract') return { id: 'hint-contract', values: {} };
  if (ask?.kind === 'place-tiles')
    return { id: board.spot === null ? 'hint-site' : 'hint-turn-tile', values: { tile: board.placing?.tile } };
  if (ask?.kind === 'offer-tiles') return { id: 'hint-offer', values: {} };
  if (ask?.kind === 'choose-boat' && game.season === 'winter') return { id: 'hint-winter-boat', values: {} };
  return null;
}

const TAB_OF: Readonly<Record<string, Tab>> = {
  bid: 'table',
  lift: 'table',
  'take-boat': 'table',
  carry: 'mine',
  upgrade: 'mine',
  'pay-good': 'mine',
  place: 'mine',
  offer: 'mine',
  scare: 'table',
  contract: 'table',
  closed: 'table',
  exchange: 'table',
  extend: 'mine',
  drive: 'mine',
  pasture: 'mine',
  shelter: 'mine',
  land: 'mine',
};

function tabOf(line: string, game: KeyflowerView): Tab | undefined {
  const { verb, words } = command(line);
  if (verb !== 'use' && verb !== 'enchant') return TAB_OF[verb];
  const seat = game.villages.findIndex((village) => village.some((on) => on.tile === words[0]));
  return seat < 0 ? 'table' : seat === game.seat ? 'mine' : 'others';
}

/** How many different tiles may be acted on in a tab. */
function badge(tab: Tab, moves: readonly string[], view: View | null): number {
  if (view === null) return 0;
  const here = moves.filter((line) => tabOf(line, view as KeyflowerView) === tab);
  return new Set(here.map((line) => command(line).words[0])).size;
}

export const KEYFLOWER: GameFace = {
  ...SPEECH,
  Shared,
  Mine,
  Others,
  Over,
  Flying,
  Picture,
  pieces,
  sentences,
  Tip,
  Progress,
  Defs,
  Answers: Composer,
  Sheet,
  beside: 1.7,
  sorts: {
    tile: 'tile',
    source: 'tile',
    start: 'tile',
    goal: 'tile',
    beside: 'tile',
    flipped: 'tile',
    extended: 'tile',
    name: 'tile',
    second: 'tile',
    third: 'tile',
    fourth: 'tile',
    good: 'good',
    gift: 'gift',
    skill: 'skill',
    colour: 'colour',
    bound: 'colour',
    season: 'season',
    animal: 'piece',
    sector: 'sector',
    from: 'sector',
    to: 'sector',
    contract: 'contract',
    item: 'item',
    extension: 'extension',
  },
  order: TILES.map((each) => each.id),
  print,
  quiet: new Set(['loaded', 'skill-loaded', 'gold-loaded', 'cabin-loaded', 'green-loaded', 'contract-loaded', 'used']),
  onBoard: new Set([...ON_BOARD, 'take-boat']),
  flights,
  sheetRows,
  scored,
  formula,
  spots,
  marks,
  concerns,
  hint,
  holds: (session) => boardOf(session).holds,
  letGo: (session) => boardOf(session).clear(),
  badge,
};
