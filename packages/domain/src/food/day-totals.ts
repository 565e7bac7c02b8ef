import { MEAL_TYPES, type MealType } from '../meal-types';
import type { Day } from '../time/day';
import { addNutrients, NO_NUTRIENTS, type Nutrients } from './nutrients';
import { roundTogether, type Rounded } from './rounding';
import { statusOf, TARGET_KEYS, type TargetKey, type Targets, type TargetStatus } from './targets';

/** One plate: what a person eats of one menu item. `cash` is minor units, with fractions if need be. */
export interface Plate extends Nutrients {
  readonly cash: number;
}

export interface PlannedPlate extends Plate {
  readonly date: Day;
  readonly mealType: MealType;
}

export const NO_PLATE: Plate = { ...NO_NUTRIENTS, cash: 0 };

/** Exact sum of plates. */
export function totalOf(plates: readonly Plate[]): Plate {
  return plates.reduce<Plate>(
    (sum, plate) => ({ ...addNutrients(sum, plate), cash: sum.cash + plate.cash }),
    NO_PLATE,
  );
}

/** Totals of a day's five meals in their order; a meal without dishes is nought. */
export function totalsByMeal(plates: readonly PlannedPlate[]): { mealType: MealType; total: Plate }[] {
  return MEAL_TYPES.map((mealType) => ({
    mealType,
    total: totalOf(plates.filter((plate) => plate.mealType === mealType)),
  }));
}

/** Totals of these days in the order given; plates of other days are left out. */
export function totalsByDay(
  plates: readonly PlannedPlate[],
  days: readonly Day[],
): { date: Day; total: Plate }[] {
  const byDay = new Map<Day, PlannedPlate[]>(days.map((date) => [date, []]));
  for (const plate of plates) byDay.get(plate.date)?.push(plate);
  return days.map((date) => ({ date, total: totalOf(byDay.get(date) ?? []) }));
}

/** Decimals of each figure as it is shown beside a target: kcal, grams and minor units are whole. */
const SHOWN_DECIMALS = 0;

export type ShownRow = Readonly<Record<TargetKey, number>>;

export interface ShownTable {
  readonly rows: readonly ShownRow[];
  readonly total: ShownRow;
}

/**
 * Rounds a table of dishes, meals or days so that in every column the shown rows add up to the shown total.
 */
export function shownTable(plates: readonly Plate[]): ShownTable {
  const columns = new Map<TargetKey, Rounded>(
    TARGET_KEYS.map((key) => [
      key,
      roundTogether(
        plates.map((plate) => plate[key]),
        SHOWN_DECIMALS,
      ),
    ]),
  );
  const row = (pick: (column: Rounded) => number | undefined): ShownRow => {
    const at = (key: TargetKey) => {
      const column = columns.get(key);
      return (column && pick(column)) ?? 0;
    };
    return { kcal: at('kcal'), protein: at('protein'), fat: at('fat'), carbs: at('carbs'), cash: at('cash') };
  };
  return {
    rows: plates.map((_, index) => row((column) => column.rows[index])),
    total: row((column) => column.total),
  };
}

export interface Standing {
  readonly total: number;
  readonly target: number | null;
  /** total − target; null without a target. */
  readonly difference: number | null;
  readonly status: TargetStatus | null;
}

/** How shown totals stand to the targets of the same days and people. */
export function standing(total: ShownRow, targets: Targets): Readonly<Record<TargetKey, Standing>> {
  const of = (key: TargetKey): Standing => {
    const target = targets[key];
    return {
      total: total[key],
      target,
      difference: target === null ? null : total[key] - target,
      status: statusOf(key, total[key], target),
    };
  };
  return { kcal: of('kcal'), protein: of('protein'), fat: of('fat'), carbs: of('carbs'), cash: of('cash') };
}
