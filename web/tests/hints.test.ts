import { describe, expect, it } from 'vitest';
import type { HintedMove, Refusal } from '../src/lib/types';
import { Hints } from '../src/table/hints.svelte';

const MOVE: HintedMove = { line: 'pass', points: 742, margin: 61, behind: 0, reasons: [] };
type Answer = { moves: readonly HintedMove[] } | { no: Refusal } | null;

function asked(): {
  table: { legal: string[] };
  hints: Hints;
  answer: (told: Answer) => Promise<void>;
  questions: () => number;
  told: (Refusal | null)[];
} {
  const waiting: ((told: Answer) => void)[] = [];
  const told: (Refusal | null)[] = [];
  let questions = 0;
  const hint = (): Promise<Answer> => {
    questions += 1;
    return new Promise((resolve) => waiting.push(resolve));
  };
  const table = { legal: ['bid keeper', 'pass'], wire: { hint }, unless: (why: Refusal | null): number => told.push(why) };
  const hints = new Hints(table);
  hints.on = true;
  const answer = async (found: Answer): Promise<void> => {
    waiting.shift()?.(found);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { table, hints, answer, questions: () => questions, told };
}

describe('hints', () => {
  it('thinks, then shows what was found, and asks once', async () => {
    const { hints, answer, questions } = asked();
    void hints.want();
    void hints.want();
    expect(hints.thinking).toBe(true);
    await answer({ moves: [MOVE] });
    expect(hints.moves).toEqual([MOVE]);
    expect(hints.thinking).toBe(false);
    expect(questions()).toBe(1);
  });

  it('passes over an answer that comes after the game has moved on', async () => {
    const { hints, answer } = asked();
    void hints.want();
    hints.close();
    await answer({ moves: [MOVE] });
    expect(hints.open).toBe(false);
  });

  it('asks again while others answer the same question beside one, and not without end', async () => {
    const { table, hints, answer, questions, told } = asked();
    const stale: Answer = { no: { kind: 'stale', rule: null, values: {} } };
    void hints.want();
    hints.moved();
    await answer(stale);
    expect(questions()).toBe(2);
    await answer({ moves: [MOVE] });
    expect(hints.moves).toEqual([MOVE]);
    hints.moved();
    expect(hints.open).toBe(false);
    void hints.want();
    for (let again = 0; again < 5; again += 1) await answer(stale);
    expect(hints.open).toBe(false);
    expect(questions()).toBe(7);
    void hints.want();
    table.legal = ['pass'];
    hints.moved();
    expect(hints.open).toBe(false);
    expect(told).toEqual([]);
  });

  it('tells why there is none, except where its moment has passed', async () => {
    const { hints, answer, told } = asked();
    void hints.want();
    await answer({ no: { kind: 'no-hint', rule: null, values: {} } });
    expect(hints.open).toBe(false);
    void hints.want();
    for (let again = 0; again < 5; again += 1) await answer({ no: { kind: 'stale', rule: null, values: {} } });
    expect(hints.open).toBe(false);
    expect(told.map((why) => why?.kind)).toEqual(['no-hint']);
  });

  it('asks nothing where the table has none, or there is no line', async () => {
    const { hints, answer, questions } = asked();
    hints.on = false;
    hints.toggle();
    expect(questions()).toBe(0);
    hints.on = true;
    hints.toggle();
    await answer(null);
    expect(hints.open).toBe(false);
  });
});
