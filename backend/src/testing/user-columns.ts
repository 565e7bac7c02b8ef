import type { DataSource, EntityManager } from 'typeorm';

/** A column that names a person. */
export interface UserColumn {
  readonly table: string;
  readonly column: string;
  /** What becomes of its row when the person's goes: `c` goes along, `n` stays without him; null: no foreign key. */
  readonly fate: 'c' | 'n' | null;
}

/** Every column of the database that names a person, whether a key says so or its name alone. */
export function userColumns(db: DataSource): Promise<UserColumn[]> {
  return db.query(`
    with keys as (
      select c.conrelid::regclass::text "table", a.attname::text "column", c.confdeltype::text fate
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'acc_user'::regclass)
    select * from keys
    union all
    select table_name::text, column_name::text, null from information_schema.columns
     where table_schema = 'public' and data_type = 'uuid'
       and column_name ~ '((^|_)(user|owner|actor|author|person|expert|member|reporter|proposer|client)_id|_by)$'
       and not exists (
         select 1 from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.conrelid::regclass::text = table_name and a.attname = column_name)
    order by 1, 2`);
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly needed: boolean;
}

/**
 * Puts a row into a table that names a person in one column and somebody else in all others; what else it must have
 * is made up. Keys to other tables lead nowhere, and the table's checks go: for a database that is thrown away.
 *
 * @returns the row's primary key; undefined where a row that names the person is there already
 */
export async function nameIn(
  manager: EntityManager,
  all: readonly UserColumn[],
  { table, column }: UserColumn,
  [userId, otherId]: readonly [string, string],
): Promise<Record<string, unknown> | undefined> {
  const [there] = await manager.query<object[]>(`select 1 from ${table} where "${column}" = $1`, [userId]);
  if (there) return undefined;
  const columns = await manager.query<Column[]>(
    `select column_name "name", udt_name "type",
            is_nullable = 'NO' and column_default is null and is_identity = 'NO' "needed"
       from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const checks = await manager.query<{ name: string; words: string }[]>(
    `select quote_ident(conname) "name", pg_get_constraintdef(oid) words from pg_constraint where contype = 'c' and conrelid = $1::regclass`,
    [table],
  );
  const people = all.filter((one) => one.table === table).map((one) => one.column);
  const given = columns
    .filter(({ name, needed }) => needed || name === column)
    .map(({ name, type }) => {
      if (name === column) return [name, `'${userId}'`];
      return [name, people.includes(name) ? `'${otherId}'` : madeUp(name, type, checks)];
    });
  for (const { name } of checks) await manager.query(`alter table ${table} drop constraint ${name}`);
  await manager.query('set local session_replication_role = replica');
  const rows = await manager.query<{ row: Record<string, unknown> }[]>(
    `insert into ${table} as t (${given.map(([name]) => `"${name ?? ''}"`).join(', ')})
       values (${given.map(([, value]) => value).join(', ')}) returning to_jsonb(t) "row"`,
  );
  await manager.query('set local session_replication_role = origin');
  const keys = await manager.query<{ name: string }[]>(
    `select a.attname::text "name" from pg_index i
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
      where i.indrelid = $1::regclass and i.indisprimary`,
    [table],
  );
  return Object.fromEntries(keys.map(({ name }) => [name, rows[0]?.row[name]]));
}

const MADE_UP: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'made up ' || gen_random_uuid()`,
  int4: '1',
  int8: '1',
  numeric: '1',
  bool: 'false',
  date: 'current_date',
  timestamptz: 'now()',
  jsonb: `'[]'`,
  tsvector: `''`,
};

/** A value of a type; of words that a check lists, the first. */
function madeUp(name: string, type: string, checks: readonly { words: string }[]): string {
  for (const { words } of checks) {
    const listed = new RegExp(`\\(?\\b${name} = (?:ANY \\(\\(?ARRAY\\[)?('[^']*')`).exec(words)?.[1];
    if (listed !== undefined) return listed;
  }
  const value = type.startsWith('_') ? `'{}'` : MADE_UP[type];
  if (value === undefined) throw new Error(`nobody knows a value of ${type} for ${name}`);
  return value;
}
