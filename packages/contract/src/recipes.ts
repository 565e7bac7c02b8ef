import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { id, language, mealType, paging, text } from './types';

/** Nutrients of one serving: kcal and grams. */
export const nutrients = z.strictObject({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbs: z.number(),
});

export const recipeCard = z.strictObject({
  id,
  /** The running number that people see, "№ 1042". */
  number: z.int(),
  name: z.string(),
  description: z.string(),
  categoryId: z.string(),
  mealTypes: z.array(mealType),
  servings: z.int(),
  minutes: z.int(),
  perServing: nutrients,
});

export const recipes = {
  catalog: {
    list: oc
      .route({ ...routes.recipes.catalog.list, summary: 'Published and own recipes, by name' })
      .input(
        z.strictObject({
          ...paging,
          language,
          name: text(120).optional(),
          mealType: mealType.optional(),
        }),
      )
      .output(z.strictObject({ items: z.array(recipeCard), count: z.int() })),
  },
};
