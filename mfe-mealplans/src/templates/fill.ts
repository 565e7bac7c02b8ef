import type { Outputs } from '@sytno/contract';
import {
  MEAL_TYPES,
  TARGET_KEYS,
  templateDays,
  type Day,
  type MealType,
  type TargetKey,
} from '@sytno/domain';
import { dateOf, itemsOf, type DishesById, type Draft, type Row } from './draft';
import type { TemplateDish } from './templates.queries';

type Answer = Outputs['mealplans']['templates']['generate'];

/** What is wanted of the dishes that fill a template. */
export interface Terms {
  /** Of one person's day: kcal, grams, whole minor units; null is no target. */
  readonly targets: Readonly<Record<TargetKey, number | null>>;
  readonly mealTypes: readonly MealType[];
  /** Only this week; null: all of them. */
  readonly week: number | null;
}

/** What is proposed. */
export interface Filled {
  /** Dishes that stay when the rest is made anew. */
  readonly locked: readonly Omit<Row, 'id'>[];
  readonly items: readonly Omit<Row, 'id'>[];
  readonly dishes: readonly TemplateDish[];
  readonly days: Answer['days'];
  readonly empty: Answer['empty'];
}

export type FilledRow = Filled['items'][number];

export const placeKey = ({ week, weekday, mealType }: Pick<Row, 'week' | 'weekday' | 'mealType'>): string =>
  `${String(week)}.${String(weekday)} ${mealType}`;

/** An answer beside what was locked before; a dish comes once. */
export function filledBy(
  answer: Answer,
  locked: readonly FilledRow[],
  before: readonly TemplateDish[],
): Filled {
  const dishes = new Map([...before, ...answer.dishes].map((dish) => [dish.recipeId, dish]));
  return {
    locked,
    items: answer.items,
    dishes: [...dishes.values()],
    days: answer.days,
    empty: answer.empty,
  };
}

/** Whether a proposed dish stays is turned round. */
export function withLock(filled: Filled, row: FilledRow): Filled {
  const key = placeKey(row);
  const is = (one: FilledRow) => placeKey(one) === key;
  if (filled.locked.some(is)) {
    return {
      ...filled,
      locked: filled.locked.filter((one) => !is(one)),
      items: [...filled.items, row],
    };
  }
  return { ...filled, locked: [...filled.locked, row], items: filled.items.filter((one) => !is(one)) };
}

/** Meals without a dish on the days that are wanted. */
export function emptyMeals({ kind, weeks, rows }: Draft, { week, mealTypes }: Terms): number {
  const taken = new Set(rows.map(placeKey));
  const places = Array.from({ length: templateDays({ kind, weeks }) }, (_, number) => ({
    week: Math.floor(number / 7) + 1,
    weekday: (number % 7) + 1,
  }));
  return places
    .filter((place) => week === null || place.week === week)
    .flatMap((place) => mealTypes.map((mealType) => placeKey({ ...place, mealType })))
    .filter((key) => !taken.has(key)).length;
}

/** What a day of a template brings on average, over days that have at least two meals; null when there are none. */
export function targetsOf(rows: readonly Row[], dishes: DishesById): Record<TargetKey, number> | null {
  const days = new Map<Day, { meals: Set<MealType>; sums: Record<TargetKey, number> }>();
  for (const item of itemsOf(rows, dishes)) {
    const day = days.get(item.date) ?? {
      meals: new Set(),
      sums: { kcal: 0, protein: 0, fat: 0, carbs: 0, cash: 0 },
    };
    days.set(item.date, day);
    day.meals.add(item.mealType);
    for (const key of TARGET_KEYS) {
      day.sums[key] += key === 'cash' ? (item.eatenCost?.minor ?? 0) : item.eaten[key];
    }
  }
  const full = [...days.values()].filter(({ meals }) => meals.size > 2);
  if (full.length === 0) return null;
  const mean = TARGET_KEYS.map((key) => [
    key,
    Math.round(full.reduce((sum, { sums }) => sum + sums[key], 0) / full.length),
  ]);
  return Object.fromEntries(mean) as Record<TargetKey, number>;
}

/** Rows by the date of their day, meals in their order. */
export function byDay(rows: readonly FilledRow[]): (readonly [Day, readonly FilledRow[]])[] {
  const dates = [...new Set(rows.map(dateOf))].sort();
  const order = ({ mealType }: FilledRow) => MEAL_TYPES.indexOf(mealType);
  return dates.map((date) => [
    date,
    rows.filter((row) => dateOf(row) === date).sort((a, b) => order(a) - order(b)),
  ]);
}
