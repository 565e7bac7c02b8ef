import type { Outputs } from '@sytno/contract';
import { LANGUAGES, nameStems, type Language, type RecipeContent } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { lexeme } from '../catalog/catalog-columns';
import type { Recipe } from '../recipe/recipe.entity';
import { shownName, type ShownNames } from '../recipe/shown-names';

type Duplicate = Outputs['recipes']['review']['get']['checks']['duplicates'][number];

interface Row extends ShownNames {
  readonly id: string;
  readonly number: number;
  readonly ownerId: string | null;
}

/** So many candidates are looked at: more than that have a name that says nothing. */
const MOST = 50;

/**
 * Published recipes whose name, in any language, has the same words as one of the content's in whatever form
 * and order; and the published one that it was copied from.
 */
export async function duplicatesOf(
  manager: EntityManager,
  recipe: Recipe,
  content: RecipeContent,
  reader: Language,
): Promise<Duplicate[]> {
  const names = content.languages
    .map((language) => nameStems(content.name[language] ?? ''))
    .filter((stems) => stems.length > 0);
  const wanted = names.map((stems) => `(${stems.map(lexeme).join(' & ')})`).join(' | ');
  const rows = await manager.query<Row[]>(
    `select r.id, r.number, r.owner_id "ownerId", r.name_uk "nameUk", r.name_ru "nameRu", r.name_en "nameEn"
       from rec_recipe r
      where r.state = 'published' and r.removed_at is null and r.id <> $1
        and (r.id = $2 or r.words @@ $3::tsquery)
      order by (r.id = $2) desc, r.number limit ${String(MOST)}`,
    [recipe.id, recipe.copiedFrom, wanted],
  );
  const own = new Set(names.map(keyOf));
  const alike = (row: Row): boolean =>
    LANGUAGES.some((language) => own.has(keyOf(nameStems(shownName(row, language)))));
  return rows
    .filter((row) => row.id === recipe.copiedFrom || alike(row))
    .map((row) => ({
      id: row.id,
      number: row.number,
      name: shownName(row, reader),
      sameAuthor: row.ownerId !== null && row.ownerId === recipe.ownerId,
      copiedFrom: row.id === recipe.copiedFrom,
    }));
}

const keyOf = (stems: readonly string[]): string => [...stems].sort().join(' ');
