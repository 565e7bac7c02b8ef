import { Any, IsNull, type EntityManager } from 'typeorm';
import { Recipe } from '../../recipe/recipe.entity';

/** The newest recipe of a person that came from one of these addresses; null when there is none. */
export async function existingOf(
  manager: EntityManager,
  ownerId: string,
  addresses: readonly string[],
): Promise<string | null> {
  const found = await manager.findOne(Recipe, {
    where: { ownerId, removedAt: IsNull(), sourceUrl: Any([...addresses]) },
    order: { createdAt: 'DESC' },
    select: { id: true },
  });
  return found?.id ?? null;
}
