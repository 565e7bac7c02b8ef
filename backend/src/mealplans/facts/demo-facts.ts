import { type Day } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { Between, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { MenuItem } from '../menu/menu-item.entity';
import type { WeekDish } from '../menu/demo-week';
import { Fact } from './fact.entity';

/** A dish with what a serving of it holds. */
export interface DemoDish extends WeekDish {
  readonly nameUk: string;
  /** Grams. */
  readonly servingWeight: number;
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
  readonly fiber: number;
}

/** How somebody keeps to his plan: of a hundred dishes so many as planned, half or more, left out, or not told of. */
export interface Habit {
  readonly kept: number;
  readonly more: number;
  readonly less: number;
  readonly skipped: number;
}

interface Past {
  readonly userId: string;
  readonly householdId: string;
  readonly from: Day;
  readonly to: Day;
  readonly habit: Habit;
  readonly seed: number;
}

/** What somebody ate of the dishes planned for his household on days that have passed; the same for the same seed. */
export async function fillFacts(
  manager: EntityManager,
  { userId, householdId, from, to, habit, seed }: Past,
  dishes: readonly DemoDish[],
): Promise<void> {
  const items = await manager.find(MenuItem, {
    where: { householdId, date: Between(from, to) },
    order: { date: 'ASC', mealType: 'ASC', id: 'ASC' },
  });
  const known = new Map(dishes.map((dish) => [dish.id, dish]));
  const [actId, saidAt] = [randomUUID(), now()];
  const facts = items.flatMap((item, at) => {
    const dish = known.get(item.recipeId);
    const share = shareOf(habit, seed + at);
    if (!dish || share === null) return [];
    const grams = Math.round((dish.servingWeight * share) / 10) * 10;
    const of = dish.servingWeight > 0 ? grams / dish.servingWeight : 0;
    return {
      id: randomUUID(),
      userId,
      date: item.date,
      mealType: item.mealType,
      menuItemId: item.id,
      kind: grams > 0 ? ('eaten' as const) : ('skipped' as const),
      recipeId: dish.id,
      ingredientId: null,
      name: dish.nameUk,
      grams,
      kcal: dish.kcal * of,
      protein: dish.protein * of,
      fat: dish.fat * of,
      carbs: dish.carbs * of,
      fiber: dish.fiber * of,
      complete: true,
      saidBy: userId,
      saidAt,
      actId,
      endedBy: null,
      endedActId: null,
      endedAt: null,
    };
  });
  if (facts.length > 0) await manager.insert(Fact, facts);
}

/** Which share of a serving was eaten; null: nothing was said. */
function shareOf({ kept, more, less, skipped }: Habit, number: number): number | null {
  const roll = scattered(number) % 100;
  const near = 0.92 + (scattered(number + 7) % 17) / 100;
  if (roll < kept) return near;
  if (roll < kept + more) return near + 0.4;
  if (roll < kept + more + less) return near - 0.45;
  return roll < kept + more + less + skipped ? 0 : null;
}

/** A whole number that looks like chance, from a place (Knuth's multiplicative hash). */
const scattered = (number: number): number => (((number + 1) * 2_654_435_761) % 4_294_967_296) >>> 8;
