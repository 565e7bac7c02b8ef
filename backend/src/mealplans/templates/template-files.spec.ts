import { describe, expect, test } from '@jest/globals';
import { MEAL_TYPES, type Diet, type MealType } from '@sytno/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTemplateFiles, templateFor } from './template-files';

const SEEDS = join(import.meta.dirname, '../../../seeds');
const files = await readTemplateFiles(SEEDS);
const recipes = new Map(
  readdirSync(join(SEEDS, 'recipes')).map((name) => {
    const recipe = JSON.parse(readFileSync(join(SEEDS, 'recipes', name), 'utf8')) as {
      slug: string;
      mealTypes: MealType[];
    };
    return [recipe.slug, recipe];
  }),
);

describe('a week that comes with the product', () => {
  test('there is one for all and one without meat', () => {
    expect(files.map(({ slug }) => slug)).toEqual(['ordinary-week', 'week-without-meat']);
  });

  test.each(files.map((file) => [file.slug, file] as const))(
    '%s: every dish is there and suits its meal',
    (_, file) => {
      for (const day of file.days) {
        for (const mealType of MEAL_TYPES) {
          for (const slug of day[mealType] ?? []) {
            expect([slug, recipes.get(slug)?.mealTypes]).toEqual([slug, expect.arrayContaining([mealType])]);
          }
        }
      }
    },
  );

  test.each(files.map((file) => [file.slug, file] as const))(
    '%s: the first wishes leave each dish a day of rest, also from Sunday to Monday',
    (_, file) => {
      const days = [...file.days, file.days[0] ?? {}];
      for (const [place, day] of days.entries()) {
        const own = Object.values(day).map(([slug]) => slug);
        const before = Object.values(days[place - 1] ?? {}).map(([slug]) => slug);
        expect(new Set(own).size).toBe(own.length);
        expect(own.filter((slug) => before.includes(slug))).toEqual([]);
      }
    },
  );

  test.each<[Diet[], string]>([
    [[], 'ordinary-week'],
    [['any'], 'ordinary-week'],
    [['lenten'], 'week-without-meat'],
    [['any', 'vegetarian'], 'week-without-meat'],
  ])('for the diets %j is %s', (diets, slug) => {
    expect(templateFor(files, diets)?.slug).toBe(slug);
  });

  test('is not there where there are no files', async () => {
    expect(await readTemplateFiles('/nowhere')).toEqual([]);
    expect(templateFor([], [])).toBeUndefined();
  });
});
