import { Injectable } from '@nestjs/common';
import { textFor, type RecipeContent, type RecipeLine as DomainLine } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { catalogColumnsOf } from '../catalog/catalog-columns';
import { FoodFacts } from '../ingredients/facts.service';
import { domainLine } from '../recipe/recipe-line.entity';
import { summaryOf } from '../recipe/recipe-summary';
import { Recipe } from '../recipe/recipe.entity';
import { shownNames } from '../recipe/shown-names';
import { figuresOf, replaceRows, rowsOf } from './content-rows';
import { foodsOfLines } from './proposals';

/** What of a recipe's row is not written by its author. */
export type RecipeHead = Pick<Recipe, 'id' | 'state' | 'revision' | 'ownerId'>;
type NewHead = RecipeHead & Partial<Pick<Recipe, 'copiedFrom' | 'productOf' | 'number'>>;

/** What writing left behind. */
export interface Written {
  /** Foods that no catalogue knows, as the recipe calls them. */
  readonly proposed: readonly string[];
}

/**
 * Stores contents. The one place where that is done, so that rows, search, nutrition and cost never part:
 * editor, copies, import and publishing all come here, in a transaction of theirs.
 */
@Injectable()
export class RecipeWriter {
  constructor(private readonly foods: FoodFacts) {}

  /** Stores a recipe that is not there yet. The content is settled and its references were looked at. */
  async insert(manager: EntityManager, head: NewHead, content: RecipeContent): Promise<Written> {
    const at = now();
    const { columns, rows, proposed } = await this.worked(manager, head, content);
    await manager.insert(Recipe, {
      ...head,
      ...columns,
      copiedFrom: head.copiedFrom ?? null,
      removedAt: null,
      createdAt: at,
      updatedAt: at,
    });
    await replaceRows(manager, head.id, rows);
    return { proposed };
  }

  /** Stores another content of a recipe that is there. */
  async replace(manager: EntityManager, head: RecipeHead, content: RecipeContent): Promise<Written> {
    const { columns, rows, proposed } = await this.worked(manager, head, content);
    const { id, state, revision } = head;
    const { sourceUrl } = await manager.findOneOrFail(Recipe, {
      where: { id },
      select: { id: true, sourceUrl: true },
    });
    // Another source's page says none of what the first one said.
    const page = sourceUrl === content.sourceUrl ? {} : { sourceAuthor: null, sourceNutrients: null };
    await manager.update(Recipe, { id }, { ...columns, ...page, state, revision, updatedAt: now() });
    await replaceRows(manager, id, rows);
    return { proposed };
  }

  private async worked(manager: EntityManager, { id, ownerId }: RecipeHead, content: RecipeContent) {
    const [language = 'uk'] = content.languages;
    const foods = await foodsOfLines(manager, content, ownerId);
    const rows = rowsOf(id, content, foods);
    const lines: DomainLine[] = rows.lines.map(domainLine);
    const facts = await this.foods.ingredientFactsOf(
      lines.map(({ ingredientId }) => ingredientId),
      manager,
    );
    const figures = figuresOf(content);
    const catalogued = { ...figures, mealTypes: [...figures.mealTypes], equipment: [...figures.equipment] };
    const columns = {
      ...catalogued,
      languages: [...content.languages],
      ...shownNames(content.name),
      ...summaryOf(lines, facts, content),
      ...catalogColumnsOf(catalogued, content.name, lines, facts),
    };
    const proposed = content.lines.flatMap(({ food }, at) =>
      foods[at]?.ingredientId === null ? [textFor(food, language)] : [],
    );
    return { columns, rows, proposed: [...new Set(proposed)] };
  }
}
