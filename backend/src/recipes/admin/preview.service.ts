import { Injectable } from '@nestjs/common';
import { PREVIEWED, type Outputs } from '@sytno/contract';
import {
  dayAt,
  nutritionOf,
  type Actor as DomainActor,
  type IngredientFacts,
  type Language,
  type Lookup,
  type RecipeLine as Line,
} from '@sytno/domain';
import { Any, DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { now } from '../../platform/time/clock';
import { groupedBy } from '../grouped';
import { FoodFacts } from '../ingredients/facts.service';
import { mayRead } from '../recipe/readable';
import { domainLine, RecipeLine } from '../recipe/recipe-line.entity';
import { Recipe } from '../recipe/recipe.entity';
import { shownName } from '../recipe/shown-names';
import { NOTHING_PLANNED, Planned, type PlannedDay } from '../review/planned';

type Preview = Outputs['recipes']['admin']['previewFood'];

/** What is tried: which lines it is about, which food they would have, and by which facts. */
export interface Trial {
  /** Lines of this ingredient, or lines that wait for this proposal. */
  readonly lines: { readonly ingredientId: string } | { readonly proposalId: string };
  /** The food that those lines would have. */
  readonly ingredientId: string;
  /** Its facts; absent: as the catalogue has them. */
  readonly facts?: IngredientFacts;
}

/** Of so many recipes it is asked what is planned. */
const MOST_ASKED = 5_000;
/** So many planned recipes are reckoned for the days. */
const MOST_PLANNED = 200;
const MOST_DAY_ROWS = 2_000;
const MOST_DAYS = 31;
const ALL = 'all';

interface Reckoned {
  readonly recipe: Recipe;
  readonly before: Kcal;
  readonly after: Kcal;
}

interface Kcal {
  /** Of a serving. */
  readonly kcal: number;
  readonly complete: boolean;
}

/** Shows what a change of facts would do to recipes and plans, before it is done. */
@Injectable()
export class Previews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly planned: Planned,
  ) {}

  /** Recipes with most plans first; those that nobody handed in are told without their name. */
  async of(trial: Trial, actor: Actor, language: Language): Promise<Omit<Preview, 'sameNames'>> {
    const ids = await this.recipesOf(trial);
    const from = dayAt(now(), actor.timeZone);
    const asked = ids.slice(0, MOST_ASKED);
    const each = await this.planned.counts(
      asked.map((recipeId) => ({ key: recipeId, recipeId })),
      from,
    );
    const together = await this.planned.counts(
      asked.map((recipeId) => ({ key: ALL, recipeId })),
      from,
    );
    const itemsOf = (id: string) => each.get(id)?.items ?? 0;
    const ranked = asked.toSorted((a, b) => itemsOf(b) - itemsOf(a));
    const planned = ranked.slice(0, MOST_PLANNED).filter((id) => itemsOf(id) > 0);
    const reckoned = await this.reckon([...new Set([...planned, ...ranked.slice(0, PREVIEWED)])], trial);
    const days = await this.planned.days(planned, from, MOST_DAY_ROWS);
    return {
      recipes: ranked.slice(0, PREVIEWED).flatMap((id) => {
        const found = reckoned.get(id);
        return found ? [shown(found, itemsOf(id), actor, language)] : [];
      }),
      recipeCount: ids.length,
      planned: together.get(ALL) ?? NOTHING_PLANNED,
      days: daysOf(days, reckoned),
    };
  }

  private async recipesOf({ lines }: Trial): Promise<string[]> {
    const [column, id] =
      'ingredientId' in lines ? ['ingredient_id', lines.ingredientId] : ['proposal_id', lines.proposalId];
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select r.id from rec_recipe r
        where r.removed_at is null and r.product_of is null and r.id in (select recipe_id from rec_recipe_line where ${column} = $1)
        order by r.number`,
      [id],
    );
    return rows.map((row) => row.id);
  }

  private async reckon(ids: readonly string[], trial: Trial): Promise<ReadonlyMap<string, Reckoned>> {
    if (ids.length === 0) return new Map();
    const { manager } = this.dataSource;
    const recipes = await manager.findBy(Recipe, { id: Any([...ids]) });
    const rows = await manager.find(RecipeLine, {
      where: { recipeId: Any([...ids]) },
      order: { position: 'ASC' },
    });
    const linesOf = groupedBy(rows, ({ recipeId }) => recipeId);
    const facts = await this.foods.ingredientFactsOf([
      ...rows.map(({ ingredientId }) => ingredientId),
      trial.ingredientId,
    ]);
    const tried = new Map(facts);
    if (trial.facts) tried.set(trial.ingredientId, trial.facts);
    return new Map(
      recipes.map((recipe) => {
        const lines = linesOf.get(recipe.id) ?? [];
        const after = kcalOf(
          recipe,
          lines.map((line) => triedLine(line, trial)),
          tried,
        );
        return [recipe.id, { recipe, before: kcalOf(recipe, lines.map(domainLine), facts), after }];
      }),
    );
  }
}

function triedLine(line: RecipeLine, { lines, ingredientId }: Trial): Line {
  const meant =
    'ingredientId' in lines
      ? line.ingredientId === lines.ingredientId
      : line.proposalId === lines.proposalId && line.ingredientId === null;
  return meant ? { ...domainLine(line), ingredientId } : domainLine(line);
}

function kcalOf(recipe: Recipe, lines: readonly Line[], facts: Lookup<IngredientFacts>): Kcal {
  const { perServing, completeness } = nutritionOf(lines, facts, recipe);
  return { kcal: perServing.kcal, complete: completeness.missing.length === 0 };
}

function shown(
  { recipe, before, after }: Reckoned,
  planned: number,
  actor: DomainActor,
  language: Language,
): Preview['recipes'][number] {
  return {
    id: recipe.id,
    number: recipe.number,
    name: mayRead(actor, recipe) ? shownName(recipe, language) : '',
    kcal: { before: Math.round(before.kcal), after: Math.round(after.kcal) },
    complete: { before: before.complete, after: after.complete },
    planned,
  };
}

/** kcal of all planned servings of a day together, of the recipes that change. */
function daysOf(rows: readonly PlannedDay[], reckoned: ReadonlyMap<string, Reckoned>): Preview['days'] {
  const days = groupedBy(rows, ({ date }) => date);
  return [...days].slice(0, MOST_DAYS).map(([date, own]) => {
    const sum = (pick: (of: Reckoned) => number): number =>
      Math.round(
        own.reduce((total, { recipeId, portions }) => {
          const found = reckoned.get(recipeId);
          return total + (found ? pick(found) * portions : 0);
        }, 0),
      );
    return {
      date,
      items: own.reduce((total, { items }) => total + items, 0),
      kcal: { before: sum(({ before }) => before.kcal), after: sum(({ after }) => after.kcal) },
    };
  });
}
