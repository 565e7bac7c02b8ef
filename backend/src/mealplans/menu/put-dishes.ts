import type { Day, MealType } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { WeekFill, WeekFillItem } from '../templates/week-fill.entity';
import { MenuItem } from './menu-item.entity';
import { DISHES_A_DAY } from './menu-limits';
import { Plate } from './plate.entity';

/** A dish that is to come on a menu. */
export interface NewDish {
  readonly date: Day;
  readonly mealType: MealType;
  readonly recipeId: string;
  readonly servings: number;
  /** Grams for whoever has no plate of his own; null: one serving of the recipe. */
  readonly weightServing: number | null;
  /** Grams of members who have others than that. */
  readonly plates: readonly { readonly userId: string; readonly grams: number }[];
}

/** Rows of one statement. */
const AT_ONCE = 500;

/**
 * Puts many dishes on a menu at once, each behind what stands in its meal. The caller holds the menu.
 *
 * @returns the id by which they are taken back together (`templates.takeBackFill`); null when there are none
 * @throws Refusal DAY_FULL, and then none comes
 */
export async function putDishes(
  manager: EntityManager,
  { householdId, userId }: { readonly householdId: string; readonly userId: string },
  dishes: readonly NewDish[],
): Promise<string | null> {
  if (dishes.length === 0) return null;
  const there = await manager.find(MenuItem, {
    where: { householdId, date: In([...new Set(dishes.map(({ date }) => date))]) },
    select: { id: true, date: true, mealType: true, position: true },
  });
  const positions = positionsBehind(there, dishes);
  const createdAt = now();
  const items = dishes.map(({ plates: _, ...dish }, at) =>
    manager.create(MenuItem, {
      ...dish,
      id: randomUUID(),
      householdId,
      position: positions[at] ?? 0,
      weightServingFact: null,
      noCookingRequired: false,
      cookingId: null,
      createdBy: userId,
      createdAt,
    }),
  );
  const plates = items.flatMap(({ id }, at) =>
    (dishes[at]?.plates ?? []).map((plate) => ({
      id: randomUUID(),
      menuItemId: id,
      eaterId: null,
      ...plate,
    })),
  );
  const fillId = randomUUID();
  await insertAll(manager, MenuItem, items);
  await insertAll(manager, Plate, plates);
  await manager.insert(WeekFill, { id: fillId, householdId, createdAt });
  await insertAll(
    manager,
    WeekFillItem,
    items.map(({ id }) => ({ menuItemId: id, fillId })),
  );
  return fillId;
}

type Placed = Pick<MenuItem, 'date' | 'mealType' | 'position'>;

/** @throws Refusal DAY_FULL */
function positionsBehind(
  there: readonly Placed[],
  dishes: readonly Pick<NewDish, 'date' | 'mealType'>[],
): number[] {
  const onDay = new Map<Day, number>();
  const last = new Map<string, number>();
  const stands = ({ date, mealType, position }: Placed): number => {
    const count = (onDay.get(date) ?? 0) + 1;
    if (count > DISHES_A_DAY) throw new Refusal('DAY_FULL');
    onDay.set(date, count);
    const meal = `${date} ${mealType}`;
    last.set(meal, Math.max(last.get(meal) ?? -1, position));
    return position;
  };
  there.forEach(stands);
  return dishes.map(({ date, mealType }) =>
    stands({ date, mealType, position: (last.get(`${date} ${mealType}`) ?? -1) + 1 }),
  );
}

/** As many rows as there are: a statement has only so many places for values. */
export async function insertAll<T extends object>(
  manager: EntityManager,
  entity: new () => T,
  rows: readonly T[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await manager.insert(entity, rows.slice(at, at + AT_ONCE));
  }
}
