/** Who is here and who is away, whose clock runs, and what may be done about it. */
import { api, ApiError } from '../lib/api';
import { left, runs } from '../lib/clock';
import type { Clocks, SeatInfo, TimeControl } from '../lib/types';

const TICK_MS = 500;

interface Told {
  seats: readonly SeatInfo[];
  control: TimeControl | null;
  public: boolean;
  invited_only: boolean;
  invitation?: string;
  now: number;
  clock: Clocks | null;
}

export class Guests {
  control = $state.raw<TimeControl | null>(null);
  clocks = $state.raw<Clocks | null>(null);
  isPublic = $state(false);
  /** Somebody was shown out: only who is invited anew may sit down. */
  invitedOnly = $state(false);
  /** What others need to sit down, told to those who sit. */
  invitation = $state<string | null>(null);
  /** What went wrong with the last wish; shown beside what was pressed. */
  fault = $state<string | null>(null);
  private seats = $state.raw<readonly SeatInfo[]>([]);
  /** The server's time is ahead of this browser's by so much. */
  private ahead = 0;
  private ticks = $state(0);

  constructor(
    private readonly table: string,
    private readonly key: string | null,
  ) {}

  told(message: Told): void {
    this.seats = message.seats;
    this.control = message.control;
    this.isPublic = message.public;
    this.invitedOnly = message.invited_only;
    this.invitation = message.invitation ?? null;
    this.setTime(message.now);
    this.clocks = message.clock;
  }

  heard(clocks: Clocks | null): void {
    if (clocks !== null) this.setTime(clocks.now);
    this.clocks = clocks;
  }

  private setTime(now: number): void {
    this.ahead = now - performance.now();
    this.ticks += 1;
  }

  /** Let the time be read anew every now and then; answers how to stop that. */
  run(): () => void {
    const timer = setInterval(() => (this.ticks += 1), TICK_MS);
    return () => clearInterval(timer);
  }

  /** The server's time as this browser reckons it. */
  get now(): number {
    void this.ticks;
    return performance.now() + this.ahead;
  }

  left(seat: number): number | null {
    return this.clocks === null ? null : left(this.clocks, seat, this.now);
  }

  runs(seat: number): boolean {
    return this.clocks !== null && runs(this.clocks, seat);
  }

  isLate(seat: number): boolean {
    return this.runs(seat) && this.left(seat) === 0;
  }

  /** A person plays this seat, and has been gone for a while or has no time left. */
  isAway(seat: number): boolean {
    const info = this.seats[seat];
    if (info === undefined || info.kind !== 'human' || info.stand_in !== null) return false;
    return this.isLate(seat) || (info.away !== null && this.now >= info.away);
  }

  /** Seats of others that may be given to a bot. */
  away(you: number | null): SeatInfo[] {
    return this.seats.filter((info) => info.seat !== you && this.isAway(info.seat));
  }

  give = (seat: number, agree: boolean): Promise<boolean> => this.wish((key) => api.standIn(this.table, seat, key, agree));
  mute = (seat: number, muted: boolean): Promise<boolean> => this.wish((key) => api.mute(this.table, seat, key, muted));
  isMuted = (seat: number | null): boolean => seat !== null && this.seats[seat]?.muted === true;
  back = (): Promise<boolean> => this.wish((key) => api.back(this.table, key));
  leave = (): Promise<boolean> => this.wish((key) => api.leave(this.table, key));
  resign = (): Promise<boolean> => this.wish((key) => api.resign(this.table, key));

  private async wish(deed: (key: string) => Promise<unknown>): Promise<boolean> {
    if (this.key === null) return false;
    this.fault = null;
    try {
      await deed(this.key);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.fault = error.fault.kind;
      return false;
    }
  }
}
