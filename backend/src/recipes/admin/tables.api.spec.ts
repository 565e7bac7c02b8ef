import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { OFFERED_UNITS } from '@sytno/domain';
import { PageTellers } from '../../platform/web/page-tellers';
import { AuditRow } from '../../platform/audit/audit.entity';
import { Builders } from '../../testing/builders';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { FactsAtStart } from '../ingredients/facts-at-start';

type Calls = Outputs['recipes']['admin'];
type Tables = Calls['tables'];
type Table = 'categories' | 'subcategories' | 'aisles';

const stand = useStand();
let admin: Person;
let cook: Person;
let build: Builders;
beforeAll(async () => {
  admin = await stand.person();
  cook = await stand.person();
  build = new Builders(stand);
  await build.administrator(admin);
});

const AT = '/api/recipes/administration';
const call = (method: string, path: string, body?: object, as = admin): Promise<Answer> =>
  stand.call(method, `${AT}${path}`, { as, ...(body && { body }) });
const tables = async () => (await call('GET', '/catalogue')).body as Tables;
const row = async (table: Table, id: string) => (await tables())[table].find((one) => one.id === id);
const changeOf = ({ status, body }: Answer): string => {
  expect([status, body]).toEqual([200, expect.objectContaining({ changeId: expect.any(String) })]);
  return (body as { changeId: string }).changeId;
};
const undo = (id: string) => call('POST', `/changes/${id}/undo`, {});
const form = (word: string, given: object = {}) => ({
  names: { uk: `${word} укр`, ru: `${word} рус`, en: word },
  icon: 'pot-of-food',
  tint: null,
  parentId: null,
  hidden: false,
  ...given,
});
const added = async (table: Table, word: string, given: object = {}): Promise<string> => {
  const answer = await call('POST', `/catalogue/${table}`, form(word, given));
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('changeId')]);
  return (answer.body as { id: string }).id;
};
const shown = async () =>
  (
    (await stand.call('GET', '/api/recipes/categories?language=uk', { as: cook }))
      .body as Outputs['recipes']['catalog']['categories']
  ).items;
const listed = async (query: string) =>
  (
    (await stand.call('GET', `/api/recipes?language=uk&${query}`, { as: cook }))
      .body as Outputs['recipes']['catalog']['list']
  ).items.map(({ id }) => id);
const faults = ({ status, body }: Answer) => [status, (body as ErrorBody).data.fields];

describe('the tables', () => {
  test('stand in their order, with how often each row is used', async () => {
    const soup = await build.recipe('Суп', { categoryId: 'soups', subcategoryId: 'soups-borscht' });
    await build.recipe('Каша', {}, [{ ingredientId: 'buckwheat', quantity: 2, unit: 'cube' }]);
    const all = await tables();
    expect(all.categories[0]).toMatchObject({
      id: 'soups',
      tint: '#D9793F',
      parentId: null,
      used: 2,
      hidden: false,
      revision: 1,
    });
    expect(all.subcategories.find(({ id }) => id === 'soups-borscht')).toMatchObject({
      parentId: 'soups',
      used: 1,
      tint: null,
    });
    expect(all.aisles[0]).toMatchObject({ id: 'vegetables', names: { uk: 'Овочі', en: 'Vegetables' } });
    expect(all.aisles.reduce((sum, { used }) => sum + used, 0)).toBe(748);
    expect(all.units.map(({ id }) => id)).toEqual([...OFFERED_UNITS]);
    expect(all.units.find(({ id }) => id === 'cube')).toEqual({
      id: 'cube',
      names: {},
      hidden: false,
      revision: 1,
      used: 1,
    });
    await stand.db.query('delete from rec_recipe where id = $1', [soup.id]);
  });

  test('take a new row at their end, which recipes can have at once', async () => {
    const category = await added('categories', 'Picnic', { tint: '#88AA44' });
    const under = await added('subcategories', 'Cold picnic', { parentId: category });
    expect([category, under]).toEqual(['picnic', 'cold-picnic']);
    const all = await tables();
    expect(all.categories.at(-1)).toMatchObject({ id: category, tint: '#88AA44' });
    await build.recipe('Кошик', { categoryId: category, subcategoryId: under });
    expect((await shown()).at(-1)).toMatchObject({
      id: category,
      name: 'Picnic укр',
      count: 1,
      subcategories: [{ id: under, name: 'Cold picnic укр', count: 1 }],
    });
  });

  test.each<[string, Table, object, object]>([
    [
      'a name that another has',
      'aisles',
      { names: { uk: 'овочі', ru: 'а', en: 'b' } },
      { path: 'names.uk', code: 'name.taken' },
    ],
    ['no name', 'aisles', { names: { uk: 'є', ru: '', en: 'b' } }, { path: 'names.ru', code: 'blank' }],
    ['a category without a colour', 'categories', {}, { path: 'tint', code: 'choice' }],
    ['an aisle with a colour', 'aisles', { tint: '#112233' }, { path: 'tint', code: 'choice' }],
    ['a subcategory of nothing', 'subcategories', {}, { path: 'parentId', code: 'choice' }],
    [
      'a subcategory of what is not there',
      'subcategories',
      { parentId: 'nowhere' },
      { path: 'parentId', code: 'choice' },
    ],
    ['an aisle within another', 'aisles', { parentId: 'vegetables' }, { path: 'parentId', code: 'choice' }],
  ])('refuse %s', async (_, table, given, fault) => {
    expect(faults(await call('POST', `/catalogue/${table}`, form('x', given)))).toEqual([400, [fault]]);
  });

  test('refuse a table that there is not, and units, which nobody adds', async () => {
    expect((await call('POST', '/catalogue/units', form('x'))).status).toBe(400);
    expect((await call('POST', '/catalogue/recipes', form('x'))).status).toBe(400);
  });
});

