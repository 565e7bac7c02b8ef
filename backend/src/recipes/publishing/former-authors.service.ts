import { Injectable } from '@nestjs/common';
import type { LastWill } from '@sytno/domain';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { isStoodUpon } from '../editor/removed-for-good';
import { Recipe } from '../recipe/recipe.entity';
import { Told } from './told.service';
import { Version } from './version.entity';

/** What becomes of recipes when their author goes (product decision 2.14). */
@Injectable()
export class FormerAuthors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly told: Told,
  ) {}

  /** How many published recipes somebody leaves, for the question. */
  async publishedBy(userId: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(Recipe, { ownerId: userId, state: 'published', removedAt: IsNull() });
  }

  /**
   * Called inside the transaction that deletes an account, before its row goes. What stays is nobody's from then
   * on, says "former author", and loses changes that nobody published. What is withdrawn leaves as any recipe does
   * that its author takes away. Of the rest nothing stays, but for what stands on the menus of others.
   */
  async leave(manager: EntityManager, userId: string, will: LastWill): Promise<void> {
    const published = { ownerId: userId, state: 'published', removedAt: IsNull() } as const;
    const recipes = await manager.find(Recipe, { where: published, order: { number: 'ASC' } });
    await manager.delete(Version, { recipeId: In(recipes.map(({ id }) => id)) });
    const goes = will === 'stay' ? { formerAuthor: true } : takenAway();
    await manager.update(Recipe, published, { ownerId: null, ...goes });
    for (const recipe of recipes) {
      await this.told.did(manager, null, 'leave', recipe, { everybody: true, details: { will } });
    }
    const rest = await manager.find(Recipe, { where: { ownerId: userId }, select: { id: true } });
    await this.remove(
      manager,
      rest.map(({ id }) => id),
    );
  }

  /** All at once, and where somebody stands upon one of them, by halves: sections above say it by their keys alone. */
  private async remove(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    try {
      await manager.transaction((own) => own.delete(Recipe, { id: In([...ids]) }));
    } catch (error) {
      if (!isStoodUpon(error)) throw error;
      const half = Math.ceil(ids.length / 2);
      if (ids.length === 1) {
        await manager.update(Recipe, { id: In([...ids]) }, { ownerId: null, ...takenAway() });
      } else {
        await this.remove(manager, ids.slice(0, half));
        await this.remove(manager, ids.slice(half));
      }
    }
  }
}

/** Nobody reads it any more, and menus still show what was planned until nothing stands upon it. */
const takenAway = () => ({ state: 'withdrawn', removedAt: now() }) as const;
