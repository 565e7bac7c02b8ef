import type { Outputs } from '@sytno/contract';
import type { Texts } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { Aisle } from '../aisle.entity';
import { Category, Subcategory } from '../category.entity';
import { STANDING, type Curated } from '../curated';
import { freeKey } from './free-key';
import { columnPlace, type IngredientPlace } from '../ingredients/ingredient-places';

export type OpenTable = 'categories' | 'subcategories' | 'aisles';
type Entry = Outputs['recipes']['admin']['tables']['aisles'][number];

/** A row of any of the tables. */
export interface StoredEntry extends Pick<Curated, 'hidden' | 'mergedInto' | 'removedAt' | 'revision'> {
  readonly id: string;
  readonly position: number;
  readonly names: Texts;
  readonly icon: string;
  readonly tint?: string;
  readonly categoryId?: string;
}

/** Recipes are found by their own column: a key of theirs is enough. */
const RECIPES_OF_CATEGORY = columnPlace('rec_recipe', 'category_id');
const RECIPES_OF_SUBCATEGORY = columnPlace('rec_recipe', 'subcategory_id');

interface TableFacts {
  readonly entity: typeof Category | typeof Subcategory | typeof Aisle;
  /** How often each row is used: `id`, `used`. */
  readonly used: string;
  /** What follows when a row is merged into another. */
  readonly places: readonly IngredientPlace[];
}

export const TABLES: Readonly<Record<OpenTable, TableFacts>> = {
  categories: {
    entity: Category,
    used: `select category_id id, count(*) used from rec_recipe group by 1`,
    places: [
      RECIPES_OF_CATEGORY,
      columnPlace('rec_subcategory', 'category_id'),
      columnPlace('rec_category', 'merged_into'),
    ],
  },
  subcategories: {
    entity: Subcategory,
    used: `select subcategory_id id, count(*) used from rec_recipe
            where subcategory_id is not null group by 1`,
    places: [RECIPES_OF_SUBCATEGORY, columnPlace('rec_subcategory', 'merged_into')],
  },
  aisles: {
    entity: Aisle,
    used: `select aisle id, count(*) used from rec_ingredient
            where merged_into is null and removed_at is null group by 1`,
    places: [columnPlace('rec_ingredient', 'aisle'), columnPlace('rec_aisle', 'merged_into')],
  },
};

const UNITS_USED = `select unit id, count(*) used from rec_recipe_line where unit is not null group by 1`;

/** How often rows of a table are used, by key; what is not used is not in it. */
export async function usedBy(
  table: OpenTable | 'units',
  manager: EntityManager,
): Promise<ReadonlyMap<string, number>> {
  const sql = table === 'units' ? UNITS_USED : TABLES[table].used;
  const rows = await manager.query<{ id: string; used: number }[]>(sql);
  return new Map(rows.map(({ id, used }) => [id, used]));
}

async function rowsOf(table: OpenTable, manager: EntityManager): Promise<StoredEntry[]> {
  return manager.find<StoredEntry>(TABLES[table].entity, {
    where: STANDING,
    order: { position: 'ASC', id: 'ASC' },
  });
}

/** The rows that stand, in their order. */
export async function entriesOf(table: OpenTable, manager: EntityManager): Promise<Entry[]> {
  const used = await usedBy(table, manager);
  return (await rowsOf(table, manager)).map(({ id, names, icon, tint, categoryId, hidden, revision }) => ({
    id,
    names,
    icon,
    tint: tint ?? null,
    parentId: categoryId ?? null,
    hidden,
    revision,
    used: used.get(id) ?? 0,
  }));
}

/** @throws Refusal NOT_FOUND when it was merged, taken away or never there */
export async function entryOf(table: OpenTable, id: string, manager: EntityManager): Promise<StoredEntry> {
  const row = await manager.findOneBy<StoredEntry>(TABLES[table].entity, { id, ...STANDING });
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** A key that no row has had. */
export function freeKeyIn(table: OpenTable, name: string, manager: EntityManager): Promise<string> {
  return freeKey(TABLES[table].entity, name, manager);
}

/** The last place of a table, of a category's subcategories; 0 in an empty one. */
export async function lastPosition(
  table: OpenTable,
  parentId: string | null,
  manager: EntityManager,
): Promise<number> {
  const rows = await rowsOf(table, manager);
  const beside = table === 'subcategories' ? rows.filter(({ categoryId }) => categoryId === parentId) : rows;
  return beside.reduce((last, { position }) => Math.max(last, position), 0);
}

/** Has everything in one row be in another. @returns the keys that moved, by place */
export async function movedWith(
  table: OpenTable,
  from: StoredEntry,
  into: StoredEntry,
  manager: EntityManager,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const moved: Record<string, readonly string[]> = {};
  for (const place of TABLES[table].places) moved[place.name] = await place.move(from.id, into.id, manager);
  if (table === 'subcategories' && from.categoryId !== into.categoryId) {
    // A subcategory elsewhere: its recipes are in that category then.
    await manager.query('update rec_recipe set category_id = $1 where subcategory_id = $2', [
      into.categoryId,
      into.id,
    ]);
  }
  return moved;
}

/** Puts a row back as it was, with the next revision. */
export async function restoreEntry(
  table: OpenTable,
  before: StoredEntry,
  manager: EntityManager,
): Promise<void> {
  const now = await manager.findOneByOrFail<StoredEntry>(TABLES[table].entity, { id: before.id });
  await manager.update(TABLES[table].entity, { id: before.id }, { ...before, revision: now.revision + 1 });
}
