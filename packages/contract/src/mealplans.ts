import { oc } from '@orpc/contract';
import { PLAN_REASONS } from '@sytno/domain';
import { z } from 'zod';
import { calendar, planParameters } from './mealplans-parameters';
import { ahead } from './mealplans-ahead';
import { facts } from './mealplans-facts';
import { generator } from './mealplans-generator';
import { kitchen } from './mealplans-kitchen';
import { mealGuests, menuItem, menuNote, planDeed } from './mealplans-menu';
import { templateCalls } from './mealplans-templates';
import { recipeCard } from './recipes';
import { routes } from './routes';
import { amount, day, done, id, language, mealType, money, text, whole } from './types';

/** A dish of a week that comes with the product. */
const builtInDish = z.strictObject({
  mealType,
  recipeId: id,
  recipeName: z.string(),
  picture: recipeCard.shape.picture,
});

/** A week of dishes without dates that comes with the product; its days go from Monday to Sunday. */
export const builtInTemplate = z.strictObject({
  slug: z.string(),
  name: z.string(),
  about: z.string(),
  days: z.array(z.array(builtInDish)),
});

const place = { date: z.string(), mealType };

/** What filling a week did: which dishes came, instead of which, and which slots stay empty. */
export const weekFilled = z.strictObject({
  /** Takes it back; null when nothing was added. */
  id: id.nullable(),
  from: z.string(),
  to: z.string(),
  template: z.string(),
  added: z.array(
    z.strictObject({
      ...place,
      recipeName: z.string(),
      picture: recipeCard.shape.picture,
      /** The template's own dish and why another one came; null when it is the template's. */
      insteadOf: z
        .strictObject({
          /** Null when the catalogue does not have it (any more). */
          recipeName: z.string().nullable(),
          reason: z.enum([...PLAN_REASONS, 'repeat', 'missing']),
        })
        .nullable(),
      /** It takes longer than the day's cooking time; nothing quicker may be eaten. */
      overTime: z.boolean(),
    }),
  ),
  empty: z.array(z.strictObject({ ...place, reason: z.enum([...PLAN_REASONS, 'repeat', 'none']) })),
});

/** The `data.current` of OVER_LIMIT where days are copied: each day that would go over, and by how much. */
export interface CopyOver {
  /** What must not be passed in silence; money in minor units; null is none. */
  limits: { kcal: number | null; cash: number | null };
  /** Of `limits.cash`. */
  currency: string;
  days: { date: string; over: { kcal?: number; cash?: number } }[];
}

/** A day, or as many as a week has. */
const daysOfMenu = whole(1, 7);

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
          /** Absent where the server is older than they are (API 1.0). */
          notes: z.array(menuNote).optional(),
          /** Meals that have guests. Absent where the server is older than they are. */
          guests: z.array(mealGuests).optional(),
          /** What others of the household did within the last minute, the oldest first. */
          deeds: z.array(planDeed).optional(),
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
          /** The dish comes from a cooking that nobody planned here. */
          noCookingRequired: z.boolean('type').default(false),
          /** The item whose pot feeds this one too: the same recipe, and nothing is cooked for it. */
          leftoverOf: id.optional(),
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
          /**
           * What the writer saw of what he changes: 409 with `data.current` when another changed the same to
           * something else meanwhile. Without it the later one stays.
           */
          seen: z
            .strictObject({
              place: z.strictObject({ date: day, mealType }).optional(),
              servings: whole(1, 100).optional(),
            })
            .optional(),
          language,
        }),
      )
      .output(menuItem),
    remove: oc
      .route({ ...routes.mealplans.menu.remove, summary: 'Take a dish off the menu' })
      .input(z.strictObject({ id }))
      .output(done),
    restore: oc
      .route({
        ...routes.mealplans.menu.restore,
        summary: 'Put a dish back that was taken off within the last day, with everybody’s grams',
      })
      .input(z.strictObject({ id, language }))
      .output(menuItem),
    copyDays: oc
      .route({
        ...routes.mealplans.menu.copyDays,
        summary: 'Copy the dishes of a day or a week to other days, once or several times after one another',
        successStatus: 201,
      })
      .input(
        z.strictObject({
          from: day,
          /** The first day that gets copies. */
          to: day,
          days: daysOfMenu,
          /** As many times after one another: a week that repeats. */
          times: whole(1, 8).default(1),
          /** With the guests of these meals, where nobody said yet how many come. */
          guests: z.boolean('type').optional(),
          /**
           * Days that the reader agreed to have over his limits; OVER_LIMIT names those he did not (`CopyOver`).
           * Left out by pages that do not ask yet.
           */
          over: z.array(day).max(56, 'number.range').optional(),
        }),
      )
      .output(
        z.strictObject({
          /** Takes the copies off again (`templates.takeBackFill`); null when there was nothing to copy. */
          id: id.nullable(),
          count: z.int(),
        }),
      ),
    clearDays: oc
      .route({ ...routes.mealplans.menu.clearDays, summary: 'Take everything off a day or a week' })
      .input(z.strictObject({ from: day, days: daysOfMenu }))
      .output(z.strictObject({ ids: z.array(id) })),
    restoreDays: oc
      .route({
        ...routes.mealplans.menu.restoreDays,
        summary: 'Put dishes back that were taken off within the last day, with everybody’s grams',
      })
      .input(z.strictObject({ ids: z.array(id).min(1, 'required').max(280, 'number.range'), language }))
      .output(z.strictObject({ count: z.int() })),
  },
  facts,
  parameters: planParameters,
  templates: {
    builtIn: oc
      .route({ ...routes.mealplans.templates.builtIn, summary: 'Weeks that come with the product' })
      .input(z.strictObject({ language }))
      .output(z.strictObject({ items: z.array(builtInTemplate) })),
    fillWeek: oc
      .route({
        ...routes.mealplans.templates.fillWeek,
        summary: 'Fill the empty meals of seven days out of a built-in week, by the household’s parameters',
        successStatus: 201,
      })
      .input(
        z.strictObject({
          from: day,
          /** Which one; the one that suits the diets when left out. */
          template: text(60).optional(),
          language,
        }),
      )
      .output(weekFilled),
    takeBackFill: oc
      .route({
        ...routes.mealplans.templates.takeBackFill,
        summary: 'Take off what came at once, and put back what it took the place of',
      })
      .input(z.strictObject({ id }))
      .output(done),
    ...templateCalls,
  },
  generator,
  calendar,
  ...kitchen,
  ahead,
};
