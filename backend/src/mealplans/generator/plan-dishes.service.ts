import { Injectable } from '@nestjs/common';
import {
  costOf,
  flagsOf,
  nutritionOf,
  opensOf,
  PRICE_CURRENCIES,
  servingWeight,
  type GeneratorDish,
  type IngredientFacts,
  type PlanDish,
} from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Dishes, FoodFacts, PlanFacts, plannedDish, type Dish, type PlanWish } from '../../recipes';
import type { MenuItem } from '../menu/menu-item.entity';

/** An item of the menu, or of a template, as far as its dish goes. */
type Placed = Pick<MenuItem, 'id' | 'recipeId' | 'date' | 'mealType' | 'createdBy'>;

type Facts = ReadonlyMap<string, IngredientFacts>;

/** The dish of an item that stands on the menu, as the generator calls it: composed by whoever planned it. */
export const dishIdOfItem = (itemId: string): string => `item:${itemId}`;

/** Recipes and planned dishes with the figures of a serving. */
@Injectable()
export class PlanDishes {
  constructor(
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
    private readonly plan: PlanFacts,
  ) {}

  /**
   * What may be planned, as the actor composes it; without what nobody knows the nutrition of. Out of very many
   * those that suit the wish (see `PlanFacts`).
   *
   * @param currency of the money; what has no price in it is not `priced`
   */
  async all(
    manager: EntityManager,
    actor: Actor,
    currency: string,
    wish: PlanWish,
  ): Promise<GeneratorDish[]> {
    const known = await this.plan.planDishes(actor, wish, manager);
    const ids = known.map(({ id }) => id);
    const dishes = await this.dishes.dishesFor(actor.userId, ids, actor.language, manager);
    const facts = await this.factsOf(manager, [...dishes.values()]);
    return known.flatMap((one) => {
      const dish = dishes.get(one.id);
      if (!dish?.complete || servingWeight(dish) <= 0 || one.kcal <= 0) return [];
      return [{ ...one, ...figuresOf(dish, facts, currency) }];
    });
  }

  /** Items of the menu, or of a template, as dishes that stay. One whose recipe has gone is left out. */
  async planned(
    manager: EntityManager,
    actor: Actor,
    items: readonly Placed[],
    currency: string,
  ): Promise<GeneratorDish[]> {
    const dishes = await this.dishes.dishesOfPlan(
      items.map(({ id, recipeId, date, createdBy }) => ({ id, recipeId, date, plannedBy: createdBy })),
      actor.language,
      manager,
    );
    const facts = await this.factsOf(manager, [...dishes.values()]);
    return items.flatMap((item) => {
      const dish = plannedDish(dishes, item);
      if (!dish || servingWeight(dish) <= 0) return [];
      return [{ ...standing(item, dish, facts), ...figuresOf(dish, facts, currency) }];
    });
  }

  private factsOf(manager: EntityManager, dishes: readonly Dish[]): Promise<Facts> {
    const ids = dishes.flatMap(({ lines }) => lines.map(({ ingredientId }) => ingredientId));
    return this.foods.ingredientFactsOf(ids, manager);
  }
}

/** What planning asks of a dish that stands already: what is in it, and no time, since it is planned. */
function standing(item: Placed, dish: Dish, facts: Facts): PlanDish {
  const { lines, product } = dish;
  const made = product === null ? lines : [{ ingredientId: product }];
  return {
    id: dishIdOfItem(item.id),
    number: dish.number,
    categoryId: item.recipeId,
    subcategoryId: null,
    // It stands where it stands: for other meals the recipe itself may be chosen.
    mealTypes: [],
    minutes: 0,
    kcal: dish.whole.kcal / dish.servings,
    flags: flagsOf(made.length > 0 ? made : [{ ingredientId: null }], facts),
    ingredientIds: new Set(made.map(({ ingredientId }) => ingredientId).filter((id) => id !== null)),
    equipment: [],
    withoutElectricity: true,
  };
}

type FigureFields = Omit<GeneratorDish, keyof PlanDish>;

function figuresOf(dish: Dish, facts: Facts, currency: string): FigureFields {
  const { servings, whole, lines } = dish;
  const known = PRICE_CURRENCIES.find((one) => one === currency);
  const cost = known && costOf(lines, facts, known);
  const { kcal, protein, fat, carbs } = whole;
  return {
    servingGrams: servingWeight(dish),
    pieceGrams: null,
    serving: {
      kcal: kcal / servings,
      protein: protein / servings,
      fat: fat / servings,
      carbs: carbs / servings,
      cash: (cost?.minor ?? 0) / servings,
    },
    priced: cost !== undefined && cost.missing.length === 0,
    mainGroup: mainGroup(dish, facts),
    opens: opensOf(lines, facts),
  };
}

/** The food group that brings most of a dish's energy. */
function mainGroup({ lines, servings, cookedWeight }: Dish, facts: Facts): string | null {
  const groups = new Map<string, number>();
  for (const { line, nutrients } of nutritionOf(lines, facts, { servings, cookedWeight }).lines) {
    const group = facts.get(lines[line]?.ingredientId ?? '')?.mainGroup;
    if (group) groups.set(group, (groups.get(group) ?? 0) + (nutrients?.kcal ?? 0));
  }
  return [...groups].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}
