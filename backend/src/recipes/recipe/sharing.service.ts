import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Language } from '@sytno/domain';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { newSecret } from '../../platform/auth/secrets';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { mayRead } from './readable';
import { Recipe } from './recipe.entity';
import { RecipeService } from './recipe.service';
import { Share } from './share.entity';

type Calls = Inputs['recipes']['recipe'];
type Answers = Outputs['recipes']['recipe'];

/** Links by which a recipe is read without an account. */
@Injectable()
export class SharingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recipes: RecipeService,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no recipe that the reader may see */
  async state(actor: Actor, { id }: Calls['sharedState']): Promise<Answers['sharedState']> {
    await this.readable(actor, id);
    const share = await this.dataSource.manager.findOneBy(Share, { userId: actor.userId, recipeId: id });
    return { token: share?.token ?? null };
  }

  /** Makes the link, or gives the one there is. */
  async share(actor: Actor, { id }: Calls['share']): Promise<Answers['share']> {
    await this.readable(actor, id);
    const { manager } = this.dataSource;
    const key = { userId: actor.userId, recipeId: id };
    await manager
      .createQueryBuilder()
      .insert()
      .into(Share)
      .values({ ...key, token: newSecret(), createdAt: now() })
      .orIgnore()
      .execute();
    return { token: (await manager.findOneByOrFail(Share, key)).token };
  }

  /** Takes the link back: from now on it leads nowhere, and the next one is another. */
  async unshare(actor: Actor, { id }: Calls['unshare']): Promise<void> {
    await this.readable(actor, id);
    await this.dataSource.manager.delete(Share, { userId: actor.userId, recipeId: id });
  }

  /** @throws Refusal NOT_FOUND when the link was taken back or its maker may not show the recipe any more */
  async read({ token, language }: Calls['shared']): Promise<Answers['shared']> {
    const recipe = await this.sharedRecipe(token);
    if (!recipe) throw new Refusal('NOT_FOUND');
    const details = await this.recipes.detailsFor(recipe, { userId: null, language, currency: undefined });
    return { recipe: details, published: recipe.state === 'published' };
  }

  /** What previews of the link show; undefined when it leads nowhere. */
  async preview(token: string, language: Language): Promise<Answers['shared']['recipe'] | undefined> {
    const recipe = await this.sharedRecipe(token);
    return recipe && this.recipes.detailsFor(recipe, { userId: null, language, currency: undefined });
  }

  private async sharedRecipe(token: string): Promise<Recipe | undefined> {
    if (!/^[\w-]{1,200}$/.test(token)) return undefined;
    const { manager } = this.dataSource;
    const share = await manager.findOneBy(Share, { token });
    const recipe = share && (await manager.findOneBy(Recipe, { id: share.recipeId }));
    if (!share || !recipe || recipe.removedAt !== null) return undefined;
    return recipe.state === 'published' || recipe.ownerId === share.userId ? recipe : undefined;
  }

  private async readable(actor: Actor, id: string): Promise<void> {
    const recipe = await this.dataSource.manager.findOneBy(Recipe, { id });
    if (!recipe || !mayRead(actor, recipe)) throw new Refusal('NOT_FOUND');
  }
}
