/** The plain HTTP half of the table: making, joining and leaving tables. */
import { freshSeal } from './fair';
import { newId } from './id';
import type { ClockWish } from './clock';
import type {
  Edition,
  Fault,
  GameInfo,
  MadeTable,
  MyTables,
  NetworkInfo,
  Opened,
  PublicList,
  Puzzles,
  ReviewState,
  Rematch,
  Revoked,
  ServerInfo,
  Sitting,
  TableInfo,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(`${status} ${fault.kind}`);
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, patienceMs?: number): Promise<T> {
  let response: Response;
  let data: unknown;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: patienceMs === undefined ? null : AbortSignal.timeout(patienceMs),
    });
    data = JSON.parse(await response.text());
  } catch (error) {
    throw new ApiError(0, { kind: error instanceof SyntaxError ? 'unexpected' : 'unreachable' });
  }
  if (!response.ok) {
    const fault = (data as { error?: Fault } | null)?.error ?? { kind: 'unexpected' };
    throw new ApiError(response.status, fault);
  }
  return data as T;
}

const PATIENCE_MS = 8000;
const PAUSES_MS = [400, 1500, 4000];

/**
 * Something that must happen once. It carries an id, so that a request whose answer was lost can be repeated: the
 * server then gives the answer it gave before.
 */
async function deed<T>(path: string, body: object): Promise<T> {
  const named = { ...body, id: newId() };
  for (const pause of PAUSES_MS) {
    try {
      return await call<T>('POST', path, named, PATIENCE_MS);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return call<T>('POST', path, named, PATIENCE_MS);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export type SeatWish = { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  modules: string[];
  options: Record<string, string>;
  edition?: string;
  seats: SeatWish[];
  name: string;
  take: number | null;
  clock?: ClockWish;
  public?: boolean;
  points?: boolean;
  hints?: boolean;
}

export const api = {
  /** Let the devices of this network in; only a browser on the server's own computer may ask. */
  openNetwork: () => call<NetworkInfo>('POST', '/api/network', {}),
  info: () => call<ServerInfo>('GET', '/api/info'),
  edition: (digest: string) => call<Edition>('GET', `/api/editions/${encodeURIComponent(digest)}`),
  games: () => call<GameInfo[]>('GET', '/api/games'),
  create: (wish: NewTable) => deed<MadeTable>('/api/tables', { ...wish, seal: freshSeal() }),
  table: (table: string) => call<TableInfo>('GET', at(table)),
  join: (table: string, name: string, seat: number | null, invitation: string | null) =>
    deed<Sitting>(`${at(table)}/join`, { name, seat, seal: freshSeal(), ...(invitation === null ? {} : { invitation }) }),
  comeBack: (table: string, seat: number, code: string) => deed<Sitting>(`${at(table)}/return`, { seat, code, seal: freshSeal() }),
  setSeat: (table: string, seat: number, key: string, wish: SeatWish) => deed<TableInfo>(`${at(table)}/seats/${seat}`, { key, ...wish }),
  leave: (table: string, key: string) => deed<TableInfo>(`${at(table)}/leave`, { key }),
  resign: (table: string, key: string) => deed<TableInfo>(`${at(table)}/resign`, { key }),
  back: (table: string, key: string) => deed<TableInfo>(`${at(table)}/back`, { key }),
  standIn: (table: string, seat: number, key: string, agree: boolean) =>
    deed<TableInfo>(`${at(table)}/seats/${seat}/stand-in`, { key, agree }),
  mute: (table: string, seat: number, key: string, muted: boolean) =>
    call<TableInfo>('POST', `${at(table)}/seats/${seat}/mute`, { key, muted }),
  newKey: (table: string, key: string) => deed<Revoked>(`${at(table)}/keys/revoke`, { key }),
  publicTables: (after: number | null) => call<PublicList>('GET', `/api/public${after === null ? '' : `?after=${after}`}`),
  mine: (tables: readonly { table: string; key: string }[]) => call<MyTables>('POST', '/api/mine', { tables }),
  rematch: (table: string, key: string) => deed<Rematch>(`${at(table)}/rematch`, { key }),
  review: (table: string) => call<ReviewState>('GET', `${at(table)}/review`),
  wantReview: (table: string) => call<ReviewState>('POST', `${at(table)}/review`, {}),
  puzzles: () => call<Puzzles>('GET', '/api/puzzles'),
  chance: (table: string) => call<Opened>('GET', `${at(table)}/chance`),
  editionUrl: (digest: string) => `/api/editions/${encodeURIComponent(digest)}/file`,
  recordUrl: (table: string) => `${at(table)}/record`,
  /** The picture is another one where others reach this server by another address. */
  qrUrl: (table: string, reached: string, invitation: string | null) =>
    `${at(table)}/qr.svg?${new URLSearchParams({ reached, ...(invitation === null ? {} : { invitation }) }).toString()}`,
};
