import { MEAL_TYPES } from '@sytno/domain';
import type { MenuItem } from './menu-item.entity';

type Placed = Pick<MenuItem, 'id' | 'date' | 'mealType' | 'position'>;

/** The order of a menu: day by day, meal by meal, as the dishes stand in the meal. */
export function inMenuOrder(a: Placed, b: Placed): number {
  return (
    a.date.localeCompare(b.date) ||
    MEAL_TYPES.indexOf(a.mealType) - MEAL_TYPES.indexOf(b.mealType) ||
    a.position - b.position ||
    a.id.localeCompare(b.id)
  );
}
