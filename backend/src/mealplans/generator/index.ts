import { availableParallelism } from 'node:os';
import type { GeneratorAnswer, GeneratorProblem } from '@sytno/domain';
import { GeneratorPool } from './generator-pool';
import type { GenerateOptions } from './messages';
import { runOrder } from './run-order';

export type { GenerateOptions, GeneratorStep } from './messages';

/** One core is left to everybody else's requests where there are several. */
const LIMITS = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  megabytes: 512,
  graceMs: 1_500,
} as const;

/** Source that no build has put together, as in specs: there is no worker file, and work is done at once. */
const IS_SOURCE = import.meta.url.endsWith('.ts');

const pool = IS_SOURCE
  ? undefined
  : new GeneratorPool(new URL('./generator-worker.mjs', import.meta.url), LIMITS);

/**
 * Generates a plan in a thread of its own, after those who asked before. The same problem and seed give the
 * same answer unless the budget ends the search (`whole` is false then).
 *
 * Problems should share one list of `dishes` as long as the catalogue is the same: a thread is sent each list
 * once. Rejects with the signal's reason when aborted.
 */
export function generate(problem: GeneratorProblem, options: GenerateOptions): Promise<GeneratorAnswer> {
  if (pool) return pool.generate(problem, options);
  options.signal?.throwIfAborted();
  return runOrder(problem, options, (share, slots) => options.onProgress?.({ waiting: 0, share, slots }));
}
