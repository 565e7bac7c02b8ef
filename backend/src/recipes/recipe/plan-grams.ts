import { Injectable } from '@nestjs/common';
import type { Day, Nutrients } from '@sytno/domain';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { compositionsEver } from '../composition/own-lines';
import { Dishes } from './dishes.service';
import { Recipe } from './recipe.entity';

/** What a gram of a dish holds, and what a serving of it weighs. */
export interface GramFacts extends Pick<Nutrients, 'kcal' | 'protein' | 'fat' | 'carbs'> {
  readonly recipeId: string;
  /** Grams. */
  readonly serving: number;
}

/** The same as somebody composed it, on menu items that he planned for days from `since` on and before `until`. */
export interface OwnGramFacts extends GramFacts {
  readonly userId: string;
  readonly since: Day;
  readonly until: Day | null;
}

/** What planned dishes hold, for sums over many days of many people: no names, no lines, no pictures. */
@Injectable()
export class PlanGrams {
  constructor(
    private readonly dataSource: DataSource,
    private readonly dishes: Dishes,
  ) {}

  /**
   * Of recipes, and of the compositions of these people that ever stood for one of them.
   *
   * @param people who planned
   */
  async of(
    recipeIds: readonly string[],
    people: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ readonly originals: readonly GramFacts[]; readonly own: readonly OwnGramFacts[] }> {
    if (recipeIds.length === 0) return { originals: [], own: [] };
    const recipes = await manager.find(Recipe, {
      where: { id: Any([...recipeIds]) },
      select: {
        id: true,
        servings: true,
        cookedWeight: true,
        servingWeight: true,
        kcal: true,
        protein: true,
        fat: true,
        carbs: true,
      },
    });
    const all = await compositionsEver(manager, people, recipeIds);
    const plans = all.map(({ composition: { userId, recipeId, since } }, at) => ({
      ...{ id: String(at), recipeId, plannedBy: userId },
      date: since,
    }));
    const composed = plans.length === 0 ? undefined : await this.dishes.dishesOfPlan(plans, 'uk', manager);
    return {
      originals: recipes.map(({ id, servings, cookedWeight, servingWeight, ...figures }) =>
        perGram(id, (cookedWeight ?? servingWeight * servings) / servings, figures),
      ),
      own: all.flatMap(({ composition: { userId, recipeId, since, until } }, at) => {
        const dish = composed?.get(String(at));
        if (!dish) return [];
        const { kcal, protein, fat, carbs } = dish.whole;
        const figures = [kcal, protein, fat, carbs].map((one) => one / dish.servings);
        const [k = 0, p = 0, f = 0, c = 0] = figures;
        const serving = dish.cookedWeight / dish.servings;
        return [
          { ...perGram(recipeId, serving, { kcal: k, protein: p, fat: f, carbs: c }), userId, since, until },
        ];
      }),
    };
  }
}

/** @param figures of a serving */
function perGram(
  recipeId: string,
  serving: number,
  { kcal, protein, fat, carbs }: Pick<Nutrients, 'kcal' | 'protein' | 'fat' | 'carbs'>,
): GramFacts {
  const share = serving > 0 ? 1 / serving : 0;
  return {
    recipeId,
    serving,
    kcal: kcal * share,
    protein: protein * share,
    fat: fat * share,
    carbs: carbs * share,
  };
}
