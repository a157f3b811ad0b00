/** What this browser remembers between visits. Storage may be forbidden; then nothing is remembered. */
import type { Sitting } from './types';

const PREFIX = 'artel.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    return;
  }
}

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
