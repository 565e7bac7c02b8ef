import { Injectable } from '@nestjs/common';
import { scaleNutrients, type Actor, type Dish as DishMeasures, type Language } from '@sytno/domain';
import type { MealType, Nutrients, RecipeLine as Line } from '@sytno/domain';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { Category } from '../category.entity';
import { groupedBy } from '../grouped';
import { mayRead } from './readable';
import { domainLine, RecipeLine } from './recipe-line.entity';
import { pictureOf, type Picture } from './picture';
import { Recipe } from './recipe.entity';
import { shownName } from './shown-names';

/** A recipe as a menu or a list needs it. `servings` and `cookedWeight` (g) make it a dish of the domain. */
export interface Dish extends DishMeasures {
  readonly id: string;
  /** The running number that people see. */
  readonly number: number;
  readonly name: string;
  /** Null: the catalogue's own. */
  readonly ownerId: string | null;
  /** Everybody may read it; otherwise its owner, see `readableBy`. */
  readonly published: boolean;
  readonly mealTypes: readonly MealType[];
  readonly picture: Picture;
  /** Of all the recipe makes. */
  readonly whole: Nutrients;
  /** Whether every line could be counted. */
  readonly complete: boolean;
  /** In the recipe's order, for its own servings. */
  readonly lines: readonly Line[];
}

/**
 * What other sections may know of recipes. Each question takes a transaction's manager when it is asked
 * inside of one.
 */
@Injectable()
export class Dishes {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Dishes by id, named in a language; an id without a recipe is left out. Three questions, however many
   * ids. Who may see them is not asked here: a menu shows what was planned, see `readableBy`.
   */
  async dishesOf(
    ids: readonly string[],
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Dish>> {
    if (ids.length === 0) return new Map();
    const wanted = [...new Set(ids)];
    const recipes = await manager.findBy(Recipe, { id: Any(wanted) });
    const lines = await manager.find(RecipeLine, {
      where: { recipeId: Any(wanted) },
      order: { recipeId: 'ASC', position: 'ASC' },
    });
    const tints = new Map((await manager.find(Category)).map(({ id, tint }) => [id, tint]));
    const linesOf = groupedBy(lines, ({ recipeId }) => recipeId);
    return new Map(
      recipes.map((recipe) => [
        recipe.id,
        dishOf(recipe, language, linesOf.get(recipe.id) ?? [], tints.get(recipe.categoryId)),
      ]),
    );
  }

  /** Which of these recipes somebody may read; ids without a recipe are not among them. One question. */
  async readableBy(
    actor: Actor,
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const recipes = await manager.find(Recipe, {
      where: { id: Any([...new Set(ids)]) },
      select: { id: true, ownerId: true, state: true },
    });
    return new Set(recipes.filter((recipe) => mayRead(actor, recipe)).map(({ id }) => id));
  }
}

function dishOf(recipe: Recipe, language: Language, lines: readonly RecipeLine[], tint?: string): Dish {
  const { id, number, ownerId, state, mealTypes, servings, kcal, protein, fat, carbs, fiber } = recipe;
  return {
    id,
    number,
    name: shownName(recipe, language),
    ownerId,
    published: state === 'published',
    mealTypes,
    servings,
    cookedWeight: recipe.cookedWeight ?? recipe.servingWeight * servings,
    picture: pictureOf(recipe.icons, tint),
    whole: scaleNutrients({ kcal, protein, fat, carbs, fiber }, servings),
    complete: recipe.nutritionComplete,
    lines: lines.map(domainLine),
  };
}
