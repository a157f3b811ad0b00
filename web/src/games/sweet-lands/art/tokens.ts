/** What skills, milestones and scoring tokens look like; what they do and give stands in the facts. */
import { signsOf, type Sign } from './effect-signs';

export type Ability = 'special' | 'round' | 'permanent' | 'immediate' | 'once' | 'production' | 'free' | 'flip' | 'final';

/** A skill token as the facts have it; some columns only upgraded ones have. */
export interface SkillFact {
  id: string;
  ability: Ability;
  effect: readonly string[];
  /** Of what there must be one more for the effect to come, every time. */
  whenever: string | null;
  /** From so many on, so many points. */
  steps?: readonly (readonly [number, number])[];
  discards?: number;
  limit?: number;
  /** The area whose cost it replaces, and the cost. */
  area?: string | null;
  cost?: string | null;
}

/** One mark, or several side by side. */
export const EMBLEMS: Readonly<Record<string, readonly string[]>> = {
  'orange-3': ['orange'],
  'green-3': ['green'],
  'grey-3': ['grey'],
  columns: ['columns', 'vp'],
  food: ['food', 'vp'],
  'industry-points': ['round-industry-points', 'vp'],
  harvest: ['wheat', 'wood', 'iron'],
  jewel: ['diamond'],
  purse: ['gold'],
  builder: ['property'],
  'rabbit-keeper': ['rabbit'],
  foreman: ['any-bonus'],
  'up-cities': ['city'],
  'up-ports': ['port'],
  'up-main-sweet': ['main-sweet'],
  'up-iron-road': ['industry'],
  'up-pantry': ['food', 'rabbit'],
  'up-goldsmith': ['gold-production'],
  'up-pioneer': ['terrain', 'road'],
  'up-scholar': ['hand'],
  'up-mint': ['gold-production'],
  'up-brownie-club': ['brownie'],
  'up-guild': ['employed'],
  'up-host': ['worker'],
  'up-road-master': ['road'],
  'up-land-master': ['terrain'],
};

const PLUS: Sign = { join: 'plus' };
const joined = (parts: readonly (readonly Sign[])[]): Sign[] => parts.flatMap((signs, i) => (i === 0 ? signs : [PLUS, ...signs]));
/** A cost less for each brownie symbol, which no clause says. */
const BROWNIES: readonly Sign[] = [
  { mark: 'worker', n: null, tone: 'count' },
  { join: 'arrow' },
  { mark: 'gold', n: null, tone: 'pay' },
  { join: 'minus' },
  { mark: 'brownie', n: null, tone: 'count' },
];

/** What is printed under the emblem of a skill. `does` are the effects of the area whose cost it replaces. */
export function skillSigns(skill: SkillFact, emblem: readonly string[], does: readonly string[] = []): readonly Sign[] {
  const clauses = skill.effect.map((text) => signsOf(text, 'clause') ?? []);
  const marks = (signs: readonly Sign[]): string[] => signs.flatMap((sign) => ('mark' in sign ? [sign.mark] : []));
  // Of several effects the one that the emblem shows is not repeated.
  const [first, ...rest] = clauses;
  const signs = first !== undefined && rest.length > 0 && marks(first).join() === emblem.join() ? [PLUS, ...joined(rest)] : joined(clauses);
  if (skill.whenever !== null) return [...signs, { join: 'per' }, { mark: skill.whenever, n: null, tone: 'count' }];
  if (skill.discards) return [...signs, { join: 'minus' }, { mark: 'card', n: skill.discards > 1 ? skill.discards : null, tone: 'pay' }];
  if (skill.limit) return [{ mark: 'employed', n: skill.limit, tone: 'need' }, PLUS, ...signs];
  if (skill.area != null)
    return [...(signsOf(skill.cost ?? '', 'cost') ?? []), { join: 'arrow' }, ...joined(does.map((text) => signsOf(text, 'clause') ?? []))];
  return skill.id === 'up-brownie-club' ? BROWNIES : signs;
}

/** What is counted for a milestone, where its mark has another name: either of two kinds together, or one. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  'fields-and-seas': ['field', 'sea'],
  'forests-and-mines': ['forest', 'mine'],
  properties: ['property'],
  ports: ['port'],
  wonders: ['wonder'],
  played: ['worker'],
  'best-colour': ['prosperity'],
  'industry-steps': ['industry'],
};

/** What must be reached for a milestone, of what. */
export function goalOf(needs: string): { marks: readonly string[]; n: number } {
  const [word = '', n = ''] = needs.split(' ');
  return { marks: COUNTED[word] ?? [word], n: Number(n) };
}
