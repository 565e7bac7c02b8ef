import { Injectable } from '@nestjs/common';
import {
  likenessOfContent,
  publishingFaults,
  review,
  sameContent,
  settled,
  textFor,
  type ChangeState,
  type RecipeContent,
} from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { contentOf, readRows } from '../editor/content-rows';
import { foodsOfLines } from '../editor/proposals';
import type { RecipeHead, Written } from '../editor/recipe-writer';
import { Recipe } from '../recipe/recipe.entity';
import { Told } from './told.service';
import { Version } from './version.entity';

/** What readers of a recipe see. */
export async function shownContent(manager: EntityManager, recipe: Recipe): Promise<RecipeContent> {
  return settled(contentOf(recipe, await readRows(manager, recipe.id)));
}

/** What its author wrote last: the change of a published recipe, else what readers see. */
export async function latestContent(manager: EntityManager, recipe: Recipe): Promise<RecipeContent> {
  const version = await versionOf(manager, recipe);
  return version ? settled(version.content) : shownContent(manager, recipe);
}

/** The change of a published recipe; null when there is none. */
export async function versionOf(manager: EntityManager, { id, state }: Recipe): Promise<Version | null> {
  return state === 'published' ? manager.findOneBy(Version, { recipeId: id }) : null;
}

/** A copy of an imported recipe comes from the same page. */
export async function keepPage(manager: EntityManager, source: Recipe, copyId: string): Promise<void> {
  const { sourceSteps, sourcePictureId, sourceAuthor, sourceNutrients } = source;
  const kept = { sourceSteps, sourcePictureId, sourceAuthor, sourceNutrients };
  await manager.update(Recipe, { id: copyId }, kept);
}

/** Changes of published recipes: they wait beside what everybody reads. */
@Injectable()
export class Versions {
  constructor(private readonly tell: Told) {}

  /** What waits was changed: who looks at it sees the newer one. */
  async told(manager: EntityManager): Promise<void> {
    await this.tell.queue(manager);
  }

  /**
   * Stores what the author of a published recipe wrote, which an administrator is asked to publish at once.
   * What may not be handed in yet is kept back, and what readers see already is no change. The recipe's row
   * is locked.
   */
  async keep(manager: EntityManager, head: RecipeHead, content: RecipeContent): Promise<Written> {
    const { id, ownerId, revision } = head;
    const at = now();
    await manager.update(Recipe, { id }, { revision, updatedAt: at });
    const recipe = await manager.findOneByOrFail(Recipe, { id });
    const before = await versionOf(manager, recipe);
    const foods = await foodsOfLines(manager, content, ownerId);
    const [language = 'uk'] = content.languages;
    const unknown = content.lines.filter((_, line) => foods[line]?.ingredientId === null);
    const written = { proposed: [...new Set(unknown.map(({ food }) => textFor(food, language)))] };
    if (sameContent(content, await shownContent(manager, recipe))) {
      await manager.delete(Version, { recipeId: id });
      return written;
    }
    const state = changeState(recipe, content);
    await manager.upsert(
      Version,
      {
        recipeId: id,
        content,
        pictureId: content.pictureId,
        state,
        // Who writes on does not lose his place in the queue.
        submittedAt: state === 'pending' ? (before?.submittedAt ?? at) : null,
        updatedAt: at,
      },
      ['recipeId'],
    );
    return written;
  }
}

function changeState(recipe: Recipe, content: RecipeContent): ChangeState {
  const { sourceSteps } = recipe;
  const fit =
    publishingFaults(content, sourceSteps !== null).length === 0 &&
    !likenessOfContent(content, sourceSteps).tooLike;
  return fit && review(recipe.state, 'change', 'owner') === 'pending' ? 'pending' : 'private';
}
