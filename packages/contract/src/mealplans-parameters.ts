import { oc } from '@orpc/contract';
import {
  ALLERGENS,
  DIETS,
  EQUIPMENT,
  FIRST_RUN_QUESTIONS,
  HEALTH_CONSENT_VERSION,
  MEAL_TYPES,
  MOST_REPEATS,
  TIME_OF_DAY,
} from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import {
  amountInQuery,
  day,
  done,
  filledText,
  id,
  instant,
  language,
  mealType,
  money,
  text,
  whole,
} from './types';

/** Allergies and diet of one person: health data, there only while his consent stands (product decision 3). */
const healthFields = {
  allergens: z.array(z.enum(ALLERGENS, 'choice')).max(14, 'number.range'),
  diet: z.enum(DIETS, 'choice'),
};

/** Minutes to cook from Monday to Sunday; null is as long as it takes. */
const minutesOfWeek = z.array(whole(5, 600).nullable()).length(7, 'number.range');

/** Something for each of the five meals. */
const ofMeals = <T extends z.ZodType>(value: T) =>
  z.strictObject({
    breakfast: value,
    'morning-snack': value,
    dinner: value,
    'afternoon-snack': value,
    supper: value,
  });

/** 'HH:MM' on the clock of whoever reads it. */
const timeOfDay = z.string('type').regex(TIME_OF_DAY, 'choice');

const timesOfMeals = ofMeals(timeOfDay);
const sharesOfMeals = ofMeals(whole(0, 100));
const repeats = z.strictObject({ times: whole(1, MOST_REPEATS.times), days: whole(1, MOST_REPEATS.days) });
const equipment = z.enum(EQUIPMENT, 'choice');

const firstRunAnswer = z.enum(['answered', 'skipped'], 'choice');

/** By what the week of a household is planned, and what of it is the reader's own alone. */
export const parameters = z.strictObject({
  /** Ingredients that nobody wants on the table. */
  disliked: z.array(z.strictObject({ id: z.string(), name: z.string(), icon: z.string() })),
  minutes: z.array(z.int().nullable()),
  /** Meals that are planned on any day: those of `weekMeals` together. */
  mealTypes: z.array(mealType),
  /** Which meals are planned from Monday to Sunday. */
  weekMeals: z.array(z.array(mealType)),
  mealTimes: timesOfMeals,
  /** What each meal has of a day's energy, as weights against one another; usually per cent. */
  mealShares: sharesOfMeals,
  /** Recipes, and ids of categories and subcategories, that are not offered. */
  excludedRecipes: z.array(z.strictObject({ id, name: z.string() })),
  excludedCategories: z.array(z.string()),
  /** What the kitchen does not have. */
  missing: z.array(equipment),
  withoutElectricity: z.boolean(),
  favouritesFirst: z.boolean(),
  /** A dish comes at most so many times in so many days. */
  repeats: z.strictObject({ times: z.int(), days: z.int() }),
  /** Which of the reader's own targets bind him as a day's limit; `allowed` is whether they may (spec §6). */
  limits: z.strictObject({ allowed: z.boolean(), kcal: z.boolean(), cash: z.boolean() }),
  /** The reader's own; null without his consent. */
  health: z.strictObject({ ...healthFields, consentVersion: z.string(), consentAt: instant }).nullable(),
  /** Which questions of the first run were answered, and when it was over; null while it is to be shown. */
  firstRun: z.strictObject({
    answers: z.partialRecord(z.enum(FIRST_RUN_QUESTIONS), firstRunAnswer),
    finishedAt: instant.nullable(),
  }),
});

