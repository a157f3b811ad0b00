/**
 * Fair chance. This browser adds a nonce of its own to the table's secret seed: first everybody's seals are shown, then
 * the nonces are opened. What it saw sealed it keeps, and at the end it works every draw out by itself.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { recall, remember } from './memory';
import type { Opened as Told, TableInfo } from './types';

/** What the draws are worked out from. */
type Opened = Pick<Told, 'seed' | 'nonces' | 'draws'>;

/** What this browser saw and chose before the first draw. */
export interface Kept {
  chance: string;
  seals: readonly (string | null)[];
  seat: number | null;
  nonce: string | null;
  /** Nonces were asked for, so these seals are the last ones. */
  final: boolean;
  /** The table has said that it took the nonce. */
  taken: boolean;
}

export type Verdict =
  | { kind: 'fair'; draws: number; mine: boolean; leftOut: number[] }
  | { kind: 'unwitnessed'; draws: number }
  | { kind: 'unfair'; why: 'seed' | 'seal' | 'nonce'; at: number }
  | { kind: 'unfair'; why: 'draw'; at: number };

const SECRET = /^[0-9a-f]{64}$/;

export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The key of all draws: the seed alone, or mixed with seat and nonce of everyone who has one. */
export function mixed(seed: string, nonces: readonly (string | null)[]): Uint8Array {
  const told = nonces.flatMap((nonce, seat) => (nonce === null ? [] : [Uint8Array.of(seat), hexToBytes(nonce)]));
  return told.length === 0 ? hexToBytes(seed) : hmac(sha256, hexToBytes(seed), concatBytes(...told));
}

/** The index drawn as draw number `draw`, each as likely as its weight. */
export function pick(key: Uint8Array, draw: number, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n) return -1;
  const all = 1n << 256n;
  const limit = all - (all % total);
  for (let attempt = 0; ; attempt += 1) {
    const number = BigInt(`0x${bytesToHex(hmac(sha256, key, utf8ToBytes(`${draw}:${attempt}`)))}`);
    if (number >= limit) continue;
    let left = number % total;
    return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
  }
}

/** Whether what was opened is what was sealed before this browser's eyes, and every draw follows from it. */
export function verdict(kept: Kept | null, opened: Opened): Verdict {
  const { seed, nonces, draws } = opened;
  if (!SECRET.test(seed)) return { kind: 'unfair', why: 'seed', at: 0 };
  const malformed = nonces.findIndex((nonce) => nonce !== null && !SECRET.test(nonce));
  if (malformed >= 0) return { kind: 'unfair', why: 'seal', at: malformed };
  const broken = kept === null ? null : broke(kept, seed, nonces);
  if (broken !== null) return broken;
  const key = mixed(seed, nonces);
  const wrong = draws.findIndex((draw, number) => draw.lines[pick(key, number, draw.weights)] !== draw.line);
  if (wrong >= 0) return { kind: 'unfair', why: 'draw', at: wrong };
  if (kept === null || !kept.final) return { kind: 'unwitnessed', draws: draws.length };
  const leftOut = kept.seals.flatMap((seal, seat) => (seal !== null && nonces[seat] === null ? [seat] : []));
  const mine = kept.seat !== null && kept.nonce !== null && nonces[kept.seat] === kept.nonce;
  return { kind: 'fair', draws: draws.length, mine, leftOut };
}

function broke(kept: Kept, seed: string, nonces: readonly (string | null)[]): Verdict | null {
  if (sealOf(seed) !== kept.chance) return { kind: 'unfair', why: 'seed', at: 0 };
  if (!kept.final) return null;
  /** A nonce that never reached the table may be missing; one it has taken may not. */
  if (kept.seat !== null && kept.taken && nonces[kept.seat] !== kept.nonce) return { kind: 'unfair', why: 'nonce', at: kept.seat };
  const wrong = nonces.findIndex((each, at) => each !== null && sealOf(each) !== (kept.seals[at] ?? null));
  return wrong >= 0 ? { kind: 'unfair', why: 'seal', at: wrong } : null;
}

/** What this browser has to do about the draws now. */
export type Step = { t: 'seal'; seal: string } | { t: 'open'; nonce: string } | null;

/**
 * Look at what a table shows before its first draw, and keep it. The nonce is opened only for a seal of this browser,
 * at one table, and never again once other seals are shown.
 */
export function witness(table: string, you: number | null, shown: Pick<TableInfo, 'chance' | 'seals' | 'sealing' | 'state'>): Step {
  if (shown.state !== 'lobby' && shown.state !== 'sealing') return null;
  const { chance, seals } = shown;
  const before = keptChance(table);
  const final = shown.sealing?.step === 'nonces';
  const same = before !== null && before.chance === chance && before.seals.join() === seals.join();
  if (before !== null && (before.final || before.chance !== chance) && !same) return null;
  const seal = you === null ? null : (seals[you] ?? null);
  const nonce = nonceOf(table, seal);
  if (!before?.final || before.nonce === null) keepChance(table, { chance, seals, seat: you, nonce, final, taken: false });
  if (you === null) return null;
  if (!final) return seal === null ? { t: 'seal', seal: sealAt(table) } : null;
  return nonce !== null && shown.sealing?.seats.includes(you) ? { t: 'open', nonce } : null;
}

/** The table has taken this browser's nonce. */
export function nonceTaken(table: string): void {
  const kept = keptChance(table);
  if (kept !== null) keepChance(table, { ...kept, taken: true });
}

// The nonces of this browser, the newest first. They are kept before anybody hears of their seals.

interface Secret {
  seal: string;
  nonce: string;
  /** Known once the seal was seen there: no other table gets the nonce. */
  table: string | null;
}
const MOST_KEPT = 40;

/** Where storage is forbidden, they last as long as the page. */
let secrets: Secret[] = [];

function allSecrets(): Secret[] {
  return (secrets = listOf<Secret>('nonces') ?? secrets);
}

function keepSecrets(list: Secret[]): void {
  secrets = list.slice(0, MOST_KEPT);
  remember('nonces', JSON.stringify(secrets));
}

/** The seal of a new nonce. */
export function freshSeal(table: string | null = null): string {
  const nonce = newNonce();
  const seal = sealOf(nonce);
  keepSecrets([{ seal, nonce, table }, ...allSecrets()]);
  return seal;
}

/** The seal for a table that asks for one: the same whenever it asks. */
function sealAt(table: string): string {
  return allSecrets().find((each) => each.table === table)?.seal ?? freshSeal(table);
}

function nonceOf(table: string, seal: string | null): string | null {
  const all = allSecrets();
  const own = all.find((each) => each.seal === seal && (each.table ?? table) === table);
  if (own === undefined) return null;
  if (own.table === null) keepSecrets(all.map((each) => (each === own ? { ...own, table } : each)));
  return own.nonce;
}

// What is kept, by table: the newest first, so that old tables are forgotten in the end.

type KeptAt = Kept & { table: string };

function listOf<T>(name: string): T[] | null {
  try {
    const list = JSON.parse(recall(name) ?? 'null') as T[] | null;
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}

let seen: KeptAt[] = [];

function allKept(): KeptAt[] {
  return (seen = listOf<KeptAt>('chance') ?? seen);
}

export function keptChance(table: string): Kept | null {
  return allKept().find((each) => each.table === table) ?? null;
}

export function keepChance(table: string, kept: Kept): void {
  const others = allKept().filter((each) => each.table !== table);
  seen = [{ ...kept, table }, ...others].slice(0, MOST_KEPT);
  remember('chance', JSON.stringify(seen));
}
