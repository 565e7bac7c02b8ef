import { daysBetween, type Day } from '../time/day';
import { COOKING_DAYS } from './score';

interface Eaten {
  readonly date: Day;
  readonly dishId: string;
}

/**
 * Meals of one dish that one cooking can feed: the same dish within three days, counted from the first time.
 * A cooking that feeds one meal alone is not among them.
 */
export function sharedCookings<T extends Eaten>(meals: readonly T[]): T[][] {
  const groups: T[][] = [];
  const open = new Map<string, T[]>();
  for (const meal of [...meals].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    const group = open.get(meal.dishId);
    const [first] = group ?? [];
    if (group && first && daysBetween(first.date, meal.date) < COOKING_DAYS) {
      group.push(meal);
      continue;
    }
    const next = [meal];
    open.set(meal.dishId, next);
    groups.push(next);
  }
  return groups.filter(({ length }) => length > 1);
}
