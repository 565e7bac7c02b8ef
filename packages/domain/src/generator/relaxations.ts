import type { TargetKey } from '../food/targets';
import { weekday } from '../time/day';
import { modelOf } from './model';
import { searchPlan, type Effort } from './plan-search';
import type { ChosenSlot, GeneratorProblem } from './problem';
import { dayReports, planOf, type DayReport } from './report';
import { scoreOf } from './score';

/** A smaller demand. Allergens and diets are never among them. */
export type Change =
  /** So many minor units more a day for everybody with a limit. */
  | { readonly code: 'cash'; readonly more: number }
  /** Minutes to cook on a weekday (1 Monday to 7). */
  | { readonly code: 'minutes'; readonly weekday: number; readonly minutes: number }
  /** So many of one dish in the same days. */
  | { readonly code: 'repeats'; readonly times: number }
  /** One disliked food may come. */
  | { readonly code: 'disliked'; readonly ingredientId: string }
  /** The energy may be passed if it must. */
  | { readonly code: 'kcalAim' }
  /** Another target for one eater. */
  | {
      readonly code: 'target';
      readonly eaterId: string;
      readonly figure: TargetKey;
      readonly target: number;
    };

export interface Relaxation {
  readonly change: Change;
  /** The problem's day reports that are met, before and after. */
  readonly met: { readonly before: number; readonly after: number };
  /** Points that the plan gains. */
  readonly gain: number;
  /** Minor units that the whole plan costs more; less when negative. */
  readonly cash: number;
}

/** Steps of each demand, the smallest first: the first that helps is told, a larger one is not looked for. */
const MORE_CASH = [0.05, 0.1, 0.2] as const;
const MORE_MINUTES = [10, 20, 30] as const;
const MACRO_STEPS = [0.05, 0.1] as const;
/** The disliked foods that keep most dishes away are tried. */
const FOODS_TRIED = 2;
const MOST_SHOWN = 3;
/** A gain of so large a part of the score is worth telling, though no day more is met. */
const WORTH = 0.05;
const EFFORT: Effort = { shakes: 0, more: 3, windows: 0, candidates: 0 };

/** The problem with a change applied. */
export function relaxed(problem: GeneratorProblem, change: Change): GeneratorProblem {
  const { rules, eaters } = problem;
  if (change.code === 'cash') {
    const richer = eaters.map((eater) => {
      const { cash } = eater.targets;
      return { ...eater, targets: { ...eater.targets, cash: cash === null ? null : cash + change.more } };
    });
    return { ...problem, eaters: richer };
  }
  if (change.code === 'minutes') {
    const minutes = rules.minutes.map((limit, day) => (day === change.weekday - 1 ? change.minutes : limit));
    return { ...problem, rules: { ...rules, minutes } };
  }
  if (change.code === 'repeats') {
    return { ...problem, rules: { ...rules, repeats: { ...rules.repeats, times: change.times } } };
  }
  if (change.code === 'disliked') {
    const disliked = new Set([...rules.disliked].filter((id) => id !== change.ingredientId));
    return { ...problem, rules: { ...rules, disliked } };
  }
  if (change.code === 'kcalAim') return { ...problem, binding: { ...problem.binding, kcal: 'aim' } };
  const { eaterId, figure, target } = change;
  const others = eaters.map((eater) =>
    eater.id === eaterId ? { ...eater, targets: { ...eater.targets, [figure]: target } } : eater,
  );
  return { ...problem, eaters: others };
}

