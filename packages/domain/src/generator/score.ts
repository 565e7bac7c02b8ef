import { TARGET_KEYS, type TargetKey } from '../food/targets';
import { mayRepeat, type Model, type ModelPlate, type Plan } from './model';

/** Percent of a target that a day may miss and still meets it (the generator's promise). */
export const TOLERANCE: Readonly<Record<TargetKey, number>> = {
  kcal: 1,
  protein: 3,
  fat: 3,
  carbs: 3,
  cash: 0,
};

/**
 * From this share of the tolerance on a miss is dear: the search trades a little of everything for everything
 * else, and what it trades must not be the promise.
 */
const DEAR_FROM = 0.85;

/**
 * What is counted, in points; the less the better. A point is about what a hundredth of the day's energy is
 * worth within the tolerance five times over, and a tenth of the day's money.
 */
export const POINTS = {
  /** A percent of a target missed, well within the tolerance and from there on. */
  kcal: { within: 0.2, beyond: 10 },
  macro: { within: 0.05, beyond: 5 },
  /** A percent of money above the target where it is an aim. */
  cash: { within: 0, beyond: 4 },
  /** All the money of a day's target. */
  cost: 10,
  /** Money of a day for whoever set none: minor units for a kcal. */
  fairPerKcal: 10,
  /** A percent of a meal's energy by which it is further from its share than `mealFree` percent. */
  meal: 0.05,
  mealFree: 30,
  /** One more dish of a category, of a main ingredient, on one day; one more time the same dish. */
  category: 3,
  main: 2,
  dish: 4,
  notFavourite: 1,
  pack: 1,
  /** Dearer than the same dish once more: whoever cooks less often eats it again. */
  cooking: 6,
  empty: 300,
  /** A broken limit: never worth anything. */
  broken: 10_000,
} as const;

/** A cooking is eaten within so many days. */
export const COOKING_DAYS = 3;

export interface Score {
  readonly total: number;
  readonly targets: number;
  readonly meals: number;
  readonly cost: number;
  readonly variety: number;
  readonly favourites: number;
  readonly packs: number;
  readonly leftovers: number;
  readonly empty: number;
}

/** How one figure of a day is counted. */
export interface Rate {
  readonly aim: number | null;
  /** Percent. */
  readonly tolerance: number;
  /** Percent from which a miss costs `beyond`. */
  readonly dear: number;
  /** Points a percent. */
  readonly within: number;
  readonly beyond: number;
  /** Falling short costs nothing. */
  readonly above: boolean;
  readonly limit: boolean;
}

/** The rates of a day's figures for an eater, in the order of TARGET_KEYS. */
export function ratesOf(model: Model, day: number, eater: number): Rate[] {
  const { weights, binding } = model.problem;
  return TARGET_KEYS.map((key, figure) => {
    const points = key === 'kcal' || key === 'cash' ? POINTS[key] : POINTS.macro;
    return {
      aim: model.days[day]?.aims[eater]?.[figure] ?? null,
      tolerance: TOLERANCE[key],
      dear: TOLERANCE[key] * DEAR_FROM,
      within: points.within * weights.targets,
      beyond: points.beyond * weights.targets,
      above: key === 'cash',
      limit: (key === 'kcal' || key === 'cash') && binding[key] === 'limit',
    };
  });
}

/** Percent above a limit that are arithmetic alone. */
export const PASSED = 1e-7;

const percentOf = (total: number, aim: number): number => (total / aim) * 100 - 100;

/** Whether a total passes what it may not pass. */
export const passes = (total: number, aim: number): boolean => percentOf(total, aim) > PASSED;

/** Whether a total is within the tolerance of its aim, or not above what may only not be passed. */
export function meets(total: number, { aim, above, tolerance, limit }: Rate): boolean {
  if (aim === null) return true;
  const percent = percentOf(total, aim);
  return (
    (above || limit ? percent <= PASSED : percent <= tolerance + PASSED) &&
    (above || percent >= -tolerance - PASSED)
  );
}

/** Points of a figure. */
export function missOf(total: number, rate: Rate): number {
  const { aim, limit, above, dear, within, beyond } = rate;
  if (aim === null) return 0;
  const percent = percentOf(total, aim);
  const broken = limit && percent > PASSED ? POINTS.broken + 100 * percent : 0;
  if (above && percent <= 0) return broken;
  const far = Math.abs(percent);
  return broken + Math.min(far, dear) * within + Math.max(0, far - dear) * beyond;
}

/** Points of a minor unit of money that an eater's day costs. */
export function pointsOfMoney(model: Model, day: number, eater: number): number {
  const [kcal, , , , cash] = model.days[day]?.aims[eater] ?? [];
  const fair = cash ?? (kcal ?? 2000) * POINTS.fairPerKcal;
  return fair > 0 ? (POINTS.cost * model.problem.weights.cost) / fair : 0;
}

/** Points of how far a plate's energy is from the meal's share of the day. */
export function mealMiss(kcal: number, plate: ModelPlate, weight: number): number {
  if (plate.kcal === null || plate.kcal <= 0) return 0;
  const far = (Math.abs(kcal - plate.kcal) / plate.kcal) * 100;
  return Math.max(0, far - POINTS.mealFree) * POINTS.meal * weight;
}

