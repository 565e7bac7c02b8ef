import { oc } from '@orpc/contract';
import { MOST_GUESTS } from '@sytno/domain';
import { z } from 'zod';
import { mealGuests, menuItem, menuNote } from './mealplans-menu';
import { routes } from './routes';
import { amount, day, done, filledText, id, language, mealType, text, whole } from './types';

const words = filledText(200);

/** Servings that each of these items is cooked with when it leaves a pot. */
const parts = z
  .array(z.strictObject({ id, servings: whole(1, 100) }))
  .min(1, 'required')
  .max(40, 'number.range');

/** What stands on a menu beside dishes, and what is cooked at once. */
export const kitchen = {
  products: {
    add: oc
      .route({
        ...routes.mealplans.products.add,
        summary: 'Put a food on the menu that nobody cooks: an apple, a glass of kefir',
        successStatus: 201,
      })
      .input(
        z.strictObject({
          date: day,
          mealType,
          /** Of the catalogue. */
          ingredientId: text(80),
          /** Grams each person eats; a portion when left out: a piece, a glass or 100 g. */
          grams: amount(1, 5_000).optional(),
          language,
        }),
      )
      .output(menuItem),
  },
  notes: {
    add: oc
      .route({ ...routes.mealplans.notes.add, summary: 'Write a note on a meal', successStatus: 201 })
      .input(z.strictObject({ date: day, mealType, text: words }))
      .output(menuNote),
    change: oc
      .route({ ...routes.mealplans.notes.change, summary: 'Write a note anew' })
      .input(z.strictObject({ id, text: words }))
      .output(menuNote),
    remove: oc
      .route({ ...routes.mealplans.notes.remove, summary: 'Take a note off the menu' })
      .input(z.strictObject({ id }))
      .output(done),
  },
  cookings: {
    combine: oc
      .route({
        ...routes.mealplans.cookings.combine,
        summary: 'Cook several items of one dish at once, on the first of their days',
        successStatus: 201,
      })
      .input(
        z.strictObject({
          ids: z.array(id).min(2, 'number.range').max(40, 'number.range'),
          /** In the pot; as many as they have together when left out. */
          servings: whole(1, 100).optional(),
        }),
      )
      .output(z.strictObject({ id, servings: z.int() })),
    split: oc
      .route({ ...routes.mealplans.cookings.split, summary: 'Cook each of them by itself again' })
      .input(
        z.strictObject({
          /** Of the cooking. */
          id,
          /** Who leaves the pot, and with how many servings; left out: all, by what they eat. */
          parts: parts.optional(),
        }),
      )
      .output(z.strictObject({ parts: z.array(z.strictObject({ id, servings: z.int() })) })),
  },
  guests: {
    set: oc
      .route({
        ...routes.mealplans.guests.set,
        summary: 'How many guests there are at a meal; as many servings are cooked more',
      })
      .input(
        z.strictObject({
          date: day,
          mealType,
          count: whole(0, MOST_GUESTS),
          /** What the writer saw: 409 with `data.current` when another said otherwise meanwhile. */
          seen: whole(0, MOST_GUESTS).optional(),
        }),
      )
      .output(mealGuests),
  },
};
