import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import PgBoss from 'pg-boss';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource, type EntityManager } from 'typeorm';
import { connectionOf } from '../database/data-source';
import { Metrics } from '../metrics/metrics';
import { MINUTE, SECOND } from '../time/clock';
import { anyJob, type AnyJob, type Job, type JobKind } from './job';
import { JobLoop, LASTS } from './job-loop';

const SCHEMA = 'jobs';
/** How often the clock is looked at; a job cannot come by itself more often. */
const TICK = MINUTE;
/** How long a job may go on while the server ends. */
const GRACE = 1.2 * SECOND;
const KEPT_DAYS = 2;
const QUEUES_LOCK = 5_798_661;
const LOCK_AGAIN = 100;

interface Running {
  readonly boss: PgBoss;
  readonly loops: ReadonlyMap<string, readonly JobLoop[]>;
  readonly clock: NodeJS.Timeout;
}

/**
 * What is done apart from a request: in the database (pg-boss, a schema of its own), so that it is not lost,
 * is tried again, and of several replicas one does it. Jobs are added before the server starts.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly jobs: AnyJob[] = [];
  private running: Running | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
  ) {}

  add<T extends object>(job: Job<T>): void {
    this.jobs.push(anyJob(job));
  }

  async onApplicationBootstrap(): Promise<void> {
    const boss = new PgBoss({
      ...connectionOf(this.dataSource),
      application_name: 'sytno-jobs',
      max: 2,
      schema: SCHEMA,
      // Its clock works through its own worker: see JobLoop.
      schedule: false,
      archiveCompletedAfterSeconds: (KEPT_DAYS * 24 * 60 * MINUTE) / SECOND,
      deleteAfterDays: KEPT_DAYS,
    });
    boss.on('error', (error) => this.log.error(String(error)));
    await this.alone(async () => {
      await boss.start();
      for (const job of this.jobs) await prepare(boss, job);
    });
    const loopsOf = (job: AnyJob): JobLoop[] =>
      Array.from({ length: job.atOnce ?? 1 }, () => new JobLoop(boss, job, this.log, this.metrics));
    const loops = new Map(this.jobs.map((job) => [job.name, loopsOf(job)]));
    this.running = { boss, loops, clock: setInterval(() => void this.tick(), TICK).unref() };
    for (const loop of [...loops.values()].flat()) loop.start();
  }

  /** Ends what runs while there still is a database to write to; what is asked for meanwhile waits for another server. */
  async beforeApplicationShutdown(): Promise<void> {
    if (!this.running) return;
    const { loops, clock } = this.running;
    clearInterval(clock);
    const all = [...loops.values()].flat();
    const ended = Promise.all(all.map((loop) => loop.stop()));
    await Promise.race([ended, wait(GRACE, undefined, { ref: false })]);
    await Promise.all(all.map((loop) => loop.giveBack()));
  }

  async onApplicationShutdown(): Promise<void> {
    const boss = this.running?.boss;
    this.running = undefined;
    await boss?.stop({ graceful: false });
  }

  /** Asks for a job; with a transaction's manager it is asked for exactly when that commits. */
  async send<T extends object>(
    { name, schema }: JobKind<T>,
    data: T,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await this.boss().send(name, schema.parse(data), { db: through(manager) });
    if (manager === this.dataSource.manager) this.wake({ name });
  }

  /** Has a queue looked at now: after a commit, to spare the wait. */
  wake({ name }: Pick<JobKind<object>, 'name'>): void {
    for (const loop of this.running?.loops.get(name) ?? []) loop.wake();
  }

  /** Asks for what comes by itself; asked for a second time within its span it is the same job. */
  async tick(): Promise<void> {
    for (const { name, every } of this.jobs) {
      if (every === undefined) continue;
      try {
        const span = { singletonKey: 'clock', singletonSeconds: Math.round(every / SECOND) };
        const id = await this.boss().send(name, {}, { ...span, db: through(this.dataSource.manager) });
        if (id !== null) this.wake({ name });
      } catch (error) {
        this.log.error(`asking for ${name}: ${String(error)}`);
      }
    }
  }

  /** Replicas that start together make queues one after another: pg-boss lets them lock each other for good. */
  private async alone(work: () => Promise<void>): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    const ask = async (what: string): Promise<boolean> => {
      const [row] = (await runner.query(`select ${what}($1) held`, [QUEUES_LOCK])) as { held: boolean }[];
      return row?.held ?? false;
    };
    try {
      while (!(await ask('pg_try_advisory_lock'))) await wait(LOCK_AGAIN);
      try {
        await work();
      } finally {
        await ask('pg_advisory_unlock');
      }
    } finally {
      await runner.release();
    }
  }

  private boss(): PgBoss {
    if (!this.running) throw new Error('jobs are asked for while the server does not run');
    return this.running.boss;
  }
}

async function prepare(boss: PgBoss, job: AnyJob): Promise<void> {
  const { name, retries = 5, retryAfter = MINUTE, lasts = LASTS } = job;
  const queue = {
    name,
    retryLimit: retries,
    retryDelay: Math.ceil(retryAfter / SECOND),
    retryBackoff: retryAfter > 0,
    // The loop gives up first; this is for jobs whose server was killed.
    expireInSeconds: Math.ceil((lasts + MINUTE) / SECOND),
  };
  await boss.createQueue(name, queue);
  await boss.updateQueue(name, queue);
}

/** Has pg-boss write through a manager. */
function through(manager: EntityManager): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({ rows: await manager.query<unknown[]>(text, values) }),
  };
}