/** How many times a dish must be cooked to be eaten on these days. */
export function cookings(days: readonly number[]): number {
  let count = 0;
  let until = -Infinity;
  for (const day of [...days].sort((a, b) => a - b)) {
    if (day < until) continue;
    count += 1;
    until = day + COOKING_DAYS;
  }
  return count;
}

/** By day and eater: totals in the order of TARGET_KEYS. */
export function totalsOf(model: Model, plan: Plan): number[][][] {
  const totals = model.days.map(() => model.problem.eaters.map(() => TARGET_KEYS.map(() => 0)));
  model.slots.forEach(({ day, plates }, index) => {
    const dish = model.dishes[plan.dish[index] ?? -1];
    if (!dish) return;
    plates.forEach(({ eater }, plate) => {
      const row = totals[day]?.[eater];
      const grams = plan.grams[index]?.[plate] ?? 0;
      dish.perGram.forEach((value, figure) => {
        if (row) row[figure] = (row[figure] ?? 0) + value * grams;
      });
    });
  });
  return totals;
}

/** How many there are beyond the first of each. */
function repeated(keys: readonly string[]): number {
  return keys.length - new Set(keys).size;
}

/** What a plan is worth, worked out anew from the model. */
export function scoreOf(model: Model, plan: Plan): Score {
  const { weights, rules } = model.problem;
  const { favourites } = rules;
  const totals = totalsOf(model, plan);
  const eaterDays = model.days.flatMap((_, day) => model.problem.eaters.map((__, eater) => ({ day, eater })));
  const at = (day: number, eater: number) => totals[day]?.[eater] ?? [];
  const placed = model.slots.flatMap((slot, index) => {
    const number = plan.dish[index] ?? -1;
    const dish = model.dishes[number];
    return dish ? [{ slot, dish, number, grams: plan.grams[index] ?? [] }] : [];
  });
  const sum = <T>(rows: readonly T[], of: (row: T) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const categories = placed.map(({ slot, dish }) => `${slot.day} ${dish.category}`);
  const mains = placed
    .filter(({ dish }) => dish.main >= 0)
    .map(({ slot, dish }) => `${slot.day} ${dish.main}`);
  const numbers = [...new Set(placed.map(({ number }) => number))];
  const daysWith = (number: number) =>
    placed.flatMap((one) => (one.number === number ? [model.days[one.slot.day]?.number ?? 0] : []));
  const parts = {
    targets: sum(eaterDays, ({ day, eater }) =>
      sum(
        ratesOf(model, day, eater).map((rate, figure) => missOf(at(day, eater)[figure] ?? 0, rate)),
        (x) => x,
      ),
    ),
    meals: sum(placed, ({ slot, dish, grams }) =>
      sum(
        slot.plates.map((plate, index) =>
          mealMiss((dish.perGram[0] ?? 0) * (grams[index] ?? 0), plate, weights.targets),
        ),
        (points) => points,
      ),
    ),
    cost: sum(eaterDays, ({ day, eater }) => (at(day, eater)[4] ?? 0) * pointsOfMoney(model, day, eater)),
    variety:
      weights.variety *
      (POINTS.category * repeated(categories) +
        POINTS.main * repeated(mains) +
        POINTS.dish * (placed.length - numbers.length)),
    favourites:
      favourites.size === 0
        ? 0
        : weights.favourites * POINTS.notFavourite * placed.filter(({ dish }) => !dish.favourite).length,
    packs: weights.packs * POINTS.pack * new Set(placed.flatMap(({ dish }) => dish.opens)).size,
    leftovers: weights.leftovers * POINTS.cooking * sum(numbers, (number) => cookings(daysWith(number))),
    empty: POINTS.empty * (model.slots.length - placed.length),
  };
  return { ...parts, total: sum(Object.values(parts), (points) => points) };
}

/** Which hard rules a plan breaks, in words for a test; locked dishes answer for themselves. */
export function brokenRules(model: Model, plan: Plan): string[] {
  const totals = totalsOf(model, plan);
  const limits = model.days.flatMap(({ date }, day) =>
    model.problem.eaters.flatMap(({ id }, eater) =>
      ratesOf(model, day, eater).flatMap(({ limit, aim }, figure) =>
        limit && aim !== null && passes(totals[day]?.[eater]?.[figure] ?? 0, aim)
          ? [`${date} ${id}: ${TARGET_KEYS[figure]} over the limit`]
          : [],
      ),
    ),
  );
  const placed = model.slots.map((slot, index) => ({ slot, index, dish: plan.dish[index] ?? -1 }));
  const wrong = placed.flatMap(({ slot, dish }) =>
    dish < 0 || slot.candidates.includes(dish) ? [] : [`${slot.slot.id}: a dish that may not stand there`],
  );
  const often = placed.flatMap(({ slot, index, dish }) => {
    if (dish < 0 || slot.locked) return [];
    const others = placed.filter((other) => other.index !== index && other.dish === dish);
    const days = others.map((other) => model.days[other.slot.day]?.number ?? 0);
    return mayRepeat(
      [...days, ...(model.around[dish] ?? [])],
      model.days[slot.day]?.number ?? 0,
      model.problem,
    )
      ? []
      : [`${slot.slot.id}: too often`];
  });
  return [...limits, ...wrong, ...often];
}
