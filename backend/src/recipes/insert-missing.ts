import type { EntityManager, EntityTarget, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const ROWS_A_STATEMENT = 1_000;

/**
 * Inserts rows in few statements; a row whose key is there already is left as it is. A column that a row
 * does not have gets its default; one that it has is stored, generated or not.
 */
export async function insertMissing<T extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly QueryDeepPartialEntity<T>[],
): Promise<void> {
  const columns = manager.dataSource
    .getMetadata(entity)
    .columns.filter(({ isVirtualProperty }) => !isVirtualProperty)
    .map(({ propertyName }) => propertyName);
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const values = rows.slice(start, start + ROWS_A_STATEMENT);
    await manager.createQueryBuilder().insert().into(entity, columns).values(values).orIgnore().execute();
  }
}
