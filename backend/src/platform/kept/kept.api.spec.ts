import { beforeAll, describe, expect, it } from '@jest/globals';
import { Dishes, FoodFacts } from '../../recipes';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Person } from '../../testing/stand';
import { Kept } from './kept';
import { Marks } from './marks';

const stand = useStand();
const ID = 'f0000000-0000-4000-8000-000000000001';
const LINES = [
  { ingredientId: 'potato', quantity: 500, unit: 'g' as const },
  { ingredientId: 'carrot', quantity: 300, unit: 'g' as const },
];
let reader: Person;

beforeAll(async () => {
  reader = await stand.person();
  await new Builders(stand).recipe('Борщ', { id: ID }, LINES);
});

const dishes = () => stand.app.nest.get(Dishes);
const foods = () => stand.app.nest.get(FoodFacts);
const first = async (manager = stand.db.manager) =>
  (await dishes().dishesOf([ID], 'uk', manager)).get(ID)?.lines[0]?.quantity;
const shown = async (path: string) => (await stand.call('GET', path, { as: reader })).text;

describe('what is kept of the catalogue', () => {
  it('is read once, and anew by the next signed-in call after a change', async () => {
    const path = `/api/recipes/${ID}?language=uk`;
    const once = await countQueries(stand.db, () => shown(path));
    const twice = await countQueries(stand.db, async () => {
      await shown(path);
      await shown(path);
    });
    expect(twice).toBeLessThan(2 * once - 4);
    for (const [name, sql, path] of [
      [
        'Картопелька',
        `update rec_ingredient_name set name = $1 where ingredient_id = 'potato' and language = 'uk'`,
        `/api/recipes/${ID}?language=uk`,
      ],
      [
        'Супчики',
        `update rec_category set names = jsonb_set(names, '{uk}', to_jsonb($1::text))
          where id = (select category_id from rec_recipe limit 1)`,
        '/api/recipes/categories?language=uk',
      ],
    ] as const) {
      expect(await shown(path)).not.toContain(name);
      await stand.db.query(sql, [name]);
      expect(await shown(path)).toContain(name);
    }
  });

  it('says nothing of what a transaction sees alone', async () => {
    await stand.db
      .transaction(async (manager) => {
        await manager.query(`update rec_ingredient set density = 7 where id = 'potato'`);
        expect((await foods().ingredientFactsOf(['potato'], manager)).get('potato')?.density).toBe(7);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await foods().ingredientFactsOf(['potato'])).get('potato')?.density).not.toBe(7);
  });

  it('is not kept when the mark moved while it was read', async () => {
    let mark = 1;
    const marks = { current: () => Promise.resolve(mark) } as Marks;
    const kept = new Kept<{ n: number }>(marks, 10);
    const load = (n: number) => () => Promise.resolve(new Map([['a', { n }]]));
    const slow = kept.of(['a'], async () => {
      mark = 2;
      await kept.of(['b'], () => Promise.resolve(new Map()));
      return new Map([['a', { n: 1 }]]);
    });
    expect((await slow).get('a')).toEqual({ n: 1 });
    expect((await kept.of(['a'], load(2))).get('a')).toEqual({ n: 2 });
    expect((await kept.of(['a'], load(3))).get('a')).toEqual({ n: 2 });
  });

  it('does not go back to an older mark that arrives late', async () => {
    const marks = new Marks(stand.db);
    marks.saw(5);
    marks.saw(4);
    expect(await marks.current()).toBe(5);
  });
});

describe('what is kept of a recipe', () => {
  it('follows its lines, also those of a transaction that is undone', async () => {
    expect(await first()).toBe(500);
    const change = 'update rec_recipe_line set amount = $1 where recipe_id = $2 and position = 0';
    await stand.db
      .transaction(async (manager) => {
        await manager.query(change, [600, ID]);
        expect(await first(manager)).toBe(600);
        await manager.query(change, [650, ID]);
        expect(await first(manager)).toBe(650);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await first()).toBe(500);
    await stand.db.query(change, [700, ID]);
    expect(await first()).toBe(700);
  });

  it.each([
    ['rec_recipe_text', `update rec_recipe_text set name = 'Інакший' where recipe_id = $1`, 'Інакший'],
    [
      'rec_recipe_line_text',
      `insert into rec_recipe_line_text (recipe_id, position, language, comment, group_heading)
        values ($1, 0, 'uk', 'дрібненько', '') on conflict (recipe_id, position, language)
        do update set comment = 'дрібненько'`,
      'дрібненько',
    ],
    [
      'rec_recipe_stage',
      `insert into rec_recipe_stage (recipe_id, position, minutes) values ($1, 90, 4321)`,
      '4321',
    ],
    [
      'rec_recipe_stage_text',
      `insert into rec_recipe_stage_text (recipe_id, position, language, text) values ($1, 90, 'uk', 'Подавайте гордо')`,
      'Подавайте гордо',
    ],
    ['rec_recipe_line', `delete from rec_recipe_line where recipe_id = $1 and position = 1`, null],
  ])('follows a change of %s by a hand', async (_table, sql, word) => {
    const path = `/api/recipes/${ID}?language=uk`;
    const before = await shown(path);
    await stand.db.query(sql, [ID]);
    const after = await shown(path);
    expect(after).not.toBe(before);
    if (word !== null) expect(after).toContain(word);
  });
});
