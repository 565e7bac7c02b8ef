import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Sessions } from '../../platform/auth/sessions';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { Mailbox } from '../../platform/live/mailbox';
import { now, SECOND } from '../../platform/time/clock';
import type { HeardOfList } from './list-events';
import { ListLog, type Change } from './list-log';
import { ListPresences, type Present } from './list-presences';

/** Who listens to which list, and what must go on being so for it. */
interface ListEar {
  readonly listId: string;
  readonly userId: string | null;
  /** Under which he is shown to the others; undefined: he is not. */
  readonly name: string | undefined;
  readonly by: { readonly sessionId: string; readonly householdId: string } | { readonly linkId: string };
}

interface Listener {
  readonly id: string;
  readonly ear: ListEar;
  readonly box: Mailbox<HeardOfList>;
}

/** Streams of one list in this process, and how far they were told. */
interface Room {
  readonly listeners: Set<Listener>;
  seq: number;
  /** Who was there when it was told last. */
  present: string;
}

/** Others may have written in another process: how often the changes are looked at without being woken. */
const LOOK_EVERY = 250;
/** Who came and went in other processes, and whose right ended. */
const CHECK_EVERY = 4 * SECOND;
const ALIVE_EVERY = 20 * SECOND;
/** Streams of one person, or by one link. */
const MOST_STREAMS = 32;

/**
 * Tells the streams of lists what is done to them, and who is there. A list's changes are numbered under its lock,
 * so that none appears behind one that was told (ADR 30). Whoever writes in this process wakes it; what other
 * replicas write is looked for.
 */
