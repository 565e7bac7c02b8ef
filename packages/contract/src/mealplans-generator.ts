import { eventIterator, oc } from '@orpc/contract';
import { MEAL_TYPES, PLAN_REASONS, TARGET_KEYS } from '@sytno/domain';
import { z } from 'zod';
import { recipeCard } from './recipes';
import { routes } from './routes';
import { amount, day, done, id, language, mealType, whole } from './types';

/** An open meal is `2026-11-30 dinner`; a dish that stands on the menu has its own id. */
const slotId = z
  .string('type')
  .regex(/^(?:\d{4}-\d{2}-\d{2} [a-z-]{5,20}|[0-9a-f]{8}-[0-9a-f-]{27})$/, 'choice');
const dateText = z.string();
const targetKey = z.enum(TARGET_KEYS, 'choice');

/** kcal, grams, or minor units of money with fractions; target and percent are null without a target. */
const figure = z.strictObject({
  planned: z.number(),
  target: z.number().nullable(),
  /** By how many percent it is above, below when negative. */
  percent: z.number().nullable(),
  met: z.boolean(),
});
export const planFigures = z.strictObject({
  kcal: figure,
  protein: figure,
  fat: figure,
  carbs: figure,
  cash: figure,
});

/** How a day stands to one person's targets. */
const dayReport = z.strictObject({ date: dateText, personId: id, figures: planFigures, met: z.boolean() });

const bound = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal('cash'),
    date: dateText,
    personId: id,
    planned: z.number(),
    limit: z.number(),
  }),
  z.strictObject({
    code: z.literal('choice'),
    date: dateText,
    mealType,
    dishes: z.int(),
    cash: z.number().nullable(),
    minutes: z.int().nullable(),
  }),
  z.strictObject({ code: z.literal('locked'), date: dateText }),
]);

/** A smaller demand of this run alone: the parameters stay as they are. */
const change = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('cash'), more: z.number() }),
  z.strictObject({ code: z.literal('minutes'), weekday: z.int(), minutes: z.number() }),
  z.strictObject({ code: z.literal('repeats'), times: z.int() }),
  z.strictObject({ code: z.literal('disliked'), ingredientId: z.string(), name: z.string() }),
  z.strictObject({ code: z.literal('kcalAim') }),
  z.strictObject({ code: z.literal('target'), personId: id, figure: targetKey, target: z.number() }),
]);

const relaxation = z.strictObject({
  change,
  /** Days of people that meet all targets, now and with the change. */
  before: z.int(),
  after: z.int(),
  /** Minor units that the whole plan costs more; less when negative. */
  cash: z.number(),
});

const place = { date: dateText, mealType };

const contradiction = z.discriminatedUnion('code', [
  z.strictObject({
    code: z.literal('noDish'),
    ...place,
    /** At which rules the most dishes fell, the most first. */
    reasons: z.array(z.enum([...PLAN_REASONS, 'meal', 'price'])),
  }),
  z.strictObject({ code: z.literal('lockedUnknown'), ...place }),
  z.strictObject({
    code: z.literal('lockedBreaks'),
    ...place,
    recipeName: z.string(),
    rule: z.enum(PLAN_REASONS),
  }),
  z.strictObject({
    code: z.literal('least'),
    date: dateText,
    personId: id,
    figure: targetKey,
    least: z.number(),
    target: z.number(),
  }),
  z.strictObject({
    code: z.literal('most'),
    date: dateText,
    personId: id,
    most: z.number(),
    target: z.number(),
  }),
  z.strictObject({ code: z.literal('macros'), personId: id, kcal: z.number(), ofMacros: z.number() }),
]);

const dish = z.strictObject({
  recipeId: id,
  name: z.string(),
  picture: recipeCard.shape.picture,
});

/** What the reader has of a dish: grams, kcal, and minor units with fractions; money is 0 where no price is known. */
const mine = z.strictObject({ grams: z.number(), kcal: z.number(), cash: z.number() });

const proposedSlot = z.strictObject({
  id: z.string(),
  ...place,
  /** It stands on the menu and stays there. */
  kept: z.boolean(),
  locked: z.boolean(),
  /** Null: nothing may stand here. */
  dish: dish.nullable(),
  mine: mine.nullable(),
  plates: z.array(z.strictObject({ personId: id, grams: z.number() })),
});

const candidate = z.strictObject({
  seed: z.int(),
  slots: z.array(proposedSlot),
  days: z.array(dayReport),
  bounds: z.array(bound),
  relaxations: z.array(relaxation),
  contradictions: z.array(contradiction),
  /** False when time was over before the search was: the best that was found. */
  whole: z.boolean(),
});

/** From 0 to 2 times the usual. `leftovers` is one cooking for several days: not looked for where it is left out. */
export const planWeights = z.strictObject({
  targets: amount(0, 2),
  cost: amount(0, 2),
  variety: amount(0, 2),
  leftovers: amount(0, 2).optional(),
});

