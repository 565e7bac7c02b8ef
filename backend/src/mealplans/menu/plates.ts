import { weekday, type Day, type MealType } from '@sytno/domain';

/** A household at table, as the account section knows it. */
export interface Table {
  readonly members: readonly { readonly userId: string; readonly name: string }[];
  readonly eaters: readonly Eater[];
}

/** Somebody who eats with the household and has no account (product decision 2.6). */
export interface Eater {
  readonly id: string;
  readonly name: string;
  /** Share of a serving: 1 is a whole one. */
  readonly share: number;
  readonly mealTypes: readonly MealType[];
  /** Weekdays at home, 1 for Monday to 7. */
  readonly weekdays: readonly number[];
}

interface Meal {
  readonly date: Day;
  readonly mealType: MealType;
}

interface OwnPlate {
  readonly userId: string | null;
  readonly eaterId: string | null;
  readonly grams: number;
}

/** Grams of one person, who is either a member or an eater. */
export interface ServedPlate {
  readonly userId: string | null;
  readonly eaterId: string | null;
  readonly name: string;
  readonly grams: number;
}

/**
 * Who has how much of a dish: every member one serving, every eater his share of one when meal and weekday
 * are his, and whoever has a plate of his own what is on it. Members first. An eater who is not at that
 * meal has no plate.
 *
 * @param serving grams of one serving
 * @param own plates that deviate; those of people who are not of the household any more count for nothing
 */
export function platesOf(meal: Meal, serving: number, table: Table, own: readonly OwnPlate[]): ServedPlate[] {
  const members = table.members.map(({ userId, name }) => {
    const plate = own.find((one) => one.userId === userId);
    return { userId, eaterId: null, name, grams: plate?.grams ?? serving };
  });
  const eaters = table.eaters.flatMap(({ id, name, ...eater }) => {
    const plate = own.find((one) => one.eaterId === id);
    if (!plate && !isAt(eater, meal)) return [];
    return [{ userId: null, eaterId: id, name, grams: plate?.grams ?? serving * eater.share }];
  });
  return [...members, ...eaters];
}

/** Grams on everybody's plate, the guests' last, who have a serving each. */
export function gramsOf(plates: readonly ServedPlate[], serving: number, guests: number): number[] {
  return [...plates.map(({ grams }) => grams), ...(guests > 0 ? [serving * guests] : [])];
}

function isAt({ mealTypes, weekdays }: Pick<Eater, 'mealTypes' | 'weekdays'>, meal: Meal): boolean {
  return mealTypes.includes(meal.mealType) && weekdays.includes(weekday(meal.date));
}
