import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Stages from '../src/table/Stages.svelte';

const steps = (at: number): string[] =>
  [
    ...render(Stages, { props: { form: 'square', names: ['I', 'II', 'III'], at, label: 'Round 2', phase: 'Market' } }).body.matchAll(
      /<li([^>]*)>/g,
    ),
  ].map(([, attributes = '']) => attributes);

describe('how far a game has come', () => {
  it('marks the stage it is in and those that are done', () => {
    const found = steps(1);
    expect(found.map((each) => each.includes('aria-current="step"'))).toEqual([false, true, false]);
    expect(found.map((each) => / done/.test(each))).toEqual([true, false, false]);
    expect(steps(-1).some((each) => / done| on\b|aria-current/.test(each))).toBe(false);
  });
});
