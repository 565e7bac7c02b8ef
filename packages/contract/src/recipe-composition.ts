import { oc } from '@orpc/contract';
import { lineFaults, RECIPE_LIMITS } from '@sytno/domain';
import { z } from 'zod';
import { writtenLine } from './recipe-content';
import { editorFood } from './recipe-editor';
import { routes } from './routes';
import { done, id, language } from './types';

/** Lines as they are saved: what spec §5 wants of each is refused by place and code. */
const composedLines = z
  .array(writtenLine, 'type')
  .min(1, 'blank')
  .max(RECIPE_LIMITS.lines, 'number.range')
  .superRefine((lines, context) => {
    for (const [at, line] of lines.entries()) {
      for (const { path, code } of lineFaults(line)) {
        context.addIssue({ code: 'custom', message: code, path: [String(at), path] });
      }
    }
  });

/** A composition of one's own of another's recipe: other lines of ingredients, seen by nobody else. */
export const recipeComposition = {
  read: oc
    .route({
      ...routes.recipes.composition.read,
      summary: 'The own composition of a recipe, or what one would begin with',
    })
    .input(z.strictObject({ id, language }))
    .output(
      z.strictObject({
        /** Whether there is one; else the lines are the original's. */
        composed: z.boolean(),
        /** The author has changed the dish since. */
        outdated: z.boolean(),
        /** For so many servings. */
        servings: z.int(),
        lines: z.array(writtenLine),
        original: z.array(writtenLine),
        /** Grams of the original's finished dish; null when nobody weighed it. */
        cookedWeight: z.number().nullable(),
        /** The foods of all these lines. */
        foods: z.array(editorFood),
      }),
    ),
  save: oc
    .route({
      ...routes.recipes.composition.save,
      summary: 'Stores an own composition (premium); the lines of the original are none',
    })
    .input(z.strictObject({ id, lines: composedLines, language }))
    .output(
      z.strictObject({
        composed: z.boolean(),
        /** Foods of it that no catalogue knows: an administrator will set them within a day (spec §4). */
        proposed: z.array(z.string()),
      }),
    ),
  reset: oc
    .route({ ...routes.recipes.composition.reset, summary: 'Goes back to the original' })
    .input(z.strictObject({ id }))
    .output(done),
  keep: oc
    .route({
      ...routes.recipes.composition.keep,
      summary: 'Keeps the own composition although the author has changed the dish',
    })
    .input(z.strictObject({ id }))
    .output(done),
};
