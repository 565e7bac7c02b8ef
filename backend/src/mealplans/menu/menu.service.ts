import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { addDays, MEAL_TYPES, mondayOf } from '@sytno/domain';
import { Between, DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Dishes, type Dish } from '../../recipes';
import { MenuItem } from './menu-item.entity';

type Query = Inputs['mealplans']['menu']['week'];
type Week = Outputs['mealplans']['menu']['week'];

/** The household's menu. */
@Injectable()
export class MenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
  ) {}

  /** The week that holds `from`, day by day, meal by meal, in the order on the plate. */
  async week(actor: Pick<Actor, 'householdId'>, { from, language }: Query): Promise<Week> {
    const monday = mondayOf(from);
    const found = await this.dataSource.manager.find(MenuItem, {
      where: { householdId: actor.householdId, date: Between(monday, addDays(monday, 6)) },
    });
    const dishes = await this.dishes.byId(
      found.map(({ recipeId }) => recipeId),
      language,
    );
    const items = found.sort(inOrder).flatMap((item) => {
      const dish = dishes.get(item.recipeId);
      return dish ? [itemOf(item, dish)] : [];
    });
    return { from: monday, items };
  }
}

function inOrder(a: MenuItem, b: MenuItem): number {
  return (
    a.date.localeCompare(b.date) ||
    MEAL_TYPES.indexOf(a.mealType) - MEAL_TYPES.indexOf(b.mealType) ||
    a.position - b.position ||
    a.id.localeCompare(b.id)
  );
}

function itemOf(item: MenuItem, dish: Dish): Week['items'][number] {
  const share = dish.servingWeight > 0 ? item.weightServing / dish.servingWeight : 0;
  const { kcal, protein, fat, carbs } = dish.perServing;
  return {
    id: item.id,
    date: item.date,
    mealType: item.mealType,
    recipeId: item.recipeId,
    recipeName: dish.name,
    servings: item.servings,
    weightServing: item.weightServing,
    eaten: { kcal: kcal * share, protein: protein * share, fat: fat * share, carbs: carbs * share },
    noCookingRequired: item.noCookingRequired,
  };
}
