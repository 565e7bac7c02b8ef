import { leftoverOf } from '@sytno/domain';
import type { MenuItem } from './week';

/** Grams that are planned to be eaten beyond what the item's own cooking makes. */
export function gramsShort({
  servings,
  cookedWeight,
  plates,
  noCookingRequired,
  cooking,
  guests = 0,
  servingWeight,
}: MenuItem): number {
  if (noCookingRequired) return 0;
  const grams = cooking ? [cooking.grams] : [...plates.map((plate) => plate.grams), guests * servingWeight];
  return leftoverOf({ servings, cookedWeight }, servings, grams).shortGrams;
}
