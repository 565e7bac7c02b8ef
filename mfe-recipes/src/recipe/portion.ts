import { scaleFactor, scaleNutrients, type Nutrients } from '@sytno/domain';
import type { Recipe } from './recipe.queries';

/** What the nutrition table is of. */
export const PORTIONS = ['serving', '100g', 'whole'] as const;
export type Portion = (typeof PORTIONS)[number];

/** Energy and nutrients of a portion when so many servings are cooked; null where the dish has no weight. */
export function nutrientsOf(recipe: Recipe, portion: Portion, servings: number): Nutrients | null {
  if (portion === 'serving') return recipe.perServing;
  if (portion === '100g') return recipe.per100g;
  return scaleNutrients(recipe.whole, scaleFactor(recipe.servings, servings));
}
