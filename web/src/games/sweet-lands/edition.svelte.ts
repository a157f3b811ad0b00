/** Everything printed, by the words of the views: the house edition until a table brings another one of the same shape. */
import house from '../../generated/sweet-lands/board.json';
import { i18n } from '../../lib/i18n.svelte';
import type { Worker } from './art/WorkerCard.svelte';

type Effects = readonly string[];
export type Industry = 'farming' | 'forestry' | 'mining';
export type Row = 'tent' | 'house' | 'building';

interface Names {
  en: string;
  ru: string;
  it: string;
}
interface CardRow extends Omit<Worker, 'name'> {
  name: Names;
}
export interface CharacterRow {
  id: string;
  start: string;
  production: string;
  tower: Effects;
  tent: readonly Effects[];
  house: readonly Effects[];
  building: readonly Effects[];
  farming: Effects;
  forestry: Effects;
  mining: Effects;
}
export interface AreaRow {
  id: string;
  kind: 'basic' | 'special' | 'extra';
  cost: string;
  effect: Effects;
  spaces: number;
  round: number;
  players: number;
}
export interface IndustryStep {
  cart?: Effects;
  locomotive?: Effects;
  points?: number;
  lab?: string;
}
export interface FoodStep {
  bonus?: Effects;
  discount?: number;
  rabbit?: Effects;
}
export interface TrackRow {
  id: string;
  rates: readonly string[];
  bonuses?: Readonly<Record<string, Effects>>;
  first: Effects;
}
export interface DomainRow {
  id: string;
  map: readonly string[];
  bonuses?: Readonly<Record<string, Effects>>;
  capital: Effects;
}
type ByRow = Readonly<Partial<Record<Row, Effects>>>;

export interface Edition {
  name: Names;
  card: readonly CardRow[];
  character: readonly CharacterRow[];
  planning: { costs: readonly string[]; first?: ByRow; fourth?: ByRow; fifth?: ByRow };
  shop: readonly { industry: Industry; cost: string }[];
  industry: { upper: number; steps: readonly IndustryStep[] };
  food: readonly FoodStep[];
  prosperity: readonly TrackRow[];
  areas: readonly AreaRow[];
  domain: readonly DomainRow[];
  supports: Readonly<Record<string, Effects>>;
  mio: readonly { deck: string; id: number; areas: readonly string[] }[];
  values: {
    cities: readonly number[];
    virtual: Readonly<Record<string, number>>;
    upgraded: Readonly<Record<string, number>>;
  };
  tokens: Readonly<Record<string, Effects>>;
  skills: Readonly<Record<string, Effects>>;
  upgrades: Readonly<Record<string, Effects>>;
  flipped: readonly string[];
  tracks: readonly string[];
  places: readonly string[];
  rounds: number;
  free: Readonly<Record<string, string>>;
  ports: readonly number[];
  limits: readonly number[];
  targets: readonly number[];
}

class Shelf {
  now = $state.raw<Edition>(house as unknown as Edition);

  private readonly cards = $derived(new Map(this.now.card.map((card) => [`card-${card.id}`, card])));
  private readonly areas = $derived(new Map(this.now.areas.map((area) => [area.id, area])));

  /** A worker card in the reader's language. */
  card(id: string): Worker | null {
    const row = this.cards.get(id);
    return row === undefined ? null : { ...row, name: row.name[i18n.language] };
  }

  area(id: string): AreaRow | undefined {
    return this.areas.get(id);
  }

  character(id: string | null): CharacterRow | undefined {
    return this.now.character.find((row) => row.id === id);
  }

  domain(id: string | null): DomainRow | undefined {
    return this.now.domain.find((row) => row.id === id);
  }

  /** What the piece number `at` (from 0) of a row brings. */
  rowBonus(character: string | null, row: Row, at: number): Effects {
    const { first, fourth, fifth } = this.now.planning;
    const own = this.character(character)?.[row] ?? [];
    return [first?.[row], own[0], own[1], fourth?.[row], fifth?.[row]][at] ?? [];
  }

  /** Which rabbit stands at a step of the food track, from 1. */
  rabbitAt(step: number): number {
    return this.now.food.slice(0, step).filter((each) => each.rabbit !== undefined).length;
  }
}

export const shelf = new Shelf();
