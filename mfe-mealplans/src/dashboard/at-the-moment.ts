import type { Day, MealType, OfMeals } from '@sytno/domain';
import type { MenuDay } from '../menu/week';

/** So long after its time people still sit at a meal. */
const MINUTES_AT_TABLE = 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

/**
 * The first of these meals that is on the table or comes next; after the last one none.
 *
 * @param meals with something to eat
 * @param times of the household's meals, 'HH:MM'
 * @param at 'HH:MM' on the reader's clock
 */
export function currentMeal(
  meals: readonly MealType[],
  times: OfMeals<string>,
  at: string,
): MealType | undefined {
  return meals
    .filter((meal) => minutesOf(times[meal]) + MINUTES_AT_TABLE > minutesOf(at))
    .sort((one, other) => minutesOf(times[one]) - minutesOf(times[other]))[0];
}

/**
 * Meals without a dish from today to the end of the week.
 *
 * @param planned which meals of Monday to Sunday are planned at all; all of them when unknown
 */
export function missingMeals(
  days: readonly MenuDay[],
  today: Day,
  planned: readonly (readonly MealType[])[] | undefined,
): number {
  return days
    .map(({ day, meals }, place) =>
      day < today
        ? 0
        : meals.filter(
            ({ mealType, dishes }) => dishes.length === 0 && (planned?.[place]?.includes(mealType) ?? true),
          ).length,
    )
    .reduce((sum, count) => sum + count, 0);
}
