import { Injectable } from '@nestjs/common';
import {
  nutritionOf,
  scaleNutrients,
  type Actor,
  type Day,
  type IngredientFacts,
  type Dish as DishMeasures,
  type Language,
} from '@sytno/domain';
import type { MealType, Nutrients, RecipeLine as Line } from '@sytno/domain';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { Category } from '../category.entity';
import {
  compositionsEver,
  currentCompositions,
  domainLines,
  type OwnComposition,
} from '../composition/own-lines';
import { groupedBy } from '../grouped';
import { KeptByMark, KeptWhole } from '../../platform/kept/kept';
import { Marks } from '../../platform/kept/marks';
import { Pictures } from '../../platform/pictures/pictures.service';
import { FoodFacts } from '../ingredients/facts.service';
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
  /** Whose own composition it is; null: the original. */
  readonly composedBy: string | null;
  /** The food that lies on the table as it is; null: it is a dish. */
  readonly product: string | null;
}

/** A dish on a menu, as far as its composition goes. */
export interface Planned {
  /** Of the menu item. */
  readonly id: string;
  readonly recipeId: string;
  /** Who planned it; null when his account has gone. */
  readonly plannedBy: string | null;
  readonly date: Day;
}

/** A planned dish out of the answer of `dishesOfPlan`. */
export function plannedDish(
  dishes: ReadonlyMap<string, Dish>,
  { id, recipeId }: Pick<Planned, 'id' | 'recipeId'>,
): Dish | undefined {
  return dishes.get(id) ?? dishes.get(recipeId);
}

/** Lines of so many recipes are kept. */
const MOST_RECIPES = 5_000;

/** A week has a hundred dishes: only the columns that a dish is made of are read. */
const OF_A_DISH = {
  id: true,
  number: true,
  ownerId: true,
  state: true,
  categoryId: true,
  mealTypes: true,
  servings: true,
  cookedWeight: true,
  servingWeight: true,
  kcal: true,
  protein: true,
  fat: true,
  carbs: true,
  fiber: true,
  nutritionComplete: true,
  nameUk: true,
  nameRu: true,
  nameEn: true,
  icons: true,
  pictureId: true,
  productOf: true,
  contentMark: true,
} as const;
type DishRow = Pick<Recipe, keyof typeof OF_A_DISH>;

/**
 * What other sections may know of recipes. Each question takes a transaction's manager when it is asked
 * inside of one.
 */
