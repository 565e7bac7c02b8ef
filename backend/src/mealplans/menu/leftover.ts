import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { MenuItem } from './menu-item.entity';

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
