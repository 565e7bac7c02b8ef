import { roundTogether } from '../food/rounding';
import { MEAL_TYPES, type MealType } from '../meal-types';

/** For each meal type something. */
export type OfMeals<T> = Readonly<Record<MealType, T>>;

/** When people usually eat, 'HH:MM' on their own clock. */
export const USUAL_MEAL_TIMES: OfMeals<string> = {
  breakfast: '08:00',
  'morning-snack': '11:00',
  dinner: '13:30',
  'afternoon-snack': '16:30',
  supper: '19:00',
};

/** Per cent of a day's energy; they make 100 together. */
export const USUAL_MEAL_SHARES: OfMeals<number> = {
  breakfast: 25,
  'morning-snack': 10,
  dinner: 35,
  'afternoon-snack': 10,
  supper: 20,
};

/** Whether `value` is a time of a day, '00:00' to '23:59'. */
export function isTimeOfDay(value: string): boolean {
  return TIME_OF_DAY.test(value);
}

/** '00:00' to '23:59'. */
export const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * What each planned meal has of the day, in whole per cent that make 100 together; a meal that is not planned
 * gives its share to the others. Of shares that are all 0 the planned meals have as much as one another.
 *
 * @param shares per cent or any other weights, none below 0
 * @param planned at least one
 */
export function sharesOfDay(shares: OfMeals<number>, planned: readonly MealType[]): OfMeals<number> {
  const weights = MEAL_TYPES.map((meal) => (planned.includes(meal) ? shares[meal] : 0));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = MEAL_TYPES.map((meal, place) => {
    if (sum > 0) return ((weights[place] ?? 0) / sum) * 100;
    return planned.includes(meal) ? 100 / planned.length : 0;
  });
  const { rows } = roundTogether(exact);
  return Object.fromEntries(MEAL_TYPES.map((meal, place) => [meal, rows[place] ?? 0])) as OfMeals<number>;
}

/** Which meals are planned on any day, in the day's order. */
export function mealsOfWeek(week: readonly (readonly MealType[])[]): MealType[] {
  return MEAL_TYPES.filter((meal) => week.some((day) => day.includes(meal)));
}
