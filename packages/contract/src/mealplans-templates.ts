import { oc } from '@orpc/contract';
import {
  MEAL_TYPES,
  PLAN_REASONS,
  STANDINGS,
  TEMPLATE_DISHES,
  TEMPLATE_KINDS,
  TEMPLATE_WEEKS,
} from '@sytno/domain';
import { z } from 'zod';
import { planFigures, planSeed, planWeights } from './mealplans-generator';
import { nutrients, recipeCard } from './recipes';
import { REVIEW_TEXT } from './recipe-publishing';
import { routes } from './routes';
import { amount, day, done, filledText, id, language, mealType, money, page, text, whole } from './types';

/** Characters of a template's name and of what it says of itself. */
export const TEMPLATE_TEXT = { name: 80, about: 500 } as const;

const kind = z.enum(TEMPLATE_KINDS, 'choice');
const version = whole(1, 2_147_483_647);

/** A dish of a template (spec §3). */
const templateItem = z.strictObject({
  week: whole(1, TEMPLATE_WEEKS.most),
  /** 1 for Monday to 7; 1 in a template of one day. */
  weekday: whole(1, 7),
  mealType,
  recipeId: id,
  /** Servings to cook for one person. */
  servings: whole(1, 100).default(1),
  /** Grams one person eats; one serving of the recipe when null. */
  grams: amount(1, 5_000).nullable().default(null),
});

/** All that an author writes. Of a meal, the dishes stand in the order given. */
const content = {
  name: filledText(TEMPLATE_TEXT.name),
  about: text(TEMPLATE_TEXT.about),
  kind,
  /** 1 for a day and a week. */
  weeks: whole(1, TEMPLATE_WEEKS.most),
  items: z.array(templateItem).max(TEMPLATE_DISHES, 'number.range'),
};

/** A dish as a template shows it; figures and cost are of one serving. */
export const templateDish = z.strictObject({
  recipeId: id,
  recipeName: z.string(),
  picture: recipeCard.shape.picture,
  servingWeight: z.number(),
  perServing: nutrients,
  /** In the reader's currency; null when no price is known. */
  cost: money.nullable(),
  complete: z.boolean(),
  /** Not published: a template with it cannot be published. */
  own: z.boolean(),
  /** The food it is, where it is no dish. */
  product: z.string().optional(),
});

const templateProposed = z.strictObject({
  ...templateItem.shape,
  servings: z.int(),
  grams: z.number().nullable(),
  week: z.int(),
  weekday: z.int(),
});

const head = {
  id,
  /** The running number that people see. */
  number: z.int(),
  name: z.string(),
  about: z.string(),
  kind,
  weeks: z.int(),
  /** '' when he gave no name; null for one that comes with the product. */
  author: z.string().nullable(),
  mine: z.boolean(),
  builtIn: z.boolean(),
  /** Where it stands on its way to everybody; null when it is somebody else's. */
  standing: z.enum(STANDINGS).nullable(),
};

export const templateCard = z.strictObject({
  ...head,
  /** Dishes that the reader can see, and days that have some. */
  dishes: z.int(),
  days: z.int(),
  /** One person's, of a day that has dishes, on average; money is null where no price is known. */
  aDay: z.strictObject({ kcal: z.number(), cash: money.nullable() }),
  pictures: z.array(recipeCard.shape.picture),
});

export const template = z.strictObject({
  ...head,
  /** Of the words in it. */
  language,
  version: z.int(),
  updatedAt: z.string(),
  /** What the administrator said last, when it was returned. */
  reason: z.string().nullable(),
  /** Waits for the reader, who is an administrator. */
  toReview: z.boolean(),
  items: z.array(templateProposed),
  dishes: z.array(templateDish),
  /** Dishes that the reader may not see (any more); they are not among the items. */
  missing: z.int(),
  /** What it is a part of, such as a week of a course: where that stands, without language prefix. */
  home: z.strictObject({ title: z.string(), path: z.string() }).optional(),
  /** Where it lies on the reader's menu, the latest first. */
  uses: z.array(z.strictObject({ id, from: z.string(), to: z.string(), count: z.int() })),
});

/** A dish of a template by its place; a meal may have several. */
const dishPlace = {
  week: whole(1, TEMPLATE_WEEKS.most),
  weekday: whole(1, 7),
  mealType,
  recipeId: id,
};

