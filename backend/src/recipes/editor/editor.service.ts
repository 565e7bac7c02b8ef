import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { RECIPE_LIMITS, sameContent, settled, textFor, type RecipeContent } from '@sytno/domain';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { keepImported } from '../import/flow/kept-page';
import { keepPage, latestContent, Versions } from '../publishing/versions.service';
import { mayRead } from '../recipe/readable';
import { Recipe } from '../recipe/recipe.entity';
import { contentOf, readRows } from './content-rows';
import { copyOf } from './copy-of';
import { currentContent } from './current-content';
import { EditorFoods } from './editor-foods.service';
import { RecipeWriter, type Written } from './recipe-writer';
import { wantReferences } from './references';

type Calls = Inputs['recipes']['editor'];
type Answers = Outputs['recipes']['editor'];
type Saved = Answers['save'];
type Deed = 'create' | 'change' | 'remove' | 'restore' | 'copy';

/** Recipes as their authors write them: nobody else's recipe is there at all. */
@Injectable()
export class EditorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: RecipeWriter,
    private readonly versions: Versions,
    private readonly foods: EditorFoods,
    private readonly audit: Audit,
    private readonly live: Live,
    private readonly pictures: Pictures,
  ) {}

  /** @throws Refusal NOT_FOUND when it is not his */
  async read(actor: Actor, { id, language }: Calls['read']): Promise<Answers['read']> {
    const { manager } = this.dataSource;
    const recipe = await ownRecipe(manager, actor, id);
    const { content, ...version } = await versionOf(manager, recipe);
    const ids = content.lines.map(({ ingredientId }) => ingredientId);
    return { ...version, content, foods: await this.foods.foodsOf(actor, ids, language) };
  }

  /**
   * Stores a new recipe under the id that the caller chose. When it is there already, because the answer of
   * an earlier call was lost, what was written since is stored too, unless it was saved elsewhere meanwhile.
   *
   * @throws Refusal NOT_FOUND when the id is another's, CONFLICT with the newer version, RECIPES_FULL
   */
  async create(actor: Actor, { id, content: given }: Calls['create']): Promise<Saved> {
    return this.dataSource.transaction(async (manager) => {
      const content = await currentContent(manager, settled(given));
      await oneAtATime(manager, id);
      const present = await manager.findOneBy(Recipe, { id });
      if (present) return this.saveOn(manager, actor, { id, revision: 1, content: given });
      await wantReferences(manager, content, await this.pictureFor(manager, actor, content, null));
      return this.store(manager, actor, { id, deed: 'create' }, content);
    });
  }

  /**
   * Stores what was written, as a whole. A save that says what is stored already is done, whatever revision
   * it names.
   *
   * @throws Refusal NOT_FOUND when it is not his, CONFLICT with the newer version when there is one
   */
  async save(actor: Actor, input: Calls['save']): Promise<Saved> {
    return this.dataSource.transaction((manager) => this.saveOn(manager, actor, input));
  }

  /** Takes a recipe away; taken away twice is once. */
  async remove(actor: Actor, { id }: Calls['remove']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedRecipe(manager, actor, id);
      if (recipe.removedAt !== null) return;
      await manager.update(Recipe, { id }, { removedAt: now() });
      await this.done(manager, actor, recipe, 'remove');
    });
  }

  /** @throws Refusal NOT_FOUND when it is not his, or gone for good */
  async restore(actor: Actor, { id }: Calls['restore']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const recipe = await lockedRecipe(manager, actor, id);
      if (recipe.removedAt === null) return;
      await wantRoom(manager, actor);
      await manager.update(Recipe, { id }, { removedAt: null });
      await this.done(manager, actor, recipe, 'restore');
    });
  }

  /**
   * Makes an own recipe of one that the reader may read: everything that is written, private, not the note,
   * the likes or the link.
   *
   * @throws Refusal NOT_FOUND when he may not read it or the id is taken, RECIPES_FULL
   */
  async copy(actor: Actor, { id, copyId }: Calls['copy']): Promise<Saved> {
    return this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, copyId);
      const present = await manager.findOneBy(Recipe, { id: copyId });
      if (present) {
        if (present.copiedFrom !== id) throw new Refusal('NOT_FOUND');
        const own = await ownRecipe(manager, actor, copyId);
        return { id: copyId, number: own.number, revision: own.revision, proposed: [] };
      }
      const source = await manager.findOneBy(Recipe, { id });
      if (!source || !mayRead(actor, source)) throw new Refusal('NOT_FOUND');
      const content = copyOf(contentOf(source, await readRows(manager, id)), source.ownerId === actor.userId);
      const saved = await this.store(
        manager,
        actor,
        { id: copyId, copiedFrom: id, deed: 'copy' },
        settled(content),
      );
      await keepPage(manager, source, copyId);
      return saved;
    });
  }

  /** The picture that a content may show: the one the recipe has, else one of the author's own. */
  private async pictureFor(
    manager: EntityManager,
    actor: Actor,
    { pictureId }: RecipeContent,
    present: string | null,
  ): Promise<string | null> {
    if (pictureId === null || pictureId === present) return present;
    return (await this.pictures.isOwn(manager, actor, pictureId, 'recipe')) ? pictureId : present;
  }

  private async store(
    manager: EntityManager,
    actor: Actor,
    { deed, ...given }: { id: string; copiedFrom?: string; deed: Deed },
    content: RecipeContent,
  ): Promise<Saved> {
    await wantRoom(manager, actor);
    const head = { ...given, ownerId: actor.userId, state: 'private' as const, revision: 1 };
    const written = await this.writer.insert(manager, head, content);
    await keepImported(manager, actor.userId, given.id);
    const recipe = await manager.findOneByOrFail(Recipe, { id: given.id });
    await this.done(manager, actor, recipe, deed);
    return savedOf(recipe, written);
  }

  private async saveOn(manager: EntityManager, actor: Actor, input: Calls['save']): Promise<Saved> {
    const { id, revision } = input;
    const content = await currentContent(manager, settled(input.content));
    const recipe = await lockedRecipe(manager, actor, id);
    if (recipe.removedAt !== null) throw new Refusal('NOT_FOUND');
    const current = await versionOf(manager, recipe);
    if (sameContent(current.content, content)) {
      await keepImported(manager, actor.userId, id);
      return savedOf(recipe, { proposed: unknownFoods(content) });
    }
    if (recipe.revision !== revision) throw new Refusal('CONFLICT', { current });
    const before = current.content.pictureId;
    await wantReferences(manager, content, await this.pictureFor(manager, actor, content, before));
    const next = { id, ownerId: actor.userId, state: recipe.state, revision: revision + 1 };
    // What is published stays as it is read, until the change is published too.
    const written =
      recipe.state === 'published'
        ? await this.versions.keep(manager, next, content)
        : await this.writer.replace(manager, next, content);
    await keepImported(manager, actor.userId, id);
    const saved = Object.assign(recipe, next);
    if (recipe.state !== 'private') await this.versions.told(manager);
    await this.done(manager, actor, saved, 'change');
    return savedOf(saved, written);
  }

  /** Notes a deed and tells whoever shows the recipe: its author's devices, and boards that have it. */
  private async done(
    manager: EntityManager,
    actor: Actor,
    { id, revision }: Recipe,
    deed: Deed,
  ): Promise<void> {
    await this.audit.note(actor.userId, `recipe.${deed}`, { kind: 'recipe', id }, { revision }, manager);
    const { householdId } = actor;
    const topics = ['recipes.catalog', 'recipes.recipe', 'recipes.publishing', 'mealplans.menu'] as const;
    await this.live.touched({ householdId }, topics, manager);
  }
}

