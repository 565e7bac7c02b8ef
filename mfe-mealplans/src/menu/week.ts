import type { Outputs } from '@sytno/contract';
import { daysFrom, MEAL_TYPES, type Day, type MealType } from '@sytno/domain';

export type MenuItem = Outputs['mealplans']['menu']['week']['items'][number];

export interface MenuDay {
  day: Day;
  meals: { mealType: MealType; items: MenuItem[] }[];
  /** Energy that the reader eats that day, kcal, unrounded. */
  kcal: number;
}

/** Sorts a week's items into its seven days and their meals; meals without a dish are left out. */
export function weekOf(from: Day, items: readonly MenuItem[]): MenuDay[] {
  return daysFrom(from, 7).map((day) => {
    const today = items.filter((item) => item.date === day);
    return {
      day,
      meals: MEAL_TYPES.map((mealType) => ({
        mealType,
        items: today.filter((item) => item.mealType === mealType),
      })).filter((meal) => meal.items.length > 0),
      kcal: today.reduce((sum, item) => sum + item.eaten.kcal, 0),
    };
  });
}
