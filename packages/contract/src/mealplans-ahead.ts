import { oc } from '@orpc/contract';
import { AHEAD_KINDS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { day, done, id, language, mealType } from './types';

/** What is done long before a meal: beans are soaked, meat is taken out of the freezer. */
export const ahead = {
  list: oc
    .route({
      ...routes.mealplans.ahead.list,
      summary: 'What has to be begun on a day for dishes of that day and the two after it',
    })
    .input(z.strictObject({ date: day, language }))
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            menuItemId: id,
            /** Which step or line of the recipe says it. */
            place: z.string(),
            recipeId: id,
            recipeName: z.string(),
            /** The meal's. */
            date: z.string(),
            mealType,
            kind: z.enum(AHEAD_KINDS),
            hours: z.number(),
            /** As the recipe says it, in the language it says it in. */
            text: z.string(),
            language,
            /** Earlier than the day that was asked for: it should stand already. */
            start: z.strictObject({ date: z.string(), part: z.enum(['morning', 'day', 'evening']) }),
            done: z.boolean(),
          }),
        ),
      }),
    ),
  tick: oc
    .route({ ...routes.mealplans.ahead.tick, summary: 'Say that something was done ahead, or was not' })
    .input(
      z.strictObject({
        id,
        place: z.string('type').regex(/^(?:stage|line)\.\d{1,3}$/, 'choice'),
        done: z.boolean('type'),
      }),
    )
    .output(done),
};
