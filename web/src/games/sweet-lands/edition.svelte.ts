/** Everything printed, by the words of the views, out of the facts of the edition on the table. */
import house from '../../generated/sweet-lands/facts.json';
import type { Industry } from '../../generated/sweet-lands/types';
import { i18n } from '../../lib/i18n.svelte';
import type { FactRow } from '../../lib/types';
import type { SkillFact } from './art/tokens';
import type { Worker } from './art/WorkerCard.svelte';

export type { Industry };
export type Effects = readonly string[];
export type Row = 'tent' | 'house' | 'building';
type ByName<Value> = Readonly<Record<string, Value>>;

interface CardRow extends Omit<Worker, 'id' | 'name'> {
  name: string;
  names: ByName<string>;
}
export interface CharacterRow extends Readonly<Record<Industry, Effects>>, Readonly<Record<Row, readonly Effects[]>> {
  id: string;
  start: string;
  production: string;
  tower: Effects;
}
export interface AreaRow {
  id: string;
  cost: string;
  effect: Effects;
  players: number;
}
export interface IndustryStep {
  cart?: Effects;
  locomotive?: Effects;
  points: number;
  lab: string | null;
}
export interface FoodStep {
  bonus: Effects;
  discount: number;
  is_rabbit: boolean;
  rabbit: Effects;
}
export interface TrackRow {
  id: string;
  rates: readonly string[];
  bonuses?: ByName<Effects>;
  first: Effects;
}
export interface DomainRow {
  id: string;
  map: readonly string[];
  bonuses?: ByName<Effects>;
  capital: Effects;
}
interface Planning {
  costs: readonly string[];
  first?: Partial<Record<Row, Effects>>;
  fourth?: Partial<Record<Row, Effects>>;
  fifth?: Partial<Record<Row, Effects>>;
}
interface Shop {
  id: Industry;
  cost: string;
}
interface Skill extends SkillFact {
  flips: boolean;
}
interface Milestone {
  id: string;
  needs: string;
  points: number;
}
interface Scoring {
  id: string;
  points: readonly number[];
}

/** Rows of one sort, known by what stands behind it. */
const rowsOf = <Fact>(rows: readonly FactRow[], sort: string): Fact[] =>
  rows.filter(({ id }) => id.startsWith(`${sort}-`)).map((row) => ({ ...row, id: row.id.slice(sort.length + 1) }) as unknown as Fact);

function byId<Value>(rows: readonly FactRow[], sort: string, field: string): ByName<Value> {
  return Object.fromEntries(rowsOf<{ id: string } & Record<string, Value>>(rows, sort).map((row) => [row.id, row[field] as Value]));
}

/** Areas whose effect is no clause: so many properties, each at its own cost. */
const PIECES: ByName<string> = { property: 'property-area-pieces', 'big-property': 'big-property-area-pieces' };

/** The sorts of pieces whose rows are called by the sort itself. */
const PRINTED_SORTS = ['character', 'area', 'track', 'support', 'special', 'skill', 'milestone', 'scoring', 'domain'];

/** All that one edition prints. */
class Printed {
  private readonly numbers: ByName<unknown>;
  private readonly cards: ReadonlyMap<string, CardRow>;
  private readonly areas: ReadonlyMap<string, AreaRow>;
  readonly characters: readonly CharacterRow[];
  readonly planning: Planning;
  readonly shops: readonly Shop[];
  readonly upper: number;
  readonly industry: readonly IndustryStep[];
  readonly food: readonly FoodStep[];
  readonly tracks: readonly TrackRow[];
  readonly domains: readonly DomainRow[];
  readonly supports: ByName<Effects>;
  readonly mio: ByName<readonly string[]>;
  readonly virtual: ByName<number>;
  /** What a terrain token and a special one give when they are turned over. */
  readonly tokens: ByName<Effects>;
  readonly skills: readonly Skill[];
  /** The ids of the pieces of each sort, as sentences call them. */
  readonly sorts: readonly { sort: string; ids: readonly string[] }[];
  readonly upgrades: readonly Skill[];
  readonly milestones: readonly Milestone[];
  readonly scorings: readonly Scoring[];

