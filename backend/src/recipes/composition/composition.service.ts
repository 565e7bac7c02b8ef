import { Injectable } from '@nestjs/common';
import type { FieldFault, Inputs, Outputs } from '@sytno/contract';
import {
  baseOf,
  keptYield,
  LANGUAGES,
  MOST_COMPOSITIONS,
  restsOn,
  sameLines,
  settledLines,
  textFor,
  type Day,
  type RecipeLine as DomainLine,
  type WrittenLine,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { contentOf, readRows } from '../editor/content-rows';
import { currentLines } from '../editor/current-content';
import { EditorFoods } from '../editor/editor-foods.service';
import { foodsOfLines } from '../editor/proposals';
import { FoodFacts } from '../ingredients/facts.service';
import { mayRead } from '../recipe/readable';
import { domainLine } from '../recipe/recipe-line.entity';
import { Recipe } from '../recipe/recipe.entity';
import { Composition } from './composition.entity';
import {
  currentCompositions,
  lineTextsOf,
  replaceLines,
  writtenLines,
  type OwnComposition,
} from './own-lines';

type Calls = Inputs['recipes']['composition'];
type Answers = Outputs['recipes']['composition'];

/** The original as a composition rests on it. */
interface Original {
  readonly recipe: Recipe;
  readonly lines: readonly WrittenLine[];
  readonly amounts: readonly DomainLine[];
}

/** Own compositions of other people's recipes, each its writer's alone. */
@Injectable()
export class CompositionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly foods: FoodFacts,
    private readonly editorFoods: EditorFoods,
    private readonly live: Live,
  ) {}

  /** @throws Refusal NOT_FOUND when he may not read the recipe, OWN_RECIPE */
  async read(actor: Actor, { id, language }: Calls['read']): Promise<Answers['read']> {
    const { manager } = this.dataSource;
    const original = await anothers(manager, actor, id);
    const [own] = await currentCompositions(manager, actor.userId, [id]);
    const lines = own ? writtenLines(own, await lineTextsOf(manager, own)) : original.lines;
    const ids = [...lines, ...original.lines].map(({ ingredientId }) => ingredientId);
    const mutable = (some: readonly WrittenLine[]) => some.map((line) => ({ ...line }));
    return {
      composed: own !== undefined,
      outdated: own !== undefined && isOutdated(own, original.recipe, original.amounts),
      servings: own?.composition.servings ?? original.recipe.servings,
      lines: mutable(lines),
      original: mutable(original.lines),
      cookedWeight: original.recipe.cookedWeight,
      foods: await this.editorFoods.foodsOf(actor, [...new Set(ids)], language),
    };
  }

  /**
   * Stores a composition for the original's servings, as it is now. It holds from today on; what was planned
   * on earlier days stays what it was. Lines that say what the original's say are none of one's own.
   *
   * @throws Refusal NOT_FOUND, OWN_RECIPE, PREMIUM_REQUIRED, COMPOSITIONS_FULL, INPUT_INVALID
   */
  async save(actor: Actor, { id, lines: given, language }: Calls['save']): Promise<Answers['save']> {
    return this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, actor.userId, id);
      const lines = await currentLines(manager, settledLines(given));
      const original = await anothers(manager, actor, id);
      if (!allowed(actor, 'recipe.overlay', thingOf(original.recipe))) {
        throw refusalOf(actor, 'recipe.overlay');
      }
      if (sameLines(lines, original.lines)) {
        await this.end(manager, actor, id);
        return { composed: false, proposed: [] };
      }
      const languages = [language, ...LANGUAGES.filter((other) => other !== language)];
      const foods = await this.foodsOf(manager, actor, lines, languages);
      const amounts = lines.map((line, at) => ({ ...line, ingredientId: foods[at]?.ingredientId ?? null }));
      const composition = await this.begun(manager, actor, id);
      await manager.update(
        Composition,
        { id: composition.id },
        {
          servings: original.recipe.servings,
          cookedWeight: await this.weightOf(manager, original, amounts),
          base: baseOfOriginal(original),
          updatedAt: now(),
        },
      );
      await replaceLines(manager, composition.id, lines, foods);
      await this.tell(manager, actor);
      const unknown = lines.filter((_, at) => foods[at]?.ingredientId === null);
      return { composed: true, proposed: [...new Set(unknown.map(({ food }) => textFor(food, language)))] };
    });
  }

  /** Goes back to the original, from today on; there need not be a composition. */
  async reset(actor: Actor, { id }: Calls['reset']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, actor.userId, id);
      await anothers(manager, actor, id);
      await this.end(manager, actor, id);
    });
  }

  /** What the author changed is known and the composition stays. */
  async keep(actor: Actor, { id }: Calls['keep']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await oneAtATime(manager, actor.userId, id);
      const original = await anothers(manager, actor, id);
      const where = { userId: actor.userId, recipeId: id, until: IsNull() };
      const { affected } = await manager.update(Composition, where, { base: baseOfOriginal(original) });
      if (!affected) throw new Refusal('NOT_FOUND');
      await this.tell(manager, actor);
    });
  }

  /** The composition that today's lines go into; one of an earlier day ends. */
  private async begun(manager: EntityManager, actor: Actor, recipeId: string): Promise<Composition> {
    const { userId } = actor;
    const today = await this.people.today({ householdId: actor.householdId }, manager);
    const present = await manager.findOneBy(Composition, { userId, recipeId, until: IsNull() });
    if (present && present.since >= today) return present;
    if (present) await manager.update(Composition, { id: present.id }, { until: today });
    else if ((await manager.countBy(Composition, { userId, until: IsNull() })) >= MOST_COMPOSITIONS) {
      throw new Refusal('COMPOSITIONS_FULL');
    }
    const composition = manager.create(Composition, {
      id: randomUUID(),
      userId,
      recipeId,
      since: today,
      until: null,
      servings: 1,
      cookedWeight: null,
      base: '',
      updatedAt: now(),
    });
    await manager.insert(Composition, composition);
    return composition;
  }

  private async end(manager: EntityManager, actor: Actor, recipeId: string): Promise<void> {
    const today = await this.people.today({ householdId: actor.householdId }, manager);
    const present = await manager.findOneBy(Composition, { userId: actor.userId, recipeId, until: IsNull() });
    if (!present) return;
    await endOn(manager, present, today);
    await this.tell(manager, actor);
  }

  /** @throws Refusal INPUT_INVALID at lines whose food is none of the catalogue's */
  private async foodsOf(
    manager: EntityManager,
    { userId }: Actor,
    lines: readonly WrittenLine[],
    languages: readonly (typeof LANGUAGES)[number][],
  ) {
    const known = await this.foods.ingredientFactsOf(
      lines.map(({ ingredientId }) => ingredientId),
      manager,
    );
    const faults = lines.flatMap(({ ingredientId }, at): FieldFault[] =>
      ingredientId === null || known.has(ingredientId)
        ? []
        : [{ path: `lines.${String(at)}.ingredientId`, code: 'line.food' }],
    );
    if (faults.length > 0) throw Refusal.fields('INPUT_INVALID', ...faults);
    return foodsOfLines(manager, { languages, lines }, userId);
  }

  private async weightOf(
    manager: EntityManager,
    { recipe, amounts }: Original,
    lines: readonly DomainLine[],
  ): Promise<number | null> {
    const ids = [...amounts, ...lines].map(({ ingredientId }) => ingredientId);
    const facts = await this.foods.ingredientFactsOf(ids, manager);
    return keptYield(
      { lines: amounts, servings: recipe.servings, cookedWeight: recipe.cookedWeight },
      lines,
      facts,
    );
  }

  /** The household's board shows what its members planned; the rest is his own. */
  private async tell(manager: EntityManager, { userId, householdId }: Actor): Promise<void> {
    await this.live.touched({ householdId }, ['mealplans.menu'], manager);
    await this.live.touched({ userId }, ['recipes.recipe', 'recipes.catalog'], manager);
  }
}

