/** The words of a village's sheet, and what the server says of one. */
import type { CountedPlayer, FormWords } from '../../../score/answers';
import type { ANIMALS, Side } from '../facts';

export interface TileWord {
  id: string;
  kind: string;
  upgrade: boolean;
  sides: boolean;
  /** What else may follow it: `extended`, sheep on their shelter. */
  options: string[];
  /** The module that brings it into play. */
  module: string;
}
export interface Words extends FormWords {
  keywords: string[];
  options: string[];
  tiles: TileWord[];
  workers: string[];
  skills: string[];
  goods: string[];
  directions: string[];
  modules: string[];
  /** The words of the sets that begin a line, with those that may follow. */
  follow: Record<string, string[]>;
  /** Where on a tile a line of the sets may point. */
  spots: Record<string, string[]>;
}
export interface SheetTile {
  tile: string;
  side: Side;
  q: number | null;
  r: number | null;
  turn: number;
  edges: string[];
  goods: Record<string, number>;
  /** The colour of its extension, null where the sheet does not tell it. */
  extension?: string | null;
  /** Sheep on the sheep shelter. */
  sheltered?: number;
}
/** Animals in a field, which goes by one tile and one of its corners. */
export type SheetHerd = { tile: string; sector: string } & Partial<Record<(typeof ANIMALS)[number], number>>;
export interface CountedVillage extends CountedPlayer {
  village: SheetTile[];
  cabins?: number;
  /** For every tile the fields of its six corners, and the animals in fields. */
  grass?: { tile: string; fields: string[] }[];
  herds?: SheetHerd[];
}
