import { isDay, MEAL_TYPES, weekday, type Day, type Language, type MealType } from '@sytno/domain';
import { formatDay, weekdayNames } from '@sytno/kit';

/** Where on the menu a dish is looked for: the week's "add a dish" leads here with a day and a meal. */
export interface MenuPlace {
  readonly date: Day;
  readonly mealType: MealType | null;
}

/**
 * Reads the place from an address. The menu says `mealType`, which narrows the list as well; once the list is
 * narrowed to something else the meal stays under `meal`.
 */
export function placeOf(params: URLSearchParams): MenuPlace | null {
  const date = params.get('date') ?? '';
  const meal = params.get('meal') ?? params.get('mealType');
  if (!isDay(date)) return null;
  return { date, mealType: MEAL_TYPES.find((mealType) => mealType === meal) ?? null };
}

/** The place in an address' query; empty for none. */
export function placeQuery(place: MenuPlace | null): Record<string, string> {
  if (!place) return {};
  return { date: place.date, ...(place.mealType ? { meal: place.mealType } : {}) };
}

/** A day with its weekday: "сб, 28 листопада". */
export function placeDay(date: Day, lng: Language): string {
  return [weekdayNames(lng)[weekday(date) - 1], formatDay(date, lng)].join(', ');
}
