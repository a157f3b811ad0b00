/** What the server says of a score sheet, and the words it understands. */
import type { ANIMALS, Side } from '../facts';
import type { Tie, Values } from '../../../lib/types';

export interface TileWord {
  id: string;
  kind: string;
  upgrade: boolean;
  sides: boolean;
  /** What else may follow it: `extended`, sheep on their shelter. */
  options: string[];
}
export interface Words {
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
  /** Whole sheets, by the set that they show. */
  examples: Record<string, string>;
}
export interface Why {
  kind: string;
  points: number;
  values: Values;
}
export interface Doubt {
  kind: string;
  line: number;
  values: Values;
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
export interface SheetPlayer {
  name: string | null;
  points: number;
  reasons: Why[];
  warnings: Doubt[];
  village: SheetTile[];
  cabins?: number;
  /** For every tile the fields of its six corners, and the animals in fields. */
  grass?: { tile: string; fields: string[] }[];
  herds?: SheetHerd[];
}
export interface SheetResult {
  modules: string[];
  players: SheetPlayer[];
  winners: number[];
  ties: Tie[];
}
export interface Fault {
  kind: string;
  line: number;
  expected: string;
  got: string;
  near: string[];
  values: Values;
}

export type Answer = { result: SheetResult } | { faults: Fault[] } | { lost: true } | { unknownEdition: true };

export async function fetchWords(game: string): Promise<Words | null> {
  try {
    const response = await fetch(`/api/score/${encodeURIComponent(game)}/words`);
    return response.ok ? ((await response.json()) as Words) : null;
  } catch {
    return null;
  }
}

/** Score a text by the house edition or another. A text that is wrong is an answer too; only a silent server is lost. */
export async function score(game: string, text: string, edition: string | null, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`/api/score/${encodeURIComponent(game)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(edition === null ? { text } : { text, edition }),
    signal,
  });
  const data = (await response.json()) as SheetResult | { error: { kind: string; got: unknown; faults?: Fault[] } };
  if (!('error' in data)) return { result: data };
  if (data.error.faults !== undefined) return { faults: data.error.faults };
  if (data.error.kind === 'unknown-edition') return { unknownEdition: true };
  const large = data.error.kind === 'too-long' || data.error.kind === 'too-large';
  return large ? { faults: [{ kind: 'too-large', line: 1, expected: '', got: '', near: [], values: {} }] } : { lost: true };
}

/** The line with the wrong word replaced; its words may stand apart (`Timbr yard` came as `timbr-yard`). */
export function mended(line: string, got: string, near: string): string {
  const loose = got
    .split('-')
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .split('')
        .join("['’]?"),
    )
    .join("['’]?[\\s-]+");
  return line.replace(new RegExp(loose, 'i'), near);
}
