import {
  nutritionOf,
  roundTo,
  type DishNutrition,
  type IngredientFacts,
  type Lookup,
  type RecipeLine,
} from '@sytno/domain';
import type { Recipe } from './recipe.entity';

/** What a recipe's row holds of its lines, so that a list need not read them. */
export type RecipeSummary = Pick<
  Recipe,
  'servingWeight' | 'kcal' | 'protein' | 'fat' | 'carbs' | 'fiber' | 'nutritionComplete' | 'icons'
>;

const DECIMALS = 4;
const MOST_ICONS = 3;
/** A food of less than this share of the weight is no picture of the dish. */
const LEAST_SHARE = 0.08;

/** Foods that stand behind a dish rather than in its picture. */
const BACKGROUND = {
  ids: new Set(['water', 'water-sparkling', 'ice']),
  aisles: new Set(['spices', 'oils-fats']),
  groups: new Set(['spices']),
};

/**
 * Works out what the row holds of the lines. The one place where that is done: whoever stores lines stores
 * this with them, in the same transaction.
 *
 * @param lines for the recipe's own servings
 * @param measures servings (positive) and the cooked weight in grams, null when nobody weighed it
 */
export function summaryOf(
  lines: readonly RecipeLine[],
  facts: Lookup<IngredientFacts>,
  measures: { readonly servings: number; readonly cookedWeight: number | null },
): RecipeSummary {
  const nutrition = nutritionOf(lines, facts, measures);
  const { kcal, protein, fat, carbs, fiber } = nutrition.perServing;
  const rounded = (value: number): number => roundTo(value, DECIMALS);
  return {
    servingWeight: rounded(nutrition.weight / measures.servings),
    kcal: rounded(kcal),
    protein: rounded(protein),
    fat: rounded(fat),
    carbs: rounded(carbs),
    fiber: rounded(fiber),
    nutritionComplete: nutrition.completeness.missing.length === 0,
    icons: iconsOf(lines, facts, nutrition),
  };
}

/** One to three pictures of the foods that weigh most, each once; none when no food is known. */
function iconsOf(
  lines: readonly RecipeLine[],
  facts: Lookup<IngredientFacts>,
  nutrition: DishNutrition,
): string[] {
  const foods = nutrition.lines.flatMap(({ line, edible }) => {
    const id = lines[line]?.ingredientId;
    const food = id == null ? undefined : facts.get(id);
    return food ? [{ food, grams: edible ?? 0 }] : [];
  });
  const main = foods.filter(({ food }) => !isBackground(food));
  const grams = new Map<string, number>();
  for (const { food, grams: weight } of main.length > 0 ? main : foods) {
    grams.set(food.icon, (grams.get(food.icon) ?? 0) + weight);
  }
  const all = [...grams.values()].reduce((sum, weight) => sum + weight, 0);
  return [...grams]
    .sort(([, a], [, b]) => b - a)
    .filter(([, weight], place) => place === 0 || weight >= all * LEAST_SHARE)
    .slice(0, MOST_ICONS)
    .map(([icon]) => icon);
}

function isBackground({ id, aisle, mainGroup }: IngredientFacts): boolean {
  return BACKGROUND.ids.has(id) || BACKGROUND.aisles.has(aisle) || BACKGROUND.groups.has(mainGroup);
}
