/** What the table needs from a game to show it: a board, its drawn pieces, and the names of its words. */
import type { Component } from 'svelte';
import type { PieceRef, Sorts } from '../lib/text';
import type { FactRow, LogLine, Outcome, Reason, Values, View } from '../lib/types';
import type { SheetRow } from '../table/scores';
import type { Session } from '../table/session.svelte';

export type Tab = 'table' | 'mine' | 'others' | 'log';

/** A piece that travels: drawn as `piece`, from one `data-spot` to another. */
export interface Flight {
  piece: PieceRef;
  from: string;
  to: string;
}

/** A log line of a kind that this client has never heard of: no piece travels, and the log shows its name. */
export const unheard = (_kind: never): Flight[] => [];

/** A sentence for whom something concerns. */
export interface Concern {
  id: string;
  values: Values;
}

/** What a sheet of a game's own is told: the rows that have come so far, and what they come to. */
export interface SheetProps {
  session: Session;
  view: View;
  rows: readonly SheetRow[];
  totals: readonly number[];
  /** Nobody before the winner is told. */
  won: readonly number[];
  /** Show a row's pieces on the board; light them while it is pointed at. */
  peek: (key: string) => void;
  point: (key: string | null) => void;
}

export interface GameFace {
  /** The three zones: what all share, what is mine, what the others have. */
  Shared: Component<{ session: Session; view: View }>;
  Mine: Component<{ session: Session; view: View }>;
  Others: Component<{ session: Session; view: View }>;
  /** What opens over the zones at reading size, where a game has such things. */
  Over?: Component<{ session: Session; view: View }>;
  /** The piece drawn inline in a sentence. */
  Inline: Component<{ piece: PieceRef }>;
  /** The piece as a picture of its own, where rules are told. */
  Picture?: Component<{ piece: PieceRef }>;
  /** The piece as it travels over the table. */
  Flying: Component<{ piece: PieceRef }>;
  /** Every piece of the game, and what each is, in sentences: the words of its tip. */
  pieces?(): PieceRef[];
  sentences?(piece: PieceRef): string[];
  /** The piece enlarged, with its rule and where its numbers come from. */
  Tip: Component<{ piece: PieceRef }>;
  /** Round and phase, for the header bar. */
  Progress: Component<{ view: View }>;
  /** Patterns and shapes that its drawings share; they must stay rendered whatever zone is shown. */
  Defs?: Component;
  /** The answers of the decision bar, where a game puts its commands together itself. */
  Answers?: Component<{ session: Session; view: View }>;
  /** Beside the question: what is still to come of what has been begun, where effects set each other going. */
  Coming?: Component<{ session: Session; view: View }>;
  /** The rows of the score sheet, where a game draws them itself. */
  Sheet?: Component<SheetProps>;
  /** Its rows in their order, where they are others than one for each kind of reason and piece. */
  sheetRows?(reasons: readonly Reason[]): SheetRow[];
  /** The spots of the pieces that a reason counts. */
  scored?(reason: Reason, view: View): string[];
  /** The formula of a reason in numbers, where a sentence of its own values does not say it. */
  formula?(reason: Reason, view: View): string | null;
  /** How a seat is drawn in sentences, where the shared marker would look like a piece of the game. */
  SeatSign?: Component<{ seat: number; size?: number }>;
  /** What is shared and what is mine stand side by side instead of one above the other: how wide the one is for the other. */
  beside?: number;
  /** Log lines that move pieces but need no sentence: another line, or the board itself, tells them. */
  quiet?: ReadonlySet<string>;
  /** The names of the words of each verb, as the sentences use them. */
  fields: Readonly<Record<string, readonly string[]>>;
  sorts: Sorts;
  /** Verbs answered by touching pieces on the board, so they need no button. */
  onBoard: ReadonlySet<string>;
  /** Component ids in their printed order, for lists. */
  order: readonly string[];
  /** The values of an edition are drawn from now on, or the house's own. */
  print?(rows: readonly FactRow[] | null): void;
  flights(line: LogLine): Flight[];
  /** The spots a log line speaks of. */
  spots(line: LogLine): string[];
  /** Those of them that tell where something has changed; without this all of them. */
  marks?(line: LogLine): string[];
  /** How a line of somebody else's is told to the seat of this view, where it concerns that seat more than its words say. */
  concerns?(line: LogLine, view: View): Concern | null;
  /** A second sentence under the question: a price, the half of a command already picked. */
  hint(session: Session): { id: string; values: Values } | null;
  /** Something is half chosen on the board, and how to let go of it. */
  holds?(session: Session): boolean;
  letGo?(session: Session): void;
  /** What is said at the end instead of who has won, where nobody has played against anybody. */
  verdict?(outcome: Outcome): { id: string; values: Values } | null;
  /** How many legal things wait on a tab. */
  badge(tab: Tab, moves: readonly string[], view: View | null): number;
}
