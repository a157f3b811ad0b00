/** The plain HTTP half of the table: making, joining and leaving tables. */
import type { Fault, GameInfo, ServerInfo, Sitting, TableInfo } from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(`${status} ${fault.kind}`);
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { kind: 'unreachable' });
  }
  const data: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const fault = (data as { error?: Fault } | null)?.error ?? { kind: 'unexpected' };
    throw new ApiError(response.status, fault);
  }
  return data as T;
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export type SeatWish = { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  seats: SeatWish[];
  name: string;
  take: number | null;
}

export const api = {
  info: () => call<ServerInfo>('GET', '/api/info'),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  create: (wish: NewTable) => call<Sitting & { table: string }>('POST', '/api/tables', wish),
  table: (table: string) => call<TableInfo>('GET', at(table)),
  join: (table: string, name: string, seat: number | null) => call<Sitting>('POST', `${at(table)}/join`, { name, seat }),
  comeBack: (table: string, seat: number, code: string) => call<Sitting>('POST', `${at(table)}/return`, { seat, code }),
  setSeat: (table: string, seat: number, key: string, wish: SeatWish) =>
    call<unknown>('POST', `${at(table)}/seats/${seat}`, { key, ...wish }),
  rematch: (table: string, key: string) => call<{ table: string } & Partial<Sitting>>('POST', `${at(table)}/rematch`, { key }),
  recordUrl: (table: string) => `${at(table)}/record`,
  qrUrl: (table: string) => `${at(table)}/qr.svg`,
};