@Injectable()
export class ListHub implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ListHub.name);
  private readonly rooms = new Map<string, Room>();
  private readonly timers: NodeJS.Timeout[] = [];
  private looking = false;
  private again = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: Sessions,
    private readonly log: ListLog,
    private readonly presences: ListPresences,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'operations on lists that every device has sent',
      statement: `delete from gro_operation where at < $1::timestamptz - interval '90 days'`,
    });
    this.housekeeping.add({
      name: 'people whose list has closed with its server',
      statement: `delete from gro_presence where at < $1::timestamptz - interval '1 hour'`,
    });
    const every = (ms: number, work: () => Promise<void> | void) => {
      this.timers.push(setInterval(() => void this.safely(work), ms).unref());
    };
    every(LOOK_EVERY, () => this.look());
    every(CHECK_EVERY, () => this.check());
    every(ALIVE_EVERY, () => {
      for (const { box } of this.listeners()) box.put({ event: { kind: 'alive' } });
    });
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const { id, box } of this.listeners()) {
      this.presences.leave(id);
      box.close();
    }
    await this.safely(() => this.presences.flush());
  }

  /** How many streams are open. */
  get size(): number {
    return this.listeners().length;
  }

  /** Somebody wrote: it is told at once, and what many write at once together. */
  wake(): void {
    if (this.rooms.size > 0) setImmediate(() => void this.safely(() => this.look()));
  }

  /**
   * What is done to a list from now on, or behind the change that is named. Ends when the signal says so, when the
   * right to it ends, or with the server.
   */
  async *listen(
    ear: ListEar,
    after: string | undefined,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<HeardOfList> {
    if (this.streamsLike(ear) >= MOST_STREAMS) return;
    const listener: Listener = { id: randomUUID(), ear, box: new Mailbox<HeardOfList>() };
    const leave = () => {
      this.leave(listener);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      await this.enter(listener);
      // Said first, so that the browser knows at once that it is heard.
      yield { event: { kind: 'alive' } };
      yield* await this.missed(ear.listId, after);
      yield* listener.box;
    } finally {
      signal?.removeEventListener('abort', leave);
      leave();
    }
  }

  private async enter(listener: Listener): Promise<void> {
    const { listId, userId, name } = listener.ear;
    if (!this.rooms.has(listId)) {
      const seq = await this.log.seqOf(listId);
      // Somebody else may have opened it meanwhile.
      if (!this.rooms.has(listId)) this.rooms.set(listId, { listeners: new Set(), seq, present: '' });
    }
    this.rooms.get(listId)?.listeners.add(listener);
    if (name !== undefined) this.presences.enter({ id: listener.id, listId, userId, name });
    // He is told who is there, whoever was told last.
    const room = this.rooms.get(listId);
    if (room) room.present = '';
    this.presences.touch(listId);
    this.wake();
  }

  private leave(listener: Listener): void {
    const { listId } = listener.ear;
    listener.box.close();
    this.presences.leave(listener.id);
    const room = this.rooms.get(listId);
    if (!room?.listeners.delete(listener)) return;
    if (room.listeners.size === 0) this.rooms.delete(listId);
    this.presences.touch(listId);
    this.wake();
  }

  private async missed(listId: string, after: string | undefined): Promise<HeardOfList[]> {
    if (after === undefined) return [];
    const changes = await this.log.behind(listId, Number(after));
    if (!changes) return [{ event: { kind: 'reload' } }];
    return changes.length === 0 ? [] : [heardOf(changes)];
  }

  /** Looks for new changes, and for people who came or went; one look at a time. */
  private async look(): Promise<void> {
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = true;
    try {
      do {
        this.again = false;
        await this.presences.flush();
        await this.tellChanges();
        await this.tellPresent(this.presences.takeTouched());
      } while (this.isAskedAgain());
    } finally {
      this.looking = false;
    }
  }

  /** Somebody may have asked while it looked, which the compiler does not see. */
  private isAskedAgain(): boolean {
    return this.again;
  }

  private async tellChanges(): Promise<void> {
    if (this.rooms.size === 0) return;
    const from = new Map([...this.rooms].map(([listId, { seq }]) => [listId, seq]));
    for (const [listId, changes] of await this.log.newIn(from)) {
      const room = this.rooms.get(listId);
      if (!room) continue;
      room.seq = Math.max(room.seq, changes.at(-1)?.seq ?? 0);
      const heard = heardOf(changes);
      for (const { box } of room.listeners) box.put(heard);
    }
  }

  private async tellPresent(listIds: readonly string[]): Promise<void> {
    const open = listIds.filter((id) => this.rooms.has(id));
    if (open.length === 0) return;
    const present = await this.presences.of(open);
    for (const listId of open) {
      const room = this.rooms.get(listId);
      const people: Present[] = present.get(listId) ?? [];
      const key = JSON.stringify(people);
      if (!room || room.present === key) continue;
      room.present = key;
      for (const { box } of room.listeners) box.put({ event: { kind: 'present', people } });
    }
  }

  /** Streams whose session, household, link or list has gone end; who is there is told to other processes. */
  private async check(): Promise<void> {
    const all = this.listeners();
    if (all.length === 0) return;
    await this.presences.keep();
    const lists = await this.log.there([...this.rooms.keys()]);
    const members = await this.sessions.openAmong(
      all.flatMap(({ ear }) => ('sessionId' in ear.by ? ear.by.sessionId : [])),
    );
    const links = await this.openLinks(all.flatMap(({ ear }) => ('linkId' in ear.by ? ear.by.linkId : [])));
    for (const { ear, box } of all) {
      const { by, listId } = ear;
      const may = 'linkId' in by ? links.has(by.linkId) : members.get(by.sessionId) === by.householdId;
      if (!may || !lists.has(listId)) box.close();
    }
    await this.tellPresent([...this.rooms.keys()]);
  }

  private async openLinks(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.dataSource.query<{ id: string }[]>(
      'select id from gro_link where id = any($1) and ended_at is null and expires_at > $2',
      [ids, now()],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private listeners(): Listener[] {
    return [...this.rooms.values()].flatMap(({ listeners }) => [...listeners]);
  }

  private streamsLike({ userId, by }: ListEar): number {
    return this.listeners().filter(({ ear }) =>
      'linkId' in by
        ? 'linkId' in ear.by && ear.by.linkId === by.linkId
        : userId !== null && ear.userId === userId,
    ).length;
  }

  private async safely(work: () => Promise<void> | void): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`streams of lists: ${String(error)}`);
    }
  }
}

function heardOf(changes: readonly Change[]): HeardOfList {
  return { event: { kind: 'changes', changes: [...changes] }, id: String(changes.at(-1)?.seq ?? 0) };
}
