import { Injectable } from '@nestjs/common';
import { flagsOf, nutritionOf, type IngredientFacts, type PlanDish } from '@sytno/domain';
import { Any, DataSource, IsNull, type EntityManager } from 'typeorm';
import { seedId } from '../catalog/catalogue-seed';
import { Favorite } from '../catalog/favorite.entity';
import { Category, Subcategory } from '../category.entity';
import { currentCompositions, domainLines, type OwnComposition } from '../composition/own-lines';
import { groupedBy } from '../grouped';
import { RecipeLine } from '../recipe/recipe-line.entity';
import { Recipe } from '../recipe/recipe.entity';
import { FoodFacts } from './facts.service';

/** A plan is chosen among so many recipes, the oldest first: more than anybody's taste, and it bounds the work. */
const MOST = 600;

/** The recipes that a week can be planned with, for all sections. */
@Injectable()
export class PlanFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
  ) {}

  /**
   * What is published, with what is in it and how long it takes: as a reader composes it, where he does. The
   * number of questions does not depend on that of recipes.
   */
  async planDishes(
    { userId }: { readonly userId: string },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PlanDish[]> {
    const recipes = await manager.find(Recipe, {
      where: { state: 'published', removedAt: IsNull() },
      select: {
        id: true,
        number: true,
        categoryId: true,
        subcategoryId: true,
        equipment: true,
        withoutElectricity: true,
        mealTypes: true,
        prepMinutes: true,
        cookMinutes: true,
        kcal: true,
      },
      order: { number: 'ASC' },
      take: MOST,
    });
    const lines = await manager.find(RecipeLine, {
      where: { recipeId: Any(recipes.map(({ id }) => id)) },
      select: { recipeId: true, position: true, ingredientId: true },
    });
    const composed = new Map(
      (await currentCompositions(manager, userId)).map((own) => [own.composition.recipeId, own]),
    );
    const facts = await this.foods.ingredientFactsOf(
      [...lines, ...[...composed.values()].flatMap((own) => own.lines)].map(
        ({ ingredientId }) => ingredientId,
      ),
      manager,
    );
    const linesOf = groupedBy(lines, ({ recipeId }) => recipeId);
    return recipes.map(({ prepMinutes, cookMinutes, ...recipe }) => {
      const composition = composed.get(recipe.id);
      const own = composition?.lines ?? linesOf.get(recipe.id) ?? [];
      const ids = own.map(({ ingredientId }) => ingredientId).filter((id) => id !== null);
      return {
        ...recipe,
        kcal: composition ? kcalOf(composition, facts) : recipe.kcal,
        minutes: prepMinutes + cookMinutes,
        // A recipe without lines holds nobody knows what.
        flags: flagsOf(own.length > 0 ? own : [{ ingredientId: null }], facts),
        ingredientIds: new Set(ids),
      };
    });
  }

  /** Recipes that any of these people keeps as a favourite. */
  async favouritesOf(userIds: readonly string[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.findBy(Favorite, { userId: Any([...userIds]) });
    return rows.map(({ recipeId }) => recipeId);
  }

  /** Which of these are categories or subcategories. */
  async knownCategories(ids: readonly string[], manager: EntityManager): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const where = { id: Any([...ids]) };
    const upper = await manager.findBy(Category, where);
    const lower = await manager.findBy(Subcategory, where);
    return new Set([...upper, ...lower].map(({ id }) => id));
  }

  /** The id of the catalogue's recipe that a seed file calls so; there need not be one. */
  seedRecipeId(slug: string): string {
    return seedId('recipe', slug);
  }
}

/** Of one serving. */
function kcalOf(own: OwnComposition, facts: ReadonlyMap<string, IngredientFacts>): number {
  return nutritionOf(domainLines(own), facts, own.composition).perServing.kcal;
}