const savedOf = ({ id, number, revision }: Recipe, { proposed }: Written): Saved => ({
  id,
  number,
  revision,
  proposed: [...proposed],
});

async function ownRecipe(manager: EntityManager, actor: Actor, id: string): Promise<Recipe> {
  const recipe = await manager.findOneBy(Recipe, { id, removedAt: IsNull() });
  if (!recipe || !allowed(actor, 'recipe.change', recipe)) throw new Refusal('NOT_FOUND');
  return recipe;
}

/** An own recipe, taken away or not, that nobody else changes until the transaction ends. */
async function lockedRecipe(manager: EntityManager, actor: Actor, id: string): Promise<Recipe> {
  const recipe = await manager.findOne(Recipe, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!recipe || !allowed(actor, 'recipe.change', recipe)) throw new Refusal('NOT_FOUND');
  return recipe;
}

async function versionOf(manager: EntityManager, recipe: Recipe) {
  const { id, number, revision, updatedAt, state } = recipe;
  const content = await latestContent(manager, recipe);
  return { id, number, revision, updatedAt, state, content: mutable(content) };
}

/** The contract's arrays are arrays that may be changed. */
const mutable = (content: RecipeContent): Answers['read']['content'] => ({
  ...content,
  languages: [...content.languages],
  lines: [...content.lines],
  stages: [...content.stages],
  mealTypes: [...content.mealTypes],
  equipment: [...content.equipment],
});

async function wantRoom(manager: EntityManager, { userId }: Actor): Promise<void> {
  const count = await manager.countBy(Recipe, { ownerId: userId, removedAt: IsNull() });
  if (count >= RECIPE_LIMITS.own) throw new Refusal('RECIPES_FULL');
}

/** Two calls that make the same recipe wait for each other: the second finds it. */
async function oneAtATime(manager: EntityManager, id: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
}

/** What the recipe calls the foods that no catalogue knows. */
function unknownFoods({ languages: [language = 'uk'], lines }: RecipeContent): string[] {
  const unknown = lines.filter(({ ingredientId }) => ingredientId === null);
  return [...new Set(unknown.map(({ food }) => textFor(food, language)))];
}
