import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { amount, day, done, id, language, mealType, text } from './types';

/**
 * What became of a planned dish, or what was eaten beside the plan: `eaten` grams of the dish, `skipped`,
 * `replaced` by something else, `elsewhere` for what no dish was planned for.
 */
export const FACT_KINDS = ['eaten', 'skipped', 'replaced', 'elsewhere'] as const;

const kind = z.enum(FACT_KINDS);

/** Something that was eaten. Its figures are as they were when it was said; they stay when the dish changes. */
export const fact = z.strictObject({
  id,
  date: z.string(),
  mealType,
  /** The planned dish it is about; that may stand on another day by now, or nowhere. */
  menuItemId: id.nullable(),
  kind,
  /** What it was: a recipe, a food, or neither where figures were typed. */
  recipeId: id.nullable(),
  ingredientId: z.string().nullable(),
  name: z.string(),
  grams: z.number().nullable(),
  kcal: z.number(),
  /** Grams; null where nobody told. */
  protein: z.number().nullable(),
  fat: z.number().nullable(),
  carbs: z.number().nullable(),
  fiber: z.number().nullable(),
  complete: z.boolean(),
});

/** What another member ate of a planned dish; what he ate instead or elsewhere is his own matter. */
const othersFact = z.strictObject({
  menuItemId: id,
  date: z.string(),
  userId: id,
  kind,
  grams: z.number().nullable(),
});

/** What an act did; `id` takes it back, null when there was nothing to do. */
const act = z.strictObject({ id: id.nullable(), count: z.int() });

const grams = amount(0, 5_000);
const macro = amount(0, 1_000).optional();

const something = z
  .strictObject({
    date: day,
    mealType,
    /** Instead of this planned dish; date and meal are its own then. */
    menuItemId: id.optional(),
    /** A fact of the same person that it takes the place of. */
    factId: id.optional(),
    /** One of the three: a recipe or a food with its grams, or kcal that are typed. */
    recipeId: id.optional(),
    ingredientId: text(80).optional(),
    grams: amount(1, 5_000).optional(),
    name: text(120).default(''),
    kcal: amount(0, 10_000).optional(),
    protein: macro,
    fat: macro,
    carbs: macro,
    language,
  })
  .superRefine((given, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const sources = [given.recipeId, given.ingredientId, given.kcal].filter(
      (one) => one !== undefined,
    ).length;
    if (sources === 0) fault('kcal', 'blank');
    else if (sources > 1) fault('kcal', 'choice');
    else if (given.kcal === undefined && given.grams === undefined) fault('grams', 'blank');
  });

export const facts = {
  week: oc
    .route({ ...routes.mealplans.facts.week, summary: 'What was eaten in the week that holds a date' })
    .input(z.strictObject({ from: day, language }))
    .output(
      z.strictObject({
        from: z.string(),
        /** The reader. */
        userId: id,
        /** His own. */
        facts: z.array(fact),
        others: z.array(othersFact),
      }),
    ),
  asPlanned: oc
    .route({
      ...routes.mealplans.facts.asPlanned,
      summary: 'The reader ate a dish, a meal or a day as planned; what he said already stays',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        date: day,
        mealType: mealType.optional(),
        menuItemId: id.optional(),
        language,
      }),
    )
    .output(act),
  plates: oc
    .route({
      ...routes.mealplans.facts.plates,
      summary: 'How many grams of a dish members of the household ate; 0 is skipped',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        menuItemId: id,
        plates: z
          .array(z.strictObject({ userId: id, grams }), 'type')
          .min(1, 'number.range')
          .max(30, 'number.range'),
        language,
      }),
    )
    .output(act),
  other: oc
    .route({
      ...routes.mealplans.facts.other,
      summary: 'Something was eaten instead of a planned dish, or beside the plan',
      successStatus: 201,
    })
    .input(something)
    .output(act),
  remove: oc
    .route({ ...routes.mealplans.facts.remove, summary: 'Nothing is said any more of what was eaten' })
    .input(z.strictObject({ id }))
    .output(act),
  undo: oc
    .route({ ...routes.mealplans.facts.undo, summary: 'Takes back one act of the reader' })
    .input(z.strictObject({ id }))
    .output(done),
  weigh: oc
    .route({
      ...routes.mealplans.facts.weigh,
      summary: 'New grams of the reader for several planned dishes at once',
    })
    .input(
      z.strictObject({
        plates: z
          .array(z.strictObject({ menuItemId: id, grams }), 'type')
          .min(1, 'number.range')
          .max(40, 'number.range'),
      }),
    )
    .output(done),
};
