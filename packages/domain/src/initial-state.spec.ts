import { describe, expect, test } from '@jest/globals';
import {
  BREAKPOINTS,
  CHUNK_TIMEOUT_MS,
  DEFAULT_SERVINGS,
  FALLBACK_DAYS,
  NOTICE_MS,
  PASSWORD_MIN_LENGTH,
  recipePageSize,
  SIDER_WIDTH,
  STORAGE_KEYS,
  TRIAL_DAYS,
} from './defaults';
import {
  INITIAL_PROFILE,
  INITIAL_RECIPE_FILTERS,
  INITIAL_TEMPLATE_ITEM,
  initialMenuItem,
} from './initial-state';

/** The specification's own name, its value (spec §§3, 9), and what ours is. */
const table: [name: string, value: unknown, ours: unknown][] = [
  ['access', 'visitor', INITIAL_PROFILE.access],
  ['prem_already_activ', true, INITIAL_PROFILE.trialUsed],
  ['prem_day_left', 0, INITIAL_PROFILE.daysLeft],
  ['cal_IPD', 2000, INITIAL_PROFILE.targets.kcal],
  ['protein_IPD', 150, INITIAL_PROFILE.targets.protein],
  ['fat_IPD', 44, INITIAL_PROFILE.targets.fat],
  ['carbs_IPD', 250, INITIAL_PROFILE.targets.carbs],
  ['daily_cash_limit', 200, INITIAL_PROFILE.targets.cash],
  ['used_shopping_list', false, INITIAL_PROFILE.usedShoppingList],
  ['currentPage', 1, INITIAL_RECIPE_FILTERS.page],
  ['menu dateRecipe (today)', '2026-11-27', initialMenuItem('2026-11-27').date],
  ['menu num_servings', 4, initialMenuItem('2026-11-27').servings],
  ['template num_servings', 1, INITIAL_TEMPLATE_ITEM.servings],
  ['servings of a menu item', 4, DEFAULT_SERVINGS.menu],
  ['servings of a template item', 1, DEFAULT_SERVINGS.template],
  ['password minimum', 8, PASSWORD_MIN_LENGTH],
  ['free trial days', 14, TRIAL_DAYS],
  ['fallback days', 14, FALLBACK_DAYS],
  ['notice closes after', 5000, NOTICE_MS],
  ['script chunk time-out', 120000, CHUNK_TIMEOUT_MS],
  ['sider widths', { open: 200, collapsed: 80 }, SIDER_WIDTH],
  ['storage keys', ['user', 'lng', 'profile', 'profile_data'], Object.values(STORAGE_KEYS)],
  ['breakpoints', { xs: 479.98, sm: 575.98, md: 767.98, lg: 991.98, xl: 1199.98, xxl: 1599.98 }, BREAKPOINTS],
];

describe('the constants of the specification', () => {
  test.each(table)('%s is %j', (_, value, ours) => {
    expect(ours).toEqual(value);
  });

  test.each([320, 390, 820, 1024, 1440, 2560])('at %i px a page of recipes is a multiple of 6', (width) => {
    expect(recipePageSize(width) % 6).toBe(0);
    expect(recipePageSize(width)).toBeGreaterThanOrEqual(6);
  });

  test('a wider window never shows fewer recipes', () => {
    expect(recipePageSize(390)).toBeLessThanOrEqual(recipePageSize(820));
    expect(recipePageSize(820)).toBeLessThan(recipePageSize(1440));
  });
});
