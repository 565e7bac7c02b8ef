import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Any, DataSource, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { Live } from '../../platform/live/live.service';
import { MINUTE, now, plus } from '../../platform/time/clock';
import { CATALOG_VERSION, catalogColumnsOf } from '../catalog/catalog-columns';
import { groupedBy } from '../grouped';
import { FoodFacts } from '../ingredients/facts.service';
import { domainLine, RecipeLine } from './recipe-line.entity';
import { summaryOf } from './recipe-summary';
import { RecipeText } from './recipe-text.entity';
import { Recipe } from './recipe.entity';

/** So many rows are made anew in one transaction. */
const AT_ONCE = 200;

/** Says of a row that it is to be made anew. */
const STALE = 0;

/** Which recipes: those with an ingredient, with a line that waits for a proposal, of a (sub)category. */
export type RecipesOf =
  | { readonly ingredientId: string }
  | { readonly proposalId: string }
  | { readonly categoryId: string }
  | { readonly subcategoryId: string };

/** Foods whose facts changed, and when. */
const remake = z.strictObject({ foods: z.array(z.string()), at: z.string() });
const REMAKE: JobKind<z.infer<typeof remake>> = { name: 'recipes.remake', schema: remake };

/** Whoever began to save a recipe so long before a change may have read the facts that were. */
const SAVING = MINUTE;

/** What a browser shows of a recipe's nutrition and cost, wherever it does. */
const SHOWN = ['recipes.catalog', 'recipes.recipe', 'mealplans.menu', 'grocery.lists'] as const;

/**
 * What a recipe's row holds of its lines (nutrition, weight, pictures, and what the list filters by) is worked
 * out from the facts of its foods. Whoever changes those says so here, in the same transaction: a few recipes
 * are made anew at once, so that they are right when the change is there, and many by a job behind it. Until
 * then a row is marked; the server's start makes marked ones anew too.
 */
@Injectable()
export class RecipeRows implements OnModuleInit {
  private readonly log = new Logger(RecipeRows.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly jobs: Jobs,
    private readonly live: Live,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      ...REMAKE,
      handler: async ({ foods, at }, signal) => {
        await this.dataSource.query(MARK_SAVED, [foods, plus(at, -SAVING)]);
        await this.remakeMarked(signal);
      },
    });
  }

  /**
   * The facts behind some recipes changed. Their rows follow, and whoever looks at them is told.
   *
   * @param manager of the transaction that changes the facts
   */
  async factsChanged(changed: readonly RecipesOf[], manager: EntityManager): Promise<void> {
    await oneAtATime(manager);
    for (const which of changed) await manager.query(...markStatement(which));
    await this.remakeSome(manager);
    // Also when none is left: somebody may be saving a recipe now who read the facts before they changed.
    const foods = changed.flatMap((which) => ('ingredientId' in which ? which.ingredientId : []));
    await this.jobs.send(REMAKE, { foods, at: now() }, manager);
    await this.touched(manager);
  }

  /** What shows recipes, foods or aisles is asked for again. */
  touched(manager: EntityManager): Promise<void> {
    return this.live.touched('everybody', SHOWN, manager);
  }

  /** Has the job look at once, after a commit. */
  remakeSoon(): void {
    this.jobs.wake(REMAKE);
  }

  /** Makes every marked row anew, some at a time. @returns how many there were */
  async remakeMarked(signal?: AbortSignal): Promise<number> {
    let done = 0;
    for (;;) {
      signal?.throwIfAborted();
      const count = await this.dataSource.transaction(async (manager) => {
        await oneAtATime(manager);
        return this.remakeSome(manager);
      });
      if (count === 0) break;
      done += count;
    }
    if (done > 0) this.log.log(`${String(done)} recipes were made anew`);
    return done;
  }

  /** @returns how many rows were made anew, at most 200 */
  private async remakeSome(manager: EntityManager): Promise<number> {
    const recipes = await manager.find(Recipe, {
      where: { catalogVersion: Not(CATALOG_VERSION) },
      order: { id: 'ASC' },
      take: AT_ONCE,
      lock: { mode: 'pessimistic_write' },
    });
    await this.remake(recipes, manager);
    return recipes.length;
  }

  private async remake(recipes: readonly Recipe[], manager: EntityManager): Promise<void> {
    const wanted = { recipeId: Any(recipes.map(({ id }) => id)) };
    const texts = groupedBy(await manager.findBy(RecipeText, wanted), ({ recipeId }) => recipeId);
    const rows = await manager.find(RecipeLine, { where: wanted, order: { position: 'ASC' } });
    const lines = groupedBy(rows, ({ recipeId }) => recipeId);
    const facts = await this.foods.ingredientFactsOf(
      rows.map(({ ingredientId }) => ingredientId),
      manager,
    );
    for (const recipe of recipes) {
      const names = Object.fromEntries(
        (texts.get(recipe.id) ?? []).map(({ language, name }) => [language, name]),
      );
      const own = (lines.get(recipe.id) ?? []).map(domainLine);
      await manager.update(
        Recipe,
        { id: recipe.id },
        {
          ...catalogColumnsOf(recipe, names, own, facts),
          // Without lines its nutrition is what somebody said.
          ...(own.length > 0 ? summaryOf(own, facts, recipe) : {}),
        },
      );
    }
  }
}

/** Rows are made anew by one transaction after another: each reads the facts that the one before left. */
async function oneAtATime(manager: EntityManager): Promise<void> {
  await manager.query(`select pg_advisory_xact_lock(hashtextextended('rec_recipe rows', 0))`);
}

const MARK_SAVED = `
  update rec_recipe set catalog_version = ${String(STALE)}
   where updated_at > $2 and id in (select recipe_id from rec_recipe_line where ingredient_id = any($1))`;

function markStatement(which: RecipesOf): [sql: string, values: string[]] {
  const mark = `update rec_recipe set catalog_version = ${String(STALE)} where`;
  if ('ingredientId' in which) {
    const lines = 'select recipe_id from rec_recipe_line where ingredient_id = $1';
    return [`${mark} id in (${lines})`, [which.ingredientId]];
  }
  if ('proposalId' in which) {
    const lines = 'select recipe_id from rec_recipe_line where proposal_id = $1';
    return [`${mark} id in (${lines})`, [which.proposalId]];
  }
  return 'categoryId' in which
    ? [`${mark} category_id = $1`, [which.categoryId]]
    : [`${mark} subcategory_id = $1`, [which.subcategoryId]];
}
