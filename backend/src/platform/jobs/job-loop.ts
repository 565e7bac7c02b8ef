import type { Logger } from '@nestjs/common';
import type PgBoss from 'pg-boss';
import type { Metrics } from '../metrics/metrics';
import { traceJob } from '../traces/traces';
import { MINUTE, SECOND } from '../time/clock';
import { UnreadableJob, type AnyJob } from './job';

/** How often a queue is looked at: one that somebody waits for, and one that fills by the clock alone. */
const LOOK_EVERY = 2 * SECOND;
const LOOK_SELDOM = 15 * SECOND;
/** After a failure to look. */
const LOOK_AGAIN = 5 * SECOND;
export const LASTS = 5 * MINUTE;

type Queue = Pick<PgBoss, 'fetch' | 'complete' | 'fail' | 'cancel'>;
type Found = PgBoss.Job;

/**
 * Takes jobs of one queue, one after another, until it is stopped. (pg-boss has a worker of its own, but
 * 10.4 does not wait for the statement that marks a job as done: a database that is away for that moment
 * would end the process by an unhandled rejection.)
 */
export class JobLoop {
  private readonly stopping = new AbortController();
  private wakeUp: (() => void) | undefined;
  private woken = false;
  private running: Promise<void> = Promise.resolve();
  private current: Found | undefined;

  constructor(
    private readonly queue: Queue,
    private readonly job: AnyJob,
    private readonly log: Pick<Logger, 'error' | 'warn'>,
    private readonly metrics: Pick<Metrics, 'job'>,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Looks at once. */
  wake(): void {
    this.woken = true;
    this.wakeUp?.();
  }

  /** Takes nothing more, and tells the attempt that runs. Resolves when that has ended. */
  stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    return this.running;
  }

  /** Gives back what still runs, so that it is tried again without waiting for its time to be over. */
  async giveBack(): Promise<void> {
    if (this.current) await this.queue.fail(this.job.name, this.current.id, { message: 'the server ended' });
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    const pause = this.job.every === undefined ? LOOK_EVERY : LOOK_SELDOM;
    while (!signal.aborted) {
      this.woken = false;
      try {
        const [found] = await this.queue.fetch<object>(this.job.name);
        if (found) await this.perform(found);
        else await this.rest(pause);
      } catch (error) {
        this.log.error(`the queue ${this.job.name}: ${String(error)}`);
        await this.rest(LOOK_AGAIN);
      }
    }
  }

  private async perform(found: Found): Promise<void> {
    const { name } = this.job;
    this.current = found;
    const began = performance.now();
    try {
      await traceJob(name, () => this.attempt(found.data));
      this.metrics.job(name, 'done', performance.now() - began);
      await this.queue.complete(name, found.id);
    } catch (error) {
      this.metrics.job(name, 'failed', performance.now() - began);
      this.log.warn(`${name} ${found.id} did not succeed: ${String(error)}`);
      if (error instanceof UnreadableJob) await this.queue.cancel(name, found.id);
      else await this.queue.fail(name, found.id, { message: String(error).slice(0, 500) });
    } finally {
      this.current = undefined;
    }
  }

  /** An attempt that does not end is left behind when its time is over. */
  private async attempt(data: unknown): Promise<void> {
    const time = AbortSignal.timeout(this.job.lasts ?? LASTS);
    const over = new Promise<never>((_, reject) => {
      time.addEventListener('abort', () => reject(new Error('it took too long')), { once: true });
    });
    await Promise.race([this.job.attempt(data, AbortSignal.any([time, this.stopping.signal])), over]);
  }

  private async rest(ms: number): Promise<void> {
    if (this.woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms).unref();
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = undefined;
  }
}
