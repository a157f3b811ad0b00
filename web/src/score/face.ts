/** What the score page needs from a game: pictures, names, and an editor of its own where a form is not enough. */
import type { Component } from 'svelte';
import type { PieceRef, Sorts } from '../lib/text';
import type { FactRow } from '../lib/types';
import type { CountedPlayer, FormWords } from './answers';
import type { Line, SheetModel, SheetPlayer } from './form';

/** The editor of what a form cannot say. */
export interface PartProps {
  model: SheetModel;
  seat: number;
  words: FormWords;
  /** What the last count said of this player. */
  counted: CountedPlayer | null;
  /** What is wrong or doubtful, by the piece it is about. */
  troubles: ReadonlyMap<string, string>;
  change: (player: SheetPlayer) => void;
}
export interface TextProps {
  text: string;
  words: FormWords;
  /** Line numbers with the class of their mark. */
  marks: ReadonlyMap<number, 'bad' | 'doubt'>;
  change: (text: string) => void;
}
/** A text editor that can be led to a line. */
export interface TextEditor {
  lookAt: (line: number) => void;
  lineOfCaret: () => number | null;
}
export interface PointsProps {
  player: CountedPlayer;
  won: boolean;
  /** The sheet is read as a text: its lines have numbers, and no village stands beside it. */
  written: boolean;
  lookAt: (line: number) => void;
}

export interface ScoreFace {
  /** A piece as a picture of its own. */
  Picture: Component<{ piece: PieceRef }>;
  /** The sorts of pieces that it draws, and the pieces that stand for whole fields, by the field's word. */
  drawn: ReadonlySet<string>;
  signs?: Readonly<Record<string, PieceRef>>;
  /** What the values of reasons, faults and warnings are. */
  sorts: Sorts;
  /** The values of an edition are drawn from now on, or the house's own. */
  print?(rows: readonly FactRow[] | null): void;
  /** Patterns and shapes that its drawings share. */
  Defs?: Component;
  /** What a player has that no form says: its editor, its lines, and how it begins. */
  Part?: Component<PartProps>;
  lines?(player: SheetPlayer, seat: number): Line[];
  begin?(player: SheetPlayer, others: readonly SheetPlayer[]): SheetPlayer;
  /** The sheet once modules were chosen or given up: nothing stays of what is no longer in play. */
  without?(model: SheetModel, words: FormWords): SheetModel;
  /** Text with completion, a glance at its format, and a player's points, where the plain ones are not enough. */
  Text?: Component<TextProps, TextEditor>;
  Glance?: Component;
  Points?: Component<PointsProps>;
  /** The modules that may be chosen. */
  modules?(words: FormWords): readonly string[];
}
