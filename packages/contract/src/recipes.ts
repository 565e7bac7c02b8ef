import { oc } from '@orpc/contract';
import { ALLERGENS, UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { id, language, mealType, money, page, text } from './types';

/** Energy and nutrients: kcal and grams. */
export const nutrients = z.strictObject({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbs: z.number(),
  fiber: z.number(),
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
  /** Grams of one serving. */
  weightServing: z.number(),
  perServing: nutrients,
  /** Pictures of the main ingredients (fluent-emoji names) and the plate's tint, for the drawn dish. */
  picture: z.strictObject({ icons: z.array(z.string()), tint: z.string() }),
});

/** Yes, no, or not to be known while a line's ingredient is unknown. */
const flag = z.enum(['yes', 'no', 'unknown']);

export const recipeLine = z.strictObject({
  position: z.int(),
  ingredientId: z.string().nullable(),
  ingredientName: z.string(),
  icon: z.string().nullable(),
  quantity: z.number().nullable(),
  quantityTo: z.number().nullable(),
  unit: z.enum(UNIT_IDS).nullable(),
  /** Grams as bought for the recipe's own servings; null when the amount cannot be weighed. */
  grams: z.number().nullable(),
  comment: z.string(),
  group: z.string(),
  optional: z.boolean(),
});

export const recipeDetails = recipeCard.omit({ picture: true }).extend({
  picture: recipeCard.shape.picture,
  language,
  subcategoryId: z.string(),
  categoryName: z.string(),
  subcategoryName: z.string(),
  prepMinutes: z.int(),
  cookMinutes: z.int(),
  restMinutes: z.int(),
  equipment: z.array(z.string()),
  withoutElectricity: z.boolean(),
  /** Grams of the finished dish for its own servings, and whether it was weighed or added up from the lines. */
  cookedWeight: z.number(),
  weightBasis: z.enum(['cooked', 'raw']),
  whole: nutrients,
  per100g: nutrients.nullable(),
  /** Which lines could not be counted; empty when the nutrition is complete. */
  missing: z.array(z.strictObject({ position: z.int(), reason: z.string() })),
  /** Cost of the whole cooking in the reader's currency; null when no price is known in it. */
  cost: money.extend({ estimate: z.boolean(), missing: z.array(z.int()) }).nullable(),
  flags: z.strictObject({
    vegan: flag,
    vegetarian: flag,
    lenten: flag,
    glutenFree: flag,
    allergens: z.array(z.enum(ALLERGENS)),
    allergensComplete: z.boolean(),
  }),
  lines: z.array(recipeLine),
  stages: z.array(z.strictObject({ position: z.int(), text: z.string(), minutes: z.int().nullable() })),
  sourceUrl: z.string().nullable(),
  myRecipe: z.boolean(),
});

export const category = z.strictObject({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  tint: z.string(),
  /** Recipes that the reader can see in it. */
  count: z.int(),
  subcategories: z.array(z.strictObject({ id: z.string(), name: z.string(), count: z.int() })),
});

export const recipes = {
  catalog: {
    list: oc
      .route({ ...routes.recipes.catalog.list, summary: 'Published and own recipes, by name' })
      .input(
        z.strictObject({
          ...page,
          language,
          name: text(120).optional(),
          mealType: mealType.optional(),
          category: text(40).optional(),
          subcategory: text(60).optional(),
        }),
      )
      .output(z.strictObject({ items: z.array(recipeCard), count: z.int() })),
    categories: oc
      .route({ ...routes.recipes.catalog.categories, summary: 'Categories with how many recipes each holds' })
      .input(z.strictObject({ language }))
      .output(z.strictObject({ items: z.array(category) })),
  },
  recipe: {
    get: oc
      .route({ ...routes.recipes.recipe.get, summary: 'One recipe with lines, stages, nutrition and cost' })
      .input(z.strictObject({ id, language }))
      .output(recipeDetails),
  },
};
