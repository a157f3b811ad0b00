/**
 * Fair chance. This browser adds a nonce of its own to the table's secret seed: first everybody's seals are shown, then
 * the nonces are opened. What it saw sealed it keeps, and at the end it works every draw out by itself.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { recall, remember } from './memory';

/** What this browser saw and chose before the first draw. */
export interface Kept {
  chance: string;
  seals: (string | null)[];
  seat: number | null;
  nonce: string | null;
}

export interface Draw {
  /** The possible draws in their order, how likely each is, and the one that was drawn. */
  lines: string[];
  weights: number[];
  line: string;
}

/** What the table opens once the game is over. */
export interface Opened {
  seed: string;
  nonces: (string | null)[];
  draws: Draw[];
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
  if (kept === null) return { kind: 'unwitnessed', draws: draws.length };
  const leftOut = kept.seals.flatMap((seal, seat) => (seal !== null && nonces[seat] === null ? [seat] : []));
  return { kind: 'fair', draws: draws.length, mine: kept.nonce !== null, leftOut };
}

function broke(kept: Kept, seed: string, nonces: readonly (string | null)[]): Verdict | null {
  if (sealOf(seed) !== kept.chance) return { kind: 'unfair', why: 'seed', at: 0 };
  const { seat, nonce } = kept;
  if (seat !== null && nonce !== null && nonces[seat] !== nonce) return { kind: 'unfair', why: 'nonce', at: seat };
  const wrong = nonces.findIndex((each, at) => each !== null && sealOf(each) !== (kept.seals[at] ?? null));
  return wrong >= 0 ? { kind: 'unfair', why: 'seal', at: wrong } : null;
}

// What is kept, by table: the newest first, so that old tables are forgotten in the end.

type KeptAt = Kept & { table: string };
const MOST_KEPT = 40;

function allKept(): KeptAt[] {
  try {
    const list = JSON.parse(recall('chance') ?? '[]') as KeptAt[];
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export function keptChance(table: string): Kept | null {
  return allKept().find((each) => each.table === table) ?? null;
}

export function keepChance(table: string, kept: Kept): void {
  const others = allKept().filter((each) => each.table !== table);
  remember('chance', JSON.stringify([{ table, ...kept }, ...others].slice(0, MOST_KEPT)));
}
