import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { join } from 'node:path';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import { ROOT } from '../../testing/template';
import { CATALOG_VERSION } from './catalog-columns';
import { catalogueHash, fillCatalogue } from './catalogue-seed';
import { readRecipeFiles } from './recipe-files';

const SEEDS = join(ROOT, 'backend', 'seeds');
const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let own: number;

beforeAll(async () => {
  anna = await stand.person();
  // Somebody had a recipe before the demo came: its number is 1001.
  own = (await make.recipe('Власний борщ', { ownerId: anna.userId, state: 'private' })).number;
  await stand.db.transaction((manager) => fillCatalogue(manager, SEEDS));
});

const numbers = async (): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (let page = 1; ; page += 1) {
    const path = `/api/recipes?language=uk&pageSize=96&page=${String(page)}`;
    const { items } = (await stand.call('GET', path, { as: anna }))
      .body as Outputs['recipes']['catalog']['list'];
    if (items.length === 0) return found;
    for (const { name, number } of items) found[name] = number;
  }
};

describe('the seeds', () => {
  test('facts are there without a demo', async () => {
    const counts = await stand.db.query<{ count: number }[]>(
      `select count(*) from rec_ingredient union all select count(*) from rec_ingredient_name
       union all select count(*) from rec_category union all select count(*) from rec_subcategory
       union all select count(*) from rec_aisle`,
    );
    expect(counts.map(({ count }) => count)).toEqual([748, 3 * 748, 14, 105, 29]);
  });

  test('recipes have the numbers of their files; a number that is taken becomes the next free one', async () => {
    expect(own).toBe(1001);
    const { recipes } = await readRecipeFiles(SEEDS);
    const last = Math.max(...recipes.map(({ number }) => number));
    const expected = recipes.map(({ name, number }) => [name.uk, number === own ? last + 1 : number]);
    expect(await numbers()).toEqual({ 'Власний борщ': own, ...Object.fromEntries(expected) });
  });

  test('the numbers go on behind them', async () => {
    const before = Math.max(...Object.values(await numbers()));
    const next = await make.recipe('Наступна страва', { ownerId: anna.userId, state: 'private' });
    expect(next.number).toBe(before + 1);
    await stand.db.query('delete from rec_recipe where id = $1', [next.id]);
  });

  test('filled in twice they are there once', async () => {
    const before = await stand.db.query<object[]>('select * from rec_recipe order by id');
    await stand.db.transaction((manager) => fillCatalogue(manager, SEEDS));
    expect(await stand.db.query('select * from rec_recipe order by id')).toEqual(before);
    expect(await stand.db.query('select count(*) from rec_recipe_line')).toEqual([
      {
        count: (await readRecipeFiles(SEEDS)).recipes.reduce((sum, { lines }) => sum + lines.length, 0),
      },
    ]);
  });

  test('an administrator’s figures stay when new files come', async () => {
    await stand.db.query(`update rec_ingredient set kcal = 123 where id = 'potato'`);
    await stand.db.query(`update plt_seed set content = 'older' where name = 'facts'`);
    await stand.db.transaction((manager) => fillCatalogue(manager, SEEDS));
    expect(await stand.db.query(`select kcal from rec_ingredient where id = 'potato'`)).toEqual([
      { kcal: 123 },
    ]);
  });

  test('a recipe from before the list had pictures gets them', async () => {
    const [whole] = await stand.db.query<object[]>(`select * from rec_recipe where name_en = 'Beef borscht'`);
    await stand.db.query(`update rec_recipe set icons = '{}', fiber = 0 where name_en = 'Beef borscht'`);
    await stand.db.transaction((manager) => fillCatalogue(manager, SEEDS));
    expect(await stand.db.query(`select * from rec_recipe where name_en = 'Beef borscht'`)).toEqual([whole]);
  });

  test('a recipe from before the list knew of feasts learns of it, and its tags are made anew', async () => {
    await stand.db.query(`update rec_recipe set festive = false where name_en = 'Paska (Easter bread)'`);
    await stand.db.transaction((manager) => fillCatalogue(manager, SEEDS));
    const found = await stand.db.query<object[]>(
      `select festive, catalog_version "version" from rec_recipe where name_en in ('Paska (Easter bread)', 'Kulish (millet and salo stew)') order by festive`,
    );
    expect(found).toEqual([
      { festive: false, version: CATALOG_VERSION },
      { festive: true, version: 0 },
    ]);
  });

  test('the same files have the same hash', async () => {
    expect(await catalogueHash(SEEDS)).toBe(await catalogueHash(SEEDS));
  });
});
