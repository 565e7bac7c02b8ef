import { Injectable } from '@nestjs/common';
import { costOf, nutritionOf, PRICE_CURRENCIES, type Nutrients } from '@sytno/domain';
import { Any, DataSource } from 'typeorm';
import { People } from '../../account';
import { tagsOf } from '../catalog/catalog-columns';
import type { OwnFigures } from '../catalog/own-figures';
import { FoodFacts } from '../ingredients/facts.service';
import { Recipe } from '../recipe/recipe.entity';
import { currentCompositions, domainLines } from './own-lines';

/** What a card shows of a recipe that its reader composed himself. */
export interface OwnCard extends OwnFigures {
  readonly servings: number;
  /** Grams of one serving. */
  readonly weightServing: number;
  readonly perServing: Nutrients;
}

/** The list's figures of the recipes that somebody composes; one question for whoever composes none. */
@Injectable()
export class OwnFiguresOf {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly people: People,
  ) {}

  async of(userId: string): Promise<OwnCard[]> {
    const { manager } = this.dataSource;
    const all = await currentCompositions(manager, userId);
    if (all.length === 0) return [];
    const wanted = await this.people.currencyOf(userId);
    const currency = PRICE_CURRENCIES.find((known) => known === wanted) ?? PRICE_CURRENCIES[0];
    const recipes = await manager.findBy(Recipe, {
      id: Any(all.map(({ composition }) => composition.recipeId)),
    });
    const ids = all.flatMap(({ lines }) => lines.map(({ ingredientId }) => ingredientId));
    const facts = await this.foods.ingredientFactsOf(ids, manager);
    return all.flatMap((own) => {
      const recipe = recipes.find(({ id }) => id === own.composition.recipeId);
      if (!recipe) return [];
      const lines = domainLines(own);
      const { servings } = own.composition;
      const { perServing, weight } = nutritionOf(lines, facts, own.composition);
      const cost = costOf(lines, facts, currency);
      return [
        {
          recipeId: recipe.id,
          tags: new Set(tagsOf(recipe, lines, facts)),
          kcal: perServing.kcal,
          cost: cost.lines.length === 0 ? null : Math.round(cost.minor / servings),
          servings,
          weightServing: weight / servings,
          perServing,
        },
      ];
    });
  }
}