export const generation = z.strictObject({
  id,
  from: dateText,
  to: dateText,
  /** `lost`: nobody works on it any more, the server was started anew; `failed`: there is nothing to show. */
  status: z.enum(['working', 'ready', 'failed', 'lost']),
  /** While it works: who is served before, how far it is (0 to 1), and the dishes so far. */
  waiting: z.int(),
  share: z.number(),
  filling: z.array(z.strictObject({ id: z.string(), ...place, dish: dish.nullable() })),
  mealTypes: z.array(mealType),
  keep: z.boolean(),
  weights: planWeights,
  /** Smaller demands that were applied. */
  changes: z.array(change),
  /** None while the first is made; two to be compared. */
  candidates: z.array(candidate),
  /** Who has targets; the reader first. */
  people: z.array(z.strictObject({ id, name: z.string() })),
  /** ISO 4217. */
  currency: z.string(),
});

const state = z.strictObject({ generation: generation.nullable() });
const ofRun = { id, language };

export const planSeed = whole(1, 2_147_483_646);

const swapChoice = z.strictObject({
  dish,
  mine: mine.nullable(),
  /** The slot's day as it becomes, by person. */
  days: z.array(dayReport),
});

/** A plan out of the recipes for days of the household's menu: made, looked at, changed, taken (ADR 24). */
export const generator = {
  current: oc
    .route({ ...routes.mealplans.generator.current, summary: 'The household’s proposal, or how far it is' })
    .input(z.strictObject({ language }))
    .output(state),
  stream: oc
    .route({
      ...routes.mealplans.generator.stream,
      summary: 'How far the household’s proposal is, as it comes about; ends when nobody works on it',
    })
    .input(z.strictObject({ language }))
    .output(eventIterator(state)),
  start: oc
    .route({
      ...routes.mealplans.generator.start,
      summary: 'Begin to make a plan; it takes the place of the proposal before',
      successStatus: 201,
    })
    .input(
      z.strictObject({
        from: day,
        /** Of up to 7 days, with premium 28. */
        to: day,
        /** Meals to fill, as far as the parameters plan them. */
        mealTypes: z.array(mealType).min(1, 'required').max(MEAL_TYPES.length, 'number.range'),
        /** Dishes that stand on the menu stay; otherwise those of these meals are replaced, but for what was eaten. */
        keep: z.boolean('type').default(true),
        weights: planWeights.default({ targets: 1, cost: 1, variety: 1 }),
        /** The same seed and parameters give the same plan. */
        seed: planSeed.default(1),
        language,
      }),
    )
    .output(state),
  cancel: oc
    .route({ ...routes.mealplans.generator.cancel, summary: 'Stop at once; what was proposed before stays' })
    .input(z.strictObject(ofRun))
    .output(state),
  again: oc
    .route({ ...routes.mealplans.generator.again, summary: 'Make anew all that is not locked' })
    .input(z.strictObject(ofRun))
    .output(state),
  second: oc
    .route({ ...routes.mealplans.generator.second, summary: 'Make another plan to compare with' })
    .input(z.strictObject(ofRun))
    .output(state),
  relax: oc
    .route({ ...routes.mealplans.generator.relax, summary: 'Make it anew with a smaller demand' })
    .input(
      z.strictObject({
        ...ofRun,
        /** The place of the relaxation in the first candidate, from 0. */
        relaxation: whole(0, 20),
      }),
    )
    .output(state),
  choose: oc
    .route({ ...routes.mealplans.generator.choose, summary: 'Keep one of two that were compared' })
    .input(z.strictObject({ ...ofRun, candidate: whole(0, 1) }))
    .output(state),
  lock: oc
    .route({
      ...routes.mealplans.generator.lock,
      summary: 'Lock dishes, so that they stay when the rest is made anew',
    })
    .input(
      z.strictObject({
        ...ofRun,
        slots: z.array(slotId).min(1, 'required').max(300, 'number.range'),
        locked: z.boolean('type'),
      }),
    )
    .output(state),
  swaps: oc
    .route({ ...routes.mealplans.generator.swaps, summary: 'Dishes that could stand in a meal instead' })
    .input(z.strictObject({ ...ofRun, slot: slotId }))
    .output(z.strictObject({ items: z.array(swapChoice) })),
  swap: oc
    .route({ ...routes.mealplans.generator.swap, summary: 'Put another dish into a meal of the proposal' })
    .input(z.strictObject({ ...ofRun, slot: slotId, recipeId: id }))
    .output(state),
  take: oc
    .route({ ...routes.mealplans.generator.take, summary: 'Put the proposal on the menu, all or some days' })
    .input(
      z.strictObject({
        id,
        /** All days when left out. */
        dates: z.array(day).min(1, 'required').max(28, 'number.range').optional(),
        /** Also days that go over a limit. */
        overLimit: z.boolean('type').default(false),
      }),
    )
    .output(
      z.strictObject({
        /** Takes it back together with `removed`; null when nothing was added. */
        fill: id.nullable(),
        removed: z.array(id),
        added: z.int(),
      }),
    ),
  takeBack: oc
    .route({
      ...routes.mealplans.generator.takeBack,
      summary: 'Take off what was taken over, and put back what it replaced',
    })
    .input(z.strictObject({ fill: id.nullable(), removed: z.array(id).max(1_200, 'number.range'), language }))
    .output(done),
  discard: oc
    .route({ ...routes.mealplans.generator.discard, summary: 'Throw the proposal away' })
    .input(z.strictObject({ id }))
    .output(done),
};