/** One that held for no day is gone; another one ends where today begins. */
async function endOn(manager: EntityManager, { id, since }: Composition, today: Day): Promise<void> {
  if (since >= today) await manager.delete(Composition, { id });
  else await manager.update(Composition, { id }, { until: today });
}

async function anothers(manager: EntityManager, actor: Actor, id: string): Promise<Original> {
  const recipe = await manager.findOneBy(Recipe, { id });
  if (!recipe || !mayRead(actor, recipe)) throw new Refusal('NOT_FOUND');
  if (recipe.ownerId === actor.userId) throw new Refusal('OWN_RECIPE');
  const rows = await readRows(manager, id);
  return { recipe, lines: settledLines(contentOf(recipe, rows).lines), amounts: rows.lines.map(domainLine) };
}

const thingOf = ({ ownerId, state }: Recipe) => ({ ownerId, published: state === 'published' });

const baseOfOriginal = ({ recipe, amounts }: Original): string =>
  baseOf({ lines: amounts, servings: recipe.servings, cookedWeight: recipe.cookedWeight });

/** Whether the author has changed the dish since. */
export function isOutdated(
  { composition }: OwnComposition,
  recipe: Recipe,
  lines: readonly DomainLine[],
): boolean {
  const { servings, cookedWeight } = recipe;
  return !restsOn(composition.base, { lines, servings, cookedWeight });
}

/** Two devices of one person wait for each other. */
async function oneAtATime(manager: EntityManager, userId: string, recipeId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `composition ${userId} ${recipeId}`,
  ]);
}
