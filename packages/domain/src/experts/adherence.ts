import type { Day } from '../time/day';

/** Energy in kcal, the rest in grams. */
export interface PlateFigures {
  readonly kcal: number;
  readonly protein: number;
  readonly fat: number;
  readonly carbs: number;
}

/** What one person had planned on a day and what he said of it. */
export interface DayOfPlan {
  readonly date: Day;
  /** Dishes that were planned for him. */
  readonly dishes: number;
  /** Those that he said something of. */
  readonly said: number;
  /** Those that he ate as they were planned, see `isKept`. */
  readonly kept: number;
  readonly planned: PlateFigures;
  /** All that he said he ate, beside the plan too. */
  readonly eaten: PlateFigures;
}

/** Grams that differ by no more than this share are as planned: nobody weighs every plate. */
export const KEPT_SHARE = 0.2;
/** Days that an expert looks back on at once. */
export const ADHERENCE_DAYS = 28;

const FIGURES = ['kcal', 'protein', 'fat', 'carbs'] as const;

/** Whether so many eaten grams are those that were planned. */
export function isKept(planned: number, eaten: number): boolean {
  return planned > 0 && Math.abs(eaten - planned) <= planned * KEPT_SHARE + 1e-9;
}

/**
 * Which share of the planned dishes was eaten as planned, 0 to 1, over the days on which something was said;
 * null when nothing was: silence is neither good nor bad.
 */
export function adherenceOf(days: readonly DayOfPlan[]): number | null {
  const told = days.filter(({ dishes, said }) => dishes > 0 && said > 0);
  const planned = told.reduce((sum, { dishes }) => sum + dishes, 0);
  return planned === 0 ? null : told.reduce((sum, { kept }) => sum + kept, 0) / planned;
}

/** Whether a day was told whole: of every planned dish something was said. Only then it can be compared. */
export function isWhole({ dishes, said }: Pick<DayOfPlan, 'dishes' | 'said'>): boolean {
  return dishes > 0 && said >= dishes;
}

/** What was eaten above the plan (below it: less than 0) on a day; null unless the day was told whole. */
export function driftOf(day: DayOfPlan): PlateFigures | null {
  if (!isWhole(day)) return null;
  const [kcal, protein, fat, carbs] = FIGURES.map((key) => day.eaten[key] - day.planned[key]);
  return { kcal: kcal ?? 0, protein: protein ?? 0, fat: fat ?? 0, carbs: carbs ?? 0 };
}

/** The same of a day on average, over days that were told whole; null when there are none. */
export function meanDrift(days: readonly DayOfPlan[]): PlateFigures | null {
  const drifts = days.flatMap((day) => driftOf(day) ?? []);
  if (drifts.length === 0) return null;
  const mean = (key: (typeof FIGURES)[number]) =>
    drifts.reduce((sum, drift) => sum + drift[key], 0) / drifts.length;
  return { kcal: mean('kcal'), protein: mean('protein'), fat: mean('fat'), carbs: mean('carbs') };
}
