import { servingWeight } from '@sytno/domain';
import { Any, type EntityManager } from 'typeorm';
import type { Dish } from '../../recipes';
import { MenuItem } from './menu-item.entity';
import { inMenuOrder } from './menu-order';
import type { Plate } from './plate.entity';
import type { GuestsAt } from '../guests/guests-at';
import { gramsOf, platesOf, type Table } from './plates';

/*
 * Items of one dish that share `cookingId` are fed by one pot (product decision 2.12). Each says how many
 * servings the pot makes; the first in the menu's order cooks them, the others need no cooking, so that lists
 * and costs count the pot once without knowing of pots. Whoever adds, moves or takes off one of them settles
 * the pot. A pot that feeds one item alone is a dish like any other.
 */

/** All items of the pots that these items are fed by, in the menu's order. */
export async function potItems(
  manager: EntityManager,
  items: readonly Pick<MenuItem, 'cookingId'>[],
): Promise<MenuItem[]> {
  const ids = potsOf(items);
  if (ids.length === 0) return [];
  return (await manager.findBy(MenuItem, { cookingId: Any(ids) })).sort(inMenuOrder);
}

/** The pots of these items, each once. */
export const potsOf = (items: readonly Pick<MenuItem, 'cookingId'>[]): string[] => [
  ...new Set(items.flatMap(({ cookingId }) => cookingId ?? [])),
];

/**
 * The first item of each pot cooks for all, whatever happened to them. The caller holds the household's menu.
 *
 * @param servings that the pots make from now on; what they made when left out
 */
export async function settlePots(
  manager: EntityManager,
  cookingIds: readonly string[],
  servings?: number,
): Promise<void> {
  const all = await potItems(
    manager,
    cookingIds.map((cookingId) => ({ cookingId })),
  );
  for (const cookingId of cookingIds) {
    const items = all.filter((item) => item.cookingId === cookingId);
    const pot = servings ?? Math.max(1, ...items.map((item) => item.servings));
    for (const [place, item] of items.entries()) {
      const right = { servings: pot, noCookingRequired: place > 0 };
      if (item.servings === right.servings && item.noCookingRequired === right.noCookingRequired) continue;
      await manager.update(MenuItem, { id: item.id }, right);
    }
  }
}

/** A pot as one of its items sees it. */
export interface Pot {
  readonly items: readonly MenuItem[];
  /** Grams on every plate of all its items, item by item. */
  readonly grams: readonly number[];
  /** How many of them lie on plates of the items before this one. */
  readonly before: number;
  /** At the meals of all its items: each has a serving, which the pot makes on top. */
  readonly guests: number;
}

/**
 * The pot that an item is fed by together with others; null when it has its own.
 *
 * @param among all items of its pot at least, in the menu's order
 */
export function potOf(
  item: MenuItem,
  among: readonly MenuItem[],
  { dish, table, plates, guests }: { dish: Dish; table: Table; plates: readonly Plate[]; guests: GuestsAt },
): Pot | null {
  const items = among.filter(({ cookingId }) => cookingId !== null && cookingId === item.cookingId);
  if (items.length < 2) return null;
  const serving = servingWeight(dish);
  const each = items.map((one) => {
    const own = plates.filter(({ menuItemId }) => menuItemId === one.id);
    return gramsOf(platesOf(one, one.weightServing ?? serving, table, own), serving, guests(one));
  });
  const place = items.findIndex(({ id }) => id === item.id);
  const together = items.reduce((sum, one) => sum + guests(one), 0);
  return { items, grams: each.flat(), before: each.slice(0, place).flat().length, guests: together };
}
