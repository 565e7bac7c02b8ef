import {
  contentFaults,
  EQUIPMENT,
  LANGUAGES,
  RECIPE_LIMITS,
  UNIT_IDS,
  type RecipeContent,
} from '@sytno/domain';
import { z } from 'zod';
import { amount, filledText, id, language, mealType, text, whole } from './types';

/** A text in the languages its author writes in. */
const words = (max: number) => z.partialRecord(z.enum(LANGUAGES, 'choice'), text(max));

const quantity = amount(0.0001, RECIPE_LIMITS.quantity);
const minutes = whole(0, RECIPE_LIMITS.minutes);
const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** One line of ingredients as its author writes it. */
export const writtenLine = z.strictObject({
  /** Null: a food the catalogue does not know, called by `food`. */
  ingredientId: filledText(64).nullable(),
  food: words(RECIPE_LIMITS.food),
  quantity: quantity.nullable(),
  quantityTo: quantity.nullable(),
  unit: z.enum(UNIT_IDS, 'choice').nullable(),
  comment: words(RECIPE_LIMITS.comment),
  /** The heading above the line; nothing when it stands under the one before. */
  group: words(RECIPE_LIMITS.group),
  optional: z.boolean('type'),
});

export const writtenStage = z.strictObject({
  text: words(RECIPE_LIMITS.stage),
  minutes: whole(1, RECIPE_LIMITS.minutes).nullable(),
  group: words(RECIPE_LIMITS.group),
});

/** All that an author writes of a recipe, whether or not it is complete. */
export const recipeContentShape = z.strictObject({
  languages: z
    .array(language, 'type')
    .min(1, 'blank')
    .max(LANGUAGES.length, 'number.range')
    .refine(distinct, 'choice'),
  name: words(RECIPE_LIMITS.name),
  description: words(RECIPE_LIMITS.description),
  lines: z.array(writtenLine, 'type').max(RECIPE_LIMITS.lines, 'number.range'),
  stages: z.array(writtenStage, 'type').max(RECIPE_LIMITS.stages, 'number.range'),
  categoryId: text(64),
  subcategoryId: filledText(64).nullable(),
  mealTypes: z.array(mealType, 'type').refine(distinct, 'choice'),
  servings: whole(1, RECIPE_LIMITS.servings),
  cookedWeight: amount(1, RECIPE_LIMITS.cookedWeight).nullable(),
  prepMinutes: minutes,
  cookMinutes: minutes,
  restMinutes: minutes,
  equipment: z.array(z.enum(EQUIPMENT, 'choice'), 'type').refine(distinct, 'choice'),
  withoutElectricity: z.boolean('type'),
  sourceUrl: filledText(RECIPE_LIMITS.sourceUrl).nullable(),
  pictureId: id.nullable(),
});

/**
 * What the editor saves, an import makes, a copy takes over and a review reads. What spec §5 wants of it is
 * refused here by place and code (`contentFaults`).
 */
export const recipeContent = recipeContentShape.superRefine((content: RecipeContent, context) => {
  for (const { path, code } of contentFaults(content)) {
    context.addIssue({ code: 'custom', message: code, path: path.split('.') });
  }
});
