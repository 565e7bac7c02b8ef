import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { Recipe } from '../recipe/recipe.entity';
import { Told } from './told.service';
import { Version } from './version.entity';

/** What becomes of published work when its author goes (product decision 2.14). */
export type LastWill = 'withdraw' | 'stay';

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
   * Called inside the transaction that deletes an account, before its row goes: what stays is nobody's from
   * then on, says "former author", and loses changes that nobody published. Everything else goes with the
   * account.
   */
  async leave(manager: EntityManager, userId: string, will: LastWill): Promise<void> {
    const published = { ownerId: userId, state: 'published', removedAt: IsNull() } as const;
    const recipes = await manager.find(Recipe, { where: published, order: { number: 'ASC' } });
    if (will === 'withdraw') {
      await manager.update(Recipe, published, { state: 'withdrawn' });
    } else {
      await manager.delete(Version, { recipeId: In(recipes.map(({ id }) => id)) });
      await manager.update(Recipe, published, { ownerId: null, formerAuthor: true });
    }
    for (const recipe of recipes) {
      await this.told.did(manager, userId, 'leave', recipe, { everybody: true, details: { will } });
    }
  }
}
