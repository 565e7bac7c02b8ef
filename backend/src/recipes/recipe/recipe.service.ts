import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import type { Actor as DomainActor, IngredientFacts, RecipeContent } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import { Refusal } from '../../platform/errors/refusal';
import { Kept, KeptByMark } from '../../platform/kept/kept';
import { Marks } from '../../platform/kept/marks';
import { Pictures } from '../../platform/pictures/pictures.service';
import { Category, Subcategory } from '../category.entity';
import { figuresOf, rowsOf } from '../editor/content-rows';
import { FoodFacts } from '../ingredients/facts.service';
import { isOutdated } from '../composition/composition.service';
import { composedParts } from '../composition/composed-parts';
import { currentCompositions, lineTextsOf } from '../composition/own-lines';
import { mayRead } from './readable';
import { detailsOf, type DetailsReader, type RecipeParts } from './recipe-details';
import { domainLine, RecipeLine, RecipeLineText } from './recipe-line.entity';
import { RecipeStage, RecipeStageText } from './recipe-stage.entity';
import { summaryOf } from './recipe-summary';
import { RecipeText } from './recipe-text.entity';
import { Recipe } from './recipe.entity';

type Details = Outputs['recipes']['recipe']['get'];
/** A signed-in person. */
type Reader = DomainActor & { readonly userId: string };

/** What its mark stands for. */
type Content = Pick<RecipeParts, 'texts' | 'lines' | 'lineTexts' | 'stages' | 'stageTexts'>;
const NO_CONTENT: Content = { texts: [], lines: [], lineTexts: [], stages: [], stageTexts: [] };
/** Recipes and categories that are kept. */
const MOST_KEPT = 1_000;

const byId = <T extends { readonly id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

/** One recipe with everything that its page shows. */
@Injectable()
export class RecipeService {
  private readonly contents = new KeptByMark<Content>(MOST_KEPT);
  private readonly categories: Kept<Category>;
  private readonly subcategories: Kept<Subcategory>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: FoodFacts,
    private readonly people: People,
    private readonly pictures: Pictures,
    marks: Marks,
  ) {
    this.categories = new Kept(marks, MOST_KEPT);
    this.subcategories = new Kept(marks, MOST_KEPT);
  }

  /** @throws Refusal NOT_FOUND when there is none that the reader may see */
  async get(
    actor: Reader,
    { id, language, original }: Omit<Inputs['recipes']['recipe']['get'], 'original'> & { original: boolean },
  ): Promise<Details> {
    const recipe = await this.dataSource.manager.findOneBy(Recipe, { id });
    if (!recipe || !mayRead(actor, recipe)) throw new Refusal('NOT_FOUND');
    const currency = await this.people.currencyOf(actor.userId);
    const reader = { userId: actor.userId, language, currency };
    const { manager } = this.dataSource;
    const [own] = await currentCompositions(manager, actor.userId, [id]);
    const parts = await this.partsOf(recipe);
    const outdated = own !== undefined && isOutdated(own, recipe, parts.lines.map(domainLine));
    if (!own || original) {
      const details = detailsOf(parts, await this.factsOf(parts), reader);
      return own ? { ...details, composition: { shown: false, outdated } } : details;
    }
    const composed = composedParts(parts, own, await lineTextsOf(manager, own));
    const details = detailsOf(composed, await this.factsOf(composed), reader);
    return { ...details, composition: { shown: true, outdated } };
  }

  /** The original as a reader sees it. Whether he may is asked before. */
  async detailsFor(recipe: Recipe, reader: DetailsReader): Promise<Details> {
    const parts = await this.partsOf(recipe);
    return detailsOf(parts, await this.factsOf(parts), reader);
  }

  /** The recipe as a reader would see it with another content. Whether he may is asked before. */
  async detailsWith(recipe: Recipe, content: RecipeContent, reader: DetailsReader): Promise<Details> {
    const foods = content.lines.map(({ ingredientId }) => ({ ingredientId, proposalId: null }));
    const rows = rowsOf(recipe.id, content, foods);
    const lines = rows.lines.map(domainLine);
    const facts = await this.foods.ingredientFactsOf(lines.map(({ ingredientId }) => ingredientId));
    const { icons } = summaryOf(lines, facts, content);
    const figures = figuresOf(content);
    const row = this.dataSource.manager.create(Recipe, recipe);
    Object.assign(row, figures, { icons });
    const [kind, photos] = await Promise.all([this.kindOf(row), this.pictures.photosOf([content.pictureId])]);
    const photo = photos.get(content.pictureId ?? '');
    return detailsOf({ recipe: row, ...rows, ...kind, photo }, facts, reader);
  }

  private async kindOf(recipe: Recipe): Promise<Pick<RecipeParts, 'category' | 'subcategory'>> {
    const { manager } = this.dataSource;
    const { categoryId, subcategoryId } = recipe;
    const [upper, lower] = await Promise.all([
      this.categories.of([categoryId], async ([id = '']) => byId(await manager.findBy(Category, { id }))),
      this.subcategories.of(subcategoryId === null ? [] : [subcategoryId], async ([id = '']) =>
        byId(await manager.findBy(Subcategory, { id })),
      ),
    ]);
    return {
      category: upper.get(categoryId) ?? null,
      subcategory: lower.get(subcategoryId ?? '') ?? null,
    };
  }

  private async partsOf(recipe: Recipe): Promise<RecipeParts> {
    const [contents, kind, photos] = await Promise.all([
      this.contents.of([recipe], ([id = '']) => this.contentOf(id)),
      this.kindOf(recipe),
      this.pictures.photosOf([recipe.pictureId]),
    ]);
    const content = contents.get(recipe.id) ?? NO_CONTENT;
    return { recipe, ...content, ...kind, photo: photos.get(recipe.pictureId ?? '') };
  }

  private async contentOf(recipeId: string): Promise<ReadonlyMap<string, Content>> {
    const { manager } = this.dataSource;
    const where = { recipeId };
    const [texts, lines, lineTexts, stages, stageTexts] = await Promise.all([
      manager.findBy(RecipeText, where),
      manager.find(RecipeLine, { where, order: { position: 'ASC' } }),
      manager.findBy(RecipeLineText, where),
      manager.find(RecipeStage, { where, order: { position: 'ASC' } }),
      manager.findBy(RecipeStageText, where),
    ]);
    return new Map([[recipeId, { texts, lines, lineTexts, stages, stageTexts }]]);
  }

  private factsOf({ lines }: RecipeParts): Promise<ReadonlyMap<string, IngredientFacts>> {
    return this.foods.ingredientFactsOf(lines.map(({ ingredientId }) => ingredientId));
  }
}
