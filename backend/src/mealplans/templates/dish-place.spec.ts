import { expect, test } from '@jest/globals';
import { comingOf } from './dish-place';

const dish = (weekday: number, recipeId: string) => ({
  week: 1,
  weekday,
  mealType: 'dinner' as const,
  recipeId,
});
const item = (weekday: number, recipeId: string) => ({ ...dish(weekday, recipeId), servings: 1, grams: 300 });
const ITEMS = [item(1, 'borscht'), item(1, 'bread'), item(2, 'borscht')];

test('all of a template come unless some are named', () => {
  expect(comingOf(ITEMS, undefined)).toEqual(ITEMS);
  expect(comingOf(ITEMS, [dish(1, 'borscht')])).toEqual([ITEMS[0]]);
  expect(comingOf(ITEMS, [dish(2, 'bread')])).toEqual([]);
});

test('another dish comes instead of one, at its place alone and with grams of its own', () => {
  const swap = { ...dish(2, 'borscht'), by: 'soup', grams: null };
  expect(comingOf(ITEMS, undefined, [swap])).toEqual([
    ITEMS[0],
    ITEMS[1],
    { ...item(2, 'soup'), grams: null },
  ]);
});