/** Changes that could help the days that are missed: of each kind its steps, the smallest first. */
function changesFor(problem: GeneratorProblem, missed: readonly DayReport[]): Change[][] {
  const { rules, eaters, dishes, binding } = problem;
  const limits = eaters.flatMap(({ targets: { cash } }) => (cash === null ? [] : [cash]));
  const changes: Change[][] = [];
  if (limits.length > 0) {
    const steps = MORE_CASH.map((share) => Math.ceil((Math.max(...limits) * share) / 100) * 100);
    changes.push(steps.map((more) => ({ code: 'cash', more })));
  }
  for (const day of new Set(missed.map(({ date }) => weekday(date)))) {
    const limit = rules.minutes[day - 1] ?? null;
    if (limit === null) continue;
    changes.push(MORE_MINUTES.map((more) => ({ code: 'minutes', weekday: day, minutes: limit + more })));
  }
  changes.push([{ code: 'repeats', times: rules.repeats.times + 1 }]);
  const keptAway = [...rules.disliked].map((ingredientId) => ({
    ingredientId,
    dishes: dishes.filter(({ ingredientIds }) => ingredientIds.has(ingredientId)).length,
  }));
  for (const { ingredientId } of keptAway.sort((a, b) => b.dishes - a.dishes).slice(0, FOODS_TRIED)) {
    changes.push([{ code: 'disliked', ingredientId }]);
  }
  if (binding.kcal === 'limit') changes.push([{ code: 'kcalAim' }]);
  return [...changes, ...targetChanges(problem, missed)];
}

/** A macro that is missed in the same direction on most missed days moves there by a step. */
function targetChanges({ eaters }: GeneratorProblem, missed: readonly DayReport[]): Change[][] {
  return eaters.flatMap(({ id, targets }) =>
    (['protein', 'fat', 'carbs'] as const).flatMap((figure): Change[][] => {
      const target = targets[figure];
      const off = missed.filter(({ eaterId, figures }) => eaterId === id && !figures[figure].met);
      if (target === null || off.length === 0) return [];
      const sum = off.reduce((total, { figures }) => total + (figures[figure].percent ?? 0), 0);
      const steps = MACRO_STEPS.map((step) => Math.round(target * (sum > 0 ? 1 + step : 1 - step)));
      return [steps.map((wanted) => ({ code: 'target', eaterId: id, figure, target: wanted }))];
    }),
  );
}

const cashOf = (reports: readonly DayReport[]): number =>
  reports.reduce((sum, { figures }) => sum + figures.cash.planned, 0);

/**
 * The smallest changes that would help a plan, with what each brings, the best first: each is tried by a short
 * search from the plan. None when every day is met.
 */
export function relaxationsOf(
  problem: GeneratorProblem,
  chosen: readonly ChosenSlot[],
  { seed, expired }: { readonly seed: number; readonly expired: () => boolean },
): Relaxation[] {
  const model = modelOf(problem, seed, chosen);
  const plan = planOf(model, chosen);
  const reports = dayReports(model, plan);
  const missed = reports.filter(({ met }) => !met);
  if (missed.length === 0) return [];
  const before = scoreOf(model, plan).total;
  const dates = new Set(missed.map(({ date }) => date));
  const days = model.days.flatMap(({ date }, day) => (dates.has(date) ? [day] : []));
  const tried = (change: Change): Relaxation => {
    const other = modelOf(relaxed(problem, change), seed, chosen);
    const how = { seed, expired, effort: EFFORT, onStep: () => undefined, solve: null, days };
    const better = searchPlan(other, how, planOf(other, chosen));
    const after = dayReports(other, better);
    return {
      change,
      met: { before: reports.length - missed.length, after: after.filter(({ met }) => met).length },
      gain: before - scoreOf(other, better).total,
      cash: cashOf(after) - cashOf(reports),
    };
  };
  const useful = changesFor(problem, missed).flatMap((steps): Relaxation[] => {
    let near: Relaxation | undefined;
    for (const step of steps) {
      if (expired()) break;
      const one = tried(step);
      if (one.met.after > one.met.before) return [one];
      if (one.gain > before * WORTH) near ??= one;
    }
    return near ? [near] : [];
  });
  return useful.sort((a, b) => b.met.after - a.met.after || b.gain - a.gain).slice(0, MOST_SHOWN);
}
