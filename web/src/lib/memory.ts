/** What this browser remembers between visits. Storage may be forbidden; then nothing is remembered. */
import type { Sitting } from './types';

const PREFIX = 'artel.';

class Memory {
  constructor(private readonly storage: () => Storage) {}

  recall(name: string): string | null {
    try {
      return this.storage().getItem(PREFIX + name);
    } catch {
      return null;
    }
  }

  /** Whether it is kept. */
  remember(name: string, value: string): boolean {
    try {
      this.storage().setItem(PREFIX + name, value);
      return true;
    } catch {
      return false;
    }
  }
}

const browser = new Memory(() => localStorage);
/** What this tab alone remembers: two tabs may sit on two seats of one table. */
export const tab = new Memory(() => sessionStorage);

export const recall = (name: string): string | null => browser.recall(name);
export const remember = (name: string, value: string): boolean => browser.remember(name, value);

export interface KnownSeat extends Sitting {
  table: string;
  game: string;
  since: number;
}

export function knownSeats(): KnownSeat[] {
  try {
    const list = JSON.parse(recall('seats') ?? '[]') as KnownSeat[];
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export function knownSeat(table: string): KnownSeat | null {
  return knownSeats().find((each) => each.table === table) ?? null;
}

export function keepSeat(seat: KnownSeat): void {
  const others = knownSeats().filter((each) => each.table !== seat.table);
  remember('seats', JSON.stringify([seat, ...others].slice(0, 40)));
}

export function dropSeat(table: string): void {
  remember('seats', JSON.stringify(knownSeats().filter((each) => each.table !== table)));
}

/** The key this tab sits with: the one it was opened with, or the one this browser knows. */
export function keyOf(table: string): string | null {
  return tab.recall(`key.${table}`) || (knownSeat(table)?.key ?? null);
}

/** Whether the key is kept; until the server has said whose it is, only this tab relies on it. */
export const keepKey = (table: string, key: string): boolean => tab.remember(`key.${table}`, key);

/** What this tab was invited to a table with, where the table's name alone is not enough any more. */
export const invitationOf = (table: string): string | null => tab.recall(`invitation.${table}`);
export const keepInvitation = (table: string, invitation: string): boolean => tab.remember(`invitation.${table}`, invitation);

/** Give up a key that opens nothing. */
export function dropKey(table: string, key: string | null): void {
  tab.remember(`key.${table}`, '');
  if (knownSeat(table)?.key === key) dropSeat(table);
}
