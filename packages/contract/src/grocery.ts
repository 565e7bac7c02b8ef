import { oc } from '@orpc/contract';
import { UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { day, done, id, instant, language, mealType, money, page, text } from './types';

export const LIST_STATES = ['draft', 'in-use', 'closed'] as const;

export const groceryListCard = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(LIST_STATES),
  from: z.string().nullable(),
  to: z.string().nullable(),
  lines: z.int(),
  ticked: z.int(),
  createdAt: instant,
  closedAt: instant.nullable(),
});

/** A list among others: with an estimate of the whole, null when no price is known. */
export const listedGroceryList = groceryListCard.extend({ total: money.nullable() });

/** An amount to buy; `low` and `high` are equal unless it is a range. */
export const amountToBuy = z.strictObject({ low: z.number(), high: z.number(), unit: z.enum(UNIT_IDS) });

/** Which dish a part of a line comes from. */
export const lineSource = z.strictObject({
  menuItemId: id.nullable(),
  recipeId: id.nullable(),
  recipeName: z.string(),
  date: z.string().nullable(),
  servings: z.int().nullable(),
  /** This dish's part of the line, in the words of its recipe; null for "to taste". */
  amount: amountToBuy.nullable(),
  /** Its planner composed the dish himself; absent: it is the original. */
  composed: z.boolean().optional(),
});

/** What is to be bought of one ingredient: usually one amount, two when they cannot be added up. */
export const shoppingLine = z.strictObject({
  ingredientId: z.string().nullable(),
  name: z.string(),
  icon: z.string().nullable(),
  aisleId: z.string(),
  aisleName: z.string(),
  amounts: z.array(amountToBuy),
  toTaste: z.boolean(),
  staple: z.boolean(),
  price: money.nullable(),
  sources: z.array(lineSource),
});

export const previewLine = shoppingLine.extend({ key: z.string(), chosen: z.boolean() });

export const listLine = shoppingLine.extend({ id, position: z.int(), ticked: z.boolean() });

export const groceryList = groceryListCard.extend({
  /** Lines by aisle in walking order. */
  items: z.array(listLine),
  /** Estimate of what is still to be bought and of the whole; null when no price is known. */
  total: money.nullable(),
  left: money.nullable(),
});

const range = { from: day, to: day };

export const grocery = {
  lists: {
    list: oc
      .route({ ...routes.grocery.lists.list, summary: 'Grocery lists of the household, newest first' })
      .input(z.strictObject(page))
      .output(z.strictObject({ items: z.array(listedGroceryList), count: z.int() })),
    get: oc
      .route({ ...routes.grocery.lists.get, summary: 'One list with its lines' })
      .input(z.strictObject({ id, language }))
      .output(groceryList),
    use: oc
      .route({ ...routes.grocery.lists.use, summary: 'Make it the list in the shop; one in use a household' })
      .input(z.strictObject({ id }))
      .output(groceryListCard),
    close: oc
      .route({ ...routes.grocery.lists.close, summary: 'Close the list' })
      .input(z.strictObject({ id }))
      .output(groceryListCard),
    remove: oc
      .route({ ...routes.grocery.lists.remove, summary: 'Delete a draft' })
      .input(z.strictObject({ id }))
      .output(done),
    tick: oc
      .route({ ...routes.grocery.lists.tick, summary: 'Put a line into the basket, or back' })
      .input(z.strictObject({ id, lineId: id, ticked: z.boolean('type') }))
      .output(groceryListCard),
  },
  build: {
    preview: oc
      .route({ ...routes.grocery.build.preview, summary: 'What a list of these days would hold' })
      .input(z.strictObject({ ...range, language }))
      .output(
        z.strictObject({
          dishes: z.array(
            z.strictObject({
              menuItemId: id,
              date: z.string(),
              mealType,
              recipeName: z.string(),
              servings: z.int(),
              /** Its planner composed the dish himself; absent: it is the original. */
              composed: z.boolean().optional(),
            }),
          ),
          lines: z.array(previewLine),
          total: money.nullable(),
        }),
      ),
    create: oc
      .route({ ...routes.grocery.build.create, summary: 'Build a list of these days', successStatus: 201 })
      .input(
        z.strictObject({
          ...range,
          name: text(80).optional(),
          /** Keys of preview lines to leave out. */
          without: z.array(text(80)).max(500, 'number.range').default([]),
          language,
        }),
      )
      .output(groceryListCard),
  },
};
