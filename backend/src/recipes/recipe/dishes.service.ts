import { Injectable } from '@nestjs/common';
import { textFor, type Language } from '@sytno/domain';
import { DataSource, In } from 'typeorm';
import { RecipeText } from './recipe-text.entity';
import { Recipe } from './recipe.entity';

/** A recipe as a menu needs it. */
export interface Dish {
  readonly id: string;
  readonly name: string;
  /** Grams of one serving. */
  readonly servingWeight: number;
  readonly perServing: {
    readonly kcal: number;
    readonly protein: number;
    readonly fat: number;
    readonly carbs: number;
  };
}

/** What other sections may know of recipes. */
@Injectable()
export class Dishes {
  constructor(private readonly dataSource: DataSource) {}

  /** Dishes by id, named in a language; an id without a recipe is left out. Two questions, however many ids. */
  async byId(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, Dish>> {
    if (ids.length === 0) return new Map();
    const wanted = [...new Set(ids)];
    const [recipes, texts] = await Promise.all([
      this.dataSource.manager.findBy(Recipe, { id: In(wanted) }),
      this.dataSource.manager.findBy(RecipeText, { recipeId: In(wanted) }),
    ]);
    const names = namesOf(texts);
    return new Map(
      recipes.map(({ id, servingWeight, kcal, protein, fat, carbs }) => {
        const name = textFor(names.get(id) ?? {}, language);
        return [id, { id, name, servingWeight, perServing: { kcal, protein, fat, carbs } }];
      }),
    );
  }
}

function namesOf(texts: readonly RecipeText[]): ReadonlyMap<string, Partial<Record<Language, string>>> {
  const names = new Map<string, Partial<Record<Language, string>>>();
  for (const { recipeId, language, name } of texts) {
    names.set(recipeId, { ...names.get(recipeId), [language]: name });
  }
  return names;
}
