/** Why seats with equal points have the places they have. */
import type { Tie } from './types';

type Say = (id: string, values?: Readonly<Record<string, unknown>>) => string;

export function tieLine(tie: Tie, say: Say, nameOf: (seat: number) => string, list: (names: string[]) => string): string {
  const told = { names: list(tie.seats.map(nameOf)), points: tie.points, place: tie.place };
  if (tie.kind === null) return say(tie.place === 1 ? 'tie-victory' : 'tie-place', told);
  const values = tie.seats.map((seat, n) => say('tie-value', { name: nameOf(seat), value: tie.values[n] }));
  return say('tie-broken', { ...told, why: say(`tiebreak-${tie.kind}`), values: values.join(', ') });
}
