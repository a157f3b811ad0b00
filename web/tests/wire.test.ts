import { describe, expect, it } from 'vitest';
import type { ClientMessage, LogLine, Refusal, ServerMessage, View } from '../src/lib/types';
import { backoff, Ledger, Wire, WRONG_KEY, type Listener, type Socket, type Status, type Surroundings } from '../src/lib/wire';

const VIEW: View = { game: 'artificium', players: 2, modules: ['base'], ply: 0, agenda: [], seat: 0, asks: [], moves: [], outcome: null };
const line = (n: number, k = 'chose'): LogLine => ({ n, k, rule: null, v: { seat: 0 } });
const view = (n: number, log: LogLine[], extra: object = {}): Extract<ServerMessage, { t: 'view' }> => ({
  t: 'view',
  n,
  since: 0,
  view: VIEW,
  log,
  reset: false,
  undo: false,
  turn: 0,
  redo: false,
  ask: false,
  stands: [],
  standing: null,
  itself: [],
  by: [],
  clock: null,
  ...extra,
});

describe('the ledger', () => {
  it('opens with what is known and every unanswered deed in order', () => {
    const ledger = new Ledger();
    ledger.absorb(view(4, [line(4)], { reset: true }));
    ledger.enter({ t: 'move', id: 'a', at: 4, line: 'buy wood' });
    ledger.enter({ t: 'move', id: 'b', at: 4, line: 'apply' });
    ledger.settle('a');
    expect(ledger.opening()).toEqual([
      { t: 'hello', have: 4 },
      { t: 'move', id: 'b', at: 4, line: 'apply' },
    ]);
  });

  it('adds new lines and drops a message from the past', () => {
    const ledger = new Ledger();
    ledger.absorb(view(2, [line(1), line(2)], { reset: true }));
    ledger.absorb(view(3, [line(3)]));
    expect(ledger.absorb(view(2, [line(2)])).changed).toBe(false);
    expect(ledger.snapshot.log.map((each) => each.n)).toEqual([1, 2, 3]);
  });

  it('keeps which of one’s entries the table has made, until a view begins anew', () => {
    const ledger = new Ledger();
    ledger.absorb(view(3, [line(3)], { reset: true, itself: [2] }));
    ledger.absorb(view(5, [line(5)], { since: 3, itself: [4] }));
    expect([...ledger.snapshot.own.itself]).toEqual([2, 4]);
    ledger.absorb(view(6, [], { reset: true, itself: [] }));
    expect([...ledger.snapshot.own.itself]).toEqual([]);
  });

  it('keeps who has made each entry, also where a message overlaps what is known', () => {
    const ledger = new Ledger();
    ledger.absorb(view(3, [line(3)], { reset: true, by: [-1, 0, 1] }));
    ledger.absorb(view(5, [], { since: 2, by: [1, -1, 0] }));
    expect(ledger.snapshot.by).toEqual([-1, 0, 1, -1, 0]);
    ledger.absorb(view(1, [], { reset: true, by: [-1] }));
    expect(ledger.snapshot.by).toEqual([-1]);
  });

  it('does not tell an entry twice when a message overlaps what is known', () => {
    const ledger = new Ledger();
    ledger.absorb(view(3, [line(1), line(3)], { reset: true }));
    ledger.absorb(view(5, [line(3), line(4), line(5)]));
    expect(ledger.snapshot.log.map((each) => each.n)).toEqual([1, 3, 4, 5]);
  });

  it('sees a gap when a message begins later than what is known', () => {
    const ledger = new Ledger();
    ledger.absorb(view(3, [line(3)], { reset: true }));
    expect(ledger.absorb(view(7, [line(7)], { since: 5 })).gap).toBe(true);
    expect(ledger.snapshot.n).toBe(3);
  });

  it('replaces everything on a reset, as after an undo', () => {
    const ledger = new Ledger();
    ledger.absorb(view(3, [line(1), line(3)], { reset: true }));
    ledger.absorb(view(4, [line(1)], { reset: true }));
    expect(ledger.snapshot.log).toEqual([line(1)]);
    expect(ledger.snapshot.n).toBe(4);
  });
});

