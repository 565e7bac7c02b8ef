import { describe, expect, test } from '@jest/globals';
import { MIGRATIONS } from '../../migrations';
import { useStand } from '../../testing/stand';

const stand = useStand();

describe('the schema', () => {
  test('is what the entities say: migrations leave nothing to synchronize', async () => {
    const { upQueries } = await stand.db.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('sorts Ukrainian as people do', async () => {
    const rows = await stand.db.query<{ word: string }[]>(
      `select word from unnest(array['Їжа', 'борщ', 'Вареники', 'ґречка', 'є']) word order by word collate uk`,
    );
    expect(rows.map(({ word }) => word)).toEqual(['борщ', 'Вареники', 'ґречка', 'є', 'Їжа']);
  });

  test('is made in the order of the list: a database runs migrations by the number in their names', () => {
    // The first 48 were released in an order of their own.
    const numbers = MIGRATIONS.slice(47).map((Migration) => Number(/\d+$/.exec(new Migration().name)?.[0]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('goes back and forth through every migration', async () => {
    const { migrations } = stand.db;
    for (const _ of migrations) await stand.db.undoLastMigration();
    expect(
      await stand.db.query(
        `select table_name from information_schema.tables where table_name ~ '^(acc|rec|mp|gro|exp)_'`,
      ),
    ).toEqual([]);
    expect(await stand.db.runMigrations()).toHaveLength(migrations.length);
  });
});
