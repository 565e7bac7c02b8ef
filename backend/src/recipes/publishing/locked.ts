import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Recipe } from '../recipe/recipe.entity';

/**
 * A recipe that nobody else changes until the transaction ends: its author and administrators wait for each
 * other here.
 *
 * @throws Refusal NOT_FOUND when it is not there or was taken away
 */
export async function lockedRecipe(manager: EntityManager, id: string): Promise<Recipe> {
  const recipe = await manager.findOne(Recipe, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!recipe || recipe.removedAt !== null) throw new Refusal('NOT_FOUND');
  return recipe;
}

/** The same of an own recipe; another's is not there. */
export async function lockedOwn(manager: EntityManager, actor: Actor, id: string): Promise<Recipe> {
  const recipe = await lockedRecipe(manager, id);
  if (!allowed(actor, 'recipe.publish', recipe)) throw new Refusal('NOT_FOUND');
  return recipe;
}
