import { addDays, DEFAULT_SERVINGS, type Day, type MealType } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { MenuItem } from './menu-item.entity';

/** A dish that a week may be filled with. */
export interface WeekDish {
  readonly id: string;
  readonly mealTypes: readonly MealType[];
}

interface Plan {
  readonly householdId: string;
  readonly createdBy: string;
  /** First and last day. */
  readonly from: Day;
  readonly days: number;
  readonly meals: readonly MealType[];
}

/** Fills days of a household with dishes that suit the meals, one after another, so that few repeat. */
export async function fillWeek(
  manager: EntityManager,
  plan: Plan,
  dishes: readonly WeekDish[],
): Promise<void> {
  const at = now();
  const items = Array.from({ length: plan.days }, (_, day) =>
    plan.meals.flatMap((mealType, meal) => {
      const suited = dishes.filter((dish) => dish.mealTypes.includes(mealType));
      const dish = suited[(day * 3 + meal) % Math.max(1, suited.length)];
      if (!dish) return [];
      return {
        id: randomUUID(),
        householdId: plan.householdId,
        date: addDays(plan.from, day),
        mealType,
        position: 0,
        recipeId: dish.id,
        servings: DEFAULT_SERVINGS.menu,
        weightServing: null,
        weightServingFact: null,
        noCookingRequired: false,
        cookingId: null,
        createdBy: plan.createdBy,
        createdAt: at,
      };
    }),
  ).flat();
  if (items.length > 0) await manager.insert(MenuItem, items);
}
