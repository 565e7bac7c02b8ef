import { scaleNutrients, type Nutrients } from './nutrients';
import { roundTogether } from './rounding';

/**
 * A recipe as the menu needs it: how much it makes. Cooking is counted in servings and drives the list and
 * the cost; eating is counted in grams and drives a person's kcal, macros and cost (product decision 2.4).
 */
export interface Dish {
  /** Servings the recipe makes. */
  readonly servings: number;
  /** Grams of the cooked dish those servings make (`DishNutrition.weight`). */
  readonly cookedWeight: number;
}

/** Grams of one serving: what a newly planned dish puts on one plate. 0 when the dish has no weight. */
export function servingWeight(dish: Dish): number {
  return dish.servings > 0 ? dish.cookedWeight / dish.servings : 0;
}

/** Grams that come out of the pot when so many servings are cooked. */
export function cookedWeightOf(dish: Dish, servingsCooked: number): number {
  return servingWeight(dish) * servingsCooked;
}

/** What a person takes in with so many grams of the cooked dish; how many servings were cooked is no matter. */
export function eaten(whole: Nutrients, dish: Dish, grams: number): Nutrients {
  return scaleNutrients(whole, dish.cookedWeight > 0 ? grams / dish.cookedWeight : 0);
}

/**
 * What the grams on one plate cost, in minor units with fractions: cost of the cooking × grams eaten ÷
 * cooked weight. 0 when nothing was cooked.
 *
 * @param cookingMinor cost of the whole cooking in minor units
 * @param cookedGrams cooked weight of the same cooking
 */
export function paid(cookingMinor: number, cookedGrams: number, grams: number): number {
  return cookedGrams > 0 ? (cookingMinor * grams) / cookedGrams : 0;
}

export interface PaidShares {
  /** Whole minor units of every plate, in the order given. */
  readonly plates: readonly number[];
  /** Cost of what nobody eats; 0 when the plates hold as much as was cooked, or more. */
  readonly left: number;
}

/**
 * Splits the cost of one cooking over the plates and what is left, in whole minor units that add up to the
 * cost. Plates of several days and people may share a cooking (product decision 2.12). When more is planned
 * to be eaten than was cooked, every plate still pays for its grams, and together they exceed the cost.
 */
export function splitCost(
  cookingMinor: number,
  cookedGrams: number,
  plateGrams: readonly number[],
): PaidShares {
  const all = [...plateGrams, gramsLeft(cookedGrams, plateGrams)];
  const { rows } = roundTogether(all.map((grams) => paid(cookingMinor, cookedGrams, grams)));
  return { plates: rows.slice(0, -1), left: rows[rows.length - 1] ?? 0 };
}

function gramsLeft(cookedGrams: number, plateGrams: readonly number[]): number {
  const rest = cookedGrams - plateGrams.reduce((sum, grams) => sum + grams, 0);
  return Math.abs(rest) < 1e-6 ? 0 : Math.max(0, rest);
}

export interface Leftover {
  /** Grams and servings that nobody eats. */
  readonly grams: number;
  readonly servings: number;
  /** Grams planned to be eaten beyond what is cooked. */
  readonly shortGrams: number;
}

/** "3 servings left: place on another day", or how much the plan eats beyond the pot. */
export function leftoverOf(dish: Dish, servingsCooked: number, plateGrams: readonly number[]): Leftover {
  const cooked = cookedWeightOf(dish, servingsCooked);
  const grams = gramsLeft(cooked, plateGrams);
  const one = servingWeight(dish);
  const over = plateGrams.reduce((sum, plate) => sum + plate, 0) - cooked;
  return { grams, servings: one > 0 ? grams / one : 0, shortGrams: over > 1e-6 ? over : 0 };
}
