import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { textFor, type Language } from '@sytno/domain';
import { DataSource, In, IsNull } from 'typeorm';
import type { Actor } from '../../../platform/auth/actor';
import { Pictures } from '../../../platform/pictures/pictures.service';
import { Category, Subcategory } from '../../category.entity';
import { STANDING } from '../../curated';
import { EditorFoods } from '../../editor/editor-foods.service';
import { groupedBy } from '../../grouped';
import { Recipe } from '../../recipe/recipe.entity';
import { RecipeText } from '../../recipe/recipe-text.entity';
import type { PageRecipe } from '../page';
import type { CategoryChoice } from './category-of';
import { contentOfPage, languageOf, linesOfPage, missingOf } from './content-of-page';
import { Import } from './import.entity';

type State = Outputs['recipes']['import']['get'];
type Imported = NonNullable<State['imported']>;

/** Shows imports to their owners. Lines are understood when they are shown, by the catalogue of that moment. */
@Injectable()
export class ImportView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly foods: EditorFoods,
    private readonly pictures: Pictures,
  ) {}

  /** @param language of the foods' names */
  async of(actor: Actor, found: Import, language: Language): Promise<State> {
    const { id, state, step, address, host, outcome, savedAt, recipeId, way, waitUntil } = found;
    return {
      id,
      state,
      step,
      address,
      host,
      outcome,
      existing: await this.existing(found, language),
      imported:
        found.page && outcome !== null ? await this.imported(actor, found, found.page, language) : null,
      savedAs: savedAt === null ? null : recipeId,
      way,
      waitUntil: outcome === 'wait' ? waitUntil : null,
    };
  }

  private async existing({ existingId, ownerId }: Import, language: Language): Promise<State['existing']> {
    if (existingId === null) return null;
    const { manager } = this.dataSource;
    const recipe = await manager.findOneBy(Recipe, { id: existingId, ownerId, removedAt: IsNull() });
    if (!recipe) return null;
    const texts = await manager.findBy(RecipeText, { recipeId: existingId });
    const names = Object.fromEntries(texts.map((text) => [text.language, text.name]));
    return { id: recipe.id, number: recipe.number, name: textFor(names, language) };
  }

  private async imported(
    actor: Actor,
    { recipeId, way, address, pictureId, language: reader }: Import,
    page: PageRecipe,
    language: Language,
  ): Promise<Imported> {
    const content = contentOfPage(page, reader, { categories: await this.categories(), address, pictureId });
    const lines = linesOfPage(page);
    const writtenIn = languageOf(page, reader);
    const texts = lines.map(({ text }) => text);
    const { items, foods } =
      texts.length === 0
        ? { items: [], foods: [] }
        : await this.foods.understand(actor, { lines: texts, language: writtenIn });
    const named = language === writtenIn ? foods : await this.named(actor, foods, language);
    const photos = await this.pictures.photosOf([pictureId]);
    return {
      recipeId,
      way: way === 'update' ? 'update' : 'new',
      original: originalOf(page),
      content: {
        ...content,
        languages: [...content.languages],
        stages: [...content.stages],
        mealTypes: [...content.mealTypes],
        equipment: [...content.equipment],
      },
      lines: items.map((understood, at) => ({ group: lines[at]?.group ?? '', understood })),
      foods: named,
      missing: missingOf(page, content, pictureId),
      picture: (pictureId !== null && photos.get(pictureId)) || null,
    };
  }

  private async named(
    actor: Actor,
    foods: Imported['foods'],
    language: Language,
  ): Promise<Imported['foods']> {
    return this.foods.foodsOf(
      actor,
      foods.map(({ id }) => id),
      language,
    );
  }

  private async categories(): Promise<CategoryChoice[]> {
    const { manager } = this.dataSource;
    const upper = await manager.findBy(Category, { ...STANDING, hidden: false });
    const lower = await manager.findBy(Subcategory, {
      ...STANDING,
      hidden: false,
      categoryId: In(upper.map(({ id }) => id)),
    });
    const below = groupedBy(lower, ({ categoryId }) => categoryId);
    return upper.map(({ id, names }) => ({ id, names, subcategories: below.get(id) ?? [] }));
  }
}

function originalOf(page: PageRecipe): Imported['original'] {
  const { title, description, author, prepMinutes, cookMinutes, totalMinutes, recipesOnPage } = page;
  const { kcal, protein, fat, carbs, per } = page.nutrients ?? NO_NUTRIENTS;
  return {
    title,
    description,
    author,
    yields: page.yields?.text ?? null,
    prepMinutes: whole(prepMinutes),
    cookMinutes: whole(cookMinutes),
    totalMinutes: whole(totalMinutes),
    nutrients: page.nutrients && { kcal, protein, fat, carbs, per },
    steps: page.steps.map(({ name, lines }) => ({ group: name ?? '', lines: [...lines] })),
    recipesOnPage,
    choices: [...page.choices],
  };
}

const NO_NUTRIENTS = { kcal: null, protein: null, fat: null, carbs: null, per: null };

const whole = (minutes: number | null): number | null => (minutes === null ? null : Math.round(minutes));
