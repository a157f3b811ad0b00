/** What the table has said about plans: what may be done after some lines, and what the table would look like then. */
import type { Change, Draft, Onward, Planned, Walk } from './types';

/** A value with the changes of a plan in it; what does not change is shared. */
export function patched<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<unknown>((now, [path, ...told]) => put(now, path, told), value) as T;
}

function put(value: unknown, path: readonly (string | number)[], told: readonly unknown[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return told[0];
  if (Array.isArray(value)) return value.map((each: unknown, i) => (i === step ? put(each, rest, told) : each));
  const { [step]: old, ...others } = value as Record<string, unknown>;
  return rest.length === 0 && told.length === 0 ? others : { ...others, [step]: put(old, rest, told) };
}

const keyOf = (lines: readonly string[]): string => lines.join('; ');
const walkKey = ({ words, start }: Walk): string => `${words} ${start}`;

/** All that is known of the plans of one moment. */
export class Foresight {
  private readonly plans = new Map<string, Planned>();
  private readonly nexts = new Map<string, Onward>();
  private readonly walks = new Map<string, Readonly<Record<string, readonly string[]>>>();

  learn(draft: Draft, planned: Planned): void {
    this.plans.set(keyOf(draft.lines), planned);
    if ('why' in planned) return;
    if (planned.moves !== null) this.nexts.set(keyOf(draft.lines), { lines: draft.lines, moves: planned.moves });
    for (const { lines, moves } of planned.then ?? []) {
      const whole = [...draft.lines, ...lines];
      this.nexts.set(keyOf(whole), { lines: whole, moves });
    }
    draft.walks?.forEach((walk, i) => this.walks.set(walkKey(walk), planned.ways?.[i] ?? {}));
  }

  /** What these lines lead to; undefined while nobody has asked. */
  after(lines: readonly string[]): Planned | undefined {
    return this.plans.get(keyOf(lines));
  }

  /** The legal lines after these, none where they are refused; undefined while nobody has asked. */
  moves(lines: readonly string[]): readonly string[] | undefined {
    const known = this.nexts.get(keyOf(lines));
    return known !== undefined ? known.moves : this.plans.has(keyOf(lines)) ? [] : undefined;
  }

  /** Everything known that goes on from these lines with one verb alone, shorter ones first. */
  onward(from: readonly string[], verb: string): Onward[] {
    const goesOn = ({ lines }: Onward): boolean =>
      lines.length > from.length && lines.every((line, i) => (i < from.length ? line === from[i] : line.startsWith(`${verb} `)));
    return [...this.nexts.values()].filter(goesOn);
  }

  ways(walk: Walk): Readonly<Record<string, readonly string[]>> | undefined {
    return this.walks.get(walkKey(walk));
  }
}