const how = {
  id,
  /** The date of the template's first day. */
  from: day,
  /** Behind what stands on its days, or instead of it. */
  mode: z.enum(['append', 'replace'], 'choice'),
  /** The reader's own portions weighed anew for his targets. */
  rescale: z.boolean('type').default(false),
  /** With `rescale`: those of the other members as well, each for targets of his own. */
  everybody: z.boolean('type').optional(),
  /** Only these dishes; all when left out. */
  part: z
    .array(z.strictObject(dishPlace), 'type')
    .min(1, 'blank')
    .max(TEMPLATE_DISHES, 'number.range')
    .optional(),
  /** Dishes that others come instead of. */
  swaps: z
    .array(z.strictObject({ ...dishPlace, by: id, grams: amount(1, 5_000).nullable().default(null) }), 'type')
    .max(TEMPLATE_DISHES, 'number.range')
    .optional(),
};

const figures = nutrients.omit({ fiber: true }).extend({
  /** Minor units of the currency of whose day it is. */
  cash: z.number(),
});

/** One person's day with the template's portions and as it would be, and by how much that goes over his limits. */
const personsDay = {
  /** Dishes of which his portion is weighed anew. */
  weighed: z.int(),
  before: figures,
  after: figures,
  over: z.strictObject({ cash: z.number().optional(), kcal: z.number().optional() }),
};

const targetsOfDay = z.strictObject({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbs: z.number(),
  cash: z.number(),
  currency: z.string(),
});

/** What putting a template on the menu would do to one of its days. */
const templateDay = z.strictObject({
  date: z.string(),
  week: z.int(),
  weekday: z.int(),
  /** Dishes that come. */
  adds: z.int(),
  /** What stands there. */
  there: z.array(z.strictObject({ mealType, recipeName: z.string() })),
  /** More dishes than a day holds. */
  full: z.boolean(),
  /** The reader's. */
  ...personsDay,
  /** The other members', when theirs are weighed anew too; `over` is what they may spend. */
  people: z.array(z.strictObject({ userId: id, ...personsDay })).optional(),
});

export const templatePreview = z.strictObject({
  from: z.string(),
  to: z.string(),
  days: z.array(templateDay),
  targets: targetsOfDay,
  /** The other members, to whoever plans for them. */
  members: z.array(z.strictObject({ userId: id, name: z.string(), targets: targetsOfDay })).optional(),
  /** Dishes of the template that the reader may not see (any more) and that do not come. */
  missing: z.int(),
});

export const TEMPLATE_SHELVES = ['all', 'mine', 'public', 'built-in'] as const;

const paths = routes.mealplans.templates;

