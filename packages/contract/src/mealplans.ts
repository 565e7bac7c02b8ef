import { oc } from '@orpc/contract';
import { z } from 'zod';
import { nutrients } from './recipes';
import { routes } from './routes';
import { day, id, language, mealType } from './types';

export const menuItem = z.strictObject({
  id,
  date: z.string(),
  mealType,
  recipeId: id,
  recipeName: z.string(),
  /** Servings cooked: they drive the list and the cost of the cooking. */
  servings: z.int(),
  /** Grams eaten by the reader: they drive kcal and macros. */
  weightServing: z.number(),
  eaten: nutrients,
  noCookingRequired: z.boolean(),
});

export const mealplans = {
  menu: {
    week: oc
      .route({ ...routes.mealplans.menu.week, summary: 'The household’s menu of seven days from a Monday' })
      .input(z.strictObject({ from: day, language }))
      .output(z.strictObject({ from: z.string(), items: z.array(menuItem) })),
  },
};
