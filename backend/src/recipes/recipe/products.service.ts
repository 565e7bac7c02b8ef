import { Injectable } from '@nestjs/common';
import { LANGUAGES, productPortion, type IngredientFacts, type RecipeContent } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { RecipeWriter } from '../editor/recipe-writer';
import { FoodFacts } from '../ingredients/facts.service';
import { Recipe } from './recipe.entity';

/** A food as it lies on the table: the dish that it is, and grams of one portion. */
export interface Product {
  readonly recipeId: string;
  readonly portion: number;
}

/** What no category of the catalogue is called. */
const CATEGORY = 'product';

/**
 * An apple or a glass of kefir on a menu is a dish of one line, so that all that reckons with dishes reckons
 * with it too. Each food has one, made when somebody first plans it; it has no owner, is in no list, and its
 * number is below zero.
 */
@Injectable()
export class Products {
  constructor(
    private readonly foods: FoodFacts,
    private readonly writer: RecipeWriter,
  ) {}

  /**
   * @param manager of the transaction that plans it
   * @throws Refusal INPUT_INVALID at `ingredientId` when the catalogue does not know the food
   */
  async productOf(ingredientId: string, manager: EntityManager): Promise<Product> {
    const facts = (await this.foods.ingredientFactsOf([ingredientId], manager)).get(ingredientId);
    // What was taken away has no name any more.
    if (!facts?.names.uk) {
      throw Refusal.fields('INPUT_INVALID', { path: 'ingredientId', code: 'choice' });
    }
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('products', 0))`);
    const there = await manager.findOneBy(Recipe, { productOf: facts.id });
    if (there) return { recipeId: there.id, portion: there.servingWeight };
    const id = randomUUID();
    const number = Math.min(0, (await manager.minimum(Recipe, 'number')) ?? 0) - 1;
    const head = { id, number, productOf: facts.id, ownerId: null, state: 'private' as const, revision: 1 };
    await this.writer.insert(manager, head, contentOf(facts));
    const { servingWeight } = await manager.findOneByOrFail(Recipe, { id });
    return { recipeId: id, portion: servingWeight };
  }
}

function contentOf(facts: IngredientFacts): RecipeContent {
  const line = {
    ingredientId: facts.id,
    food: {},
    quantityTo: null,
    comment: {},
    group: {},
    optional: false,
  };
  return {
    languages: [...LANGUAGES],
    name: facts.names,
    description: {},
    lines: [{ ...line, ...productPortion(facts) }],
    stages: [],
    categoryId: CATEGORY,
    subcategoryId: null,
    mealTypes: [],
    servings: 1,
    cookedWeight: null,
    prepMinutes: 0,
    cookMinutes: 0,
    restMinutes: 0,
    equipment: [],
    withoutElectricity: true,
    sourceUrl: null,
    pictureId: null,
  };
}
