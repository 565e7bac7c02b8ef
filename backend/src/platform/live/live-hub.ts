import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { LiveEvent, Topic } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { Sessions } from '../auth/sessions';
import { Housekeeping } from '../jobs/housekeeping';
import { now, plus, SECOND } from '../time/clock';
import { Mailbox } from './mailbox';

/** Who listens. */
export interface Ear {
  readonly userId: string;
  readonly householdId: string;
  readonly sessionId: string;
}

/** An event with the id a browser names when it comes back; `alive` and `resync` have none. */
export interface Heard {
  readonly event: LiveEvent;
  readonly id?: string;
}

interface Row {
  id: number;
  householdId: string | null;
  userId: string | null;
  topic: Topic;
  at: string;
}

interface Listener {
  readonly ear: Ear;
  readonly box: Mailbox<Heard>;
}

/** How often the table is looked at while somebody listens: what one does shows on the other's screen within a second. */
const LOOK_EVERY = 250;
/** How often listeners are told that the stream lives, and ended sessions are let go. */
const ALIVE_EVERY = 20 * SECOND;
const SESSIONS_EVERY = 4 * SECOND;
/** A row may become visible so long after one with a higher number: its transaction was still open. */
const LATE = 30 * SECOND;
const AT_ONCE = 1_000;
/** A page asks its first questions before its stream is open: what is touched in between is told, too. */
const JUST_NOW = 10 * SECOND;
/** Streams of one person at a time; a browser has one, or one for each tab when it is old. */
const MOST_STREAMS = 32;

const SELECT = `select id, household_id "householdId", user_id "userId", topic, at from plt_event`;

/**
 * Hands the touches of the event table to the streams of this process. Every replica looks at the same
 * table, so it does not matter which one wrote. (ADR on live updates: why looking and not LISTEN.)
 */
