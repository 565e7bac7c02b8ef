import type { Allergen } from '../food/ingredient-facts';
import { weekday, type Day } from '../time/day';
import type { MealType } from '../meal-types';
import { suitsDiet, type Diet } from './diets';
import type { DishFlags } from '../food/flags';

/** A recipe as far as planning looks at it. */
export interface PlanDish {
  readonly id: string;
  /** The running number that people see; it settles ties, so that the same question has the same answer. */
  readonly number: number;
  readonly categoryId: string;
  readonly mealTypes: readonly MealType[];
  /** Minutes of preparing and cooking; resting needs nobody. */
  readonly minutes: number;
  /** Of one serving. */
  readonly kcal: number;
  readonly flags: Pick<
    DishFlags,
    'allergens' | 'allergensComplete' | 'meat' | 'vegetarian' | 'lenten' | 'vegan'
  >;
  readonly ingredientIds: ReadonlySet<string>;
}

/** What holds for everybody at the table together. */
export interface PlanRules {
  readonly allergens: ReadonlySet<Allergen>;
  readonly diets: readonly Diet[];
  /** Ids of ingredients that somebody does not want. */
  readonly disliked: ReadonlySet<string>;
  /** Minutes to cook from Monday to Sunday; null is as long as it takes. */
  readonly minutes: readonly (number | null)[];
}

export const NO_RULES: PlanRules = { allergens: new Set(), diets: [], disliked: new Set(), minutes: [] };

/** Why a dish is not put on the table, the gravest first. `time` alone is a wish. */
export const PLAN_REASONS = ['allergen', 'diet', 'disliked', 'time'] as const;
export type PlanReason = (typeof PLAN_REASONS)[number];

/** The gravest rule that a dish breaks on a day; undefined when it breaks none. */
export function brokenRule(dish: PlanDish, rules: PlanRules, date: Day): PlanReason | undefined {
  const { flags } = dish;
  const eaten = flags.allergens.some((allergen) => rules.allergens.has(allergen));
  // What nobody knows may hold anything.
  if (eaten || (rules.allergens.size > 0 && !flags.allergensComplete)) return 'allergen';
  if (!rules.diets.every((diet) => suitsDiet(flags, diet))) return 'diet';
  if ([...dish.ingredientIds].some((id) => rules.disliked.has(id))) return 'disliked';
  const limit = rules.minutes[weekday(date) - 1] ?? null;
  return limit !== null && dish.minutes > limit ? 'time' : undefined;
}
