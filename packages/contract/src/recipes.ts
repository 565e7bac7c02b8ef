import { oc } from '@orpc/contract';
import { ALLERGENS, EQUIPMENT, STANDINGS, UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { photo } from './pictures';
import { recipeComposition } from './recipe-composition';
import { recipeEditor } from './recipe-editor';
import { pageNutrients } from './recipe-import';
import { recipesAdmin } from './recipes-admin';
import { routes } from './routes';
import {
  done,
  filledText,
  id,
  language,
  mealType,
  money,
  page,
  secret,
  text,
  wholeInQuery,
  wordsInQuery,
  yesInQuery,
} from './types';

/** Characters of a note that somebody keeps to a recipe. */
export const NOTE_LENGTH = 4_000;

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
  /** Its photo, where there is one; and what the drawn dish is made of: pictures of the main ingredients and the plate's tint. */
  picture: z.strictObject({ icons: z.array(z.string()), tint: z.string(), photo: photo.optional() }),
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
  stages: z.array(
    z.strictObject({
      position: z.int(),
      text: z.string(),
      minutes: z.int().nullable(),
      /** The heading above it; '' when it stands under the one before. */
      group: z.string(),
    }),
  ),
  sourceUrl: z.string().nullable(),
  /** What the page or text that it was imported from says besides; absent when that is nothing. */
  source: z.strictObject({ author: z.string().nullable(), nutrients: pageNutrients.nullable() }).optional(),
  myRecipe: z.boolean(),
  /** The reader's own composition of another's recipe, where he has one. */
  composition: z
    .strictObject({
      /** Whether lines, nutrition and cost here are his; else they are the original's, which he asked for. */
      shown: z.boolean(),
      /** The author has changed the dish since it was composed. */
      outdated: z.boolean(),
    })
    .optional(),
});

export const category = z.strictObject({
  id: z.string(),
  name: z.string(),
  icon: z.string(),
  tint: z.string(),
  /** Recipes that the reader can see in it. */
  count: z.int(),
  /** Not offered for choosing any more; what is in it stays. */
  hidden: z.literal(true).optional(),
  subcategories: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      count: z.int(),
      hidden: z.literal(true).optional(),
    }),
  ),
});

/** What a recipe is sorted by; `cheapest` by the cost of a serving in the reader's currency. */
export const RECIPE_SORTS = ['name', 'time', 'kcal', 'newest', 'cheapest'] as const;
/** Diets of the list, the strictest first. */
export const RECIPE_DIETS = ['vegan', 'lenten', 'vegetarian'] as const;

const MOST_KCAL = 100_000;

/** All of it narrows: a recipe is found when everything said holds for it. */
export const catalogQuestion = z.strictObject({
  ...page,
  language,
  /** A name in any language, a running number ("№ 1042"), or an ingredient. */
  name: text(120).optional(),
  /** Ids of ingredients: all of `ingredients` are in it, none of `without`. */
  ingredients: wordsInQuery(12),
  without: wordsInQuery(24),
  /** Ids of categories and subcategories: it is in one of them. */
  categories: wordsInQuery(60),
  mealType: mealType.optional(),
  /** Of one serving. */
  minKcal: wholeInQuery(0, MOST_KCAL).optional(),
  maxKcal: wholeInQuery(0, MOST_KCAL).optional(),
  /** At most so long from the first step to the table. */
  minutes: wholeInQuery(1, 100_000).optional(),
  diet: z.enum(RECIPE_DIETS, 'choice').optional(),
  glutenFree: yesInQuery,
  /** Allergens that are certainly not in it. */
  free: wordsInQuery(ALLERGENS.length).pipe(z.array(z.enum(ALLERGENS, 'choice'))),
  /** Equipment that it does without. */
  unequipped: wordsInQuery(EQUIPMENT.length).pipe(z.array(z.enum(EQUIPMENT, 'choice'))),
  withoutElectricity: yesInQuery,
  /** For holidays and guests. */
  festive: yesInQuery,
  favourites: yesInQuery,
  /** The reader's own. */
  mine: yesInQuery,
  /** Somebody of the household likes it. */
  liked: yesInQuery,
  /** Absent: the best match first where a name is looked for, else by name. */
  sort: z.enum(RECIPE_SORTS, 'choice').optional(),
});

/** The list's question once it is read. */
export type CatalogQuestion = z.output<typeof catalogQuestion>;

export const listedRecipe = recipeCard.extend({
  favorite: z.boolean(),
  /** Where the reader's own recipe stands on its way to everybody; absent with others' recipes. */
  standing: z.enum(STANDINGS).optional(),
  /** Its figures are those of the reader's own composition. */
  composed: z.boolean().optional(),
});

/** What the catalogue knows of a food, for whoever is curious. */
export const ingredientDetails = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** How it is called in the other languages, and other names in the reader's own. */
  otherNames: z.array(z.strictObject({ language, name: z.string() })),
  aliases: z.array(z.string()),
  icon: z.string(),
  tint: z.string(),
  aisle: z.string(),
  per100g: nutrients.extend({ fiber: z.number().nullable() }).nullable(),
  /** The table the nutrients come from, with its number for the food where it has one. */
  source: z.strictObject({ table: z.enum(['usda-sr26', 'usda-fdc', 'other']), ref: z.string() }),
  /** Months 1-12; empty: all year. */
  season: z.array(z.int()),
  /** In the reader's currency; null where none is known in it. */
  price: money.extend({ per: z.enum(['kg', 'l', 'piece']), estimate: z.boolean() }).nullable(),
  gramsPerPiece: z.number().nullable(),
  /** Grams a millilitre. */
  density: z.number().nullable(),
  /** The share of what is bought that is eaten, above 0 up to 1. */
  ediblePart: z.number(),
  shelfLifeDays: z.strictObject({
    pantry: z.int().nullable(),
    fridge: z.int().nullable(),
    freezer: z.int().nullable(),
  }),
  allergens: z.array(z.enum(ALLERGENS)),
  diets: z.array(z.enum(['vegan', 'vegetarian', 'lenten', 'glutenFree'])),
  /** Makes differ: the label tells. */
  readLabel: z.boolean(),
});