class FakeSocket implements Socket {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function stage(key: string | null = null) {
  const sockets: FakeSocket[] = [];
  const timers: { run: () => void; seconds: number; dead: boolean }[] = [];
  const statuses: Status[] = [];
  const refusals: (Refusal & { line: string | null })[] = [];
  const pending: number[] = [];
  const told: unknown[] = [];
  const listener: Listener = {
    status: (status) => statuses.push(status),
    view: () => undefined,
    clock: () => undefined,
    table: () => undefined,
    refused: (why, at) => refusals.push({ ...why, line: at }),
    said: () => undefined,
    notice: (message) => told.push([message.kind, message.values]),
    back: (message) => told.push(message.asking),
    pending: (count) => pending.push(count),
  };
  let ids = 0;
  const around: Surroundings = {
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    later: (run, seconds) => {
      const timer = { run, seconds, dead: false };
      timers.push(timer);
      return () => (timer.dead = true);
    },
    id: () => `id-${(ids += 1)}`,
  };
  const wire = new Wire('ws://table', key, listener, around);
  wire.start();
  const last = (): FakeSocket => sockets[sockets.length - 1] as FakeSocket;
  const due = (): { run: () => void; seconds: number } | undefined => timers.filter((timer) => !timer.dead).pop();
  return { wire, sockets, statuses, refusals, pending, told, last, due };
}

describe('the wire', () => {
  it('resends an unacknowledged move with the same id after a reconnect', () => {
    const { wire, sockets, last, due } = stage();
    last().onopen?.();
    last().tell(view(1, [line(1)], { reset: true }));
    wire.move('buy wood');
    last().onclose?.({ code: 1006 });
    due()?.run();
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([
      { t: 'hello', have: 1 },
      { t: 'move', id: 'id-1', at: 1, line: 'buy wood' },
    ]);
    last().tell({ t: 'ok', id: 'id-1', n: 2 });
    expect(wire.ledger.unacknowledged).toEqual([]);
  });

  it('says its key before anything else, after every reconnect, and never in the address', () => {
    const { last, due } = stage('K3Y');
    last().onopen?.();
    expect(last().sent).toEqual([
      { t: 'enter', key: 'K3Y' },
      { t: 'hello', have: 0 },
    ]);
    last().onclose?.({ code: 1006 });
    due()?.run();
    last().onopen?.();
    expect(last().sent[0]).toEqual({ t: 'enter', key: 'K3Y' });
  });

  it('passes on what the table itself has to say', () => {
    const { last, told } = stage();
    last().onopen?.();
    const values = { seat: 1, bot: 'greedy', why: 'too-slow' };
    last().tell({ t: 'notice', kind: 'bot-fell-back', values });
    expect(told).toEqual([['bot-fell-back', values]]);
  });

  it('waits longer each time and says so when the server stays away', () => {
    const { last, due, statuses } = stage();
    const waits: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      last().onclose?.({ code: 1006 });
      waits.push(due()?.seconds ?? -1);
      due()?.run();
    }
    expect(waits).toEqual([0, 1, 2, 3, 4, 5, 6].map(backoff));
    expect(statuses).toContain('reconnecting');
    expect(statuses).toContain('lost');
  });

  it('does not try again with a key that opens no seat', () => {
    const { last, due, statuses } = stage();
    last().onclose?.({ code: WRONG_KEY });
    expect(due()).toBeUndefined();
    expect(statuses.at(-1)).toBe('refused');
  });

  it('says hello again from the beginning when it finds a gap', () => {
    const { last } = stage();
    last().onopen?.();
    last().tell(view(2, [line(2)], { reset: true }));
    last().tell(view(9, [line(9)], { since: 8 }));
    expect(last().sent.at(-1)).toEqual({ t: 'hello', have: 0 });
  });

  it('does not pass over what it has never heard of', () => {
    const { last, told } = stage();
    last().onopen?.();
    last().tell({ t: 'eclipse' } as unknown as ServerMessage);
    last().tell({ t: 'pong' });
    expect(told).toEqual([['unheard', { kind: 'eclipse' }]]);
  });

  it('tells a refusal with the line that was refused and keeps it no longer', () => {
    const { wire, last, refusals, pending } = stage();
    last().onopen?.();
    wire.move('buy sword');
    last().tell({ t: 'no', id: 'id-1', why: { kind: 'cannot-buy', rule: 'AR-TRD-5', values: {} } });
    expect(refusals).toEqual([{ kind: 'cannot-buy', rule: 'AR-TRD-5', values: {}, line: 'buy sword' }]);
    expect(pending.at(-1)).toBe(0);
  });

  it('answers a question with nothing when the line breaks meanwhile', async () => {
    const { wire, last } = stage();
    last().onopen?.();
    const planned = wire.plan([{ lines: ['apply'] }]);
    last().onclose?.({ code: 1006 });
    expect(await planned).toBeNull();
  });

  it('asks what may be done after some lines, and hears it or why not', async () => {
    const { wire, last } = stage();
    last().onopen?.();
    const planned = wire.plan([{ lines: ['apply'] }]);
    expect(last().sent.at(-1)).toEqual({ t: 'plan', id: 'id-1', at: 0, plans: [{ lines: ['apply'] }] });
    const plans = [{ log: [], asks: [], moves: ['pass'], changes: [] }];
    last().tell({ t: 'plan', id: 'id-1', n: 0, plans });
    expect(await planned).toEqual({ plans });
    const late = wire.plan([{ lines: ['apply'] }]);
    const why = { kind: 'stale', rule: null, values: {} };
    last().tell({ t: 'no', id: 'id-2', why });
    expect(await late).toEqual({ no: why });
  });

  it('closes a line on which nothing was heard between two beats', () => {
    const { last, due, statuses } = stage();
    last().onopen?.();
    due()?.run();
    expect(last().sent.at(-1)).toEqual({ t: 'ping' });
    due()?.run();
    expect(statuses.at(-1)).toBe('reconnecting');
  });
});