/** What holds for everybody at the table; what is left out stays. */
const ofHousehold = {
  /** Ids of ingredients. */
  disliked: z.array(text(80)).max(100, 'number.range').optional(),
  minutes: minutesOfWeek.optional(),
  /** The same meals on every day. */
  mealTypes: z.array(mealType).min(1, 'number.range').max(5, 'number.range').optional(),
  /** Meals from Monday to Sunday, at least one in the week; goes before `mealTypes`. */
  weekMeals: z
    .array(z.array(mealType).max(MEAL_TYPES.length, 'number.range'))
    .length(7, 'number.range')
    .refine((week) => week.some((meals) => meals.length > 0), 'number.range')
    .optional(),
  mealTimes: timesOfMeals.optional(),
  mealShares: sharesOfMeals.optional(),
  excludedRecipes: z.array(id).max(100, 'number.range').optional(),
  excludedCategories: z.array(text(80)).max(100, 'number.range').optional(),
  missing: z.array(equipment).max(EQUIPMENT.length, 'number.range').optional(),
  withoutElectricity: z.boolean('type').optional(),
  favouritesFirst: z.boolean('type').optional(),
  repeats: repeats.optional(),
};

/** A limit that binds on a day, and what the day has of it already: kcal, or minor units of money. */
const bound = { limit: z.int(), total: z.number() };

/** Who may read the household's week in his own calendar. */
const calendarLink = z.strictObject({
  /** Where a calendar fetches the menu from; null while there is no link. */
  url: z.string().nullable(),
  createdAt: instant.nullable(),
});

export const planParameters = {
  get: oc
    .route({ ...routes.mealplans.parameters.get, summary: 'By what the household’s week is planned' })
    .input(z.strictObject({ language }))
    .output(parameters),
  change: oc
    .route({
      ...routes.mealplans.parameters.change,
      summary: 'Change parameters; what is left out stays',
    })
    .input(
      z.strictObject({
        language,
        ...ofHousehold,
        /**
         * What the writer saw of what he changes: 409 with `data.current` when another changed the same to
         * something else meanwhile. Without it the later one stays.
         */
        seen: z.strictObject(ofHousehold).optional(),
        /** Whether the reader's own targets bind; needs premium to be set. */
        limits: z.strictObject({ kcal: z.boolean('type'), cash: z.boolean('type') }).optional(),
        /** The edition that is agreed to, or null to withdraw: allergies and diet are deleted then. */
        healthConsent: z.literal(HEALTH_CONSENT_VERSION, 'choice').nullable().optional(),
        health: z.strictObject(healthFields).optional(),
        /** What became of a question of the first run. */
        answer: z
          .strictObject({ question: z.enum(FIRST_RUN_QUESTIONS, 'choice'), answer: firstRunAnswer })
          .optional(),
        /** True: the first run is over. False: it is asked again from its beginning. */
        firstRunFinished: z.boolean('type').optional(),
      }),
    )
    .output(parameters),
  matches: oc
    .route({
      ...routes.mealplans.parameters.matches,
      summary:
        'How many recipes the parameters leave for each meal; time, which is a wish, counts for nothing',
    })
    .input(z.strictObject({}))
    .output(z.strictObject({ fit: ofMeals(z.int()), all: ofMeals(z.int()) })),
  limits: oc
    .route({
      ...routes.mealplans.parameters.limits,
      summary: 'The limits that bind the reader on a day, and what the day has of them; null is none',
    })
    .input(
      z.strictObject({
        date: day,
        /** A recipe that would come to the day. */
        recipeId: id.optional(),
        /** A food that would come to it; a portion of it, or so many grams. */
        ingredientId: filledText(80).optional(),
        grams: amountInQuery(1, 5_000).optional(),
      }),
    )
    .output(
      z.strictObject({
        kcal: z.strictObject(bound).nullable(),
        cash: z.strictObject({ ...bound, currency: money.shape.currency }).nullable(),
        /** What one serving of that recipe, or that food, would add; null without one, or while nothing binds. */
        more: z.strictObject({ kcal: z.number(), cash: z.number() }).nullable(),
      }),
    ),
};

export const calendar = {
  get: oc
    .route({ ...routes.mealplans.calendar.get, summary: 'The reader’s calendar link' })
    .output(calendarLink),
  create: oc
    .route({
      ...routes.mealplans.calendar.create,
      summary: 'Make a calendar link; the one there was ends',
      successStatus: 201,
    })
    .output(calendarLink),
  revoke: oc.route({ ...routes.mealplans.calendar.revoke, summary: 'End the calendar link' }).output(done),
};
