import { isToTaste, type Lookup, type RecipeLine } from './amount';
import type { NutritionFacts } from './ingredient-facts';
import { addNutrients, NO_NUTRIENTS, nutrientsOfGrams, scaleNutrients, type Nutrients } from './nutrients';
import type { UnknownReason } from './outcome';
import { weightOf } from './weight';

/** A line that a sum had to leave out, and what would let it in. */
export interface MissingLine {
  readonly line: number;
  readonly reason: UnknownReason;
}

export interface LineNutrition {
  readonly line: number;
  /** Grams that are eaten; null when unknown. */
  readonly edible: number | null;
  /** Null when the weight or the food's nutrients are unknown. */
  readonly nutrients: Nutrients | null;
}

export interface Completeness {
  /** Lines left out of the sums, by index. */
  readonly missing: readonly MissingLine[];
  /** Lines "to taste": counted as nothing, and no reason to call the dish incomplete. */
  readonly toTaste: readonly number[];
  /** Lines whose food has no fibre in its table: their fibre is counted as none. */
  readonly fiberUnknown: readonly number[];
  /** Lines counted ÷ lines that state a food and an amount to count, 0..1; 1 when there are none. */
  readonly knownShare: number;
}

export interface DishNutrition {
  /** Of all the recipe makes. */
  readonly whole: Nutrients;
  /** Of one of the recipe's servings. */
  readonly perServing: Nutrients;
  /** Of 100 g of the cooked dish; null when it has no weight. */
  readonly per100g: Nutrients | null;
  /** Grams of the cooked dish. */
  readonly weight: number;
  /** `raw`: the recipe has no cooked weight, so the edible weights of its lines were added up. */
  readonly weightBasis: 'cooked' | 'raw';
  readonly completeness: Completeness;
  readonly lines: readonly LineNutrition[];
}

interface DishMeasures {
  readonly servings: number;
  /** Grams of the whole cooked dish, if somebody weighed it. */
  readonly cookedWeight?: number | null | undefined;
}

/**
 * Nutrition of a recipe from its lines. Optional lines count. The sums are exact; rounding is for showing.
 *
 * @param lines the recipe's lines
 * @param facts of the ingredients, by id
 * @param measures servings the lines make (positive, else RangeError) and the cooked weight in grams
 */
export function nutritionOf(
  lines: readonly RecipeLine[],
  facts: Lookup<NutritionFacts>,
  measures: DishMeasures,
): DishNutrition {
  if (!(measures.servings > 0)) throw new RangeError(`servings must be positive: ${measures.servings}`);
  const missing: MissingLine[] = [];
  const toTaste: number[] = [];
  const fiberUnknown: number[] = [];
  const results = lines.map((line, index): LineNutrition => {
    if (isToTaste(line)) {
      toTaste.push(index);
      return { line: index, edible: 0, nutrients: NO_NUTRIENTS };
    }
    const food = line.ingredientId === null ? undefined : facts.get(line.ingredientId);
    const weight = weightOf(line, food);
    const edible = weight.known ? weight.value.edible : null;
    const reason = missingReason(food, weight.known ? undefined : weight.reason);
    if (reason !== undefined || !food?.per100g || edible === null) {
      missing.push({ line: index, reason: reason ?? 'no-nutrients' });
      return { line: index, edible, nutrients: null };
    }
    if (typeof food.per100g.fiber !== 'number') fiberUnknown.push(index);
    return { line: index, edible, nutrients: nutrientsOfGrams(food.per100g, edible) };
  });
  const whole = results.reduce(
    (sum, line) => addNutrients(sum, line.nutrients ?? NO_NUTRIENTS),
    NO_NUTRIENTS,
  );
  const cooked = measures.cookedWeight ?? 0;
  const weight = cooked > 0 ? cooked : results.reduce((sum, line) => sum + (line.edible ?? 0), 0);
  const counted = lines.length - toTaste.length;
  return {
    whole,
    perServing: scaleNutrients(whole, 1 / measures.servings),
    per100g: weight > 0 ? scaleNutrients(whole, 100 / weight) : null,
    weight,
    weightBasis: cooked > 0 ? 'cooked' : 'raw',
    completeness: {
      missing,
      toTaste,
      fiberUnknown,
      knownShare: counted === 0 ? 1 : (counted - missing.length) / counted,
    },
    lines: results,
  };
}

function missingReason(
  food: NutritionFacts | undefined,
  weightReason: UnknownReason | undefined,
): UnknownReason | undefined {
  if (food === undefined) return 'no-ingredient';
  return weightReason ?? (food.per100g ? undefined : 'no-nutrients');
}
