/** What is printed on the tokens of skills, milestones, scoring and support: an emblem, and an effect where there is one. */
import type { Sign } from './effect-signs';

export type Ability = 'special' | 'round' | 'permanent' | 'immediate' | 'once' | 'production' | 'free' | 'flip' | 'final';

export interface Printed {
  ability: Ability;
  /** One mark, or several side by side. */
  emblem: readonly string[];
  /** A clause of the effect language, points step by step, or what no clause says. */
  effect?: string;
  steps?: string;
  signs?: readonly Sign[];
}

const row = (ability: Ability, emblem: string, effect: string): Printed => ({ ability, emblem: emblem.split(' '), effect });
const steps = (emblem: string, points: string): Printed => ({ ability: 'round', emblem: [emblem, 'vp'], steps: points });

export const SKILLS: Readonly<Record<string, Printed>> = {
  'orange-3': row('immediate', 'orange', 'orange 3'),
  'green-3': row('immediate', 'green', 'green 3'),
  'grey-3': row('immediate', 'grey', 'grey 3'),
  columns: steps('columns', '6 · 12 · 24'),
  food: steps('food', '3 · 5 · 7'),
  'industry-points': steps('round-industry-points', '3 · 5 · 7 · 10'),
  harvest: { ability: 'flip', emblem: ['wheat', 'wood', 'iron'], signs: [{ join: 'plus' }, { mark: 'basic', n: null, tone: 'gain' }] },
  jewel: row('flip', 'diamond', 'diamond 1'),
  purse: row('flip', 'gold', 'gold 8'),
  builder: row('permanent', 'property', 'vp 2 per properties'),
  'rabbit-keeper': row('permanent', 'rabbit', 'vp 3 per rabbits'),
  foreman: row('permanent', 'any-bonus', 'vp 3'),
};

export const UPGRADED_SKILLS: Readonly<Record<string, Printed>> = {
  'up-cities': row('round', 'city', 'vp 1 per cities'),
  'up-ports': row('round', 'port', 'vp 1 per ports'),
  'up-main-sweet': row('round', 'main-sweet', 'vp 2 per main-sweet'),
  'up-iron-road': row('flip', 'industry', 'pay iron 4: industry 3'),
  'up-pantry': row('flip', 'food rabbit', 'pay wheat 4: food 1 + rabbit 1'),
  'up-goldsmith': row('flip', 'gold-production', 'gold-production 5'),
  'up-pioneer': row('flip', 'terrain road', 'terrain 1 + road 1'),
  'up-scholar': {
    ability: 'flip',
    emblem: ['hand'],
    signs: [{ mark: 'cards', n: 2, tone: 'gain' }, { join: 'minus' }, { mark: 'card', n: null, tone: 'pay' }],
  },
  'up-mint': row('permanent', 'gold-production', 'vp 1 per gold-production'),
  'up-brownie-club': {
    ability: 'permanent',
    emblem: ['brownie'],
    signs: [
      { mark: 'worker', n: null, tone: 'count' },
      { join: 'arrow' },
      { mark: 'gold', n: null, tone: 'pay' },
      { join: 'minus' },
      { mark: 'brownie', n: null, tone: 'count' },
    ],
  },
  'up-guild': {
    ability: 'permanent',
    emblem: ['employed'],
    signs: [{ mark: 'employed', n: 1, tone: 'need' }, { join: 'plus' }, { mark: 'employ', n: null, tone: 'gain' }],
  },
  'up-host': row('permanent', 'worker', 'vp 2 per played'),
  'up-road-master': row('permanent', 'road', 'pay wood 3: road 3'),
  'up-land-master': row('permanent', 'terrain', 'pay wheat 4: terrain 3'),
};

/** What must be reached, of what: either of two kinds together, or one. */
export const MILESTONES: Readonly<Record<string, { marks: readonly string[]; n: number }>> = {
  m1a: { marks: ['field', 'sea'], n: 10 },
  m1b: { marks: ['forest', 'mine'], n: 10 },
  m2a: { marks: ['property'], n: 5 },
  m2b: { marks: ['port'], n: 2 },
  m3a: { marks: ['food'], n: 7 },
  m3b: { marks: ['wonder'], n: 2 },
  m4a: { marks: ['worker'], n: 6 },
  m4b: { marks: ['cake'], n: 4 },
  m5a: { marks: ['gold-production'], n: 30 },
  m5b: { marks: ['prosperity'], n: 5 },
  m6a: { marks: ['industry'], n: 8 },
  m6b: { marks: ['vp'], n: 15 },
};

export const SCORINGS = ['main-terrain', 'best-production', 'employed', 'border'] as const;

/** The support tokens of the end of the round; what the others give stands in the edition. */
export const ROUND_SUPPORTS: Readonly<Record<string, string>> = {
  'r-cities': 'vp 3 per cities',
  'r-cards': 'vp 1 per played',
  'r-terrain': 'vp 1 per main-terrain',
  'r-ports': 'vp 3 per ports',
  'r-production': 'vp 1 per least-production',
};
