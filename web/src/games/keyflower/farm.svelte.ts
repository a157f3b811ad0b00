/** Fields and animals on the board: which field is looked at, which animal is on its way, where it may go. */
import type { Session } from '../../table/session.svelte';
import type { KeyflowerView } from './facts';
import { fieldsOf, linesTo, type Field } from './fields';

export class Farm {
  /** The field under the pointer, the finger or the keyboard, in whichever village. */
  looked = $state.raw<string | null>(null);
  private held = $state.raw<{ animal: string; field: string } | null>(null);
  private chosen = $state.raw<{ at: number; field: string } | null>(null);

  constructor(private readonly session: Session) {}

  private get view(): KeyflowerView | null {
    return this.session.view as KeyflowerView | null;
  }
  /** The fields of every village. */
  readonly villages = $derived.by<readonly (readonly Field[])[]>(() => {
    const view = this.view;
    return view?.grass === undefined ? [] : view.villages.map((_, seat) => fieldsOf(view, seat));
  });
  readonly field = $derived.by<Field | null>(() => this.villages.flat().find((each) => each.name === this.looked) ?? null);

  /** The animal that is being driven; it stays in hand from field to field as long as it can go on. */
  readonly driving = $derived.by(() => (this.held !== null && this.mayDrive(this.held.animal, this.held.field) ? this.held : null));
  /** By field, the commands that lead an animal there. */
  readonly goals = $derived.by<ReadonlyMap<string, readonly string[]>>(() =>
    linesTo(this.session.legal, this.driving === null ? null : `${this.driving.animal} ${this.driving.field}`),
  );
  /** Several animals may go to the field that was touched: which one is asked in the decision bar. */
  readonly which = $derived.by<readonly string[]>(() =>
    this.chosen?.at === this.session.snapshot.n ? (this.goals.get(this.chosen.field) ?? []) : [],
  );
  readonly holds = $derived.by(() => this.driving !== null || this.which.length > 0);

  mayDrive(animal: string, field: string): boolean {
    return this.session.legal.some((line) => line.startsWith(`drive ${animal} ${field} `));
  }

  hold(animal: string, field: string): void {
    const same = this.driving?.animal === animal && this.driving.field === field;
    this.session.cancel();
    this.held = same ? null : { animal, field };
  }

  /** Touch a field: the animal goes there. */
  touch(field: string): void {
    const [line, ...more] = this.goals.get(field) ?? [];
    if (line === undefined) return;
    if (more.length > 0) {
      this.chosen = { at: this.session.snapshot.n, field };
      return;
    }
    const animal = this.driving?.animal;
    this.session.send(line);
    this.held = animal === undefined ? null : { animal, field };
  }

  clear(): void {
    this.held = null;
    this.chosen = null;
  }
}
