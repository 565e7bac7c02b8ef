import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Actor as DomainActor, IngredientFacts } from '@sytno/domain';
import { DataSource, In } from 'typeorm';
import { People } from '../../account';
import { Refusal } from '../../platform/errors/refusal';
import { Category, Subcategory } from '../category.entity';
import { FoodFacts } from '../ingredients/facts.service';
import { mayRead } from './readable';
import { detailsOf, type RecipeParts } from './recipe-details';
import { RecipeLine, RecipeLineText } from './recipe-line.entity';
import { RecipeStage, RecipeStageText } from './recipe-stage.entity';
import { RecipeText } from './recipe-text.entity';
import { Recipe } from './recipe.entity';

type Details = Outputs['recipes']['recipe']['get'];
/** A signed-in person. */
type Reader = DomainActor & { readonly userId: string };

/** One recipe with everything that its page shows. */
@Injectable()
export class RecipeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly people: People,
  ) {}

  /** @throws Refusal NOT_FOUND when there is none that the reader may see */
  async get(actor: Reader, { id, language }: Inputs['recipes']['recipe']['get']): Promise<Details> {
    const recipe = await this.dataSource.manager.findOneBy(Recipe, { id });
    if (!recipe || !mayRead(actor, recipe)) throw new Refusal('NOT_FOUND');
    const [parts, currency] = await Promise.all([this.partsOf(recipe), this.people.currencyOf(actor.userId)]);
    const facts = await this.factsOf(parts);
    return detailsOf(parts, facts, { userId: actor.userId, language, currency });
  }

  private async partsOf(recipe: Recipe): Promise<RecipeParts> {
    const { manager } = this.dataSource;
    const where = { recipeId: recipe.id };
    const [texts, lines, lineTexts, stages, stageTexts, category, subcategory] = await Promise.all([
      manager.findBy(RecipeText, where),
      manager.find(RecipeLine, { where, order: { position: 'ASC' } }),
      manager.findBy(RecipeLineText, where),
      manager.find(RecipeStage, { where, order: { position: 'ASC' } }),
      manager.findBy(RecipeStageText, where),
      manager.findOneBy(Category, { id: recipe.categoryId }),
      manager.findBy(Subcategory, { id: In([recipe.subcategoryId ?? '']) }),
    ]);
    return {
      recipe,
      texts,
      lines,
      lineTexts,
      stages,
      stageTexts,
      category,
      subcategory: subcategory[0] ?? null,
    };
  }

  private factsOf({ lines }: RecipeParts): Promise<ReadonlyMap<string, IngredientFacts>> {
    return this.foods.ingredientFactsOf(lines.map(({ ingredientId }) => ingredientId));
  }
}
