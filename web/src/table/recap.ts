/** What happened since one's own last decision: by player, and first what concerns oneself. */
import type { Concern, GameFace } from '../games/face';
import { SHARED_SORTS } from '../lib/text';
import type { LogLine, View } from '../lib/types';
import type { Snapshot } from '../lib/wire';
import { asks, sinceMine } from './steps';
import { together, type Told } from './story';

export interface Recalled extends Told, Concern {}

export interface Portion {
  /** Whose doings; null: nobody's, the table's own course. */
  seat: number | null;
  told: readonly Recalled[];
  /** So many older ones are left to the log. */
  more: number;
}

export interface Recap {
  /** After how many entries it begins. */
  since: number;
  /** Everything it is made of. */
  lines: readonly LogLine[];
  mine: readonly Recalled[];
  players: readonly Portion[];
}

type Speaker = Pick<GameFace, 'sorts' | 'quiet' | 'concerns' | 'spots' | 'marks'>;
const MOST_MINE = 8;
const MOST_OF_ONE = 4;

const asTold = (line: LogLine): Concern => ({ id: `log-${line.k}`, values: line.v });

/** How a line is told to the seat it concerns: as the game says, or by its own sentence where that names the seat. */
function concern(line: LogLine, view: View, you: number, face: Speaker): Concern | null {
  const found = face.concerns?.(line, view) ?? null;
  if (found !== null) return found;
  const sorts = { ...SHARED_SORTS, ...face.sorts };
  return Object.entries(line.v).some(([name, value]) => sorts[name] === 'seat' && value === you) ? asTold(line) : null;
}

const subject = (line: LogLine): number | null => (typeof line.v.seat === 'number' && line.v.seat >= 0 ? line.v.seat : null);

/** The lines in groups, in the order in which the groups begin. */
function grouped(lines: readonly LogLine[]): Map<number | null, LogLine[]> {
  const groups = new Map<number | null, LogLine[]>();
  for (const line of lines) groups.set(subject(line), [...(groups.get(subject(line)) ?? []), line]);
  return groups;
}

/** What is to be told now; null where it is not one's turn, or nobody else has done anything since the last. */
export function recapOf(snapshot: Snapshot, you: number | null, face: Speaker): Recap | null {
  const { view, log } = snapshot;
  const since = sinceMine(snapshot, you);
  if (since === null || you === null || view === null || !asks(snapshot, you)) return null;
  const lines = log.filter((line) => line.n > since && face.quiet?.has(line.k) !== true);
  if (lines.length === 0) return null;
  const told = (line: LogLine): Concern | null => concern(line, view, you, face);
  const mine = together(lines.filter((line) => told(line) !== null)).map((each) => ({
    ...each,
    ...(told(each.line) ?? asTold(each.line)),
  }));
  const players = [...grouped(lines.filter((line) => told(line) === null))].map(([seat, own]) => {
    const all = together(own).map((each) => ({ ...each, ...asTold(each.line) }));
    return { seat, told: all.slice(-MOST_OF_ONE), more: Math.max(0, all.length - MOST_OF_ONE) };
  });
  /** Round the table from oneself; what nobody has done comes last. */
  const order = ({ seat }: Portion): number => (seat === null ? view.players : (seat - you + view.players) % view.players);
  return { since, lines, mine: mine.slice(-MOST_MINE), players: players.sort((a, b) => order(a) - order(b)) };
}

/** Where on the board the pieces of these lines are. */
export const marksOf = (lines: readonly LogLine[], face: Speaker): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => face.marks?.(line) ?? face.spots(line)));
