import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { now } from '../../../platform/time/clock';
import { Recipe } from '../../recipe/recipe.entity';
import { stepsText } from './content-of-page';
import { Import } from './import.entity';

/**
 * A recipe that was stored under an import's id is that import's: what its page said of the cooking and showed
 * is kept with it, so that it is not published as if it were the person's own (product decision 2.14). Called
 * in the transaction that stores it.
 */
export async function keepImported(manager: EntityManager, userId: string, recipeId: string): Promise<void> {
  const unsaved = { recipeId, ownerId: userId, state: 'done' as const, savedAt: IsNull() };
  const found = await manager.findOne(Import, { where: unsaved, order: { createdAt: 'DESC' } });
  if (!found?.page) return;
  const steps = stepsText(found.page);
  // A text without an address may well be the person's own.
  if (found.address !== null && steps !== '') {
    const picture = found.pictureId === null ? {} : { sourcePictureId: found.pictureId };
    await manager.update(Recipe, { id: recipeId }, { sourceSteps: steps, ...picture });
  }
  await manager.update(Import, { id: found.id }, { savedAt: now() });
}
