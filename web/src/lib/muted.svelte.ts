/** Whose talk this device does not show, person by person. */
import { recall, remember } from './memory';

const MOST = 200;

function known(): string[] {
  try {
    const list = JSON.parse(recall('muted') ?? '[]') as unknown;
    return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

class Muted {
  private names = $state.raw<readonly string[]>(known());

  has(table: string, seat: number | null): boolean {
    return seat !== null && this.names.includes(`${table} ${seat}`);
  }

  toggle(table: string, seat: number): void {
    const name = `${table} ${seat}`;
    const others = this.names.filter((each) => each !== name);
    this.names = others.length < this.names.length ? others : [name, ...others].slice(0, MOST);
    remember('muted', JSON.stringify(this.names));
  }
}

export const muted = new Muted();
