import type { MealType } from '../meal-types';
import { weekday, type Day } from '../time/day';

/** Whoever eats without an account: a share of a serving, at some meals, on some weekdays. */
export interface SharedEater {
  readonly share: number;
  readonly mealTypes: readonly MealType[];
  /** 1 for Monday to 7. */
  readonly weekdays: readonly number[];
}

/**
 * Servings to cook for a meal: one for each member and the shares of the eaters who are there, together
 * rounded up; at least one.
 */
export function servingsFor(
  members: number,
  eaters: readonly SharedEater[],
  { date, mealType }: { readonly date: Day; readonly mealType: MealType },
): number {
  const present = eaters.filter(
    ({ mealTypes, weekdays }) => mealTypes.includes(mealType) && weekdays.includes(weekday(date)),
  );
  const shares = present.reduce((sum, { share }) => sum + share, 0);
  // Shares come as decimals: 0.7 + 0.3 is one serving, not a little more.
  return Math.max(1, members + Math.ceil(Math.round(shares * 100) / 100));
}
