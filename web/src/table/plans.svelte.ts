/** The plans of one open table: each is asked about once, and forgotten when the table moves on. */
import { Foresight } from '../lib/plans';
import type { Draft, Planned, Refusal } from '../lib/types';

export type Answer = { plans: readonly Planned[] } | { no: Refusal };
type Question = (drafts: readonly Draft[]) => Promise<Answer | null>;

export class Plans {
  private known = new Foresight();
  private asked = new Set<string>();
  private learned = $state(0);

  constructor(private readonly question: Question) {}

  /** What is known at this moment. Whoever reads it follows it. */
  get now(): Foresight {
    void this.learned;
    return this.known;
  }

  /** The table has moved on: nothing that was said before it holds any more. */
  forget(): void {
    this.known = new Foresight();
    this.asked = new Set();
    this.learned += 1;
  }

  /** Ask about those drafts that nobody has asked about yet; an answer that comes too late is dropped. */
  async want(drafts: readonly Draft[]): Promise<void> {
    const { known, asked } = this;
    const fresh = drafts.filter((draft) => !asked.has(JSON.stringify(draft)));
    if (fresh.length === 0) return;
    for (const draft of fresh) asked.add(JSON.stringify(draft));
    const answer = await this.question(fresh);
    if (this.known !== known) return;
    if (answer === null || 'no' in answer) {
      for (const draft of fresh) asked.delete(JSON.stringify(draft));
      return;
    }
    fresh.forEach((draft, i) => {
      const planned = answer.plans[i];
      if (planned !== undefined) known.learn(draft, planned);
    });
    this.learned += 1;
  }

  /** Why these plans cannot be carried out, one refusal or null for each; what stands in the way of asking, else. */
  async whyNot(plans: readonly (readonly string[])[]): Promise<(Refusal | null)[]> {
    const answer = await this.question(plans.map((lines) => ({ lines })));
    if (answer === null) return [];
    return 'no' in answer ? [answer.no] : answer.plans.map((planned) => ('why' in planned ? planned.why : null));
  }
}
