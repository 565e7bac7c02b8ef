import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { review, standingOf } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { RecipeWriter } from '../editor/recipe-writer';
import { Recipe } from '../recipe/recipe.entity';
import { RecipeService } from '../recipe/recipe.service';
import { checksOf, publicContent, wantPublishable } from './checks';
import { lockedOwn } from './locked';
import { Told } from './told.service';
import { Verdict } from './verdict.entity';
import { Version } from './version.entity';
import { latestContent, versionOf } from './versions.service';

type Calls = Inputs['recipes']['publishing'];
type Answers = Outputs['recipes']['publishing'];

/** An author's own recipes on their way to everybody. Nobody else's recipe is there at all. */
@Injectable()
export class PublishingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly recipes: RecipeService,
    private readonly writer: RecipeWriter,
    private readonly people: People,
    private readonly throttle: Throttle,
    private readonly told: Told,
  ) {}

  /** @throws Refusal NOT_FOUND when it is not his */
  async state(actor: Actor, { id, language }: Calls['state']): Promise<Answers['state']> {
    const { manager } = this.dataSource;
    const recipe = await manager.findOneBy(Recipe, { id });
    if (!recipe || recipe.removedAt !== null || !allowed(actor, 'recipe.publish', recipe)) {
      throw new Refusal('NOT_FOUND');
    }
    const version = await versionOf(manager, recipe);
    const content = await latestContent(manager, recipe);
    const verdict = await manager.findOne(Verdict, {
      where: { recipeId: id },
      order: { decidedAt: 'DESC', id: 'DESC' },
    });
    const currency = await this.people.currencyOf(actor.userId);
    const reader = { userId: actor.userId, language, currency };
    return {
      standing: standingOf(recipe.state, version?.state ?? null),
      state: recipe.state,
      revision: recipe.revision,
      submittedAt: version ? version.submittedAt : recipe.submittedAt,
      checks: checksOf(recipe, content),
      verdict: verdict && { kind: verdict.kind, reason: verdict.reason, at: verdict.decidedAt },
      change: version && {
        state: version.state,
        recipe: await this.recipes.detailsWith(recipe, publicContent(recipe, content), reader),
      },
    };
  }

  /**
   * Hands in a recipe, or the change of a published one.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when it was changed since or waits already, INPUT_INVALID,
   *   STEPS_COPIED, TOO_MANY
   */
  async submit(actor: Actor, { id, revision }: Calls['submit']): Promise<void> {
    await this.throttle.count(['publish-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedOwn(manager, actor, id);
      if (recipe.revision !== revision) throw new Refusal('CONFLICT');
      const version = await versionOf(manager, recipe);
      const next = review(version?.state ?? recipe.state, 'submit', 'owner');
      if (next !== 'pending') throw new Refusal('CONFLICT');
      wantPublishable(recipe, await latestContent(manager, recipe));
      const handedIn = { state: next, submittedAt: now() } as const;
      if (version) await manager.update(Version, { recipeId: id }, handedIn);
      else await manager.update(Recipe, { id }, handedIn);
      await this.told.did(manager, actor.userId, 'submit', recipe);
    });
  }

  /** Takes back what waits; what does not wait stays as it is. @throws Refusal NOT_FOUND, CONFLICT */
  async recall(actor: Actor, { id }: Calls['recall']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedOwn(manager, actor, id);
      const version = await versionOf(manager, recipe);
      const next = review(version?.state ?? recipe.state, 'recall', 'owner');
      if (next !== 'private') throw new Refusal('CONFLICT');
      const back = { state: next, submittedAt: null } as const;
      if (version) await manager.update(Version, { recipeId: id }, back);
      else await manager.update(Recipe, { id }, back);
      await this.told.did(manager, actor.userId, 'recall', recipe);
    });
  }

  /** Nobody else sees it any more. @throws Refusal NOT_FOUND, CONFLICT when it is not published */
  async withdraw(actor: Actor, { id }: Calls['withdraw']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedOwn(manager, actor, id);
      const next = review(recipe.state, 'withdraw', 'owner');
      if (next !== 'withdrawn') throw new Refusal('CONFLICT');
      await this.takeOff(manager, recipe, next);
      await this.told.did(manager, actor.userId, 'unpublish', recipe, { everybody: true });
    });
  }

  /** Drops a change. @throws Refusal NOT_FOUND, CONFLICT when it was changed since or is published already */
  async discard(actor: Actor, { id, revision }: Calls['discard']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedOwn(manager, actor, id);
      const version = await versionOf(manager, recipe);
      if (!version || recipe.revision !== revision) throw new Refusal('CONFLICT');
      await manager.delete(Version, { recipeId: id });
      await manager.update(Recipe, { id }, { revision: revision + 1, updatedAt: now() });
      await this.told.did(manager, actor.userId, 'discard', recipe);
    });
  }

  /** Ends a recipe's being public; what its author wrote last becomes the recipe. Its row is locked. */
  async takeOff(manager: EntityManager, recipe: Recipe, state: 'withdrawn' | 'returned'): Promise<void> {
    const { id, ownerId, revision } = recipe;
    const version = await versionOf(manager, recipe);
    if (version && ownerId !== null) {
      await this.writer.replace(manager, { id, ownerId, state, revision }, version.content);
      await manager.delete(Version, { recipeId: id });
    } else {
      await manager.update(Recipe, { id }, { state });
    }
  }
}
