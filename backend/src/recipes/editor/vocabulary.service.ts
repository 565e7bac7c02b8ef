import { Injectable } from '@nestjs/common';
import { catalogueIndex, LANGUAGES, type CatalogueIndex, type NamedFood } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { groupedBy } from '../grouped';
import { IngredientName } from '../ingredient.entity';

/** What changes whenever a name does: rows are never changed without a new `xmin`. */
const STATE = `select count(*) || '.' || coalesce(max(xmin::text::bigint), 0) || '.' || coalesce(sum(xmin::text::bigint), 0) state
                 from rec_ingredient_name`;

/** The names of all foods, ready to be joined to. Read when first wanted, and again when they have changed. */
@Injectable()
export class Vocabulary {
  private kept: { readonly state: string; readonly index: Promise<CatalogueIndex> } | undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** The index as the catalogue is now; a question of a millisecond, and reading it anew takes some fifty. */
  async index(): Promise<CatalogueIndex> {
    const [row] = await this.dataSource.query<{ state: string }[]>(STATE);
    const state = row?.state ?? '';
    if (this.kept?.state !== state) this.kept = { state, index: this.read() };
    const { index } = this.kept;
    try {
      return await index;
    } catch (error) {
      this.kept = undefined;
      throw error;
    }
  }

  private async read(): Promise<CatalogueIndex> {
    const rows = await this.dataSource.manager.find(IngredientName, { order: { ingredientId: 'ASC' } });
    const names = groupedBy(rows, ({ ingredientId }) => ingredientId);
    return catalogueIndex([...names].map(([id, forms]) => namedFood(id, forms)));
  }
}

function namedFood(id: string, forms: readonly IngredientName[]): NamedFood {
  const form = (language: string) => forms.find((one) => one.language === language);
  const pick = <T>(of: (name: IngredientName | undefined) => T) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, of(form(language))] as const));
  return {
    id,
    names: pick((name) => name?.name ?? '') as NamedFood['names'],
    aliases: pick((name) => name?.aliases ?? []),
  };
}
