import { addDays, daysBetween, type Day, type MealType } from '@sytno/domain';
import { Between, type EntityManager } from 'typeorm';
import { Guests } from './guests.entity';

/** How many guests came to a meal. */
export interface CameGuests {
  readonly date: Day;
  readonly mealType: MealType;
  readonly count: number;
}

/**
 * Has the guests of some days come on others as well, so many times after one another. Where somebody said how
 * many come already, that stands. The caller holds the menu.
 *
 * @returns those who came
 */
export async function copyGuests(
  manager: EntityManager,
  householdId: string,
  { from, to, days, times }: { from: Day; to: Day; days: number; times: number },
): Promise<CameGuests[]> {
  const within = (first: Day, count: number) =>
    manager.findBy(Guests, { householdId, date: Between(first, addDays(first, count - 1)) });
  const source = await within(from, days);
  const there = await within(to, days * times);
  const came = Array.from({ length: times }, (_, time) => time)
    .flatMap((time) =>
      source.map(({ date, mealType, count }) => ({
        date: addDays(to, time * days + daysBetween(from, date)),
        mealType,
        count,
      })),
    )
    .filter(({ date, mealType }) => !there.some((one) => one.date === date && one.mealType === mealType));
  if (came.length > 0) {
    await manager.insert(
      Guests,
      came.map((one) => ({ householdId, ...one })),
    );
  }
  return came;
}

/** Takes guests off again who came with dishes, unless somebody said otherwise since. The caller holds the menu. */
export async function takeOffGuests(
  manager: EntityManager,
  householdId: string,
  came: readonly CameGuests[],
): Promise<void> {
  for (const { date, mealType, count } of came) {
    await manager.delete(Guests, { householdId, date, mealType, count });
  }
}
