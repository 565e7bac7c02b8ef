import { ALLERGENS, MEAL_TYPES, type Allergen, type MealType } from '@sytno/domain';
import type { Eater } from './household.queries';
import type { EaterFields } from './use-eaters';

/** Weekdays as a choice has them: texts, Monday first. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Shares of a serving that the server takes. */
export const SHARE = { min: 0.1, max: 3, step: 0.1, digits: 2 } as const;

/** What the form of an eater holds. */
export interface EaterForm {
  name: string;
  share: number | null;
  mealTypes: string[];
  weekdays: string[];
  allergies: string[];
}

/** A new eater is at home every day for every meal and eats a whole serving. */
export function formOf(eater: Eater | undefined): EaterForm {
  return {
    name: eater?.name ?? '',
    share: eater?.share ?? 1,
    mealTypes: MEAL_TYPES.filter((meal) => !eater || eater.mealTypes.includes(meal)),
    weekdays: WEEKDAYS.filter((day) => !eater || eater.weekdays.includes(Number(day))),
    allergies: ALLERGENS.filter((allergen) => eater?.allergies.includes(allergen)),
  };
}

/** What the form says, for the server. */
export function fieldsOf({ name, share, mealTypes, weekdays, allergies }: EaterForm): EaterFields {
  return {
    name: name.trim(),
    share: share ?? 1,
    mealTypes: MEAL_TYPES.filter((meal: MealType) => mealTypes.includes(meal)),
    weekdays: weekdays.map(Number),
    allergies: ALLERGENS.filter((allergen: Allergen) => allergies.includes(allergen)),
  };
}
