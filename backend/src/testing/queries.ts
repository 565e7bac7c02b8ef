import type { DataSource } from 'typeorm';

interface Pool {
  query: (...words: unknown[]) => unknown;
}

/** How many statements reach the database while `work` runs: a list must not ask more for more rows. */
export async function countQueries(dataSource: DataSource, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const { prototype } = (await import('pg')).default.Client as unknown as { prototype: Pool };
  const original = prototype.query;
  prototype.query = function counted(this: unknown, ...words: unknown[]) {
    count++;
    return original.apply(this, words);
  };
  try {
    await work();
  } finally {
    prototype.query = original;
  }
  return dataSource.isInitialized ? count : 0;
}
