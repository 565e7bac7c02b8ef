import { Injectable } from '@nestjs/common';
import { LANGUAGES, type IngredientFacts, type Language, type NameForms, type Texts } from '@sytno/domain';
import { Any, DataSource, type EntityManager } from 'typeorm';
import { Aisle } from '../aisle.entity';
import { inTransaction, Kept, KeptWhole } from '../../platform/kept/kept';
import { Marks } from '../../platform/kept/marks';
import { STANDING } from '../curated';
import { groupedBy } from '../grouped';
import { Ingredient, IngredientName } from '../ingredient.entity';

/** An aisle in the reader's words; `position` is its place on the way through the shop, from 1. */
export interface AisleIn {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly icon: string;
}

/** Kept at a time: more than the catalogue has today. */
const MOST_FOODS = 10_000;

/** What the catalogue knows of foods and of the shop, for all sections. */
@Injectable()
export class FoodFacts {
  private readonly facts: Kept<IngredientFacts>;
  private readonly aisles: KeptWhole<readonly Aisle[]>;

  constructor(
    private readonly dataSource: DataSource,
    marks: Marks,
  ) {
    this.facts = new Kept(marks, MOST_FOODS);
    this.aisles = new KeptWhole(marks);
  }

  /**
   * Facts of foods by id, with their names in every language and their aisle, as the domain's arithmetic
   * takes them; an id that the catalogue does not know is left out, and one that was merged into another
   * food gives that food's. Kept, and else two questions, however many ids, and two more where one was merged.
   */
  async ingredientFactsOf(
    ids: Iterable<string | null>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ReadonlyMap<string, IngredientFacts>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    if (inTransaction(manager)) return this.read(wanted, manager);
    return this.facts.of(wanted, (missing) => this.read(missing, manager));
  }

  private async read(
    wanted: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, IngredientFacts>> {
    const rows = await manager.findBy(Ingredient, { id: Any([...wanted]) });
    const names = await manager.findBy(IngredientName, { ingredientId: Any([...wanted]) });
    const namesOf = groupedBy(names, ({ ingredientId }) => ingredientId);
    const found = new Map(rows.map((row) => [row.id, factsOf(row, namesOf.get(row.id) ?? [])]));
    const merged = rows.filter(({ mergedInto }) => mergedInto !== null);
    if (merged.length === 0) return found;
    const targets = await this.read(
      merged.flatMap(({ mergedInto }) => mergedInto ?? []),
      manager,
    );
    for (const { id, mergedInto } of merged) {
      const target = targets.get(mergedInto ?? '');
      if (target) found.set(id, target);
    }
    return found;
  }

  /** All aisles in walking order, named in a language. */
  async aislesIn(
    language: Language,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<readonly AisleIn[]> {
    const aisles = await this.aisles.get(manager, () =>
      manager.find(Aisle, { where: STANDING, order: { position: 'ASC', id: 'ASC' } }),
    );
    return aisles.map(({ id, names, position, icon }) => ({ id, name: names[language], position, icon }));
  }
}

function factsOf(row: Ingredient, names: readonly IngredientName[]): IngredientFacts {
  const { id, aisle, kcal, protein, fat, carbs, fiber } = row;
  const { density, gramsPerPiece, unitGrams, ediblePart, facts } = row;
  const known = kcal !== null && protein !== null && fat !== null && carbs !== null;
  return {
    ...facts,
    id,
    aisle,
    names: inLanguages(names, ({ name }) => name, '') satisfies Texts,
    aliases: inLanguages<readonly string[]>(names, ({ aliases }) => aliases, []) satisfies NameForms,
    per100g: known ? { kcal, protein, fat, carbs, fiber } : null,
    density,
    gramsPerPiece,
    unitGrams,
    ediblePart,
  };
}

function inLanguages<T>(
  names: readonly IngredientName[],
  pick: (name: IngredientName) => T,
  otherwise: T,
): Record<Language, T> {
  const pairs = LANGUAGES.map((language) => {
    const name = names.find((one) => one.language === language);
    return [language, name ? pick(name) : otherwise] as const;
  });
  return Object.fromEntries(pairs) as Record<Language, T>;
}
