import type { TemplateMeal } from '@sytno/domain';
import type { ItemOfTemplate } from './seen-template';

/** A dish of a template by where it stands. */
export interface DishPlace extends TemplateMeal {
  readonly recipeId: string;
}

/** Another dish for one, with the grams of its own; one serving when null. */
export interface DishSwap extends DishPlace {
  readonly by: string;
  readonly grams: number | null;
}

export const isAt = (place: DishPlace, item: DishPlace): boolean =>
  place.week === item.week &&
  place.weekday === item.weekday &&
  place.mealType === item.mealType &&
  place.recipeId === item.recipeId;

/** The dishes of a template that come: those that are named, or all, with others instead of those swapped. */
export function comingOf(
  items: readonly ItemOfTemplate[],
  part: readonly DishPlace[] | undefined,
  swaps: readonly DishSwap[] = [],
): ItemOfTemplate[] {
  return items
    .filter((item) => part === undefined || part.some((place) => isAt(place, item)))
    .map((item) => {
      const swap = swaps.find((place) => isAt(place, item));
      return swap ? { ...item, recipeId: swap.by, grams: swap.grams } : item;
    });
}
