/** How fast this device shows what the others do; kept here and nowhere else. */
import { recall, remember } from './memory';
import { calm } from './theme.svelte';

export const SPEEDS = ['slow', 'normal', 'instant'] as const;
export type Speed = (typeof SPEEDS)[number];

/** So long lies between two moves of others. */
const GAP_MS: Readonly<Record<Speed, number>> = { slow: 2200, normal: 700, instant: 0 };
const isSpeed = (word: string | null): word is Speed => SPEEDS.some((speed) => speed === word);

export class Pace {
  private chosen = $state<Speed | null>(null);

  constructor() {
    const kept = recall('pace');
    this.chosen = isSpeed(kept) ? kept : null;
  }

  /** Whoever wants little motion is not kept waiting for it, unless they have said so. */
  get speed(): Speed {
    return this.chosen ?? (calm() ? 'instant' : 'normal');
  }

  choose(speed: Speed): void {
    this.chosen = speed;
    remember('pace', speed);
  }

  get gap(): number {
    return GAP_MS[this.speed];
  }

  /** What is seen again is never over in an instant. */
  get gapAgain(): number {
    return GAP_MS[this.speed === 'instant' ? 'normal' : this.speed];
  }

  /** How many times as long as usual a piece travels. */
  get stretch(): number {
    return this.speed === 'slow' ? 2 : 1;
  }
}

export const pace = new Pace();
