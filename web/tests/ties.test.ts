import { describe, expect, it } from 'vitest';
import { tieLine } from '../src/lib/ties';

const NAMES = ['Anna', 'Boris', 'Clara'];
const say = (id: string, values: Readonly<Record<string, unknown>> = {}): string =>
  id === 'tie-value' ? `${values.name}=${values.value}` : `${id} ${Object.values(values).join('|')}`.trim();
const line = (place: number, seats: number[], kind: string | null, values: number[]): string =>
  tieLine(
    { place, seats, points: 31, kind, values },
    say,
    (seat) => NAMES[seat] ?? '',
    (names) => names.join(' & '),
  );

describe('equal points', () => {
  it('share the victory where nothing decides', () => {
    expect(line(1, [0, 2], null, [])).toBe('tie-victory Anna & Clara|31|1');
  });
  it('share a lower place', () => {
    expect(line(2, [0, 1], null, [])).toBe('tie-place Anna & Boris|31|2');
  });
  it('are broken by what the rules name, with the value of every seat', () => {
    expect(line(1, [1, 2], 'first-boat', [1, 3])).toBe('tie-broken Boris & Clara|31|1|tiebreak-first-boat|Boris=1, Clara=3');
  });
});
