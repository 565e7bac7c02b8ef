import type { z } from 'zod';

/** What is to be done, as a value: its name and the shape of what it is told. */
export interface JobKind<T extends object> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
}

/** A job: its kind, who does it, and when it comes by itself. Durations are in milliseconds. */
export interface Job<T extends object> extends JobKind<T> {
  /**
   * Does it once. It may be called twice with the same data, after a crash. A rejection is tried again
   * later; the signal says that time is over or the server ends.
   */
  readonly handler: (data: T, signal: AbortSignal) => Promise<void>;
  /** Comes by itself with empty data, once in each span of this length, whichever replica is first. */
  readonly every?: number;
  /** How often it is tried again; 5 times unless told. */
  readonly retries?: number;
  /** Until the first retry; each further wait is twice as long. A minute unless told. */
  readonly retryAfter?: number;
  /** How long one attempt may take; 5 minutes unless told. */
  readonly lasts?: number;
  /** How many a server does at the same time; one after another unless told. For what mostly waits. */
  readonly atOnce?: number;
}

/** A job whose data is not known by type any more: it reads them itself. */
export interface AnyJob extends Omit<Job<object>, 'schema' | 'handler'> {
  /** @throws UnreadableJob when the data is not what the job is told */
  attempt(data: unknown, signal: AbortSignal): Promise<void>;
}

/** Data that no attempt can read: trying again would not help. */
export class UnreadableJob extends Error {
  override readonly name = 'UnreadableJob';
}

/** Any job, as a queue runs it. */
export function anyJob<T extends object>({ schema, handler, ...rest }: Job<T>): AnyJob {
  return {
    ...rest,
    attempt: async (given, signal) => {
      const data = schema.safeParse(given ?? {});
      if (!data.success) throw new UnreadableJob(data.error.message);
      await handler(data.data, signal);
    },
  };
}
