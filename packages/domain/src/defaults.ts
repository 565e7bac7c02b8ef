/** The constants of spec §9 and the initial client state of spec §3, in one place. */

/** Daily targets of a new person: kcal, grams of protein, fat and carbohydrate, whole units of money. */
export const DEFAULT_TARGETS = { kcal: 2000, protein: 150, fat: 44, carbs: 250, cash: 200 } as const;

/** Servings of a new item: of the menu, and of a template. */
export const DEFAULT_SERVINGS = { menu: 4, template: 1 } as const;
/** Most servings somebody can have newly planned dishes cooked for by himself. */
export const MOST_SERVINGS = 24;

export const PASSWORD_MIN_LENGTH = 8;
export const TRIAL_DAYS = 14;
export const FALLBACK_DAYS = 14;
export const NOTICE_MS = 5_000;
/** Within so many hours an administrator sets what is not known of a new ingredient (spec §§4, 8). */
export const NUTRITION_HOURS = 24;
export const CHUNK_TIMEOUT_MS = 120_000;
export const SIDER_WIDTH = { open: 200, collapsed: 80 } as const;

/** Upper bounds of the layout's breakpoints in CSS pixels (spec §2). */
export const BREAKPOINTS = {
  xs: 479.98,
  sm: 575.98,
  md: 767.98,
  lg: 991.98,
  xl: 1199.98,
  xxl: 1599.98,
} as const;

/** The keys of the browser's local storage (spec §9). Nothing else of a person is kept there. */
export const STORAGE_KEYS = {
  user: 'user',
  lng: 'lng',
  profile: 'profile',
  profileData: 'profile_data',
} as const;

/** Where the list on a phone keeps its session, which is for lists alone. */
export const PHONE_STORAGE_KEY = 'phone_list';

/** The browser's database of grocery lists, which goes with the session. */
export const LISTS_DATABASE = 'sytno-lists';

/** How like a page's the steps of a published recipe may be, in runs of so many words (product decision 2.14). */
export const LIKENESS = { run: 5, most: 0.6 } as const;

/** Cards a row of the recipe list at a window width: the "window-width-based rounded number" of spec §9. */
export function recipeRows(windowWidth: number): number {
  return Math.max(1, Math.round(windowWidth / 600));
}

/** Recipes a page: a multiple of 6 that grows with the window (spec §§3, 9). */
export function recipePageSize(windowWidth: number): number {
  return 6 * recipeRows(windowWidth);
}

/** The edition of the public offer in force: the day it was published. A new one asks everybody again. */
export const TERMS_VERSION = '2026-11-28';