/** Templates of people: written, published after review, and put on menus. */
export const templateCalls = {
  list: oc
    .route({ ...paths.list, summary: 'The reader’s own templates, those of everybody, and built-in ones' })
    .input(
      z.strictObject({
        ...page,
        shelf: z.enum(TEMPLATE_SHELVES, 'choice').default('all'),
        kind: kind.optional(),
        /** A name or a part of it, or a number. */
        search: text(80).default(''),
        language,
      }),
    )
    .output(z.strictObject({ items: z.array(templateCard), count: z.int(), waiting: z.int().nullable() })),
  waiting: oc
    .route({ ...paths.waiting, summary: 'Templates that wait for an administrator, the longest first' })
    .input(z.strictObject(page))
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            id,
            number: z.int(),
            name: z.string(),
            author: z.string(),
            /** Since when it waits. */
            at: z.string(),
            /** A change of what is published. */
            change: z.boolean(),
          }),
        ),
        count: z.int(),
      }),
    ),
  dish: oc
    .route({ ...paths.dish, summary: 'A recipe or a food as a dish of a template' })
    .input(z.strictObject({ kind: z.enum(['recipe', 'food'], 'choice'), of: filledText(64), language }))
    .output(templateDish),
  generate: oc
    .route({ ...paths.generate, summary: 'Dishes for the empty meals of a template that is being written' })
    .input(
      z.strictObject({
        kind,
        weeks: content.weeks,
        /** What stands there and stays, locked proposals among it. */
        items: content.items,
        /** Only this week of it; all when null. More than seven days are premium. */
        week: whole(1, TEMPLATE_WEEKS.most).nullable().default(null),
        mealTypes: z.array(mealType).min(1, 'required').max(MEAL_TYPES.length, 'number.range'),
        /** Of one person's day: kcal, grams, whole minor units of the reader's currency; null is no target. */
        targets: z.strictObject({
          kcal: amount(500, 10_000).nullable(),
          protein: amount(0, 1_000).nullable(),
          fat: amount(0, 1_000).nullable(),
          carbs: amount(0, 2_000).nullable(),
          cash: whole(0, 100_000_000).nullable(),
        }),
        weights: planWeights.default({ targets: 1, cost: 1, variety: 1 }),
        seed: planSeed.default(1),
        language,
      }),
    )
    .output(
      z.strictObject({
        /** For the empty meals, as far as anything may stand there. */
        items: z.array(templateProposed),
        dishes: z.array(templateDish),
        /** Days that got dishes, with all that stands there, against the targets. */
        days: z.array(
          z.strictObject({ week: z.int(), weekday: z.int(), figures: planFigures, met: z.boolean() }),
        ),
        /** Meals for which nothing was found, and at which rules the most dishes fell. */
        empty: z.array(
          z.strictObject({
            week: z.int(),
            weekday: z.int(),
            mealType,
            reasons: z.array(z.enum([...PLAN_REASONS, 'meal', 'price'])),
          }),
        ),
      }),
    ),
  create: oc
    .route({ ...paths.create, summary: 'Write a new template', successStatus: 201 })
    .input(z.strictObject({ ...content, language }))
    .output(template),
  fromMenu: oc
    .route({ ...paths.fromMenu, summary: 'Make a template of days of the menu', successStatus: 201 })
    .input(z.strictObject({ from: day, kind, weeks: content.weeks, name: content.name, language }))
    .output(template),
  get: oc
    .route({ ...paths.get, summary: 'One template with its dishes' })
    .input(z.strictObject({ id, language }))
    .output(template),
  save: oc
    .route({ ...paths.save, summary: 'Change an own template; 409 has what stands now' })
    .input(z.strictObject({ id, version, ...content, language }))
    .output(template),
  remove: oc
    .route({ ...paths.remove, summary: 'Take an own template away; it can come back for a day' })
    .input(z.strictObject({ id }))
    .output(done),
  restore: oc
    .route({ ...paths.restore, summary: 'Bring a template back that was taken away within the last day' })
    .input(z.strictObject({ id }))
    .output(done),
  copy: oc
    .route({ ...paths.copy, summary: 'An own template out of any that the reader sees', successStatus: 201 })
    .input(z.strictObject({ id, language }))
    .output(template),
  submit: oc
    .route({ ...paths.submit, summary: 'Ask to publish a template, or a change of a published one' })
    .input(z.strictObject({ id, version }))
    .output(done),
  withdraw: oc
    .route({
      ...paths.withdraw,
      summary: 'Take back what waits; when nothing waits, nobody else sees the template any more',
    })
    .input(z.strictObject({ id }))
    .output(done),
  decide: oc
    .route({ ...paths.decide, summary: 'Publish what waits, return it, or take a published one off' })
    .input(
      z.strictObject({
        id,
        version,
        decision: z.enum(['publish', 'return', 'takeDown'], 'choice'),
        /** Must be given unless it is published. */
        reason: text(REVIEW_TEXT),
      }),
    )
    .output(done),
  swaps: oc
    .route({
      ...paths.swaps,
      summary: 'Dishes that suit the reader as well in the place of one of a template',
    })
    .input(z.strictObject({ id, ...dishPlace, language }))
    .output(
      z.strictObject({
        /** The best first, each with the grams that suit the reader. */
        items: z.array(z.strictObject({ dish: templateDish, grams: z.number().nullable() })),
      }),
    ),
  preview: oc
    .route({ ...paths.preview, summary: 'What putting a template on the menu would do, day by day' })
    .input(z.strictObject({ ...how, language }))
    .output(templatePreview),
  apply: oc
    .route({ ...paths.apply, summary: 'Put a template on the menu', successStatus: 201 })
    .input(
      z.strictObject({
        ...how,
        /** Days that the reader agreed to have over limits; OVER_LIMIT names those he did not. */
        over: z.array(day).max(28, 'number.range').default([]),
        language,
      }),
    )
    .output(
      z.strictObject({
        /** Takes it all back (`takeBackFill`); null when there was nothing to put on. */
        id: id.nullable(),
        from: z.string(),
        to: z.string(),
        count: z.int(),
        /** Dishes that were taken off. */
        removed: z.int(),
      }),
    ),
};
