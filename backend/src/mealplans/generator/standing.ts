import type { Day, GeneratorDish, GeneratorSlot, MealType } from '@sytno/domain';
import { dishIdOfItem } from './plan-dishes.service';

/** Dishes that stand already, each in a slot of its own, locked with what is on the plates. */
export interface Standing {
  readonly slots: readonly GeneratorSlot[];
  readonly dishes: readonly GeneratorDish[];
}

interface Place {
  readonly id: string;
  readonly date: Day;
  readonly mealType: MealType;
  readonly eaters: readonly string[];
  /** Of each eater; one serving when null. */
  readonly grams: number | null;
}

/** Dishes on everybody's plate alike. One whose recipe is not known is left out. */
export function standingOf(places: readonly Place[], dishes: readonly GeneratorDish[]): Standing {
  const slots = places.flatMap(({ id, date, mealType, eaters, grams }): GeneratorSlot[] => {
    const dish = dishes.find((one) => one.id === dishIdOfItem(id));
    if (!dish) return [];
    const plates = eaters.map((eater) => [eater, grams ?? dish.servingGrams] as const);
    return [{ id, date, mealType, eaters, locked: { dishId: dish.id, grams: Object.fromEntries(plates) } }];
  });
  return { slots, dishes };
}