describe('a row', () => {
  test('is named anew, hidden and taken back; recipes keep what is hidden', async () => {
    const id = await added('categories', 'Grill', { tint: '#AA4422' });
    const dish = await build.recipe('Шашлик', { categoryId: id });
    const { names } = (await row('categories', id))!;
    const change = { ...form('Barbecue', { tint: '#AA4422' }), hidden: true, revision: 1 };
    const saved = changeOf(await call('PUT', `/catalogue/categories/${id}`, change));
    expect((await shown()).find((one) => one.id === id)).toMatchObject({ hidden: true, count: 1 });
    expect(await listed(`categories=${id}`)).toEqual([dish.id]);
    expect(await row('categories', id)).toMatchObject({
      names: { uk: 'Barbecue укр' },
      hidden: true,
      revision: 2,
    });
    expect((await undo(saved)).status).toBe(200);
    expect(await row('categories', id)).toMatchObject({ names, hidden: false, revision: 3 });
    expect((await shown()).find((one) => one.id === id)).not.toHaveProperty('hidden');
  });

  test('that another administrator changed is shown as it stands', async () => {
    const id = await added('aisles', 'Freezer');
    changeOf(await call('PUT', `/catalogue/aisles/${id}`, { ...form('Frozen'), revision: 1 }));
    const late = await call('PUT', `/catalogue/aisles/${id}`, { ...form('Iced'), revision: 1 });
    expect(late.status).toBe(409);
    expect((late.body as ErrorBody).data.current).toMatchObject({ revision: 2, names: { en: 'Frozen' } });
    expect((await call('PUT', '/catalogue/aisles/nothing', { ...form('y'), revision: 1 })).status).toBe(404);
  });

  test('that moves to another category takes its recipes along, and back', async () => {
    const [from, into] = [
      await added('categories', 'Old home', { tint: '#111111' }),
      await added('categories', 'New home', { tint: '#222222' }),
    ];
    const id = await added('subcategories', 'Mover', { parentId: from });
    const dish = await build.recipe('Переїзд', { categoryId: from, subcategoryId: id });
    const moved = changeOf(
      await call('PUT', `/catalogue/subcategories/${id}`, {
        ...form('Mover', { parentId: into }),
        revision: 1,
      }),
    );
    expect(await listed(`categories=${into}`)).toEqual([dish.id]);
    expect(await listed(`categories=${from}`)).toEqual([]);
    expect((await undo(moved)).status).toBe(200);
    expect(await listed(`categories=${from}`)).toEqual([dish.id]);
    expect(await listed(`categories=${into}`)).toEqual([]);
  });

  test('is removed only while nothing uses it, stays away at the next start, and comes back by an undo', async () => {
    const id = await added('categories', 'Brief', { tint: '#333333' });
    const under = await added('subcategories', 'Within brief', { parentId: id });
    const remove = (table: Table, key: string) =>
      call('POST', `/catalogue/${table}/${key}/remove`, { revision: 1 });
    const codeOf = async (answer: Promise<Answer>) => ((await answer).body as ErrorBody).code;
    expect(await codeOf(remove('categories', id))).toBe('IN_USE');
    changeOf(await remove('subcategories', under));
    const dish = await build.recipe('Ще тут', { categoryId: id });
    expect(await codeOf(remove('categories', id))).toBe('IN_USE');
    expect(await codeOf(remove('aisles', 'vegetables'))).toBe('IN_USE');
    await stand.db.query('delete from rec_recipe where id = $1', [dish.id]);
    const removed = changeOf(await remove('categories', id));
    expect(await row('categories', id)).toBeUndefined();
    expect((await undo(removed)).status).toBe(200);
    expect(await row('categories', id)).toMatchObject({ names: { en: 'Brief' } });
  });

  test('of the seeds that was merged or removed is not brought back by them', async () => {
    await stand.db.query(`update rec_ingredient set aisle = 'herbs' where aisle = 'mushrooms'`);
    changeOf(await call('POST', '/catalogue/aisles/mushrooms/remove', { revision: 1 }));
    const merged = await call('POST', '/ingredients/parsnip/merge', {
      into: 'carrot',
      revision: 1,
      intoRevision: 1,
    });
    expect(merged.status).toBe(200);
    await stand.db.query(`delete from plt_seed where name = 'facts'`);
    await stand.app.nest.get(FactsAtStart).onModuleInit();
    expect(await row('aisles', 'mushrooms')).toBeUndefined();
    const found = await stand.call('GET', '/api/ingredients?text=parsnip&language=en', { as: cook });
    expect(found.text).not.toContain('"parsnip"');
    const names = await stand.db.query<object[]>(
      `select * from rec_ingredient_name where ingredient_id = 'parsnip'`,
    );
    expect(names).toEqual([]);
  });
});

