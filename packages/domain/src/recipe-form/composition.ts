import type { Lookup, RecipeLine } from '../food/amount';
import type { NutritionFacts } from '../food/ingredient-facts';
import { nutritionOf } from '../food/nutrition';
import type { WrittenLine } from './content';
import { settledLines } from './settled';

/** Compositions of one person that hold at a time. */
export const MOST_COMPOSITIONS = 500;

/** A dish as far as its weight goes. */
interface Weighed {
  readonly lines: readonly RecipeLine[];
  readonly servings: number;
  /** Grams of the whole finished dish; null when nobody weighed it. */
  readonly cookedWeight: number | null;
}

/**
 * What a dish weighs when it is done, with other lines in the pot: it loses or takes up as much of its weight
 * as the original does. Null when nobody weighed the original; its weight as it is when one of the two cannot
 * be weighed raw.
 *
 * @param lines for the servings of the original
 */
export function keptYield(
  original: Weighed,
  lines: readonly RecipeLine[],
  facts: Lookup<NutritionFacts>,
): number | null {
  if (original.cookedWeight === null) return null;
  const raw = (some: readonly RecipeLine[]) => nutritionOf(some, facts, { servings: 1 }).weight;
  const [before, now] = [raw(original.lines), raw(lines)];
  return before > 0 && now > 0 ? (original.cookedWeight * now) / before : original.cookedWeight;
}

/** Whether two lists of lines say the same, however they were written. */
export function sameLines(a: readonly WrittenLine[], b: readonly WrittenLine[]): boolean {
  return JSON.stringify(settledLines(a)) === JSON.stringify(settledLines(b));
}

/** What of a recipe a composition rests on (`restsOn`). Words beside the foods do not count. */
export function baseOf({ lines, servings, cookedWeight }: Weighed): string {
  const foods = lines.map(({ ingredientId, quantity, quantityTo, unit, optional }) => [
    ingredientId,
    quantity,
    quantityTo ?? null,
    unit,
    optional ?? false,
  ]);
  return JSON.stringify([servings, cookedWeight, foods]);
}

/**
 * Whether a recipe still is what a composition rests on: when it is not, the author has changed the dish. A
 * food that no catalogue knew then, or does not know now, may be any: that it was set is no change of his.
 *
 * @param base of `baseOf`
 */
export function restsOn(base: string, original: Weighed): boolean {
  const now = baseOf(original);
  if (base === now) return true;
  const [then, present] = [base, now].map((one) => JSON.parse(one) as Base);
  if (!then || !present || then[2].length !== present[2].length) return false;
  const known = then[2].map(([food, ...rest], at): Base[2][number] => {
    const other = present[2][at]?.[0] ?? null;
    return [food === null || other === null ? other : food, ...rest];
  });
  return JSON.stringify([then[0], then[1], known]) === now;
}

/** Servings, grams of the finished dish, and the lines, each with its food first. */
type Base = [servings: number, cookedWeight: number | null, lines: [food: string | null, ...unknown[]][]];
