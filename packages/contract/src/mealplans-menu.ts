import { PLAN_DEEDS } from '@sytno/domain';
import { z } from 'zod';
import { nutrients, recipeCard } from './recipes';
import { id, instant, mealType, money } from './types';

/** What one member or eater has of a dish. `userId` or `eaterId` says who. */
const plate = z.strictObject({
  userId: id.nullable(),
  eaterId: id.nullable(),
  name: z.string(),
  grams: z.number(),
});

export const menuItem = z.strictObject({
  id,
  date: z.string(),
  mealType,
  position: z.int(),
  recipeId: id,
  recipeName: z.string(),
  picture: recipeCard.shape.picture,
  /** Servings cooked: they drive the list and the cost of the cooking. */
  servings: z.int(),
  /** Servings that are cooked on top for guests; for all meals that its pot feeds. Absent: none. */
  guestServings: z.int().optional(),
  /** Guests at its own meal. Absent: none. */
  guests: z.int().optional(),
  /** Grams of one serving, and of the whole cooking. */
  servingWeight: z.number(),
  cookedWeight: z.number(),
  /** Grams the reader eats: they drive his kcal, macros and cost. */
  weightServing: z.number(),
  eaten: nutrients,
  /** Cost of the cooking and of what the reader eats, in his currency; null when no price is known. */
  cookingCost: money.nullable(),
  eatenCost: money.nullable(),
  plates: z.array(plate),
  /** Servings that nobody eats yet: "3 servings left". Rounded to quarters; 0 when nothing is left. */
  servingsLeft: z.number(),
  noCookingRequired: z.boolean(),
  complete: z.boolean(),
  /** The food it is, where it is no dish. */
  product: z.string().optional(),
  /** The pot that feeds it together with other items (product decision 2.12); absent when it has its own. */
  cooking: z
    .strictObject({
      id,
      /** Cooked for this item: the first of them. The others are fed by it. */
      here: z.boolean(),
      /** In the order of the menu, this item among them. */
      items: z.array(z.strictObject({ id, date: z.string(), mealType })),
      /** Grams that all of them eat together. */
      grams: z.number(),
    })
    .optional(),
  /** Whoever planned it composed the dish himself: whose it is. Absent: it is the original. */
  composition: z.strictObject({ mine: z.boolean(), name: z.string() }).optional(),
});

/** Words on a meal beside its dishes: "lunch at grandmother’s". */
export const menuNote = z.strictObject({ id, date: z.string(), mealType, text: z.string() });

/** Guests at one meal of one day. */
export const mealGuests = z.strictObject({ date: z.string(), mealType, count: z.int() });

/** What another member has just done to the plan (ADR 27). */
export const planDeed = z.strictObject({
  id,
  at: instant,
  by: z.string(),
  kind: z.enum(PLAN_DEEDS),
  /** The dish, where it is about one. */
  dish: z.string().nullable(),
  date: z.string().nullable(),
  mealType: mealType.nullable(),
  /** Servings, guests or dishes. */
  count: z.int().nullable(),
});