describe('rows that are one', () => {
  test('of categories: recipes, subcategories and old addresses follow, and come back', async () => {
    const [from, into] = [
      await added('categories', 'Stews', { tint: '#444444' }),
      await added('categories', 'Pots', { tint: '#555555' }),
    ];
    const under = await added('subcategories', 'Stew of fish', { parentId: from });
    const [one, other] = [
      await build.recipe('Рагу', { categoryId: from, subcategoryId: under }),
      await build.recipe('Горщик', { categoryId: into }),
    ];
    const answer = await call('POST', `/catalogue/categories/${from}/merge`, { into, revision: 1 });
    const id = changeOf(answer);
    expect((answer.body as Calls['mergeEntry']).moved).toBe(2);
    expect((await listed(`categories=${into}`)).sort()).toEqual([one.id, other.id].sort());
    expect((await listed(`categories=${from}`)).sort()).toEqual([one.id, other.id].sort());
    expect(await row('subcategories', under)).toMatchObject({ parentId: into });
    expect(await row('categories', from)).toBeUndefined();
    expect(await row('categories', into)).toMatchObject({ used: 2 });
    expect((await undo(id)).status).toBe(200);
    expect(await listed(`categories=${from}`)).toEqual([one.id]);
    expect(await listed(`categories=${into}`)).toEqual([other.id]);
    expect(await row('subcategories', under)).toMatchObject({ parentId: from });
  });

  test('of subcategories in two categories: recipes go to the other category, and come back', async () => {
    const [a, b] = [
      await added('categories', 'Side a', { tint: '#666666' }),
      await added('categories', 'Side b', { tint: '#777777' }),
    ];
    const [from, into] = [
      await added('subcategories', 'Salads a', { parentId: a }),
      await added('subcategories', 'Salads b', { parentId: b }),
    ];
    const dish = await build.recipe('Салат двох', { categoryId: a, subcategoryId: from });
    const id = changeOf(await call('POST', `/catalogue/subcategories/${from}/merge`, { into, revision: 1 }));
    expect(await listed(`categories=${b}`)).toEqual([dish.id]);
    expect(await listed(`categories=${a}`)).toEqual([]);
    expect(await listed(`categories=${from}`)).toEqual([dish.id]);
    expect((await undo(id)).status).toBe(200);
    expect(await listed(`categories=${a}`)).toEqual([dish.id]);
    expect(await listed(`categories=${b}`)).toEqual([]);
  });

  test('of aisles: foods follow, and come back', async () => {
    const [from, into] = [await added('aisles', 'Corner'), await added('aisles', 'Wall')];
    await stand.db.query(`update rec_ingredient set aisle = $1 where id = 'leek'`, [from]);
    const id = changeOf(await call('POST', `/catalogue/aisles/${from}/merge`, { into, revision: 1 }));
    const aisle = async () => ((await call('GET', '/ingredients/leek')).body as Calls['food']).facts.aisle;
    expect(await aisle()).toBe(into);
    expect(faults(await call('POST', `/catalogue/aisles/${into}/merge`, { into, revision: 1 }))).toEqual([
      400,
      [{ path: 'into', code: 'choice' }],
    ]);
    expect((await call('POST', `/catalogue/aisles/${into}/merge`, { into: from, revision: 1 })).status).toBe(
      404,
    );
    expect((await undo(id)).status).toBe(200);
    expect(await aisle()).toBe(from);
  });
});

