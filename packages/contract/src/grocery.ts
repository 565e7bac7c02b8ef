import { oc } from '@orpc/contract';
import { CHANGE_KINDS, UNIT_IDS } from '@sytno/domain';
import { z } from 'zod';
import { doer, groceryLines } from './grocery-lines';
import { grocerySharing } from './grocery-sharing';
import { groceryShops, listShop } from './grocery-shops';
import { routes } from './routes';
import {
  day,
  done,
  filledText,
  id,
  instant,
  language,
  mealType,
  money,
  page,
  text,
  whole,
  wholeInQuery,
} from './types';

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
  /** Of a closed list: what was in the basket as it was reckoned, and what it cost; null where nobody said. */
  planned: money.nullable().optional(),
  paid: money.nullable().optional(),
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
  /** What the recipe says for its own servings: the arithmetic behind `amount`. */
  recipe: z.strictObject({ amount: amountToBuy, servings: z.int() }).optional(),
});

/** A counted or measured part that joins the others by what is known of the food. */
const crossing = amountToBuy.extend({ by: z.enum(['mass', 'density', 'piece', 'unit']) });

/** What to take off the shelf: whole packs, whole pieces, weights that one asks for. */
const purchase = z.strictObject({
  amounts: z.array(amountToBuy),
  packs: z.strictObject({ count: z.int(), size: z.number(), unit: z.enum(['g', 'ml', 'piece']) }).nullable(),
  /** What of the packs stays over. */
  left: amountToBuy.nullable(),
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
  buy: purchase.optional(),
  /** What the sum rests on besides the scale; absent: nothing. */
  crossings: z.array(crossing).optional(),
  /** Whose price it is: what was paid for the line, what the household paid before, the catalogue's. */
  priceOf: z.enum(['paid', 'own', 'estimate']).optional(),
});

export const previewLine = shoppingLine.extend({ key: z.string(), chosen: z.boolean() });

export const listLine = shoppingLine.extend({
  id,
  position: z.int(),
  ticked: z.boolean(),
  note: z.string().optional(),
  /** Somebody added it himself. */
  own: z.boolean().optional(),
  /** What its dishes make, where somebody wants another amount. */
  needed: z.array(amountToBuy).optional(),
  /** What its dishes want, where `name` is bought in its place. */
  insteadOf: z.string().optional(),
  /** The catalogue's id of what is bought in its place; absent: it is words. */
  insteadId: z.string().optional(),
  /** Somebody put it into this aisle. */
  moved: z.boolean().optional(),
  /** How often each field was set: what an operation has `seen`. */
  versions: z.record(z.string(), z.int()).optional(),
  /** Who put it into the basket. */
  tickedBy: doer.optional(),
});

export const groceryList = groceryListCard.extend({
  /** Lines by aisle in walking order. */
  items: z.array(listLine),
  /** Estimate of what is still to be bought and of the whole; null when no price is known. */
  total: money.nullable(),
  left: money.nullable(),
  /** In whose order the lines stand. */
  shop: listShop.optional(),
  /** What the household's members together want to spend in the days of the list. */
  cashLimit: money.nullable().optional(),
  /** How many changes there were: all of them are in it. Absent: an older server. */
  seq: z.int().optional(),
});

const paidMinor = whole(0, 100_000_000);

/**
 * What a list is built of: the days of the menu, or one recipe. `except` are dishes to leave out (a menu item's
 * id, or `recipe:` and a recipe's); when it is absent those are left out that stand on a list already.
 */
const built = {
  from: day.optional(),
  to: day.optional(),
  recipeId: id.optional(),
};

/** A cooking that a list may be built for. */
const previewDish = z.strictObject({
  recipeName: z.string(),
  servings: z.int(),
  /** Its planner composed the dish himself; absent: it is the original. */
  composed: z.boolean().optional(),
  /** Whether the lines hold what it needs; absent: they do. */
  chosen: z.boolean().optional(),
  /** The list that it stands on already. */
  listed: z.strictObject({ id, name: z.string() }).optional(),
});

/** What became of the menu since the list was built, for one food. */
const listChange = z.strictObject({
  key: z.string(),
  kind: z.enum(CHANGE_KINDS),
  name: z.string(),
  icon: z.string().nullable(),
  /** What the menu's dishes on the list make, and what they make now. */
  before: z.array(amountToBuy),
  now: z.array(amountToBuy),
  /** Some of it is in the basket. */
  ticked: z.boolean(),
  /** Dishes that it is wanted for now, or was. */
  dishes: z.array(z.string()),
});

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
      .input(
        z.strictObject({
          id,
          /** What becomes of what was not bought: it comes onto the next list, or stays here. */
          unticked: z.enum(['carry', 'drop'], 'choice').default('drop'),
          /** What was paid for lines, and for everything; minor units of the caller's currency. */
          prices: z
            .array(z.strictObject({ lineId: id, minor: paidMinor }))
            .max(500, 'number.range')
            .default([]),
          total: paidMinor.nullable().default(null),
        }),
      )
      .output(
        groceryListCard.extend({
          /** The list that what was not bought came onto. */
          carriedTo: id.nullable().optional(),
        }),
      ),
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
      .input(
        z.strictObject({
          ...built,
          servings: wholeInQuery(1, 100).optional(),
          except: text(12_000)
            .transform((value) => value.split(',').filter((key) => key !== ''))
            .optional(),
          language,
        }),
      )
      .output(
        z.strictObject({
          /** What is cooked on the days; none where it is built of a recipe. */
          dishes: z.array(previewDish.extend({ menuItemId: id, date: z.string(), mealType })),
          recipe: previewDish.extend({ recipeId: id }).optional(),
          lines: z.array(previewLine),
          total: money.nullable(),
        }),
      ),
    create: oc
      .route({ ...routes.grocery.build.create, summary: 'Build a list of these days', successStatus: 201 })
      .input(
        z.strictObject({
          ...built,
          servings: whole(1, 100).optional(),
          except: z.array(filledText(100)).max(1300, 'number.range').optional(),
          /** An open list that it all comes onto; left out: a new one. */
          into: id.optional(),
          name: text(80).optional(),
          /** Keys of preview lines to leave out. */
          without: z.array(text(80)).max(500, 'number.range').default([]),
          language,
        }),
      )
      .output(groceryListCard),
    changes: oc
      .route({ ...routes.grocery.build.changes, summary: 'How the menu changed since the list was built' })
      .input(z.strictObject({ id, language }))
      .output(z.strictObject({ items: z.array(listChange) })),
    accept: oc
      .route({
        ...routes.grocery.build.accept,
        summary: 'Bring foods of the list to what the menu wants now',
      })
      .input(
        z.strictObject({
          id,
          /** Foods to bring up to date, and added ones not to be offered again. */
          accept: z.array(filledText(80)).max(500, 'number.range').default([]),
          decline: z.array(filledText(80)).max(500, 'number.range').default([]),
          language,
        }),
      )
      .output(groceryListCard),
  },
  lines: groceryLines,
  shops: groceryShops,
  sharing: grocerySharing(groceryList),
};
