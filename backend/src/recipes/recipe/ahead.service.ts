import { Injectable } from '@nestjs/common';
import { aheadOf, textFor, type Ahead, type Language } from '@sytno/domain';
import { Any, DataSource } from 'typeorm';
import { groupedBy } from '../grouped';
import { IngredientName } from '../ingredient.entity';
import { RecipeLine, RecipeLineText } from './recipe-line.entity';
import { RecipeStageText } from './recipe-stage.entity';

/** What a recipe wants done long before the meal. */
export interface AheadStep extends Ahead {
  /** Which step or line of the recipe says it: `stage.2`, `line.0`. */
  readonly place: string;
  /** As the recipe says it, in `language`. */
  readonly text: string;
  readonly language: Language;
}

/** Finds in recipes what is done long before the meal: in their steps, and in what they say of a line. */
@Injectable()
export class AheadSteps {
  constructor(private readonly dataSource: DataSource) {}

  /** For each of the recipes its things, lines before steps; in the reader's language, else in any. */
  async of(
    recipeIds: readonly string[],
    reader: Language,
  ): Promise<ReadonlyMap<string, readonly AheadStep[]>> {
    const { manager } = this.dataSource;
    const where = { recipeId: Any([...recipeIds]) };
    const [lineTexts, stages] = await Promise.all([
      manager.findBy(RecipeLineText, where),
      manager.find(RecipeStageText, { where, order: { position: 'ASC' } }),
    ]);
    const lines = inOneLanguage(lineTexts, reader, ({ comment }) => comment);
    const frozen = lines.filter(({ comment, language }) => aheadOf(comment, language)?.kind === 'thaw');
    const names = await this.foodsOf(frozen);
    const found = [
      ...frozen.map((row): [RecipeLineText, string] => {
        const food = row.food || textFor(names.get(placeOf(row)) ?? {}, row.language);
        return [row, food === '' ? row.comment : `${food}, ${row.comment}`];
      }),
      ...inOneLanguage(stages, reader, ({ text }) => text).map((row): [RecipeStageText, string] => [
        row,
        row.text,
      ]),
    ].flatMap(([row, text]) => {
      const ahead = aheadOf(text, row.language);
      const place = `${'comment' in row ? 'line' : 'stage'}.${String(row.position)}`;
      return ahead ? [{ ...ahead, place, text, language: row.language, recipeId: row.recipeId }] : [];
    });
    return groupedBy(found, ({ recipeId }) => recipeId);
  }

  private async foodsOf(
    rows: readonly RecipeLineText[],
  ): Promise<ReadonlyMap<string, Partial<Record<Language, string>>>> {
    if (rows.length === 0) return new Map();
    const { manager } = this.dataSource;
    const recipeId = Any(rows.map((row) => row.recipeId));
    const lines = await manager.findBy(RecipeLine, { recipeId });
    const ingredientId = Any(lines.flatMap((line) => line.ingredientId ?? []));
    const names = groupedBy(
      await manager.findBy(IngredientName, { ingredientId }),
      (name) => name.ingredientId,
    );
    return new Map(
      lines.map((line) => [
        placeOf(line),
        Object.fromEntries(
          (names.get(line.ingredientId ?? '') ?? []).map(({ language, name }) => [language, name]),
        ),
      ]),
    );
  }
}

interface Row {
  readonly recipeId: string;
  readonly position: number;
  readonly language: Language;
}

const placeOf = ({ recipeId, position }: Pick<Row, 'recipeId' | 'position'>): string =>
  `${recipeId} ${String(position)}`;

/** Of each place the row that the reader is shown. */
function inOneLanguage<T extends Row>(rows: readonly T[], reader: Language, pick: (row: T) => string): T[] {
  return [...groupedBy(rows, placeOf).values()].flatMap((texts) => {
    const shown = textFor(Object.fromEntries(texts.map((row) => [row.language, pick(row)])), reader);
    const row = shown === '' ? undefined : texts.find((text) => pick(text) === shown);
    return row ? [row] : [];
  });
}
