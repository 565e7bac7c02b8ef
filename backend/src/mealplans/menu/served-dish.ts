import type { Outputs } from '@sytno/contract';
import {
  cookedWeightOf,
  costOf,
  eaten,
  leftoverOf,
  roundTo,
  scaleLines,
  servingWeight,
  splitCost,
  PRICE_CURRENCIES,
  type Lookup,
  type PriceCurrency,
  type PriceFacts,
} from '@sytno/domain';
import type { Dish } from '../../recipes';
import type { MenuItem } from './menu-item.entity';
import type { Plate } from './plate.entity';
import type { GuestsAt } from '../guests/guests-at';
import { gramsOf, platesOf, type Table } from './plates';
import type { Pot } from './pots';

type Answer = Outputs['mealplans']['menu']['change'];
type Money = NonNullable<Answer['cookingCost']>;

/** What all dishes of an answer share. */
export interface Reading {
  /** Whose kcal, grams and cost are told. */
  readonly userId: string;
  /** ISO 4217, of the reader's profile. */
  readonly currency: string;
  readonly table: Table;
  readonly facts: Lookup<PriceFacts>;
  readonly guests: GuestsAt;
}

/**
 * A menu item as its reader sees it. Servings alone drive the cooking and its cost, grams alone what the
 * reader takes in and pays (product decision 2.4).
 */
export function servedDish(
  item: MenuItem,
  dish: Dish,
  plates: readonly Plate[],
  reading: Reading,
  pot: Pot | null = null,
): Answer {
  const serving = servingWeight(dish);
  const served = platesOf(item, item.weightServing ?? serving, reading.table, plates);
  const reader = served.findIndex(({ userId }) => userId === reading.userId);
  const weightServing = served[reader]?.grams ?? 0;
  // Whoever eats of the pot shares its cost and what is left of it.
  const guests = reading.guests(item);
  const grams = pot?.grams ?? gramsOf(served, serving, guests);
  const place = (pot?.before ?? 0) + reader;
  const guestServings = pot?.guests ?? guests;
  const servings = item.servings + guestServings;
  const cooked = cookedWeightOf(dish, servings);
  const cost = cookingCostOf({ servings }, dish, reading);
  return {
    id: item.id,
    date: item.date,
    mealType: item.mealType,
    position: item.position,
    recipeId: item.recipeId,
    recipeName: dish.name,
    picture: dish.picture,
    servings: item.servings,
    ...(guestServings > 0 && { guestServings }),
    ...(guests > 0 && { guests }),
    servingWeight: serving,
    cookedWeight: cooked,
    weightServing,
    eaten: eaten(dish.whole, dish, weightServing),
    // A dish that another cooking feeds costs what its grams cost there; its own cooking costs nothing.
    cookingCost: cost && item.noCookingRequired ? { ...cost, minor: 0 } : cost,
    eatenCost: cost && {
      ...cost,
      minor: (reader < 0 ? 0 : splitCost(cost.minor, cooked, grams).plates[place]) ?? 0,
    },
    plates: served,
    servingsLeft: item.noCookingRequired ? 0 : inQuarters(leftoverOf(dish, servings, grams).servings),
    noCookingRequired: item.noCookingRequired,
    complete: dish.complete,
    ...(dish.product === null ? {} : { product: dish.product }),
    ...(pot && { cooking: cookingOf(item, pot) }),
    ...composerOf(dish, reading),
  };
}

function cookingOf({ cookingId, noCookingRequired }: MenuItem, { items, grams }: Pot): Answer['cooking'] {
  return {
    id: cookingId ?? '',
    here: !noCookingRequired,
    items: items.map(({ id, date, mealType }) => ({ id, date, mealType })),
    grams: grams.reduce((sum, one) => sum + one, 0),
  };
}

/** Whose own composition it is; nothing is said of the original. */
function composerOf({ composedBy }: Dish, { userId, table }: Reading): Pick<Answer, 'composition'> {
  if (composedBy === null) return {};
  const name = table.members.find((member) => member.userId === composedBy)?.name ?? '';
  return { composition: { mine: composedBy === userId, name } };
}

/** Cost of cooking the item's servings; null when no price is known in the reader's currency (product decision 2.17). */
function cookingCostOf(
  { servings }: Pick<MenuItem, 'servings'>,
  dish: Dish,
  { facts, currency }: Reading,
): Money | null {
  if (!isPriceCurrency(currency)) return null;
  const cost = costOf(scaleLines(dish.lines, dish.servings, servings), facts, currency);
  return cost.lines.length === 0 ? null : { minor: cost.minor, currency };
}

function isPriceCurrency(currency: string): currency is PriceCurrency {
  return PRICE_CURRENCIES.some((one) => one === currency);
}

function inQuarters(servings: number): number {
  return roundTo(servings * 4, 0) / 4;
}
