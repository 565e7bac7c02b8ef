import { contradictionsOf, type Contradiction } from './contradictions';
import { modelOf, type Model, type Plan } from './model';
import { searchPlan, usualEffort, type Effort, type Solve } from './plan-search';
import type { ChosenSlot, GeneratorProblem } from './problem';
import { relaxationsOf, type Relaxation } from './relaxations';
import { boundsOf, chosenOf, dayReports, planOf, type Bound, type DayReport } from './report';
import { scoreOf, type Score } from './score';

/** What the generator says. */
export interface GeneratorAnswer {
  /** In the order of the problem's slots. */
  readonly slots: readonly ChosenSlot[];
  readonly days: readonly DayReport[];
  readonly score: Score;
  readonly bounds: readonly Bound[];
  readonly relaxations: readonly Relaxation[];
  readonly contradictions: readonly Contradiction[];
  /** False when time was over before the search was: the best so far. */
  readonly whole: boolean;
}

export interface GenerateHow {
  readonly seed: number;
  readonly expired: () => boolean;
  /** The plan so far; `share` from 0 to 1. The plan is changed afterwards: take from it what you need. */
  readonly onStep: (share: number, plan: Plan, model: Model) => void;
  readonly solve: Solve | null;
  readonly effort?: Effort | undefined;
  /** Whether relaxations are looked for; each costs a search of the days that are missed. */
  readonly relaxations: boolean;
}

function answerOf(
  model: Model,
  plan: Plan,
  relaxations: readonly Relaxation[],
  whole: boolean,
): GeneratorAnswer {
  const days = dayReports(model, plan);
  return {
    slots: chosenOf(model, plan),
    days,
    score: scoreOf(model, plan),
    bounds: boundsOf(model, days),
    relaxations,
    contradictions: contradictionsOf(model),
    whole,
  };
}

/**
 * Chooses a dish for every open slot and grams for every eater. No hard rule is broken and no limit passed,
 * unless locked dishes do so by themselves; a slot stays empty where nothing may stand. The same problem and
 * seed give the same answer as long as time is not over.
 */
export function generatePlan(problem: GeneratorProblem, how: GenerateHow): GeneratorAnswer {
  const { seed, expired, solve } = how;
  const model = modelOf(problem, seed);
  const effort = how.effort ?? usualEffort(model.days.length);
  const onStep = (share: number, plan: Plan): void => {
    how.onStep(share, plan, model);
  };
  const plan = searchPlan(model, { seed, effort, expired, onStep, solve });
  const relaxations = how.relaxations ? relaxationsOf(problem, chosenOf(model, plan), { seed, expired }) : [];
  return answerOf(model, plan, relaxations, !expired());
}

/** The answer for a choice that was made before, without a search: the best found when a search was ended. */
export function answerFor(
  problem: GeneratorProblem,
  chosen: readonly ChosenSlot[],
  seed: number,
): GeneratorAnswer {
  const model = modelOf(problem, seed, chosen);
  return answerOf(model, planOf(model, chosen), [], false);
}
