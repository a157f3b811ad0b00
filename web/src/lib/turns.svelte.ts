/** How this device likes its turns: kept here, and told to the table as a wish of the seat where it concerns it. */
import { recall, remember } from './memory';

class TurnChoice {
  /** The last step of a turn waits until it is confirmed. */
  confirm = $state(recall('confirm-turns') === 'yes');
  /** Answers that leave no choice are given by the table. */
  forced = $state(recall('ask-forced') !== 'yes');

  setConfirm(on: boolean): void {
    this.confirm = on;
    remember('confirm-turns', on ? 'yes' : 'no');
  }

  setForced(on: boolean): void {
    this.forced = on;
    remember('ask-forced', on ? 'no' : 'yes');
  }
}

export const turns = new TurnChoice();
