import { eventIterator, oc } from '@orpc/contract';
import { UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { amount, day, filledText, id, language, money, text, whole } from './types';

/** Operations of one call, and lines of one list. */
const MOST_OPERATIONS = 200;

const head = {
  /** Made by whoever does it: the same operation twice is done once. */
  opId: id,
  /** Of a line that is there, or of the one that comes about. */
  lineId: id,
  /** The version of the field that he knew; 0 of a field that was never set. */
  seen: whole(0, 2_147_483_647),
};

const quantity = z.strictObject({
  quantity: amount(0.001, 1_000_000),
  unit: z.enum(UNIT_IDS, 'choice'),
});

/** A food of the catalogue, or words. */
const food = z.strictObject({
  ingredientId: filledText(80).nullable(),
  text: filledText(120),
});

const on = <Name extends string, Value extends z.ZodType>(field: Name, value: Value) =>
  z.strictObject({ ...head, field: z.literal(field), value });

/** What anybody may do who has the list before him; a guest too (ADR 30). */
const guestSettings = [
  on('ticked', z.boolean('type')),
  /** How much is wanted; null: what its dishes make. */
  on('amount', quantity.nullable()),
  on('note', text(200)),
  /** A line of one's own; premium. */
  on('added', food.extend({ amount: quantity.nullable() })),
] as const;

/** What a guest does. */
export const guestOperation = z.discriminatedUnion('field', guestSettings, 'choice');

/** One field of one line is set. Each field has a version of its own, so that two people seldom meet. */
const lineOperation = z.discriminatedUnion(
  'field',
  [
    ...guestSettings,
    /** What is bought in its place; null: itself. */
    on('substitute', food.nullable()),
    /** The aisle it is found in; null: the catalogue's. */
    on('aisle', filledText(64).nullable()),
    /** What the whole line cost, in minor units of the caller's currency; null: nobody said. */
    on('price', whole(0, 100_000_000).nullable()),
    on('removed', z.boolean('type')),
    /** Dishes that get a line of their own: a menu item's id, or `recipe:` and a recipe's. */
    on(
      'split',
      z
        .array(z.strictObject({ lineId: id, dish: filledText(100) }))
        .min(1, 'number.range')
        .max(100, 'number.range'),
    ),
    /** Lines of the same food that come into this one. */
    on('join', z.array(id).min(1, 'number.range').max(100, 'number.range')),
  ],
  'choice',
);

/** What became of an operation: done, now or before; somebody set the field in the meantime; the line is gone. */
const OPERATION_OUTCOMES = ['done', 'overtaken', 'gone'] as const;

/** What became of operations, in their order. */
export const operationResults = z.strictObject({
  results: z.array(
    z.strictObject({
      opId: id,
      outcome: z.enum(OPERATION_OUTCOMES),
      /** Of the field, after it. */
      version: z.int(),
      /** The number of its change where it was done, else the list's; absent: an older server. */
      seq: z.int().optional(),
    }),
  ),
});

/** Operations of one call. */
export const operations = <Operation extends z.ZodType>(operation: Operation) =>
  z.array(operation).min(1, 'number.range').max(MOST_OPERATIONS, 'number.range');

/** Who did something; the id is null for a guest, the name '' where somebody has none. */
export const doer = z.strictObject({ id: id.nullable(), name: z.string() });

const changeOf = <Name extends string, Value extends z.ZodType>(field: Name, value: Value) =>
  z.strictObject({
    seq: z.int(),
    lineId: id,
    field: z.literal(field),
    value,
    version: z.int(),
    by: doer.optional(),
  });
const shownFood = z.strictObject({ ingredientId: z.string().nullable(), text: z.string() });

/** What was done to a list, with its number in it; `list` is more than a field, so that all of it is asked for. */
const listChange = z.discriminatedUnion('field', [
  changeOf('ticked', z.boolean()),
  changeOf('amount', quantity.nullable()),
  changeOf('note', z.string()),
  changeOf('substitute', shownFood.nullable()),
  changeOf('aisle', z.string().nullable()),
  changeOf('price', z.int().nullable()),
  changeOf('removed', z.boolean()),
  changeOf('added', shownFood.extend({ amount: quantity.nullable() })),
  z.strictObject({ seq: z.int(), field: z.literal('list') }),
]);

/**
 * What a stream of a list tells. The event's id (Last-Event-ID) is the number of its last change; a stream goes on
 * behind the one that is named, or says `reload` when that is too long ago, which means: ask for the list.
 */
export const listEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('alive') }),
  z.strictObject({ kind: z.literal('changes'), changes: z.array(listChange) }),
  /** Who has the list open now, each once. */
  z.strictObject({ kind: z.literal('present'), people: z.array(doer) }),
  z.strictObject({ kind: z.literal('reload') }),
]);

export const groceryLines = {
  apply: oc
    .route({
      ...routes.grocery.lines.apply,
      summary: 'Set fields of lines, one operation each; safe to send again',
    })
    .input(z.strictObject({ id, operations: operations(lineOperation) }))
    .output(operationResults),
  follow: oc
    .route({
      ...routes.grocery.lines.follow,
      summary: 'What is done to a list as it happens, and who has it open',
    })
    .input(z.strictObject({ id }))
    .output(eventIterator(listEvent)),
  places: oc
    .route({
      ...routes.grocery.lines.places,
      summary: 'Aisles to put a line into, in walking order, and what the household paid for foods',
    })
    .input(z.strictObject({ language }))
    .output(
      z.strictObject({
        aisles: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        prices: z.array(
          z.strictObject({ ingredientId: z.string(), price: money, per: z.enum(['kg', 'l', 'piece']) }),
        ),
      }),
    ),
  habits: oc
    .route({
      ...routes.grocery.lines.habits,
      summary: 'What the household buys often: what was bought on closed lists, most to be expected first',
    })
    .input(z.strictObject({ language }))
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            /** Null: it was words. */
            ingredientId: z.string().nullable(),
            name: z.string(),
            icon: z.string().nullable(),
            /** As it was bought the last time; null where nobody said how much. */
            amount: quantity.nullable(),
            /** On how many days. */
            times: z.int(),
            last: day,
          }),
        ),
      }),
    ),
};