  constructor(rows: readonly FactRow[]) {
    this.numbers = byId(rows, 'number', 'value');
    this.cards = new Map(rowsOf<CardRow & { id: string }>(rows, 'card').map((row) => [`card-${row.id}`, row]));
    this.areas = new Map(rowsOf<AreaRow>(rows, 'area').map((row) => [row.id, { ...row, effect: this.effectOf(row) }]));
    this.characters = rowsOf(rows, 'character');
    this.planning = rowsOf<Planning>(rows, 'planning')[0] ?? { costs: [] };
    this.shops = rowsOf(rows, 'shop');
    this.upper = byId<number>(rows, 'industry', 'steps')['upper-row'] ?? 0;
    this.industry = rowsOf<IndustryStep & { id: string }>(rows, 'industry').filter(({ id }) => id !== 'upper-row');
    this.food = rowsOf(rows, 'food');
    this.tracks = rowsOf(rows, 'track');
    this.domains = rowsOf(rows, 'domain');
    this.supports = byId(rows, 'support', 'effect');
    this.mio = byId(rows, 'mio', 'areas');
    this.virtual = byId(rows, 'virtual', 'result');
    this.tokens = { ...byId<Effects>(rows, 'terrain', 'effect'), ...byId<Effects>(rows, 'special', 'effect') };
    const flipping = (row: SkillFact): Skill => ({ ...row, flips: row.ability === 'flip' });
    this.skills = rowsOf<SkillFact>(rows, 'skill').map(flipping);
    this.upgrades = rowsOf<SkillFact>(rows, 'upgrade').map((row) => flipping({ ...row, id: `up-${row.id}` }));
    this.milestones = rowsOf(rows, 'milestone');
    this.scorings = rowsOf(rows, 'scoring');
    this.sorts = [
      ...PRINTED_SORTS.map((sort) => ({ sort, ids: rowsOf<{ id: string }>(rows, sort).map(({ id }) => id) })),
      { sort: 'card', ids: [...this.cards.keys()] },
      { sort: 'skill', ids: this.upgrades.map(({ id }) => id) },
    ];
  }

  private effectOf({ id, effect }: AreaRow): Effects {
    const pieces = PIECES[id];
    return pieces === undefined ? effect : [`property ${this.number(pieces)}`];
  }

  number(name: string): number {
    return Number(this.numbers[name] ?? 0);
  }

  list(name: string): readonly number[] {
    return (this.numbers[name] ?? []) as readonly number[];
  }

  /** A worker card in the reader's language. */
  card(id: string): Worker | null {
    const row = this.cards.get(id);
    return row === undefined ? null : { ...row, id: Number(row.name), name: row.names[i18n.language] ?? id };
  }

  area(id: string): AreaRow | undefined {
    return this.areas.get(id);
  }

  character(id: string | null): CharacterRow | undefined {
    return this.characters.find((row) => row.id === id);
  }

  domain(id: string | null): DomainRow | undefined {
    return this.domains.find((row) => row.id === id);
  }

  /** A skill token of either sort, as moves name it. */
  skill(token: string): Skill | undefined {
    return [...this.skills, ...this.upgrades].find(({ id }) => id === token);
  }

  milestone(id: string): Milestone | undefined {
    return this.milestones.find((row) => row.id === id);
  }

  /** What first and second place of a scoring token are worth. */
  places(id: string): readonly number[] {
    return this.scorings.find((row) => row.id === id)?.points ?? [];
  }

  /** What the piece number `at` (from 0) of a row brings. */
  rowBonus(character: string | null, row: Row, at: number): Effects {
    const { first, fourth, fifth } = this.planning;
    const own = this.character(character)?.[row] ?? [];
    return [first?.[row], own[0], own[1], fourth?.[row], fifth?.[row]][at] ?? [];
  }

  /** Which rabbit stands at a step of the food track, from 1. */
  rabbitAt(step: number): number {
    return this.food.slice(0, step).filter((each) => each.is_rabbit).length;
  }
}

class Shelf {
  now = $state.raw(new Printed(house as readonly FactRow[]));
}
const shelf = new Shelf();

/** What the edition on the table prints. */
export const printed = (): Printed => shelf.now;

/** From now on these values are drawn, or the house's own. */
export function print(rows: readonly FactRow[] | null): void {
  shelf.now = new Printed(rows ?? (house as readonly FactRow[]));
}
