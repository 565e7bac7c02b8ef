import { Injectable } from '@nestjs/common';
import {
  flagsOf,
  graveRule,
  MEAL_TYPES,
  nutritionOf,
  type IngredientFacts,
  type MealType,
  type PlanDish,
  type PlanRules,
} from '@sytno/domain';
import { Any, DataSource, IsNull, type EntityManager } from 'typeorm';
import { seedId } from '../catalog/catalogue-seed';
import { Favorite } from '../catalog/favorite.entity';
import { Category, Subcategory } from '../category.entity';
import { currentCompositions, domainLines, type OwnComposition } from '../composition/own-lines';
import { groupedBy } from '../grouped';
import { RecipeLine } from '../recipe/recipe-line.entity';
import { Recipe } from '../recipe/recipe.entity';
import { FoodFacts } from './facts.service';
import {
  countStatement,
  FEW,
  firstStatement,
  MOST_RECIPES,
  spreadStatement,
  type PlanWish,
  type Statement,
} from './plan-choice';

/** Recipes that come whether they suit or not. */
const SOME = 60;

/** What planning asks of a recipe's row. */
const FIELDS = {
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
} as const;
const BY_NUMBER = { number: 'ASC' } as const;

/** The recipes that a week can be planned with, for all sections. */
@Injectable()
export class PlanFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
  ) {}

  /**
   * Recipes to plan with, with what is in them and how long they take, as the reader composes them, where he
   * does. Out of more than some hundreds those that suit a wish are chosen: favourites, his own and what was
   * named first, the others from all over the catalogue. The number of questions does not depend on that of
   * recipes. In the order of their numbers.
   */
  async planDishes(
    { userId }: { readonly userId: string },
    wish: PlanWish = {},
    manager: EntityManager = this.dataSource.manager,
  ): Promise<PlanDish[]> {
    const composed = new Map(
      (await currentCompositions(manager, userId)).map((own) => [own.composition.recipeId, own]),
    );
    const chosen = await this.chosenFor(userId, [...composed.keys()], wish, manager);
    const recipes = await manager.find(Recipe, {
      where: { id: Any(chosen) },
      select: FIELDS,
      order: BY_NUMBER,
    });
    return this.dishesOf(recipes, composed, manager);
  }

  /** By meal: how many recipes a reader can plan, and how many of them break none of the rules, time aside. */
  async countFor(
    { userId }: { readonly userId: string },
    rules: PlanRules,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Record<'fit' | 'all', Record<MealType, number>>> {
    const own = await currentCompositions(manager, userId);
    const composed = new Map(own.map((one) => [one.composition.recipeId, one]));
    const { sql, values } = countStatement(userId, [...composed.keys()], rules);
    const rows = await manager.query<{ meal: MealType; all: number; fit: number }[]>(sql, [...values]);
    const recipes = await manager.find(Recipe, {
      where: { id: Any([...composed.keys()]), state: 'published', removedAt: IsNull() },
      select: FIELDS,
    });
    const dishes = await this.dishesOf(recipes, composed, manager);
    const count = (of: 'fit' | 'all', some: readonly PlanDish[]) => {
      const counts = MEAL_TYPES.map((meal) => [
        meal,
        (rows.find((row) => row.meal === meal)?.[of] ?? 0) +
          some.filter(({ mealTypes }) => mealTypes.includes(meal)).length,
      ]);
      return Object.fromEntries(counts) as Record<MealType, number>;
    };
    const fit = dishes.filter((dish) => graveRule(dish, rules) === undefined);
    return { fit: count('fit', fit), all: count('all', dishes) };
  }

  private async chosenFor(
    userId: string,
    composed: readonly string[],
    wish: PlanWish,
    manager: EntityManager,
  ): Promise<string[]> {
    const ids = async ({ sql, values }: Statement) =>
      (await manager.query<{ id: string }[]>(sql, [...values])).map(({ id }) => id);
    const first = await ids(firstStatement(userId, composed, wish));
    const few = await ids(FEW);
    if (few.length <= MOST_RECIPES) return [...new Set([...first, ...few])];
    const outOfSeason = wish.month === undefined ? [] : await this.outOfSeason(wish.month, manager);
    const mealTypes = wish.mealTypes ?? MEAL_TYPES;
    const spread = await ids(spreadStatement({ ...wish, mealTypes, outOfSeason }));
    // Some of all, so that it can be said at which rules they fall.
    return [...new Set([...first, ...spread, ...few.slice(0, SOME)])];
  }

  private async outOfSeason(month: number, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `select id from rec_ingredient where facts -> 'season' is not null and not facts -> 'season' @> $1::jsonb`,
      [JSON.stringify(month)],
    );
    return rows.map(({ id }) => id);
  }

  private async dishesOf(
    recipes: readonly Recipe[],
    composed: ReadonlyMap<string, OwnComposition>,
    manager: EntityManager,
  ): Promise<PlanDish[]> {
    const lines = await manager.find(RecipeLine, {
      where: { recipeId: Any(recipes.map(({ id }) => id)) },
      select: { recipeId: true, position: true, ingredientId: true },
    });
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
