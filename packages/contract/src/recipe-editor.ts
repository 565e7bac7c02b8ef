import { oc } from '@orpc/contract';
import { LANGUAGES, PRICE_CURRENCIES, RECIPE_LIMITS, REVIEW_STATES, UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { recipeContent, recipeContentShape, writtenLine } from './recipe-content';
import { routes } from './routes';
import { done, id, language, text, wordsInQuery } from './types';

/** As many lines are understood in one call, each so long. */
export const MOST_LINES = RECIPE_LIMITS.lines;
export const LONGEST_LINE = 300;

/** What of a food an editor reckons and chooses with. */
export const editorFood = z.strictObject({
  id: z.string(),
  /** In the language asked for. */
  name: z.string(),
  icon: z.string(),
  /** The units it is usually measured in, the most usual first. */
  units: z.array(z.enum(UNIT_IDS)),
  /** Of 100 g of the edible part; null until somebody sets them. */
  per100g: z
    .strictObject({
      kcal: z.number(),
      protein: z.number(),
      fat: z.number(),
      carbs: z.number(),
      fiber: z.number().nullable(),
    })
    .nullable(),
  density: z.number().nullable(),
  gramsPerPiece: z.number().nullable(),
  unitGrams: z.partialRecord(z.enum(UNIT_IDS), z.number()),
  ediblePart: z.number().nullable(),
  /** In the reader's currency; null where none is known in it. */
  price: z
    .strictObject({
      minor: z.number(),
      currency: z.enum(PRICE_CURRENCIES),
      per: z.enum(['kg', 'l', 'piece']),
      estimate: z.boolean(),
    })
    .nullable(),
});

/** One line of text as it was understood: a heading, or the lines that it makes ("salt and pepper" makes two). */
export const understoodText = z.strictObject({
  text: z.string(),
  /** The line is a heading among lines ("For the sauce:"). */
  heading: z.string().nullable(),
  lines: z.array(
    z.strictObject({
      line: writtenLine,
      /** Foods that the name may mean, best first; the line has the first of them only where it is sure. */
      candidates: z.array(z.string()),
      /** What the written unit may mean besides. */
      otherUnits: z.array(z.enum(UNIT_IDS)),
    }),
  ),
});

/** What a save leaves behind. */
const saved = z.strictObject({
  id,
  /** The running number that people see. */
  number: z.int(),
  /** Grows by one with each save; the next save names it. */
  revision: z.int(),
  /** Foods of it that no catalogue knows: an administrator will set them within a day (spec §4). */
  proposed: z.array(z.string()),
});

/** A recipe as its author goes on writing it. */
export const writtenRecipe = z.strictObject({
  id,
  number: z.int(),
  revision: z.int(),
  updatedAt: z.string(),
  state: z.enum(REVIEW_STATES),
  content: recipeContentShape,
  /** The foods of its lines. */
  foods: z.array(editorFood),
});

/**
 * What a refusal CONFLICT of `save` and `create` carries as `current`: the version that somebody else, or
 * the same person elsewhere, saved in the meantime.
 */
export const currentVersion = writtenRecipe.omit({ foods: true });

const revision = z.int('type').min(1, 'number.range').max(2_147_483_647, 'number.range');

export const recipeEditor = {
  create: oc
    .route({
      ...routes.recipes.editor.create,
      summary: 'Stores a new recipe of one’s own; the same call again is the same recipe',
    })
    .input(z.strictObject({ id, content: recipeContent }))
    .output(saved),
  read: oc
    .route({ ...routes.recipes.editor.read, summary: 'An own recipe with all its texts, to be edited' })
    .input(z.strictObject({ id, language }))
    .output(writtenRecipe),
  save: oc
    .route({
      ...routes.recipes.editor.save,
      summary: 'Stores what was written; 409 with the newer version when it rests on an older one',
    })
    .input(z.strictObject({ id, revision, content: recipeContent }))
    .output(saved),
  remove: oc
    .route({ ...routes.recipes.editor.remove, summary: 'Takes an own recipe away' })
    .input(z.strictObject({ id }))
    .output(done),
  restore: oc
    .route({ ...routes.recipes.editor.restore, summary: 'Puts it back as it was' })
    .input(z.strictObject({ id }))
    .output(done),
  copy: oc
    .route({
      ...routes.recipes.editor.copy,
      summary: 'Makes an own recipe of one that the reader may read; the same call again is the same copy',
    })
    .input(z.strictObject({ id, copyId: id }))
    .output(saved),
  understand: oc
    .route({
      ...routes.recipes.editor.understand,
      summary: 'Reads lines of ingredients and joins them to the catalogue',
    })
    .input(
      z.strictObject({
        lines: z.array(text(LONGEST_LINE), 'type').min(1, 'blank').max(MOST_LINES, 'number.range'),
        language: z.enum(LANGUAGES, 'choice'),
      }),
    )
    .output(z.strictObject({ items: z.array(understoodText), foods: z.array(editorFood) })),
  foods: oc
    .route({ ...routes.recipes.editor.foods, summary: 'Foods by id, as the editor reckons with them' })
    .input(z.strictObject({ ids: wordsInQuery(2 * RECIPE_LIMITS.lines), language }))
    .output(z.strictObject({ items: z.array(editorFood) })),
};
