import type { EntityManager } from 'typeorm';

/** Tables whose rows can be merged into one another. */
export type MergingTable = 'rec_ingredient' | 'rec_category' | 'rec_subcategory' | 'rec_aisle';

/**
 * What ids became that were merged into others; an id that stands for itself, or that nothing has, is not in
 * it. A row that was merged leads to one that stands: a merge moves those that led to its row before.
 */
export async function currentIds(
  manager: EntityManager,
  table: MergingTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await manager.query<{ id: string; into: string }[]>(
    `select id, merged_into "into" from ${table} where id = any($1) and merged_into is not null`,
    [ids],
  );
  return new Map(rows.map(({ id, into }) => [id, into]));
}
