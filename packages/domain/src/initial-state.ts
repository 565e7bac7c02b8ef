import { DEFAULT_SERVINGS, DEFAULT_TARGETS } from './defaults';
import type { MealType } from './meal-types';
import type { HouseholdRole } from './people/household';
import type { Access } from './people/rules';
import type { Day } from './time/day';

/** What the client knows of the signed-in person. */
export interface ClientProfile {
  access: Access;
  /** Whether the trial was used already; true until the server says otherwise. */
  trialUsed: boolean;
  daysLeft: number;
  /** kcal, grams, and whole units of the profile's money. */
  targets: { kcal: number; protein: number; fat: number; carbs: number; cash: number };
  countryCode: string;
  usedShoppingList: boolean;
  /** Whether kcal, macros and their bars stay off every screen and mail (product decision 3). */
  hideNumbers: boolean;
  /** In the household; unknown until the server says it. */
  householdRole?: HouseholdRole | undefined;
  /** Of a dish that is newly planned; `DEFAULT_SERVINGS.menu` until the server says it. */
  servings?: number | undefined;
}

/**
 * What the client shows before the server has answered (spec §3), under our names; docs/glossary.md has
 * the specification's beside them. The atoms of kit and sections begin with these values.
 */
export const INITIAL_PROFILE: ClientProfile = {
  access: 'visitor',
  trialUsed: true,
  daysLeft: 0,
  targets: { ...DEFAULT_TARGETS },
  countryCode: '',
  usedShoppingList: false,
  hideNumbers: false,
};

/** The first page of the recipe list with nothing filtered. `pageSize` comes from the window's width. */
export const INITIAL_RECIPE_FILTERS = {
  ingredients: [] as readonly string[],
  chosenIngredients: [] as readonly string[],
  categories: [] as readonly string[],
  name: '',
  maxKcalInRecipes: 0,
  maxKcal: 0,
  minKcal: 0,
  category: null as string | null,
  subcategory: null as string | null,
  favourites: false,
  page: 1,
  count: 0,
};

/** A dish about to be put on the menu. */
export function initialMenuItem(today: Day) {
  return {
    mealType: null as MealType | null,
    date: today,
    menuId: null as string | null,
    servings: DEFAULT_SERVINGS.menu as number,
    weightServing: 0,
    weightServingEaten: 0,
    recipeId: null as string | null,
    noCookingRequired: false,
  };
}

/** A dish about to be put into a template. */
export const INITIAL_TEMPLATE_ITEM = {
  mealType: null as MealType | null,
  dayInWeek: 1,
  menuId: null as string | null,
  servings: DEFAULT_SERVINGS.template as number,
  weightServing: 0,
  recipeId: null as string | null,
};
