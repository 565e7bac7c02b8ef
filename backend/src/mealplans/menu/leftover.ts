import { randomUUID } from 'node:crypto';
import type { Outputs } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import { MenuItem } from './menu-item.entity';
import { Plate } from './plate.entity';

/** What an item takes from the one whose pot feeds it too: the cooking, its size, and whose composition it is. */
export type Joined = Pick<MenuItem, 'cookingId' | 'servings' | 'noCookingRequired' | 'createdBy'>;

/** Makes the pot of an item feed another one as well. The caller holds the menu and settles the pot. */
export async function joined(manager: EntityManager, source: MenuItem): Promise<Joined> {
  const { servings, createdBy } = source;
  // A leftover of a cooking that nobody planned here has no pot.
  if (source.noCookingRequired && source.cookingId === null) {
    return { cookingId: null, servings, noCookingRequired: true, createdBy };
  }
  const cookingId = source.cookingId ?? randomUUID();
  if (source.cookingId === null) await manager.update(MenuItem, { id: source.id }, { cookingId });
  return { cookingId, servings, noCookingRequired: true, createdBy };
}

type Shown = Pick<Outputs['mealplans']['menu']['change'], 'id' | 'plates' | 'cookedWeight' | 'cooking'>;

/**
 * Shares a leftover out when it is too little for the usual plates, in whole grams, so that it does not lack
 * anything as soon as it is placed. Of a pot that is empty already nothing can be shared.
 *
 * @param item the leftover as it would be otherwise
 */
export async function shareWhatIsLeft(manager: EntityManager, item: Shown | undefined): Promise<void> {
  if (!item?.cooking) return;
  const wanted = item.plates.reduce((sum, { grams }) => sum + grams, 0);
  const left = wanted - (item.cooking.grams - item.cookedWeight);
  if (left < 1 || left >= wanted) return;
  const plates = item.plates.map(({ userId, eaterId, grams }) => ({
    id: randomUUID(),
    menuItemId: item.id,
    userId,
    eaterId,
    grams: Math.floor((grams * left) / wanted),
  }));
  await manager.delete(Plate, { menuItemId: item.id });
  await manager.insert(Plate, plates);
}
