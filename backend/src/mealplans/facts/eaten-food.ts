import { Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { eaten, NO_NUTRIENTS, nutrientsOfGrams, scaleNutrients, type Nutrients } from '@sytno/domain';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Dishes, FoodFacts } from '../../recipes';
import type { DishToEat } from '../menu/menu.service';
import type { Fact } from './fact.entity';

/** What was eaten and what it held. */
export type Food = Pick<
  Fact,
  'recipeId' | 'ingredientId' | 'name' | 'grams' | 'complete' | 'kcal' | 'protein' | 'fat' | 'carbs' | 'fiber'
>;

/** So many grams of a planned dish. */
export function gramsOf({ dish, perGram }: DishToEat, grams: number): Food {
  return {
    recipeId: dish.recipeId,
    ingredientId: null,
    name: dish.recipeName,
    grams,
    complete: dish.complete,
    ...figures(scaleNutrients(perGram, grams)),
  };
}

/** What was eaten beside the plan: a recipe, a food, or figures that were typed. */
@Injectable()
export class EatenFood {
  constructor(
    private readonly dishes: Dishes,
    private readonly foods: FoodFacts,
  ) {}

  /** @throws Refusal NOT_FOUND for a recipe that the actor may not read and a food that is not known */
  async of(actor: Actor, given: Inputs['mealplans']['facts']['other']): Promise<Food> {
    const { recipeId, ingredientId, grams = 0 } = given;
    if (recipeId !== undefined) return this.dish(actor, recipeId, grams, given.language);
    if (ingredientId !== undefined) return this.food(ingredientId, grams, given.language);
    const { kcal = 0, protein = null, fat = null, carbs = null, name = '' } = given;
    return {
      recipeId: null,
      ingredientId: null,
      name,
      grams: given.grams ?? null,
      complete: true,
      kcal,
      protein,
      fat,
      carbs,
      fiber: null,
    };
  }

  private async dish(actor: Actor, recipeId: string, grams: number, language: Language): Promise<Food> {
    const readable = await this.dishes.readableBy(actor, [recipeId]);
    const dish = (await this.dishes.dishesFor(actor.userId, [recipeId], language)).get(recipeId);
    if (!dish || !readable.has(recipeId)) throw new Refusal('NOT_FOUND');
    const { name, complete } = dish;
    return {
      recipeId,
      ingredientId: null,
      name,
      grams,
      complete,
      ...figures(eaten(dish.whole, dish, grams)),
    };
  }

  private async food(ingredientId: string, grams: number, language: Language): Promise<Food> {
    const food = (await this.foods.ingredientFactsOf([ingredientId])).get(ingredientId);
    if (!food) throw new Refusal('NOT_FOUND');
    const { per100g } = food;
    return {
      recipeId: null,
      // One that was merged is the other one by now.
      ingredientId: food.id,
      name: food.names[language],
      grams,
      complete: per100g !== null,
      ...figures(per100g ? nutrientsOfGrams(per100g, grams) : NO_NUTRIENTS),
    };
  }
}

type Language = Inputs['mealplans']['facts']['other']['language'];

const figures = ({ kcal, protein, fat, carbs, fiber }: Nutrients): Nutrients => ({
  kcal,
  protein,
  fat,
  carbs,
  fiber,
});
