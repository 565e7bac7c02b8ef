import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { Ingredient } from '../ingredient.entity';
import { FoodFacts } from '../ingredients/facts.service';
import { factsOfForm } from '../ingredients/food-form';
import { IngredientPlaces } from '../ingredients/ingredient-places';
import { RecipeRows } from '../recipe/recipe-rows';
import type { Change } from './change.entity';
import { Changes } from './changes.service';
import {
  checkedForm,
  foodForm,
  hideFood,
  insertFood,
  namesOfRows,
  restoreFood,
  sameNames,
  sameRevision,
  storedFood,
  updateFood,
  type StoredFood,
} from './food-rows';
import { Previews } from './preview.service';

type Calls = Inputs['recipes']['admin'];
type Answers = Outputs['recipes']['admin'];

const thing = (id: string, { names }: Pick<StoredFood, 'names'>) => ({
  kind: 'ingredient',
  id,
  name: namesOfRows(names),
});

/** The catalogue's ingredients as administrators change them. */
@Injectable()
export class FoodsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly places: IngredientPlaces,
    private readonly rows: RecipeRows,
    private readonly previews: Previews,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.undoes({
      'food.add': (change, manager) => this.takeBackAdd(change, manager),
      'food.save': (change, manager) => this.takeBackSave(change, manager),
      'food.remove': (change, manager) => takeBackRemove(change, manager),
    });
  }

  /** All that is written of one. @throws Refusal NOT_FOUND */
  async get({ id }: Calls['food'], manager = this.dataSource.manager): Promise<Answers['food']> {
    const { row } = await storedFood(id, manager);
    return {
      id,
      revision: row.revision,
      facts: await foodForm(id, this.foods, manager),
      uses: {
        recipes: await recipesWith(id, manager),
        elsewhere: await this.places.elsewhereOf(id, manager),
      },
    };
  }

  /** @throws Refusal INPUT_INVALID */
  add(actor: Actor, { facts }: Calls['addFood']): Promise<Answers['addFood']> {
    return this.changes.act(actor, async (manager) => {
      const id = await insertFood(await checkedForm(facts, undefined, manager), manager);
      const { revision } = await manager.findOneByOrFail(Ingredient, { id });
      const deed = {
        kind: 'food.add' as const,
        thing: { kind: 'ingredient', id, name: facts.names },
        before: {},
        after: { revision },
      };
      return { deed, answer: { ingredientId: id } };
    });
  }

  /** What other facts would change. @throws Refusal NOT_FOUND */
  async preview(
    actor: Actor,
    { id, language, facts }: Calls['previewFood'],
  ): Promise<Answers['previewFood']> {
    const { manager } = this.dataSource;
    await storedFood(id, manager);
    const trial = { lines: { ingredientId: id }, ingredientId: id, facts: factsOfForm(id, facts) };
    return {
      ...(await this.previews.of(trial, actor, language)),
      sameNames: (await sameNames(facts, id, manager)).map((same) => ({ id: same.id, name: same.name })),
    };
  }

  /**
   * Changes the facts; recipes with it follow, and all that shows them.
   *
   * @throws Refusal NOT_FOUND, INPUT_INVALID, CONFLICT with the food as it stands
   */
  save(actor: Actor, { id, revision: seen, facts }: Calls['saveFood']): Promise<Answers['saveFood']> {
    return this.changes.act(actor, async (manager) => {
      const stored = await storedFood(id, manager);
      if (stored.row.revision !== seen) {
        const current = await this.get({ id }, manager);
        sameRevision(stored.row, seen, () => current);
      }
      const { revision } = await updateFood(stored, await checkedForm(facts, id, manager), manager);
      await this.rows.factsChanged([{ ingredientId: id }], manager);
      const deed = {
        kind: 'food.save' as const,
        thing: thing(id, stored),
        before: stored,
        after: { revision },
      };
      return { deed, answer: { revision } };
    });
  }

  /** @throws Refusal NOT_FOUND, CONFLICT, IN_USE when anything names it */
  remove(actor: Actor, { id, revision }: { id: string; revision: number }): Promise<Answers['removeFood']> {
    return this.changes.act(actor, async (manager) => {
      const stored = await storedFood(id, manager);
      sameRevision(stored.row, revision, () => ({ revision: stored.row.revision }));
      if ((await this.places.countOf(id, manager)) > 0) throw new Refusal('IN_USE');
      await hideFood(id, { removedAt: now() }, manager);
      const deed = { kind: 'food.remove' as const, thing: thing(id, stored), before: stored, after: {} };
      return { deed, answer: {} };
    });
  }

  private async takeBackAdd({ thingId, after }: Change, manager: EntityManager): Promise<void> {
    const { row } = await storedFood(thingId, manager);
    const used = await this.places.countOf(thingId, manager);
    if (row.revision !== revisionIn(after) || used > 0) throw new Refusal('CONFLICT');
    await hideFood(thingId, { removedAt: now() }, manager);
  }

  private async takeBackSave({ thingId, before, after }: Change, manager: EntityManager): Promise<void> {
    const { row } = await storedFood(thingId, manager);
    if (row.revision !== revisionIn(after)) throw new Refusal('CONFLICT');
    await restoreFood(before as StoredFood, manager);
    await this.rows.factsChanged([{ ingredientId: thingId }], manager);
  }
}

async function takeBackRemove({ before }: Change, manager: EntityManager): Promise<void> {
  await restoreFood(before as StoredFood, manager);
}

const revisionIn = (after: object): number => (after as { revision: number }).revision;

/** How many recipes have it. */
export async function recipesWith(id: string, manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    'select count(distinct recipe_id) count from rec_recipe_line where ingredient_id = $1',
    [id],
  );
  return row?.count ?? 0;
}