@Injectable()
export class Dishes {
  private readonly lines = new KeptByMark<readonly Line[]>(MOST_RECIPES);
  private readonly tints: KeptWhole<ReadonlyMap<string, string>>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: Pictures,
    private readonly foods: FoodFacts,
    marks: Marks,
  ) {
    this.tints = new KeptWhole(marks);
  }

  /**
   * Dishes by id, named in a language; an id without a recipe is left out. One question however many ids,
   * one for photos where there are some, and two for what is not kept yet. Who may see them is not asked here: a
   * menu shows what was planned, see `readableBy`.
   */
  async dishesOf(
    ids: readonly string[],
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Dish>> {
    if (ids.length === 0) return new Map();
    const wanted = [...new Set(ids)];
    const recipes = await manager.find(Recipe, { where: { id: Any(wanted) }, select: OF_A_DISH });
    const lines = await this.lines.of(recipes, (missing) => linesOf(manager, missing));
    const tints = await this.tintsOf(manager);
    const photos = await this.pictures.photosOf(
      recipes.map(({ pictureId }) => pictureId),
      manager,
    );
    const products = await this.foods.ingredientFactsOf(
      recipes.map(({ productOf }) => productOf),
      manager,
    );
    return new Map(
      recipes.map((recipe) => {
        const food = products.get(recipe.productOf ?? '');
        const photo = photos.get(recipe.pictureId ?? '');
        const picture = pictureOf(recipe.icons, food?.tint ?? tints.get(recipe.categoryId), photo);
        const dish = dishOf(recipe, language, lines.get(recipe.id) ?? [], picture);
        // A food is called as the catalogue calls it today.
        return [recipe.id, food?.names[language] ? { ...dish, name: food.names[language] } : dish];
      }),
    );
  }

  /**
   * Dishes as they were planned: by recipe id the original, and by the id of the planned item the composition
   * of whoever planned it, where he had one of his own on that day (product decision 2.6). See `plannedDish`.
   */
  async dishesOfPlan(
    plans: readonly Planned[],
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Dish>> {
    const ids = plans.map(({ recipeId }) => recipeId);
    const originals = await this.dishesOf(ids, language, manager);
    const people = plans.flatMap(({ plannedBy }) => plannedBy ?? []);
    const all = await compositionsEver(manager, people, ids);
    const composed = await this.composedOf(originals, all, manager);
    const own = plans.flatMap((plan) => {
      const one = composed.find(({ composition }) => holdsFor(composition, plan));
      return one ? [[plan.id, one.dish] as const] : [];
    });
    return new Map([...originals, ...own]);
  }

  /** Dishes by recipe id as a reader composes them now, the original where he does not. */
  async dishesFor(
    userId: string,
    ids: readonly string[],
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, Dish>> {
    const originals = await this.dishesOf(ids, language, manager);
    const all = await currentCompositions(manager, userId, ids);
    const composed = await this.composedOf(originals, all, manager);
    return new Map([...originals, ...composed.map(({ dish }) => [dish.id, dish] as const)]);
  }

  /** Colours by category. */
  private tintsOf(manager: EntityManager): Promise<ReadonlyMap<string, string>> {
    return this.tints.get(
      manager,
      async () => new Map((await manager.find(Category)).map(({ id, tint }) => [id, tint])),
    );
  }

  private async composedOf(
    originals: ReadonlyMap<string, Dish>,
    all: readonly OwnComposition[],
    manager: EntityManager,
  ): Promise<{ composition: OwnComposition['composition']; dish: Dish }[]> {
    if (all.length === 0) return [];
    const ids = all.flatMap(({ lines }) => lines.map(({ ingredientId }) => ingredientId));
    const facts = await this.foods.ingredientFactsOf(ids, manager);
    return all.flatMap((own) => {
      const original = originals.get(own.composition.recipeId);
      return original ? [{ composition: own.composition, dish: composedDish(original, own, facts) }] : [];
    });
  }

  /** Which of these recipes somebody may read and plan, foods too; ids without a recipe are not among them. One question. */
  async readableBy(
    actor: Actor,
    ids: readonly string[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const recipes = await manager.find(Recipe, {
      where: { id: Any([...new Set(ids)]) },
      select: { id: true, ownerId: true, state: true, removedAt: true, productOf: true },
    });
    const readable = recipes.filter((recipe) => recipe.productOf !== null || mayRead(actor, recipe));
    return new Set(readable.map(({ id }) => id));
  }
}

/** Lines by recipe, each recipe's in its order. */
async function linesOf(
  manager: EntityManager,
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Line[]>> {
  const rows = await manager.find(RecipeLine, {
    where: { recipeId: Any([...recipeIds]) },
    order: { recipeId: 'ASC', position: 'ASC' },
  });
  const groups = groupedBy(rows, ({ recipeId }) => recipeId);
  return new Map(recipeIds.map((id) => [id, (groups.get(id) ?? []).map(domainLine)]));
}

function dishOf(recipe: DishRow, language: Language, lines: readonly Line[], picture: Picture): Dish {
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
    picture,
    whole: scaleNutrients({ kcal, protein, fat, carbs, fiber }, servings),
    complete: recipe.nutritionComplete,
    lines,
    composedBy: null,
    product: recipe.productOf,
  };
}

function holdsFor({ userId, recipeId, since, until }: OwnComposition['composition'], plan: Planned): boolean {
  const whose = userId === plan.plannedBy && recipeId === plan.recipeId;
  return whose && since <= plan.date && (until === null || plan.date < until);
}

/** The same dish with other lines in the pot. */
function composedDish(
  original: Dish,
  own: OwnComposition,
  facts: ReadonlyMap<string, IngredientFacts>,
): Dish {
  const lines = domainLines(own);
  const { userId, servings, cookedWeight } = own.composition;
  const nutrition = nutritionOf(lines, facts, { servings, cookedWeight });
  return {
    ...original,
    servings,
    cookedWeight: nutrition.weight,
    whole: nutrition.whole,
    complete: nutrition.completeness.missing.length === 0,
    lines,
    composedBy: userId,
  };
}
