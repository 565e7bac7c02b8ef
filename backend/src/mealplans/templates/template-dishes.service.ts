import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import {
  costOf,
  eaten,
  PRICE_CURRENCIES,
  servingWeight,
  type Language,
  type Lookup,
  type Plate,
  type PriceFacts,
} from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Dishes, FoodFacts, Products, type Dish } from '../../recipes';

export type DishAnswer = Outputs['mealplans']['templates']['dish'];

/** A dish of a template for its reader: `one` is a serving of his, `cashIn` what it costs in other currencies. */
export interface TemplateDish {
  readonly dish: Dish;
  readonly answer: DishAnswer;
  readonly one: Plate;
  readonly cashIn: (currency: string) => number | null;
}

/** Dishes of templates as their reader has them: his composition, his currency, and only what he may read. */
@Injectable()
export class TemplateDishes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
    private readonly products: Products,
    private readonly people: People,
  ) {}

  /** By recipe id; what the actor may not read is not among them. As many questions for many as for one. */
  async of(
    actor: Actor,
    recipeIds: readonly string[],
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, TemplateDish>> {
    const ids = [...(await this.dishes.readableBy(actor, recipeIds, manager))];
    const dishes = await this.dishes.dishesFor(actor.userId, ids, language, manager);
    const lines = [...dishes.values()].flatMap((dish) => dish.lines);
    const facts = await this.foods.ingredientFactsOf(
      lines.map(({ ingredientId }) => ingredientId),
      manager,
    );
    const currency = (await this.people.currencyOf(actor.userId, manager)) ?? '';
    return new Map([...dishes].map(([id, dish]) => [id, templateDish(dish, facts, currency)]));
  }

  /**
   * A recipe, or a food as the dish that it is.
   *
   * @throws Refusal INPUT_INVALID at `of` for what is none or not the reader's to see
   */
  async one(
    actor: Actor,
    { kind, of, language }: { kind: 'recipe' | 'food'; of: string; language: Language },
  ): Promise<DishAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const wrong = Refusal.fields('INPUT_INVALID', { path: 'of', code: 'choice' });
      if (kind === 'recipe' && !UUID.test(of)) throw wrong;
      const recipeId = kind === 'recipe' ? of : await this.productOf(of, manager, wrong);
      const dish = (await this.of(actor, [recipeId], language, manager)).get(recipeId);
      if (!dish) throw wrong;
      return dish.answer;
    });
  }

  private async productOf(ingredientId: string, manager: EntityManager, wrong: Refusal): Promise<string> {
    const known = (await this.foods.ingredientFactsOf([ingredientId], manager)).get(ingredientId);
    if (!known?.names.uk) throw wrong;
    return (await this.products.productOf(ingredientId, manager)).recipeId;
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function templateDish(dish: Dish, facts: Lookup<PriceFacts>, currency: string): TemplateDish {
  const weight = servingWeight(dish);
  const perServing = eaten(dish.whole, dish, weight);
  const cashIn = (asked: string): number | null => {
    const known = PRICE_CURRENCIES.find((one) => one === asked);
    const cost = known && costOf(dish.lines, facts, known);
    return cost && cost.lines.length > 0 ? cost.minor / dish.servings : null;
  };
  const cash = cashIn(currency);
  return {
    dish,
    one: { ...perServing, cash: cash ?? 0 },
    cashIn,
    answer: {
      recipeId: dish.id,
      recipeName: dish.name,
      picture: dish.picture,
      servingWeight: weight,
      perServing,
      cost: cash === null ? null : { minor: Math.round(cash), currency },
      complete: dish.complete,
      own: !dish.published && dish.product === null,
      ...(dish.product === null ? {} : { product: dish.product }),
    },
  };
}

/** What so many grams of a dish hold and cost, in the reader's currency or another. */
export function plateOf(dish: TemplateDish, grams: number, currency?: string): Plate {
  const { one, answer } = dish;
  const cash = currency === undefined ? one.cash : (dish.cashIn(currency) ?? 0);
  const share = answer.servingWeight > 0 ? grams / answer.servingWeight : 0;
  return {
    kcal: one.kcal * share,
    protein: one.protein * share,
    fat: one.fat * share,
    carbs: one.carbs * share,
    fiber: one.fiber * share,
    cash: cash * share,
  };
}
