import {
  chosenOf,
  generatePlan,
  type ChosenSlot,
  type GeneratorAnswer,
  type GeneratorProblem,
} from '@sytno/domain';
import type { GenerateOptions } from './messages';
import { highsSolve } from './highs-solve';

/** Plans on their way are told at most so often. */
const STEP_MS = 80;

/** Milliseconds of a running process. */
const now = (): number => performance.now();

type Solver = Awaited<ReturnType<typeof highsSolve>>;
let solver: Promise<Solver> | undefined;
let ends = Infinity;

/** Works a request off in this thread, which does nothing else meanwhile. `budgetMs` counts from now on. */
export async function runOrder(
  problem: GeneratorProblem,
  { seed, budgetMs, relaxations }: Pick<GenerateOptions, 'seed' | 'budgetMs' | 'relaxations'>,
  onStep: (share: number, slots: readonly ChosenSlot[]) => void,
): Promise<GeneratorAnswer> {
  const began = now();
  solver ??= highsSolve(() => (ends - now()) / 1000);
  const solve = await solver;
  ends = began + budgetMs;
  let told = -Infinity;
  return generatePlan(problem, {
    seed,
    solve,
    relaxations: relaxations ?? false,
    expired: () => now() > ends,
    onStep: (share, plan, model) => {
      if (now() - told < STEP_MS && share < 1) return;
      told = now();
      onStep(share, chosenOf(model, plan));
    },
  });
}