describe('the order', () => {
  test.each(['aisles', 'categories', 'units'] as const)('of %s is kept, and taken back', async (table) => {
    const ids = async () => (await tables())[table].map(({ id }) => id);
    const before = await ids();
    const wanted = [...before.slice(-1), ...before.slice(0, -1)];
    const id = changeOf(await call('PUT', `/catalogue/${table}`, { parentId: null, ids: wanted }));
    expect(await ids()).toEqual(wanted);
    expect((await undo(id)).status).toBe(200);
    expect(await ids()).toEqual(before);
  });

  test('of subcategories is of one category', async () => {
    const of = async () =>
      (await tables()).subcategories.filter(({ parentId }) => parentId === 'soups').map(({ id }) => id);
    const before = await of();
    changeOf(await call('PUT', '/catalogue/subcategories', { parentId: 'soups', ids: before.toReversed() }));
    expect(await of()).toEqual(before.toReversed());
    const tree = (await shown()).find(({ id }) => id === 'soups');
    expect(tree?.subcategories.map(({ id }) => id)).toEqual(before.toReversed());
  });

  test('that names other rows than there are by now is refused with what there is', async () => {
    const ids = (await tables()).aisles.map(({ id }) => id);
    const late = await call('PUT', '/catalogue/aisles', {
      parentId: null,
      ids: [...ids.slice(1), 'nothing'],
    });
    expect([late.status, (late.body as ErrorBody).data.current]).toEqual([409, { ids }]);
    expect((await call('PUT', '/catalogue/aisles', { parentId: null, ids: [...ids, ids[0]] })).status).toBe(
      409,
    );
  });
});

describe('a unit', () => {
  const FORMS = { one: 'кубичок', few: 'кубички', many: 'кубичків', other: 'кубичка' };
  const unit = async (id: string) => (await tables()).units.find((one) => one.id === id);

  test('is called otherwise and hidden, and taken back', async () => {
    const saved = changeOf(
      await call('PUT', '/units/cube', { names: { uk: FORMS }, hidden: true, revision: 1 }),
    );
    expect(await unit('cube')).toMatchObject({ names: { uk: FORMS }, hidden: true, revision: 2 });
    const late = await call('PUT', '/units/cube', { names: {}, hidden: false, revision: 1 });
    expect([late.status, (late.body as ErrorBody).data.current]).toEqual([
      409,
      expect.objectContaining({ revision: 2, names: { uk: FORMS } }),
    ]);
    expect((await undo(saved)).status).toBe(200);
    expect(await unit('cube')).toMatchObject({ names: {}, hidden: false, revision: 3 });
    expect((await undo(saved)).status).toBe(409);
  });

  test('that is hidden is not offered, and one with own words is called so on every page', async () => {
    const offered = async () => {
      const answer = await stand.call('GET', '/api/units', { as: cook });
      return (answer.body as Outputs['recipes']['ingredients']['units']).items;
    };
    expect((await offered()).slice(0, 2)).toEqual(['g', 'kg']);
    const ids = (await tables()).units.map(({ id }) => id);
    changeOf(
      await call('PUT', '/catalogue/units', {
        parentId: null,
        ids: ['kg', ...ids.filter((id) => id !== 'kg')],
      }),
    );
    changeOf(await call('PUT', '/units/g', { names: { uk: FORMS }, hidden: true, revision: 1 }));
    expect((await offered()).slice(0, 2)).toEqual(['kg', 'ml']);
    expect(await stand.app.nest.get(PageTellers).unitWords()).toEqual({
      uk: { g_one: 'кубичок', g_few: 'кубички', g_many: 'кубичків', g_other: 'кубичка' },
      ru: {},
      en: {},
    });
  });

  test('wants all forms of a language, and to be one', async () => {
    const { other: _, ...few } = FORMS;
    expect(
      (await call('PUT', '/units/cube', { names: { uk: few }, hidden: false, revision: 3 })).status,
    ).toBe(400);
    expect((await call('PUT', '/units/furlong', { names: {}, hidden: false, revision: 1 })).status).toBe(400);
  });
});

test('all of it is the administrators’ alone, and audited', async () => {
  for (const [method, path, body] of [
    ['GET', '/catalogue'],
    ['POST', '/catalogue/aisles', form('z')],
    ['PUT', '/catalogue/aisles/herbs', { ...form('z'), revision: 1 }],
    ['PUT', '/catalogue/aisles', { parentId: null, ids: ['herbs'] }],
    ['POST', '/catalogue/aisles/herbs/merge', { into: 'fruit', revision: 1 }],
    ['POST', '/catalogue/aisles/herbs/remove', { revision: 1 }],
    ['PUT', '/units/cube', { names: {}, hidden: true, revision: 3 }],
  ] as const) {
    expect([path, (await call(method, path, body, cook)).status]).toEqual([path, 403]);
  }
  const id = await added('aisles', 'Audited');
  const rows = await stand.db.manager.findBy(AuditRow, { thingKind: 'aisles', thingId: id });
  expect(rows).toMatchObject([{ action: 'entry.add', actorId: admin.userId }]);
});
