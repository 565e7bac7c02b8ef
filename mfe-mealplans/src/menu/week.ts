import type { Outputs } from '@sytno/contract';
import {
  daysFrom,
  MEAL_TYPES,
  paid,
  roundTo,
  shownTable,
  totalOf,
  type Day,
  type MealType,
  TARGET_KEYS,
  type Plate,
  type ShownRow,
  type Targets,
} from '@sytno/domain';

type Week = Outputs['mealplans']['menu']['week'];
export type MenuItem = Week['items'][number];
export type MenuNote = NonNullable<Week['notes']>[number];

/** Guests at one meal. */
export type MealGuests = NonNullable<Week['guests']>[number];

/** A meal of a day: where a dish stands. */
export interface MenuPlace {
  date: Day;
  mealType: MealType;
}

/** A dish with its figures as they are shown: the rows of a day add up to the day's. */
export interface MenuDish {
  item: MenuItem;
  shown: ShownRow;
}

export interface MenuDay {
  day: Day;
  items: readonly MenuItem[];
  /** All five meals in the day's order. */
  meals: { mealType: MealType; dishes: MenuDish[]; notes: MenuNote[]; guests: number }[];
  /** What the reader eats and pays that day, as shown: kcal, grams, whole minor units. */
  total: ShownRow;
  /** Grams, unrounded; it has no target. */
  fiber: number;
  /** Whether the cost of every dish, of some or of none is known. */
  prices: 'all' | 'some' | 'none';
}

/** Sorts a week's items into its seven days and their five meals; items of other days are left out. */
export function weekOf(
  from: Day,
  items: readonly MenuItem[],
  notes: readonly MenuNote[] = [],
  guests: readonly MealGuests[] = [],
): MenuDay[] {
  return daysFrom(from, 7).map((day) =>
    dayOf(
      day,
      items.filter((item) => item.date === day),
      notes.filter((note) => note.date === day),
      guests.filter((meal) => meal.date === day),
    ),
  );
}

/** One day of its items. */
export function dayOf(
  day: Day,
  items: readonly MenuItem[],
  notes: readonly MenuNote[] = [],
  guests: readonly MealGuests[] = [],
): MenuDay {
  const plates = items.map(plateOf);
  const { rows, total } = shownTable(plates);
  const dishes = items.flatMap((item, row) => {
    const shown = rows[row];
    return shown ? [{ item, shown }] : [];
  });
  return {
    day,
    items,
    meals: MEAL_TYPES.map((mealType) => ({
      mealType,
      dishes: dishes.filter(({ item }) => item.mealType === mealType),
      notes: notes.filter((note) => note.mealType === mealType),
      guests: guests.find((meal) => meal.mealType === mealType)?.count ?? 0,
    })),
    total,
    fiber: totalOf(plates).fiber,
    prices: pricesOf(items),
  };
}

/** The day as it would become with one dish coming to another place; null when that changes nothing of it. */
export function dayWith(day: MenuDay, item: MenuItem, to: MenuPlace): MenuDay | null {
  if (item.date === to.date || ![item.date, to.date].includes(day.day)) return null;
  return dayChanged(day, item);
}

/** A dish's own day without it, another day with it. */
export function dayChanged(day: MenuDay, item: MenuItem): MenuDay {
  const leaves = day.day === item.date;
  return dayOf(day.day, leaves ? day.items.filter(({ id }) => id !== item.id) : [...day.items, item]);
}

/** The items with one of them at another place, last in its meal. */
export function withMoved(items: readonly MenuItem[], id: string, to: MenuPlace): MenuItem[] {
  const item = items.find((one) => one.id === id);
  if (!item) return [...items];
  return [...items.filter((one) => one !== item), { ...item, ...to }];
}

export const samePlace = (a: MenuPlace, b: MenuPlace): boolean =>
  a.date === b.date && a.mealType === b.mealType;

/** What rows as they are shown come to together. */
const sumOf = (rows: readonly ShownRow[]): ShownRow => {
  const of = (key: keyof ShownRow) => rows.reduce((sum, row) => sum + row[key], 0);
  return { kcal: of('kcal'), protein: of('protein'), fat: of('fat'), carbs: of('carbs'), cash: of('cash') };
};

/** What a day's meals come to, those with dishes alone, in the day's order; they add up to the day's total. */
export function mealTotals({ meals }: MenuDay): { mealType: MealType; total: ShownRow; items: MenuItem[] }[] {
  return meals
    .filter(({ dishes }) => dishes.length > 0)
    .map(({ mealType, dishes }) => ({
      mealType,
      total: sumOf(dishes.map(({ shown }) => shown)),
      items: dishes.map(({ item }) => item),
    }));
}

/** What the days that have dishes come to together: the days' shown totals add up to it. */
export function weekTotal(days: readonly MenuDay[]): {
  days: number;
  items: MenuItem[];
  total: ShownRow;
  prices: MenuDay['prices'];
} {
  const planned = days.filter((day) => day.items.length > 0);
  const items = planned.flatMap((day) => day.items);
  return {
    days: planned.length,
    items,
    total: sumOf(planned.map(({ total }) => total)),
    prices: pricesOf(items),
  };
}

/** The targets of so many days together. */
export function targetsOf(targets: Targets, days: number): Targets {
  const of = (key: keyof Targets) => {
    const target = targets[key];
    return target === null ? null : target * days;
  };
  return Object.fromEntries(TARGET_KEYS.map((key) => [key, of(key)])) as unknown as Targets;
}

/** How many people eat of these dishes. */
export function peopleAt(items: readonly MenuItem[]): number {
  return new Set(items.flatMap(({ plates }) => plates.map(({ userId, eaterId }) => userId ?? eaterId))).size;
}

/** What everybody together eats of these dishes costs, in whole minor units; null when no price is known. */
export function householdCost(items: readonly MenuItem[]): number | null {
  const priced = items.filter(({ eatenCost }) => eatenCost !== null);
  if (priced.length === 0) return null;
  return roundTo(
    priced.reduce((sum, item) => sum + platesCost(item), 0),
    0,
  );
}

/** A dish from another cooking has no cost of its own: its grams cost as much as the reader's. */
function platesCost({
  plates,
  cookingCost,
  cookedWeight,
  eatenCost,
  weightServing,
  guests = 0,
  servingWeight,
  ...item
}: MenuItem): number {
  const grams = plates.reduce((sum, plate) => sum + plate.grams, guests * servingWeight);
  return item.noCookingRequired
    ? paid(eatenCost?.minor ?? 0, weightServing, grams)
    : paid(cookingCost?.minor ?? 0, cookedWeight, grams);
}

function plateOf({ eaten, eatenCost }: MenuItem): Plate {
  return { ...eaten, cash: eatenCost?.minor ?? 0 };
}

/** Whether the cost of all these dishes is known, of some or of none. */
export function pricesOf(items: readonly MenuItem[]): MenuDay['prices'] {
  const known = items.filter(({ eatenCost }) => eatenCost !== null).length;
  if (known === items.length) return 'all';
  return known > 0 ? 'some' : 'none';
}
