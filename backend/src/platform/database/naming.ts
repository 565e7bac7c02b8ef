import { DefaultNamingStrategy, type Table } from 'typeorm';

const snake = (name: string): string =>
  name.replace(/([a-z0-9])([A-Z])/g, (_, left: string, right: string) => `${left}_${right}`).toLowerCase();

const tableOf = (table: Table | string): string =>
  (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

// PostgreSQL cuts names at 63 bytes; ours are cut the same way on both sides of the comparison.
const named = (kind: string, table: Table | string, columns: readonly string[]): string =>
  [kind, tableOf(table), ...columns].join('_').slice(0, 63);

/** Names that a migration written by hand can say: snake_case columns, `fk_acc_session_user_id`, `ix_…`. */
export class Naming extends DefaultNamingStrategy {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, custom ?? property].join('_'));
  }

  override primaryKeyName(table: Table | string): string {
    return named('pk', table, []);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return named('fk', table, columns);
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return named('uq', table, columns);
  }

  override indexName(table: Table | string, columns: string[]): string {
    return named('ix', table, columns);
  }
}
