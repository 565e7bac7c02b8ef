import { beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '@sytno/domain';
import { useStand, type Person } from '../../testing/stand';
import { countStatement, folded, pageStatement, type Query, type Statement } from './catalog-query';

const RECIPES = 50_000;
const stand = useStand();
let anna: Person;

beforeAll(async () => {
  anna = await stand.person();
  const borys = await stand.person();
  await stand.db.query(
    `insert into rec_recipe (id, number, owner_id, state, category_id, subcategory_id, meal_types, servings,
       cooked_weight, prep_minutes, cook_minutes, rest_minutes, equipment, without_electricity, serving_weight,
       kcal, protein, fat, carbs, fiber, nutrition_complete, icons, name_uk, name_ru, name_en, created_at, updated_at)
     select gen_random_uuid(), 2000 + n, case when n % 10 = 0 then $1::uuid end,
       case when n % 10 = 0 then 'private' else 'published' end, (array['soups', 'meat', 'fish', 'baking'])[1 + n % 4],
       null, array[(array['breakfast', 'dinner', 'supper'])[1 + n % 3]], 4, 1600, 10, 20, 0, '{}', false, 400,
       300, 20, 10, 30, 5, true, '{egg}', 'Страва ' || md5(n::text), 'Блюдо ' || md5(n::text), 'Dish ' || md5(n::text),
       now(), now()
     from generate_series(1, $2::int) n`,
    [borys.userId, RECIPES],
  );
  await stand.db.query(
    `insert into rec_recipe_text (recipe_id, language, name, description)
     select id, 'uk', name_uk, '' from rec_recipe union all select id, 'en', name_en, '' from rec_recipe`,
  );
  await stand.db.query('vacuum analyze rec_recipe, rec_recipe_text');
}, 120_000);

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const query = (given: Partial<Query> = {}): Query => ({ language: 'uk', page: 1, pageSize: 12, ...given });

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
      const steps = await plan(pageStatement(anna.userId, query({ language, page: 3 })));
      expect(steps.join('\n')).toContain(`Index Scan rec_recipe ix_rec_recipe_name_${language}_number`);
      expect(steps).not.toContain('Seq Scan rec_recipe');
    },
  );

  test.each([
    [{ mealType: 'dinner' }],
    [{ category: 'fish' }],
    [{ category: 'fish', mealType: 'supper' }],
  ] as const)('a page of %j never reads the whole table', async (given) => {
    expect(await plan(pageStatement(anna.userId, query(given)))).not.toContain('Seq Scan rec_recipe');
  });

  test.each(['a1b2c3', 'd41d8'])('a search for %s uses the trigrams', async (name) => {
    for (const statement of [
      pageStatement(anna.userId, query({ name })),
      countStatement(anna.userId, query({ name })),
    ]) {
      const steps = await plan(statement);
      expect(steps.join('\n')).toContain('ix_rec_recipe_text_name_trgm');
      expect(steps).not.toContain('Seq Scan rec_recipe_text');
    }
  });
});

describe('names are compared alike here and in the database', () => {
  test.each(['Ёжики', 'М’ясо', "М'ЯСО", 'мʼясо', 'м`ясо', 'Ґречка Їжа Єнот', 'Crème BRÛLÉE', 'ÀÉ´‘', '100%'])(
    '%s',
    async (name) => {
      expect(await stand.db.query('select rec_folded($1) as name', [name])).toEqual([{ name: folded(name) }]);
    },
  );
});
