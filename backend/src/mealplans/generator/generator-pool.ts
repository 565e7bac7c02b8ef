import { Worker } from 'node:worker_threads';
import {
  answerFor,
  type ChosenSlot,
  type GeneratorAnswer,
  type GeneratorDish,
  type GeneratorProblem,
} from '@sytno/domain';
import type { GenerateOptions, Order, Told } from './messages';

export interface PoolLimits {
  readonly threads: number;
  readonly megabytes: number;
  /** A thread that is so long over its budget is ended. */
  readonly graceMs: number;
}

interface Job {
  readonly problem: GeneratorProblem;
  readonly options: GenerateOptions;
  readonly resolve: (answer: GeneratorAnswer) => void;
  readonly reject: (reason: unknown) => void;
  best: readonly ChosenSlot[] | undefined;
}

interface Seat {
  worker: Worker | undefined;
  job: Job | undefined;
  /** Ends the job with what is known; kept for an abort. */
  leave: (() => void) | undefined;
  /** Which dishes the thread holds. */
  dishes: number | undefined;
}

/** A thread ended without an answer and had no plan to give. */
export class GeneratorBroken extends Error {}

/**
 * Threads that generate, and the queue before them: whoever comes is answered, one after another, and nobody's
 * request holds up the process. Threads begin with the first request and keep no process alive.
 */
export class GeneratorPool {
  private readonly seats: Seat[];
  private readonly queue: Job[] = [];
  /** Lists of dishes are numbered, so that a thread is sent each once. */
  private readonly keys = new WeakMap<readonly GeneratorDish[], number>();
  private lastKey = 0;
  private closed = false;

  /** @param file the built worker */
  constructor(
    private readonly file: URL,
    private readonly limits: PoolLimits,
  ) {
    this.seats = Array.from({ length: limits.threads }, () => ({
      worker: undefined,
      job: undefined,
      leave: undefined,
      dishes: undefined,
    }));
  }

  /** Answers when a thread is done; rejects when aborted, closed, or broken with no plan to give. */
  generate(problem: GeneratorProblem, options: GenerateOptions): Promise<GeneratorAnswer> {
    const { signal } = options;
    return new Promise((resolve, reject) => {
      if (this.closed) {
        reject(new GeneratorBroken('closed'));
        return;
      }
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const onAbort = (): void => {
        this.drop(job);
        reject(signal?.reason as Error);
      };
      const ended =
        <T>(then: (value: T) => void) =>
        (value: T): void => {
          signal?.removeEventListener('abort', onAbort);
          then(value);
        };
      const job: Job = { problem, options, resolve: ended(resolve), reject: ended(reject), best: undefined };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.queue.push(job);
      this.serve();
    });
  }

  /** Ends all threads; what is still asked is refused. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.reject(new GeneratorBroken('closed'));
    const ends = this.seats.map(async ({ worker, job }) => {
      job?.reject(new GeneratorBroken('closed'));
      await worker?.terminate();
    });
    await Promise.all(ends);
  }

  private serve(): void {
    for (const seat of this.seats) {
      if (seat.job || this.queue.length === 0) continue;
      const job = this.queue.shift();
      if (job) this.work(seat, job);
    }
    this.queue.forEach(({ options }, place) =>
      options.onProgress?.({ waiting: place + 1, share: 0, slots: [] }),
    );
  }

  private drop(job: Job): void {
    const place = this.queue.indexOf(job);
    if (place >= 0) this.queue.splice(place, 1);
    this.seats.find((seat) => seat.job === job)?.leave?.();
  }

  private work(seat: Seat, job: Job): void {
    const worker = (seat.worker ??= this.start(seat));
    const { seed, budgetMs, relaxations, onProgress } = job.options;
    const end = (kept: boolean): void => {
      clearTimeout(timer);
      worker.off('message', onTold).off('exit', onExit);
      seat.job = undefined;
      seat.leave = undefined;
      if (kept) worker.unref();
      else {
        this.forget(seat, worker);
        void worker.terminate();
      }
      if (!this.closed) this.serve();
    };
    const onTold = (told: Told): void => {
      if (told.kind === 'step') {
        job.best = told.slots;
        onProgress?.({ waiting: 0, share: told.share, slots: told.slots });
        return;
      }
      end(true);
      job.resolve(told.answer);
    };
    /** The thread is lost: the best so far is the answer. */
    const onExit = (): void => {
      end(false);
      if (job.best) job.resolve(answerFor(job.problem, job.best, seed));
      else job.reject(new GeneratorBroken('no plan'));
    };
    const timer = setTimeout(onExit, budgetMs + this.limits.graceMs);
    seat.job = job;
    seat.leave = () => {
      end(false);
    };
    worker.on('message', onTold).on('exit', onExit);
    worker.ref();
    const key = this.keyOf(job.problem.dishes);
    const tell = (order: Order): void => {
      worker.postMessage(order);
    };
    if (seat.dishes !== key) tell({ kind: 'dishes', key, dishes: job.problem.dishes });
    seat.dishes = key;
    const { dishes: _, ...problem } = job.problem;
    tell({ kind: 'generate', key, problem, seed, budgetMs, relaxations });
  }

  private keyOf(dishes: readonly GeneratorDish[]): number {
    const key = this.keys.get(dishes) ?? (this.lastKey += 1);
    this.keys.set(dishes, key);
    return key;
  }

  private start(seat: Seat): Worker {
    const worker = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    // An error ends the thread; what is told of it is its end.
    worker
      .on('error', () => undefined)
      .on('exit', () => {
        this.forget(seat, worker);
      });
    return worker;
  }

  private forget(seat: Seat, worker: Worker): void {
    if (seat.worker !== worker) return;
    seat.worker = undefined;
    seat.dishes = undefined;
  }
}
