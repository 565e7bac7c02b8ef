import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.token';
import { MINUTE, SECOND } from '../time/clock';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 30, 120, 300];
/** A queue is asked for its length this seldom, however often somebody scrapes. */
const QUEUES_EVERY = 10 * SECOND;

const DUE = `
  select 'job' kind, name, count(*)::int waiting,
         coalesce(extract(epoch from now() - min(start_after)), 0)::float8 oldest
    from jobs.job where state < 'active' and start_after <= now() group by name
  union all
  select 'mail', 'mail', count(*)::int, coalesce(extract(epoch from now() - min(created_at)), 0)::float8
    from plt_mail where sent_at is null and next_try_at <= now()`;

interface Due {
  kind: 'job' | 'mail';
  name: string;
  waiting: number;
  oldest: number;
}

/** What is read of `pg`'s pool. */
interface Pool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/**
 * Figures for Prometheus, on a port of their own: whoever reaches the public one cannot read them. Labels are
 * routes, methods, statuses and names of jobs, never a path, an address or anybody's id.
 */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  private readonly registry = new Registry();
  private readonly requests = new Histogram({
    name: 'sytno_http_request_seconds',
    help: 'Answered requests by route as the router writes it; event streams are left out.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly jobs = new Histogram({
    name: 'sytno_job_seconds',
    help: 'Attempts of jobs by outcome.',
    labelNames: ['job', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });
  private readonly streams = new Gauge({
    name: 'sytno_streams_open',
    help: 'Event streams that are open now.',
    registers: [this.registry],
  });
  private readonly refused = new Counter({
    name: 'sytno_database_unreachable_total',
    help: 'How often figures of the database could not be asked for.',
    registers: [this.registry],
  });
  private server: FastifyInstance | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /** Counts what a server answers. Without a port for figures nothing is counted. */
  follow(fastify: FastifyInstance): void {
    if (!this.config.metrics) return;
    fastify.addHook('onResponse', (request, reply, done) => {
      const streamed = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');
      const labels = {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      };
      if (!streamed) this.requests.observe(labels, reply.elapsedTime / SECOND);
      done();
    });
    let open = 0;
    fastify.addHook('onSend', (_request, reply, _payload, done) => {
      if (String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')) {
        this.streams.set(++open);
        reply.raw.once('close', () => this.streams.set(--open));
      }
      done();
    });
  }

  /** Counts an attempt of a job. */
  job(name: string, outcome: 'done' | 'failed', ms: number): void {
    if (this.config.metrics) this.jobs.observe({ job: name, outcome }, ms / SECOND);
  }

  /** Listens where the configuration says; gives its port, or undefined when there is none. */
  async listen(): Promise<number | undefined> {
    const { metrics } = this.config;
    if (!metrics) return undefined;
    collectDefaultMetrics({ register: this.registry });
    this.watchPool();
    this.watchQueues();
    this.server = fastify({ forceCloseConnections: true });
    this.server.get('/metrics', async (_request, reply) =>
      reply.type(this.registry.contentType).send(await this.registry.metrics()),
    );
    await this.server.listen({ port: metrics.port, host: metrics.host });
    return (this.server.server.address() as AddressInfo).port;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.close();
    this.registry.clear();
  }

  private watchPool(): void {
    const { master: pool } = this.dataSource.driver as unknown as { master: Pool };
    new Gauge({
      name: 'sytno_database_connections',
      help: 'Connections of this process, and requests that wait for one.',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'awaited' }, pool.waitingCount);
      },
    });
  }

  private watchQueues(): void {
    const labelNames = ['kind', 'name'];
    const registers = [this.registry];
    const waiting = new Gauge({
      name: 'sytno_due',
      help: 'Jobs and mails that are due and wait.',
      labelNames,
      registers,
    });
    const oldest = new Gauge({
      name: 'sytno_due_oldest_seconds',
      help: 'How long the one that is due longest has waited.',
      labelNames,
      registers,
    });
    let asked = -MINUTE;
    new Gauge({
      name: 'sytno_database_up',
      help: 'Whether the database answered when its queues were asked for.',
      registers,
      collect: async () => {
        if (performance.now() - asked < QUEUES_EVERY) return;
        asked = performance.now();
        const up = this.registry.getSingleMetric('sytno_database_up') as Gauge;
        try {
          const rows = await this.dataSource.query<Due[]>(DUE);
          waiting.reset();
          oldest.reset();
          for (const { kind, name, ...due } of rows) {
            waiting.set({ kind, name }, due.waiting);
            oldest.set({ kind, name }, due.oldest);
          }
          up.set(1);
        } catch {
          this.refused.inc();
          up.set(0);
        }
      },
    });
  }
}