export const recipes = {
  catalog: {
    list: oc
      .route({ ...routes.recipes.catalog.list, summary: 'Published and own recipes, filtered and sorted' })
      .input(catalogQuestion)
      .output(
        z.strictObject({
          items: z.array(listedRecipe),
          count: z.int(),
          /** Names of the ingredients that the question is about. */
          foods: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        }),
      ),
    categories: oc
      .route({ ...routes.recipes.catalog.categories, summary: 'Categories with how many recipes each holds' })
      .input(z.strictObject({ language }))
      .output(
        z.strictObject({
          items: z.array(category),
          /** Bounds of the kcal filter, of what the reader sees; null while he sees nothing. */
          kcal: z.strictObject({ min: z.int(), max: z.int() }).nullable(),
        }),
      ),
    favorite: oc
      .route({ ...routes.recipes.catalog.favorite, summary: 'Puts a recipe among the favourites' })
      .input(z.strictObject({ id }))
      .output(done),
    unfavorite: oc
      .route({ ...routes.recipes.catalog.unfavorite, summary: 'Takes a recipe out of the favourites' })
      .input(z.strictObject({ id }))
      .output(done),
  },
  recipe: {
    get: oc
      .route({ ...routes.recipes.recipe.get, summary: 'One recipe with lines, stages, nutrition and cost' })
      .input(
        z.strictObject({
          id,
          language,
          /** The original also to somebody who has a composition of his own. */
          original: yesInQuery,
        }),
      )
      .output(recipeDetails),
    remarks: oc
      .route({
        ...routes.recipes.recipe.remarks,
        summary: 'The own note, who of the household liked it, how often it was cooked',
      })
      .input(z.strictObject({ id }))
      .output(
        z.strictObject({
          note: z.string(),
          /** Whether it is among the reader's favourites. */
          favorite: z.boolean(),
          /** Members who said something, in the order they came. */
          opinions: z.array(z.strictObject({ name: z.string(), liked: z.boolean(), mine: z.boolean() })),
          cooked: z.strictObject({
            /** Days on which the household cooked it: by the menu's past, or because somebody said so. */
            times: z.int(),
            lastOn: z.string().nullable(),
            /** The reader's own word for today, to be taken back. */
            todayId: id.nullable(),
          }),
        }),
      ),
    keepNote: oc
      .route({ ...routes.recipes.recipe.keepNote, summary: 'Keeps the own note; an empty one is none' })
      .input(z.strictObject({ id, text: text(NOTE_LENGTH) }))
      .output(done),
    like: oc
      .route({
        ...routes.recipes.recipe.like,
        summary: 'Says whether the dish was liked; null takes it back',
      })
      .input(z.strictObject({ id, liked: z.boolean('type').nullable() }))
      .output(done),
    cookedToday: oc
      .route({ ...routes.recipes.recipe.cookedToday, summary: 'Says that it was cooked today' })
      .input(z.strictObject({ id }))
      .output(z.strictObject({ id })),
    takeBackCooked: oc
      .route({ ...routes.recipes.recipe.takeBackCooked, summary: 'Takes that back' })
      .input(z.strictObject({ id, cookedId: id }))
      .output(done),
    sharedState: oc
      .route({
        ...routes.recipes.recipe.sharedState,
        summary: 'The own link to the recipe, when there is one',
      })
      .input(z.strictObject({ id }))
      .output(z.strictObject({ token: z.string().nullable() })),
    share: oc
      .route({ ...routes.recipes.recipe.share, summary: 'Makes a link that is read without an account' })
      .input(z.strictObject({ id }))
      .output(z.strictObject({ token: z.string() })),
    unshare: oc
      .route({ ...routes.recipes.recipe.unshare, summary: 'Takes the link back for good' })
      .input(z.strictObject({ id }))
      .output(done),
    shared: oc
      .route({ ...routes.recipes.recipe.shared, summary: 'The recipe behind a link' })
      .input(z.strictObject({ token: secret, language }))
      .output(
        z.strictObject({
          /** Without prices, which are a reader's. */
          recipe: recipeDetails,
          /** Whether whoever has an account may open it in the catalogue. */
          published: z.boolean(),
        }),
      ),
  },
  editor: recipeEditor,
  composition: recipeComposition,
  ingredients: {
    get: oc
      .route({ ...routes.recipes.ingredients.get, summary: 'What the catalogue knows of one ingredient' })
      .input(z.strictObject({ id: filledText(64), language }))
      .output(ingredientDetails),
    find: oc
      .route({
        ...routes.recipes.ingredients.find,
        summary: 'Ingredients by a name in any language, best first',
      })
      .input(z.strictObject({ text: text(80), language }))
      .output(
        z.strictObject({
          items: z.array(z.strictObject({ id: z.string(), name: z.string(), icon: z.string() })),
        }),
      ),
    units: oc
      .route({ ...routes.recipes.ingredients.units, summary: 'Units to choose among, in their order' })
      .output(z.strictObject({ items: z.array(z.enum(UNIT_IDS)) })),
  },
  admin: recipesAdmin,
};
