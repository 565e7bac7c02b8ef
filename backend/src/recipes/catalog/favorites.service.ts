import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '@sytno/domain';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { mayRead } from '../recipe/readable';
import { Recipe } from '../recipe/recipe.entity';
import { Favorite } from './favorite.entity';

type Reader = Actor & { readonly userId: string };

/** The recipes that somebody keeps at hand. */
@Injectable()
export class Favorites {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Puts a recipe there; one that is there already stays.
   *
   * @throws Refusal NOT_FOUND when there is none that he may see
   */
  async add(actor: Reader, recipeId: string): Promise<{ done: true }> {
    const recipe = await this.dataSource.manager.findOneBy(Recipe, { id: recipeId });
    if (!recipe || !mayRead(actor, recipe)) throw new Refusal('NOT_FOUND');
    await this.dataSource.manager
      .createQueryBuilder()
      .insert()
      .into(Favorite)
      .values({ userId: actor.userId, recipeId, createdAt: now() })
      .orIgnore()
      .execute();
    return { done: true };
  }

  /** Takes it out; one that is not there is no fault, and whether it exists is not told. */
  async remove({ userId }: Reader, recipeId: string): Promise<{ done: true }> {
    await this.dataSource.manager.delete(Favorite, { userId, recipeId });
    return { done: true };
  }

  /** Which of these recipes are among somebody's favourites. */
  async of(
    userId: string,
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlySet<string>> {
    const rows = await manager.findBy(Favorite, { userId, recipeId: In([...ids]) });
    return new Set(rows.map(({ recipeId }) => recipeId));
  }
}
