import type { Equipment } from '../equipment';
import type { Allergen } from '../food/ingredient-facts';
import { weekday, type Day } from '../time/day';
import type { MealType } from '../meal-types';
import { suitsDiet, type Diet } from './diets';
import type { DishFlags } from '../food/flags';
import { USUAL_REPEATS, type Repeats } from './repeats';

/** A recipe as far as planning looks at it. */
export interface PlanDish {
  readonly id: string;
  /** The running number that people see; it settles ties, so that the same question has the same answer. */
  readonly number: number;
  readonly categoryId: string;
  readonly subcategoryId: string | null;
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
  /** What a kitchen must have for it. */
  readonly equipment: readonly string[];
  /** It can be made while there is no electricity. */
  readonly withoutElectricity: boolean;
}

/** What holds for everybody at the table together. */
export interface PlanRules {
  readonly allergens: ReadonlySet<Allergen>;
  readonly diets: readonly Diet[];
  /** Ids of ingredients that somebody does not want. */
  readonly disliked: ReadonlySet<string>;
  /** Ids of recipes, of categories and subcategories that nobody wants to be offered. */
  readonly excluded: ReadonlySet<string>;
  /** What the kitchen does not have. */
  readonly missing: ReadonlySet<Equipment>;
  /** Only what can be made without electricity. */
  readonly withoutElectricity: boolean;
  /** Minutes to cook from Monday to Sunday; null is as long as it takes. */
  readonly minutes: readonly (number | null)[];
  /** How often a dish may come again. */
  readonly repeats: Repeats;
  /** Ids of recipes that go before others where a gap is to be filled. */
  readonly favourites: ReadonlySet<string>;
}

export const NO_RULES: PlanRules = {
  allergens: new Set(),
  diets: [],
  disliked: new Set(),
  excluded: new Set(),
  missing: new Set(),
  withoutElectricity: false,
  minutes: [],
  repeats: USUAL_REPEATS,
  favourites: new Set(),
};

/** Why a dish is not put on the table, the gravest first. `time` alone is a wish. */
export const PLAN_REASONS = ['allergen', 'diet', 'disliked', 'excluded', 'equipment', 'time'] as const;
export type PlanReason = (typeof PLAN_REASONS)[number];

/** The gravest rule that a dish breaks on a day; undefined when it breaks none. */
export function brokenRule(dish: PlanDish, rules: PlanRules, date: Day): PlanReason | undefined {
  const limit = rules.minutes[weekday(date) - 1] ?? null;
  return graveRule(dish, rules) ?? (limit !== null && dish.minutes > limit ? 'time' : undefined);
}

/** The same but for the day's time: a dish that breaks such a rule never comes, on no day. */
export function graveRule(dish: PlanDish, rules: PlanRules): Exclude<PlanReason, 'time'> | undefined {
  const { flags } = dish;
  const eaten = flags.allergens.some((allergen) => rules.allergens.has(allergen));
  // What nobody knows may hold anything.
  if (eaten || (rules.allergens.size > 0 && !flags.allergensComplete)) return 'allergen';
  if (!rules.diets.every((diet) => suitsDiet(flags, diet))) return 'diet';
  if ([...dish.ingredientIds].some((id) => rules.disliked.has(id))) return 'disliked';
  const { id, categoryId, subcategoryId } = dish;
  if ([id, categoryId, subcategoryId ?? ''].some((one) => rules.excluded.has(one))) return 'excluded';
  const lacks = [...rules.missing].some((one) => dish.equipment.includes(one));
  return lacks || (rules.withoutElectricity && !dish.withoutElectricity) ? 'equipment' : undefined;
}
