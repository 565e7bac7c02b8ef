import { MEAL_TYPES, type Day, type MealType } from '@sytno/domain';
import { In, type EntityManager, type FindOperator } from 'typeorm';
import { Guests } from './guests.entity';

interface Meal {
  readonly date: Day;
  readonly mealType: MealType;
}

/** How many guests there are at a meal. */
export type GuestsAt = (meal: Meal) => number;

export const NO_GUESTS: GuestsAt = () => 0;

/** The guests at the meals of these dishes. Each has one serving, which is cooked on top (ADR 27). */
export async function guestsAt(
  manager: EntityManager,
  householdId: string,
  meals: readonly Meal[],
): Promise<GuestsAt> {
  const dates = [...new Set(meals.map(({ date }) => date))];
  if (dates.length === 0) return NO_GUESTS;
  const rows = await manager.findBy(Guests, { householdId, date: In(dates) });
  const counts = new Map(rows.map((row) => [keyOf(row), row.count]));
  return (meal) => counts.get(keyOf(meal)) ?? 0;
}

/** A household's guests on some days, in the order of the meals. */
export async function guestsBetween(
  manager: EntityManager,
  householdId: string,
  days: FindOperator<string>,
): Promise<(Meal & { readonly count: number })[]> {
  const rows = await manager.find(Guests, { where: { householdId, date: days }, order: { date: 'ASC' } });
  return rows
    .map(({ date, mealType, count }) => ({ date, mealType, count }))
    .sort((a, b) => (a.date === b.date ? orderOf(a) - orderOf(b) : 0));
}

const orderOf = ({ mealType }: Meal): number => MEAL_TYPES.indexOf(mealType);
const keyOf = ({ date, mealType }: Meal): string => `${date} ${mealType}`;
