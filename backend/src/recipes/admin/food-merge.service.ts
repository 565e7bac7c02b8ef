import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { foldedName, type Language } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Ingredient, IngredientName } from '../ingredient.entity';
import { IngredientPlaces, type MovedRows } from '../ingredients/ingredient-places';
import { RecipeRows } from '../recipe/recipe-rows';
import type { Change } from './change.entity';
import { Changes } from './changes.service';
import { hideFood, namesOfRows, restoreFood, sameRevision, storedFood, type StoredFood } from './food-rows';
import { Previews } from './preview.service';

type Calls = Inputs['recipes']['admin'];
type Answers = Outputs['recipes']['admin'];
type NamesByLanguage = Answers['previewMerge']['names'];

interface Before {
  readonly from: StoredFood;
  readonly into: StoredFood;
}

interface After {
  readonly moved: MovedRows;
  readonly intoRevision: number;
}

/** Two ingredients that are one become one: nothing that names the first is left behind. */
@Injectable()
export class FoodMerge implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: IngredientPlaces,
    private readonly rows: RecipeRows,
    private readonly previews: Previews,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.undoes({ 'food.merge': (change, manager) => this.takeBack(change, manager) });
  }

  /** @throws Refusal NOT_FOUND, INPUT_INVALID when both are the same */
  async preview(
    actor: Actor,
    { id, into, language }: Calls['previewMerge'],
  ): Promise<Answers['previewMerge']> {
    const { manager } = this.dataSource;
    const { from, into: target } = await pairOf(id, into, manager);
    return {
      ...(await this.previews.of({ lines: { ingredientId: id }, ingredientId: into }, actor, language)),
      sameNames: [],
      elsewhere: await this.places.elsewhereOf(id, manager),
      names: inAll((one) => gainedNames(from, target, one)),
    };
  }

  /**
   * Merges one into another in one transaction: every row that names it follows, its names become other names,
   * and its id leads to the other's.
   *
   * @throws Refusal NOT_FOUND, INPUT_INVALID when both are the same, CONFLICT when either was changed
   */
  merge(actor: Actor, input: Calls['mergeFood']): Promise<Answers['mergeFood']> {
    const { id, into, revision, intoRevision } = input;
    return this.changes.act(actor, async (manager) => {
      const before = await pairOf(id, into, manager);
      sameRevision(before.from.row, revision, () => ({ revision: before.from.row.revision }));
      sameRevision(before.into.row, intoRevision, () => ({ revision: before.into.row.revision }));
      await hideFood(id, { mergedInto: into }, manager);
      for (const row of before.into.names) {
        const gained = gainedNames(before.from, before.into, row.language);
        await manager.update(
          IngredientName,
          { ingredientId: into, language: row.language },
          { aliases: [...row.aliases, ...gained] },
        );
      }
      const next = before.into.row.revision + 1;
      await manager.update(Ingredient, { id: into }, { revision: next });
      const moved = await this.places.move(id, into, manager);
      await this.rows.factsChanged([{ ingredientId: into }], manager);
      return {
        deed: {
          kind: 'food.merge' as const,
          thing: { kind: 'ingredient', id, name: namesOfRows(before.from.names) },
          before,
          after: { moved, intoRevision: next } satisfies After,
          details: { into, rows: Object.values(moved).reduce((sum, rows) => sum + rows.length, 0) },
        },
        answer: {},
      };
    });
  }

  private async takeBack({ before, after }: Change, manager: EntityManager): Promise<void> {
    const { from, into } = before as Before;
    const { moved, intoRevision } = after as After;
    const now = await storedFood(into.row.id, manager);
    if (now.row.revision !== intoRevision) throw new Refusal('CONFLICT');
    await restoreFood(into, manager);
    await restoreFood(from, manager);
    await this.places.moveBack(from.row.id, into.row.id, moved, manager);
    await this.rows.factsChanged([{ ingredientId: from.row.id }, { ingredientId: into.row.id }], manager);
  }
}

async function pairOf(id: string, into: string, manager: EntityManager): Promise<Before> {
  if (id === into) throw Refusal.fields('INPUT_INVALID', { path: 'into', code: 'choice' });
  return { from: await storedFood(id, manager), into: await storedFood(into, manager) };
}

function inAll<T>(of: (language: Language) => T): Record<Language, T> {
  return { uk: of('uk'), ru: of('ru'), en: of('en') };
}

/** What the one is called in a language that the other is not. */
function gainedNames(from: StoredFood, into: StoredFood, language: Language): NamesByLanguage[Language] {
  const formsOf = ({ names }: StoredFood) =>
    names.filter((row) => row.language === language).flatMap(({ name, aliases }) => [name, ...aliases]);
  const known = new Set(formsOf(into).map(foldedName));
  return formsOf(from).filter((form) => !known.has(foldedName(form)));
}
