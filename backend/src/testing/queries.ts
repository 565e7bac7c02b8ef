import type { DataSource } from 'typeorm';

interface Client {
  query: (...words: unknown[]) => unknown;
  readonly connectionParameters?: { readonly application_name?: string };
}

const OURS = 'sytno';

/** What processes keep is of yesterday (ADR 39): whoever counts, counts from the beginning. */
const FORGET = [
  `update plt_mark set value = nextval('plt_mark_number')`,
  `update rec_content_mark set mark = nextval('plt_mark_number')`,
];

/**
 * How many statements reach the database while `work` runs, a signed-in call of which nothing is kept yet: a list
 * must not ask more for more rows.
 */
export async function countQueries(dataSource: DataSource, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (const statement of FORGET) await dataSource.query(statement);
  const { prototype } = (await import('pg')).default.Client as unknown as { prototype: Client };
  const original = prototype.query;
  prototype.query = function counted(this: Client, ...words: unknown[]) {
    // The jobs look at their queues meanwhile, by connections of their own.
    if (this.connectionParameters?.application_name === OURS) count++;
    return original.apply(this, words);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return dataSource.isInitialized ? count : 0;
}
