import { beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@sytno/domain';
import { useStand, type Person } from '../../testing/stand';
import type { CatalogQuestion } from '@sytno/contract';
import { searched } from '@sytno/domain';
import { CATALOG_VERSION } from './catalog-columns';
import {
  countStatement,
  namedStatement,
  pageStatement,
  wordsLikeStatement,
  type Asking,
  type Statement,
} from './catalog-query';

const RECIPES = 50_000;
/** So many in one statement: on a busy machine all at once outlast the time of a question. */
const AT_ONCE = 5_000;
const stand = useStand();
let anna: Person;

beforeAll(async () => {
  anna = await stand.person();
  const borys = await stand.person();
  for (let from = 1; from <= RECIPES; from += AT_ONCE) {
    await stand.db.query(
      `insert into rec_recipe (id, number, owner_id, state, category_id, subcategory_id, meal_types, servings,
         cooked_weight, prep_minutes, cook_minutes, rest_minutes, equipment, without_electricity, serving_weight,
         kcal, protein, fat, carbs, fiber, nutrition_complete, icons, name_uk, name_ru, name_en, created_at, updated_at,
         minutes, tags, words, folded_names, order_uk, order_ru, order_en, catalog_version)
       select gen_random_uuid(), 2000 + n, case when n % 10 = 0 then $1::uuid end,
         case when n % 10 = 0 then 'private' else 'published' end, (array['soups', 'meat', 'fish', 'baking'])[1 + n % 4],
         null, array[(array['breakfast', 'dinner', 'supper'])[1 + n % 3]], 4, 1600, 10, 20, 0, '{}', false, 400,
         300, 20, 10, 30, 5, true, '{egg}', 'Страва ' || md5(n::text), 'Блюдо ' || md5(n::text), 'Dish ' || md5(n::text),
         now(), now(), 15 + n % 100,
         ('''i:salt'' ''i:food' || n % 97 || ''' ''m:' || (array['breakfast', 'dinner', 'supper'])[1 + n % 3] || ''' ''c:'
           || (array['soups', 'meat', 'fish', 'baking'])[1 + n % 4] || '''' || case when n % 50 = 0 then ' ''a:nuts''' else '' end)::tsvector,
         ('''' || md5(n::text) || '''')::tsvector, '| страва ' || md5(n::text) || ' | dish ' || md5(n::text) || ' |',
         md5(n::text), md5(n::text), md5(n::text), $4
       from generate_series($2::int, $3::int) n`,
      [borys.userId, from, from + AT_ONCE - 1, CATALOG_VERSION],
    );
  }
  await stand.db.query(
    `insert into rec_recipe_text (recipe_id, language, name, description)
     select id, 'uk', name_uk, '' from rec_recipe union all select id, 'en', name_en, '' from rec_recipe`,
  );
  await stand.db.query('vacuum analyze rec_recipe, rec_recipe_text, rec_favorite, rec_like');
}, 120_000);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const query = (given: Partial<CatalogQuestion> = {}): CatalogQuestion => ({
  language: 'uk',
  page: 1,
  pageSize: 12,
  ingredients: [],
  without: [],
  categories: [],
  free: [],
  unequipped: [],
  glutenFree: false,
  withoutElectricity: false,
  festive: false,
  favourites: false,
  mine: false,
  liked: false,
  ...given,
});
const asking = (): Asking => ({ userId: anna.userId, household: [anna.userId], currency: 'UAH' });
const search = (typed: string) => ({ ...searched(typed)!, foods: [], alike: null });

/** Every step of a statement's plan as "type on table by index". */
async function plan({ sql, values }: Statement): Promise<string[]> {
  const [row] = await stand.db.query<{ 'QUERY PLAN': { Plan: Node }[] }[]>(`explain (format json) ${sql}`, [
    ...values,
  ]);
  const steps = (node: Node): string[] => [
    [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' '),
    ...(node.Plans ?? []).flatMap(steps),
  ];
  return row!['QUERY PLAN'].flatMap(({ Plan }) => steps(Plan));
}

describe(`among ${RECIPES} recipes`, () => {
  test.each(LANGUAGES)(
    'a page in %s is read off the index of its names, and nothing is sorted',
    async (language) => {
      const steps = await plan(pageStatement(asking(), query({ language, page: 3 }), null));
      expect(steps.join('\n')).toContain(`Index Scan rec_recipe ix_rec_recipe_order_${language}_number`);
      expect(steps).not.toContain('Seq Scan rec_recipe');
    },
  );

  test.each([
    [{ mealType: 'dinner' }],
    [{ categories: ['fish'] }],
    [{ categories: ['fish', 'meat'], mealType: 'supper' }],
    [{ ingredients: ['food5'], free: ['nuts'] }],
    [{ minKcal: 299, maxKcal: 301, sort: 'kcal' }],
    [{ sort: 'time' }],
    [{ sort: 'newest' }],
    [{ sort: 'cheapest' }],
    [{ favourites: true }],
    [{ mine: true }],
    [{ liked: true }],
  ] as [Partial<CatalogQuestion>][])('a page of %j never reads the whole table', async (given) => {
    expect(await plan(pageStatement(asking(), query(given), null))).not.toContain('Seq Scan rec_recipe');
  });

  test('foods are found by the index of tags', async () => {
    const given = query({ ingredients: ['food5', 'food6'], free: ['nuts'] });
    for (const statement of [pageStatement, countStatement]) {
      expect((await plan(statement(asking(), given, null))).join('\n')).toContain('ix_rec_recipe_tags');
    }
  });

  test.each(['a1b2c3', 'd41d8', 'zz'])('a search for %s uses the trigrams', async (name) => {
    for (const statement of [
      pageStatement(asking(), query({ name }), search(name)),
      countStatement(asking(), query({ name }), search(name)),
    ]) {
      const steps = await plan(statement);
      expect(steps.join('\n')).toContain('ix_rec_recipe_folded_names_trgm');
      expect(steps).not.toContain('Seq Scan rec_recipe');
    }
  });

  test.each(['салот', 'шкоарками', 'zz'])('that no name holds %s is found by indexes', async (name) => {
    expect(await plan(namedStatement(asking(), search(name)))).not.toContain('Seq Scan rec_recipe');
  });

  test('what was meant is looked for among words, not among recipes', async () => {
    const steps = (await plan(wordsLikeStatement(search('картопею')))).join('\n');
    expect(steps).toContain('rec_name_word');
    expect(steps).not.toMatch(/rec_recipe/);
  });
});
