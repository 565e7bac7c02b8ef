import { Injectable } from '@nestjs/common';
import { cookingKey, type Day, type Language, type MealType } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { Menus } from '../../mealplans';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Dishes, plannedDish, type Dish } from '../../recipes';
import { Readings } from '../lists/readings.service';
import type { Reading } from '../lists/shown-lines';
import { linesOf, partsOf, type BoughtLine, type Cooking } from './shopping';

/** A cooking that a list may be built for, and the dish that is cooked. */
export interface Candidate extends Cooking {
  /** See `cookingKey`. */
  readonly key: string;
  readonly mealType: MealType | null;
  readonly dish: Dish;
}

/** Foods to buy, and what they are read with. */
interface Needed {
  readonly lines: readonly BoughtLine[];
  readonly reading: Reading;
}

/** What cookings need, wherever they come from: the menu, one recipe, or whatever else knows some. */
@Injectable()
export class PlanService {
  constructor(
    private readonly menus: Menus,
    private readonly dishes: Dishes,
    private readonly readings: Readings,
  ) {}

  /** What is cooked on these days. A dish whose cooking stands on another item is none (product decision 2.4). */
  async ofMenu(
    manager: EntityManager,
    actor: Actor,
    { from, to, language }: { from: Day; to: Day; language: Language },
  ): Promise<readonly Candidate[]> {
    const planned = await this.menus.menuItemsBetween(actor.householdId, from, to, manager);
    const cooked = planned.filter(({ noCookingRequired }) => !noCookingRequired);
    const dishes = await this.dishes.dishesOfPlan(cooked, language, manager);
    return cooked.flatMap((item) => {
      const dish = plannedDish(dishes, item);
      if (!dish) return [];
      const { id, recipeId, date, mealType, servings } = item;
      return [{ key: id, menuItemId: id, recipeId, date, mealType, servings, dish }];
    });
  }

  /**
   * One recipe by itself, as the caller composes it.
   *
   * @param servings as many as the recipe makes when left out
   * @throws Refusal NOT_FOUND when he may not read it
   */
  async ofRecipe(
    manager: EntityManager,
    actor: Actor,
    { recipeId, servings, language }: { recipeId: string; servings?: number | undefined; language: Language },
  ): Promise<readonly Candidate[]> {
    const readable = await this.dishes.readableBy(actor, [recipeId], manager);
    const dishes = await this.dishes.dishesFor(actor.userId, [recipeId], language, manager);
    const dish = dishes.get(recipeId);
    if (!dish || !readable.has(recipeId)) throw new Refusal('NOT_FOUND');
    const cooking = { menuItemId: null, recipeId, date: null, servings: servings ?? dish.servings };
    return [{ ...cooking, key: cookingKey(cooking), mealType: null, dish }];
  }

  /** The foods of cookings, each once. Whoever has other cookings, a template's say, asks here too. */
  async needed(
    manager: EntityManager,
    actor: Actor,
    cookings: readonly Candidate[],
    language: Language,
  ): Promise<Needed> {
    const dishes = new Map(cookings.map(({ key, dish }) => [key, dish]));
    const parts = partsOf(cookings, dishes);
    const foods = parts.map(({ ingredientId }) => ingredientId);
    const names = new Map(cookings.map(({ recipeId, dish }) => [recipeId, dish]));
    const reading = await this.readings.of(actor, language, names, foods, manager);
    return { lines: linesOf(parts, reading.facts), reading };
  }
}
