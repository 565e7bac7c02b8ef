import type { Outputs } from '@sytno/contract';
import {
  daysFrom,
  MEAL_TYPES,
  shownTable,
  totalOf,
  type Day,
  type MealType,
  type Plate,
  type ShownRow,
} from '@sytno/domain';

export type MenuItem = Outputs['mealplans']['menu']['week']['items'][number];

/** A dish with its figures as they are shown: the rows of a day add up to the day's. */
export interface MenuDish {
  item: MenuItem;
  shown: ShownRow;
}

export interface MenuDay {
  day: Day;
  /** All five meals in the day's order. */
  meals: { mealType: MealType; dishes: MenuDish[] }[];
  /** What the reader eats and pays that day, as shown: kcal, grams, whole minor units. */
  total: ShownRow;
  /** Grams, unrounded; it has no target. */
  fiber: number;
  /** Whether the cost of every dish, of some or of none is known. */
  prices: 'all' | 'some' | 'none';
}

/** Sorts a week's items into its seven days and their five meals; items of other days are left out. */
export function weekOf(from: Day, items: readonly MenuItem[]): MenuDay[] {
  return daysFrom(from, 7).map((day) =>
    dayOf(
      day,
      items.filter((item) => item.date === day),
    ),
  );
}

function dayOf(day: Day, items: readonly MenuItem[]): MenuDay {
  const plates = items.map(plateOf);
  const { rows, total } = shownTable(plates);
  const dishes = items.flatMap((item, row) => {
    const shown = rows[row];
    return shown ? [{ item, shown }] : [];
  });
  return {
    day,
    meals: MEAL_TYPES.map((mealType) => ({
      mealType,
      dishes: dishes.filter(({ item }) => item.mealType === mealType),
    })),
    total,
    fiber: totalOf(plates).fiber,
    prices: pricesOf(items),
  };
}

function plateOf({ eaten, eatenCost }: MenuItem): Plate {
  return { ...eaten, cash: eatenCost?.minor ?? 0 };
}

function pricesOf(items: readonly MenuItem[]): MenuDay['prices'] {
  const known = items.filter(({ eatenCost }) => eatenCost !== null).length;
  if (known === items.length) return 'all';
  return known > 0 ? 'some' : 'none';
}