@Injectable()
export class LiveHub implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Logger(LiveHub.name);
  private readonly listeners = new Set<Listener>();
  private readonly timers: NodeJS.Timeout[] = [];
  /** Rows above the horizon that were handed on already. */
  private readonly seen = new Map<number, string>();
  private horizon = 0;
  private looking = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'touches that every browser has heard of',
      statement: `delete from plt_event where at < $1::timestamptz - interval '1 hour'`,
    });
    const every = (ms: number, work: () => Promise<void> | void) => {
      this.timers.push(setInterval(() => void this.safely(work), ms).unref());
    };
    every(LOOK_EVERY, () => this.look());
    every(ALIVE_EVERY, () => this.tellAll({ event: { kind: 'alive' } }));
    every(SESSIONS_EVERY, () => this.endClosed());
  }

  onApplicationShutdown(): void {
    for (const timer of this.timers) clearInterval(timer);
    for (const { box } of this.listeners) box.close();
  }

  /** How many streams are open. */
  get size(): number {
    return this.listeners.size;
  }

  /**
   * What an ear hears from now on, or after the event it names. Ends when the signal says so, when its
   * session ends, or with the server.
   */
  async *listen(ear: Ear, after: string | undefined, signal: AbortSignal | undefined): AsyncGenerator<Heard> {
    if (this.listeners.size === 0) await this.begin();
    if (this.streamsOf(ear.userId) >= MOST_STREAMS) return;
    const listener: Listener = { ear, box: new Mailbox<Heard>() };
    const leave = () => {
      this.listeners.delete(listener);
      listener.box.close();
    };
    this.listeners.add(listener);
    signal?.addEventListener('abort', leave, { once: true });
    try {
      // Said first, so that the browser knows at once that it is heard.
      yield { event: { kind: 'alive' } };
      yield* await this.missed(ear, after);
      yield* listener.box;
    } finally {
      signal?.removeEventListener('abort', leave);
      leave();
    }
  }

  private streamsOf(userId: string): number {
    return [...this.listeners].filter(({ ear }) => ear.userId === userId).length;
  }

  /** What came after an event, or just now; `resync` when that is not known any more. */
  private async missed(ear: Ear, after: string | undefined): Promise<Heard[]> {
    if (after === undefined) return this.touchedSince(ear, Number.MAX_SAFE_INTEGER, plus(now(), -JUST_NOW));
    const from = Number(after);
    const [range] = await this.dataSource.query<
      { low: number | null; high: number | null; at: string | null }[]
    >('select min(id) low, max(id) high, max(at) filter (where id = $1) at from plt_event', [
      Number.isSafeInteger(from) ? from : -1,
    ]);
    const high = range?.high ?? 0;
    const known = Number.isSafeInteger(from) && from >= 0 && from <= high && from >= (range?.low ?? 1) - 1;
    if (!known) return [{ event: { kind: 'resync' } }];
    // Rows with a lower number may have become visible after the browser left.
    return this.touchedSince(ear, from, plus(range?.at ?? now(), -LATE));
  }

  /** Each topic once that was touched for an ear, behind an id or an instant. */
  private async touchedSince(ear: Ear, id: number, at: string): Promise<Heard[]> {
    const rows = await this.dataSource.query<Pick<Row, 'id' | 'topic'>[]>(
      `select max(id) id, topic from plt_event
        where (id > $1 or at > $2) and id <> $1
          and (household_id = $3 or user_id = $4 or (household_id is null and user_id is null))
        group by topic order by max(id)`,
      [id, at, ear.householdId, ear.userId],
    );
    const least = id === Number.MAX_SAFE_INTEGER ? 0 : id;
    return rows.map((row) => heardOf({ ...row, id: Math.max(row.id, least) }));
  }

  /** The first listener after a while: what happened before it is not news to anybody, but late rows are. */
  private async begin(): Promise<void> {
    const [row] = await this.dataSource.query<{ settled: number | null }[]>(
      'select max(id) settled from plt_event where at < $1',
      [plus(now(), -LATE)],
    );
    this.horizon = Math.max(this.horizon, row?.settled ?? 0);
    const there = await this.dataSource.query<Pick<Row, 'id' | 'at'>[]>(
      'select id, at from plt_event where id > $1',
      [this.horizon],
    );
    this.seen.clear();
    for (const { id, at } of there) this.seen.set(id, at);
  }

  /** Looks for new rows and hands each to those whom it concerns, once. */
  private async look(): Promise<void> {
    if (this.looking || this.listeners.size === 0) return;
    this.looking = true;
    try {
      const rows = await this.dataSource.query<Row[]>(`${SELECT} where id > $1 order by id limit $2`, [
        this.horizon,
        AT_ONCE,
      ]);
      for (const row of rows.filter(({ id }) => !this.seen.has(id))) {
        this.seen.set(row.id, row.at);
        this.tell(row);
      }
      this.forget();
    } finally {
      this.looking = false;
    }
  }

  /** Rows so old that none before them can still appear lie under the horizon. */
  private forget(): void {
    const settled = plus(now(), -LATE);
    for (const [id, at] of [...this.seen].sort(([a], [b]) => a - b)) {
      if (at > settled) return;
      this.horizon = Math.max(this.horizon, id);
      this.seen.delete(id);
    }
  }

  private tell(row: Row): void {
    for (const { ear, box } of this.listeners) {
      const everybody = row.householdId === null && row.userId === null;
      if (everybody || row.householdId === ear.householdId || row.userId === ear.userId)
        box.put(heardOf(row));
    }
  }

  private tellAll(heard: Heard): void {
    for (const { box } of this.listeners) box.put(heard);
  }

  private async endClosed(): Promise<void> {
    if (this.listeners.size === 0) return;
    const open = await this.sessions.openAmong([...this.listeners].map(({ ear }) => ear.sessionId));
    for (const { ear, box } of this.listeners) {
      // Whoever moved to another household comes back at once, as one of that.
      if (open.get(ear.sessionId) !== ear.householdId) box.close();
    }
  }

  private async safely(work: () => Promise<void> | void): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn(`live updates: ${String(error)}`);
    }
  }
}

function heardOf({ id, topic }: Pick<Row, 'id' | 'topic'>): Heard {
  return { event: { kind: 'touched', topic }, id: String(id) };
}
