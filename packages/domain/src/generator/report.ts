import { TARGET_KEYS, type TargetKey } from '../food/targets';
import type { MealType } from '../meal-types';
import { weekday, type Day } from '../time/day';
import { sizesOn, type Model, type ModelDay, type Plan } from './model';
import type { ChosenSlot } from './problem';
import { meets, ratesOf, totalsOf } from './score';

/** A figure of a day: kcal, grams, or minor units with fractions. */
export interface FigureReport {
  readonly planned: number;
  /** What the planned meals should bring; null without a target. */
  readonly target: number | null;
  /** Percent by which it is above (below when negative); null without a target. */
  readonly percent: number | null;
  readonly met: boolean;
}

export interface DayReport {
  readonly date: Day;
  readonly eaterId: string;
  readonly figures: Readonly<Record<TargetKey, FigureReport>>;
  /** All figures are met and no slot is empty. */
  readonly met: boolean;
}

/** What holds a day back. Money is minor units of one day. */
export type Bound =
  /** The money is spent. */
  | {
      readonly code: 'cash';
      readonly date: Day;
      readonly eaterId: string;
      readonly planned: number;
      readonly limit: number;
    }
  /** Few dishes can stand in a meal: "only 3 breakfasts under 40 ₴ and 10 minutes". */
  | {
      readonly code: 'choice';
      readonly date: Day;
      readonly mealType: MealType;
      readonly dishes: number;
      /** The meal's share of the cash limit, and the day's minutes; null without a limit. */
      readonly cash: number | null;
      readonly minutes: number | null;
    }
  /** Every dish of the day is locked. */
  | { readonly code: 'locked'; readonly date: Day };

/** How every day of a plan stands to the targets of all who have targets. */
export function dayReports(model: Model, plan: Plan): DayReport[] {
  const totals = totalsOf(model, plan);
  return model.days.flatMap((day, index) =>
    model.problem.eaters.flatMap(({ id }, eater): DayReport[] => {
      const rates = ratesOf(model, index, eater);
      if (rates.every(({ aim }) => aim === null)) return [];
      const figures = Object.fromEntries(
        TARGET_KEYS.map((key, figure) => {
          const planned = totals[index]?.[eater]?.[figure] ?? 0;
          const rate = rates[figure];
          const aim = rate?.aim ?? null;
          const percent = aim === null ? null : (planned / aim) * 100 - 100;
          return [key, { planned, target: aim, percent, met: rate ? meets(planned, rate) : true }];
        }),
      ) as Record<TargetKey, FigureReport>;
      const full = day.slots.every((slot) => (plan.dish[slot] ?? -1) >= 0);
      return [
        { date: day.date, eaterId: id, figures, met: full && TARGET_KEYS.every((key) => figures[key].met) },
      ];
    }),
  );
}

/** Money counts as spent from this share of the limit on. */
const SPENT = 0.97;

/** Fewer dishes than this are few for a meal. */
const FEW = 10;

/** Which limits bind on the days that are not met. */
export function boundsOf(model: Model, reports: readonly DayReport[]): Bound[] {
  return model.days.flatMap((day) => {
    const missed = reports.filter(({ date, met }) => date === day.date && !met);
    if (missed.length === 0) return [];
    if (day.slots.every((slot) => model.slots[slot]?.locked)) return [{ code: 'locked', date: day.date }];
    const cash = missed.flatMap(({ eaterId, figures: { cash: figure } }): Bound[] =>
      figure.target !== null && figure.planned >= figure.target * SPENT
        ? [{ code: 'cash', date: day.date, eaterId, planned: figure.planned, limit: figure.target }]
        : [],
    );
    return [...cash, ...choicesOf(model, day)];
  });
}

function choicesOf(model: Model, day: ModelDay): Bound[] {
  const { problem } = model;
  const limits = problem.eaters.flatMap(({ targets: { cash } }) => (cash === null ? [] : [cash]));
  const least = limits.length === 0 ? null : Math.min(...limits);
  const all = Object.values(problem.mealShares).reduce((sum, share) => sum + share, 0);
  const seen = new Set<MealType>();
  return day.slots.flatMap((index): Bound[] => {
    const slot = model.slots[index];
    if (!slot || slot.locked || seen.has(slot.slot.mealType)) return [];
    const { mealType, date } = slot.slot;
    seen.add(mealType);
    const cash = least === null || all <= 0 ? null : (least * problem.mealShares[mealType]) / all;
    const dishes = slot.eligible.dishes.filter((dish) => {
      const price = problem.dishes[dish]?.serving.cash ?? 0;
      return cash === null || price <= cash;
    }).length;
    const minutes = problem.rules.minutes[weekday(date) - 1] ?? null;
    return dishes < FEW ? [{ code: 'choice', date, mealType, dishes, cash, minutes }] : [];
  });
}

/** A plan by the ids of its slots, dishes and eaters. */
export function chosenOf(model: Model, plan: Plan): ChosenSlot[] {
  return model.slots.map(({ slot, plates }, index) => {
    const dish = model.dishes[plan.dish[index] ?? -1];
    const grams = dish
      ? plates.map(({ eater }, plate) => [
          model.problem.eaters[eater]?.id ?? '',
          plan.grams[index]?.[plate] ?? 0,
        ])
      : [];
    return {
      slotId: slot.id,
      dishId: dish?.dish.id ?? null,
      grams: Object.fromEntries(grams) as Record<string, number>,
    };
  });
}

/** The plan of what was chosen before, perhaps for another model; what it does not know is left empty. */
export function planOf(model: Model, chosen: readonly ChosenSlot[]): Plan {
  const known = new Map(chosen.map((one) => [one.slotId, one]));
  const numbers = new Map(model.dishes.map(({ dish }, index) => [dish.id, index]));
  const of = ({ slot }: Model['slots'][number]) => known.get(slot.id);
  // Whoever has no targets has his portion, whether that was told or not.
  const usual = (
    plate: Model['slots'][number]['plates'][number],
    dish: Model['dishes'][number] | undefined,
  ) => (dish === undefined || plate.portion === null ? 0 : (sizesOn(plate, dish)[0] ?? 0));
  return {
    dish: model.slots.map((slot) => numbers.get(of(slot)?.dishId ?? '') ?? -1),
    grams: model.slots.map((slot) => {
      const dish = model.dishes[numbers.get(of(slot)?.dishId ?? '') ?? -1];
      return slot.plates.map(
        (plate) => of(slot)?.grams[model.problem.eaters[plate.eater]?.id ?? ''] ?? usual(plate, dish),
      );
    }),
  };
}
