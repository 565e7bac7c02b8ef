import { Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { review } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { RecipeWriter } from '../editor/recipe-writer';
import { wantReferences } from '../editor/references';
import { Recipe } from '../recipe/recipe.entity';
import { publicContent, wantPublishable } from './checks';
import { lockedRecipe } from './locked';
import { Told } from './told.service';
import { Verdict } from './verdict.entity';
import { Version } from './version.entity';
import { latestContent, versionOf } from './versions.service';

/** An administrator's word on what was handed in. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: RecipeWriter,
    private readonly mail: MailService,
    private readonly told: Told,
  ) {}

  /**
   * Publishes or returns the version that was looked at.
   *
   * @throws Refusal NOT_FOUND, CONFLICT when its author or another administrator was faster, INPUT_INVALID and
   *   STEPS_COPIED when it may not be published
   */
  async decide(
    actor: Actor,
    { id, revision, decision, reason }: Inputs['recipes']['review']['decide'],
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedRecipe(manager, id);
      const version = await versionOf(manager, recipe);
      const next = review(version?.state ?? recipe.state, decision, 'admin');
      if (next === undefined || recipe.revision !== revision) throw new Refusal('CONFLICT');
      if (decision === 'publish') await this.publish(manager, recipe, version);
      else if (version) await manager.update(Version, { recipeId: id }, RETURNED);
      else await manager.update(Recipe, { id }, RETURNED);
      const published = decision === 'publish';
      await manager.insert(Verdict, {
        id: randomUUID(),
        recipeId: id,
        revision,
        kind: published ? 'published' : 'returned',
        reason,
        decidedBy: actor.userId,
        decidedAt: now(),
      });
      await this.told.tell(
        manager,
        recipe.ownerId,
        published ? 'recipe.published' : 'recipe.returned',
        recipe,
        { link: `/user/recipes/${id}`, ...(published ? {} : { reason }) },
      );
      await this.told.did(manager, actor.userId, decision, recipe, {
        everybody: published,
        details: { reason },
      });
    });
    this.mail.sendSoon();
  }

  /** Readers see what the author wrote last, without the picture of the page it came from. */
  private async publish(manager: EntityManager, recipe: Recipe, version: Version | null): Promise<void> {
    const { id, ownerId } = recipe;
    const content = await latestContent(manager, recipe);
    wantPublishable(recipe, content);
    const shown = publicContent(recipe, content);
    // Whoever writes on in an open editor must see that the picture is gone.
    const revision = recipe.revision + (shown === content ? 0 : 1);
    if (version && ownerId !== null) {
      await wantReferences(manager, shown, shown.pictureId);
      await this.writer.replace(manager, { id, ownerId, state: 'published', revision }, shown);
      await manager.delete(Version, { recipeId: id });
      return;
    }
    const { pictureId } = shown;
    await manager.update(Recipe, { id }, { state: 'published', submittedAt: null, pictureId, revision });
  }
}

const RETURNED = { state: 'returned', submittedAt: null } as const;
