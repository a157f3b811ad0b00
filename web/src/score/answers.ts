/** What the server says of a score sheet. */
import type { Tie, Values } from '../lib/types';
import type { Form, SheetModel } from './form';

/** What an editor needs of a game: its form, whole sheets to start from, and for a text of its own more words. */
export interface FormWords {
  form: Form;
  examples: Readonly<Record<string, string>>;
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
export interface CountedPlayer {
  name: string | null;
  points: number;
  reasons: Why[];
  warnings: Doubt[];
}
export interface SheetResult {
  modules: string[];
  players: CountedPlayer[];
  winners: number[];
  ties: Tie[];
  /** The sheet as it was read. */
  sheet: SheetModel;
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

/** The words of every game with score sheets, as the engine exports them. */
const exported = import.meta.glob<FormWords>('../generated/*/score.json', { import: 'default' });

/** The words by the house edition, or by another as the server has it. */
export async function wordsOf(game: string, edition: string | null): Promise<FormWords | null> {
  if (edition === null) return (await exported[`../generated/${game}/score.json`]?.()) ?? null;
  const response = await fetch(`/api/score/${encodeURIComponent(game)}/words?edition=${encodeURIComponent(edition)}`);
  return response.ok ? ((await response.json()) as FormWords) : null;
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
