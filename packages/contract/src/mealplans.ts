import { oc } from '@orpc/contract';
import { z } from 'zod';
import { nutrients, recipeCard } from './recipes';
import { routes } from './routes';
import { amount, day, done, id, language, mealType, money, whole } from './types';

/** What one member or eater has of a dish. `userId` or `eaterId` says who. */
export const plate = z.strictObject({
  userId: id.nullable(),
  eaterId: id.nullable(),
  name: z.string(),
  grams: z.number(),
});

export const menuItem = z.strictObject({
  id,
  date: z.string(),
  mealType,
  position: z.int(),
  recipeId: id,
  recipeName: z.string(),
  picture: recipeCard.shape.picture,
  /** Servings cooked: they drive the list and the cost of the cooking. */
  servings: z.int(),
  /** Grams of one serving, and of the whole cooking. */
  servingWeight: z.number(),
  cookedWeight: z.number(),
  /** Grams the reader eats: they drive his kcal, macros and cost. */
  weightServing: z.number(),
  eaten: nutrients,
  /** Cost of the cooking and of what the reader eats, in his currency; null when no price is known. */
  cookingCost: money.nullable(),
  eatenCost: money.nullable(),
  plates: z.array(plate),
  /** Servings that nobody eats yet: "3 servings left". Rounded to quarters; 0 when nothing is left. */
  servingsLeft: z.number(),
  noCookingRequired: z.boolean(),
  complete: z.boolean(),
});

export const mealplans = {
  menu: {
    week: oc
      .route({ ...routes.mealplans.menu.week, summary: 'The household’s menu of seven days from a date' })
      .input(z.strictObject({ from: day, language }))
      .output(
        z.strictObject({
          from: z.string(),
          items: z.array(menuItem),
          /** What the members together may spend a day, in the reader's currency; null when one counts in another. */
          householdCash: money.nullable(),
        }),
      ),
    add: oc
      .route({ ...routes.mealplans.menu.add, summary: 'Put a recipe on the menu', successStatus: 201 })
      .input(
        z.strictObject({
          date: day,
          mealType,
          recipeId: id,
          servings: whole(1, 100).default(4),
          /** Grams the reader eats; one serving when left out. */
          weightServing: amount(0, 5_000).optional(),
          language,
        }),
      )
      .output(menuItem),
    change: oc
      .route({
        ...routes.mealplans.menu.change,
        summary: 'Change servings or grams, or move to another day or meal',
      })
      .input(
        z.strictObject({
          id,
          date: day.optional(),
          mealType: mealType.optional(),
          servings: whole(1, 100).optional(),
          weightServing: amount(0, 5_000).optional(),
          language,
        }),
      )
      .output(menuItem),
    remove: oc
      .route({ ...routes.mealplans.menu.remove, summary: 'Take a dish off the menu' })
      .input(z.strictObject({ id }))
      .output(done),
  },
};
