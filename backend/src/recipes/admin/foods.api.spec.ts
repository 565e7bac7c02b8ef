import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, FoodForm, Outputs } from '@sytno/contract';
import { AuditRow } from '../../platform/audit/audit.entity';
import { Builders } from '../../testing/builders';
import { foodForm } from '../../testing/food-form';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { RecipeRows } from '../recipe/recipe-rows';
import type { Recipe } from '../recipe/recipe.entity';

type Calls = Outputs['recipes']['admin'];

const stand = useStand();
let admin: Person;
let cook: Person;
let build: Builders;
beforeAll(async () => {
  admin = await stand.person({ name: 'Адмін' });
  cook = await stand.person({ name: 'Кухарка' });
  build = new Builders(stand);
  await build.administrator(admin);
});

const AT = '/api/recipes/administration';
const call = (method: string, path: string, body?: object, as = admin): Promise<Answer> =>
  stand.call(method, `${AT}${path}`, { as, ...(body && { body }) });
const food = async (id: string): Promise<Calls['food']> => {
  const answer = await call('GET', `/ingredients/${id}`);
  expect(answer.status).toBe(200);
  return answer.body as Calls['food'];
};
const save = async (id: string, change: (form: FoodForm) => Partial<FoodForm>, as = admin) => {
  const { facts, revision } = await food(id);
  return call('PUT', `/ingredients/${id}`, { revision, facts: { ...facts, ...change(facts) } }, as);
};
const done = ({ status, body }: Answer): { changeId: string } => {
  expect([status, body]).toEqual([200, expect.objectContaining({ changeId: expect.any(String) })]);
  return body as { changeId: string };
};
const undo = (id: string, as = admin) => call('POST', `/changes/${id}/undo`, {}, as);
const recipe = async ({ id }: Recipe, as = cook) =>
  (await stand.call('GET', `/api/recipes/${id}?language=uk`, { as }))
    .body as Outputs['recipes']['recipe']['get'];
const card = async ({ id, number }: Recipe) => {
  const list = (await stand.call('GET', `/api/recipes?language=uk&name=${number}`, { as: cook }))
    .body as Outputs['recipes']['catalog']['list'];
  return list.items.find((item) => item.id === id)!;
};
const added = async (given: Partial<FoodForm> = {}) => {
  const answer = await call('POST', '/ingredients', { facts: foodForm(given) });
  expect(answer.status).toBe(200);
  return answer.body as Calls['addFood'];
};
const named = (word: string): Partial<FoodForm> => ({
  names: { uk: `${word} укр`, ru: `${word} рус`, en: `${word} eng` },
  aliases: { uk: [], ru: [], en: [] },
});
/** 500 g of it for four servings. */
const pot = (ingredientId: string, given: Partial<Recipe> = {}) =>
  build.recipe(`Каша ${ingredientId}`, given, [{ ingredientId, quantity: 500, unit: 'g' }]);

describe('an ingredient', () => {
  test('is read and saved whole: nothing of it is lost', async () => {
    for (const id of ['orange-zest', 'shallot', 'egg', 'carrot', 'beer']) {
      const before = await food(id);
      const stored = await stand.db.query<object[]>('select * from rec_ingredient where id = $1', [id]);
      const names = await stand.db.query<object[]>(
        'select * from rec_ingredient_name where ingredient_id = $1 order by language',
        [id],
      );
      done(await save(id, () => ({})));
      expect(await food(id)).toEqual({ ...before, revision: before.revision + 1 });
      const [row] = await stand.db.query<object[]>('select * from rec_ingredient where id = $1', [id]);
      expect({ ...row, revision: 1 }).toEqual(stored[0]);
      expect(
        await stand.db.query('select * from rec_ingredient_name where ingredient_id = $1 order by language', [
          id,
        ]),
      ).toEqual(names);
    }
  });

  test('is added under a key of its English name, and found at once', async () => {
    const first = await added(named('нове'));
    expect(first.ingredientId).toBe('eng');
    const second = await added(named('інше'));
    expect(second.ingredientId).toBe('eng-2');
    const found = await stand.call(
      'GET',
      `/api/ingredients?text=${encodeURIComponent('нове укр')}&language=uk`,
      {
        as: cook,
      },
    );
    expect((found.body as Outputs['recipes']['ingredients']['find']).items[0]).toMatchObject({ id: 'eng' });
    await undo(first.changeId);
    expect((await call('GET', '/ingredients/eng')).status).toBe(404);
  });

  test.each<[string, Partial<FoodForm>, string, string]>([
    [
      'a name of another',
      { names: { uk: 'Картопля', ru: 'нечто', en: 'something' } },
      'facts.names.uk',
      'name.taken',
    ],
    [
      'an alias of another',
      { ...named('а'), aliases: { uk: [], ru: ['морковка'], en: [] } },
      'facts.aliases.ru',
      'name.taken',
    ],
    ['no name', { names: { uk: ' ', ru: 'а', en: 'b' } }, 'facts.names.uk', 'blank'],
    ['an aisle that is not there', { ...named('б'), aisle: 'nowhere' }, 'facts.aisle', 'choice'],
    [
      'a bought food that is not there',
      { ...named('в'), boughtAs: { id: 'nothing', gramsPerGram: 1 } },
      'facts.boughtAs',
      'choice',
    ],
    [
      'kilojoules',
      { ...named('г'), per100g: { kcal: 3700, protein: 0, fat: 100, carbs: 0, fiber: null } },
      'facts.per100g.kcal',
      'number.range',
    ],
    ['no unit', { ...named('ґ'), units: [] }, 'facts.units', 'blank'],
  ])('with %s is refused at its field', async (_, given, path, code) => {
    const { status, body } = await call('POST', '/ingredients', { facts: foodForm(given) });
    expect([status, (body as ErrorBody).data.fields]).toEqual([400, [{ path, code }]]);
  });

  test('is listed by name, found by a part of any name, an aisle, and what lacks numbers', async () => {
    await added({ ...named('безчислове'), per100g: null });
    const list = async (query: string) =>
      (await call('GET', `/ingredients?language=uk&pageSize=96&${query}`)).body as Calls['foods'];
    const all = await list('');
    expect(all.count).toBeGreaterThan(700);
    expect(all.items).toHaveLength(96);
    const ids = async (query: string) => (await list(query)).items.map(({ id }) => id);
    expect(await ids(`search=${encodeURIComponent('МОРКВИН')}`)).toEqual(['carrot']);
    expect(await ids(`search=${encodeURIComponent('100%_')}`)).toEqual([]);
    expect((await list('bare=true')).items).toMatchObject([
      { names: { uk: 'безчислове укр' }, per100g: null },
    ]);
    const { items, count } = await list('aisle=herbs');
    expect(count).toBe(items.length);
    expect(items.every(({ aisleName }) => aisleName === 'Зелень')).toBe(true);
  });
});

describe('facts that change', () => {
  test('make every recipe with the food anew: page, list, filters and plans', async () => {
    const { ingredientId } = await added(named('крупа'));
    const kasha = await pot(ingredientId);
    expect((await recipe(kasha)).perServing.kcal).toBe(425);
    expect((await card(kasha)).perServing.kcal).toBe(425);
    done(
      await save(ingredientId, () => ({
        per100g: { kcal: 200, protein: 5, fat: 1, carbs: 40, fiber: 4 },
        allergens: ['gluten', 'milk'],
        price: { UAH: { minor: 20_000, per: 'kg' }, EUR: null },
        diet: { ...foodForm().diet, vegan: false },
      })),
    );
    expect((await recipe(kasha)).perServing.kcal).toBe(250);
    expect((await card(kasha)).perServing).toMatchObject({ kcal: 250, fiber: 5 });
    const [row] = await stand.db.query<{ tags: string; cost: number }[]>(
      'select tags::text tags, cost_uah cost from rec_recipe where id = $1',
      [kasha.id],
    );
    expect(row).toMatchObject({ cost: 2500, tags: expect.stringContaining("'a:milk'") });
    expect(row?.tags).not.toContain("'d:vegan'");
  });

  test('are taken back as they were, and the recipes with them', async () => {
    const { ingredientId } = await added(named('пшоно'));
    const kasha = await pot(ingredientId);
    const before = await food(ingredientId);
    const { changeId } = done(
      await save(ingredientId, () => ({ per100g: null, aliases: { uk: ['псо'], ru: [], en: [] } })),
    );
    expect(await recipe(kasha)).toMatchObject({ missing: [{ position: 0, reason: 'no-nutrients' }] });
    expect((await undo(changeId)).status).toBe(200);
    expect(await food(ingredientId)).toEqual({ ...before, revision: before.revision + 2 });
    expect((await card(kasha)).perServing.kcal).toBe(425);
    expect((await undo(changeId)).status).toBe(409);
  });

  test('are not taken back over what somebody changed since', async () => {
    const { ingredientId } = await added(named('ячка'));
    const first = done(await save(ingredientId, () => ({ staple: true })));
    const second = done(await save(ingredientId, () => ({ readLabel: true })));
    expect((await undo(first.changeId)).status).toBe(409);
    expect((await undo(second.changeId)).status).toBe(200);
    expect((await food(ingredientId)).facts).toMatchObject({ staple: true, readLabel: false });
  });

  test('of two administrators: the later one is shown what the other saved, and nothing is lost', async () => {
    const { ingredientId } = await added(named('булгур'));
    const { facts, revision } = await food(ingredientId);
    done(await save(ingredientId, () => ({ density: 0.9 })));
    const late = await call('PUT', `/ingredients/${ingredientId}`, {
      revision,
      facts: { ...facts, density: 0.5 },
    });
    expect(late.status).toBe(409);
    const current = (late.body as ErrorBody).data.current as Calls['food'];
    expect(current).toMatchObject({ revision: revision + 1, facts: { density: 0.9 } });
    expect((await food(ingredientId)).facts.density).toBe(0.9);
  });

  test('of a food in more recipes than are made at once reach all of them, in the end by a job', async () => {
    const { ingredientId } = await added(named('сіль'));
    const one = await pot(ingredientId);
    await stand.db.query(
      `insert into rec_recipe select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
         'number', nextval('rec_recipe_number_seq')))).* from rec_recipe r, generate_series(1, 450) where r.id = $1`,
      [one.id],
    );
    await stand.db.query(
      `insert into rec_recipe_line select (jsonb_populate_record(l, jsonb_build_object('recipe_id', r.id))).*
         from rec_recipe_line l, rec_recipe r where l.recipe_id = $1 and r.name_uk = $2 and r.id <> $1`,
      [one.id, one.nameUk],
    );
    done(
      await save(ingredientId, () => ({ per100g: { kcal: 100, protein: 0, fat: 0, carbs: 25, fiber: 0 } })),
    );
    await stand.app.nest.get(RecipeRows).remakeMarked();
    const rows = await stand.db.query<object[]>(
      `select kcal, count(*) count from rec_recipe where name_uk = $1 group by kcal`,
      [one.nameUk],
    );
    expect(rows).toEqual([{ kcal: 125, count: 451 }]);
  });
});

describe('the preview', () => {
  const preview = async (id: string, facts: FoodForm) =>
    (await call('POST', `/ingredients/${id}/preview`, { language: 'uk', facts }))
      .body as Calls['previewFood'];

  test('says which recipes and plans change and how, and changes nothing', async () => {
    const { ingredientId } = await added(named('кускус'));
    const kasha = await pot(ingredientId);
    const hidden = await pot(ingredientId, { ownerId: cook.userId, state: 'private' });
    await build.menuItem(cook, hidden, { date: '2099-01-05', servings: 4 });
    await build.menuItem(cook, hidden, { date: '2099-01-06', servings: 2 });
    await build.menuItem(admin, hidden, { date: '2099-01-06', servings: 4, noCookingRequired: true });
    await build.menuItem(cook, hidden, { date: '2020-01-06', servings: 4 });
    const { facts } = await food(ingredientId);
    const shown = await preview(ingredientId, { ...facts, per100g: { ...facts.per100g!, kcal: 200 } });
    expect(shown).toEqual({
      recipes: [
        {
          id: hidden.id,
          number: hidden.number,
          // Nobody handed it in: its name is its author's.
          name: '',
          kcal: { before: 425, after: 250 },
          complete: { before: true, after: true },
          planned: 3,
        },
        expect.objectContaining({ id: kasha.id, name: `Каша ${ingredientId}`, planned: 0 }),
      ],
      recipeCount: 2,
      planned: { items: 3, portions: 6, households: 2 },
      days: [
        { date: '2099-01-05', items: 1, kcal: { before: 1700, after: 1000 } },
        { date: '2099-01-06', items: 2, kcal: { before: 850, after: 500 } },
      ],
      sameNames: [],
    });
    expect((await food(ingredientId)).facts).toEqual(facts);
    expect((await card(kasha)).perServing.kcal).toBe(425);
  });

  test('says which other food is called so', async () => {
    const { ingredientId } = await added(named('кіноа нова'));
    const { facts } = await food(ingredientId);
    const { sameNames } = await preview(ingredientId, {
      ...facts,
      aliases: { uk: ['Морква'], ru: [], en: [] },
    });
    expect(sameNames).toEqual([{ id: 'carrot', name: 'морква' }]);
  });
});

describe('an ingredient that nothing uses', () => {
  test('is taken away and put back; one in use is not', async () => {
    const { ingredientId } = await added(named('зайве'));
    const remove = (revision = 1) => call('POST', `/ingredients/${ingredientId}/remove`, { revision });
    expect((await remove(7)).status).toBe(409);
    const { changeId } = done(await remove());
    expect((await call('GET', `/ingredients/${ingredientId}`)).status).toBe(404);
    const page = (id: string) => stand.call('GET', `/api/ingredients/${id}?language=uk`, { as: cook });
    expect((await page(ingredientId)).status).toBe(404);
    expect((await undo(changeId)).status).toBe(200);
    expect((await page(ingredientId)).status).toBe(200);
    await pot(ingredientId);
    const { revision } = await food(ingredientId);
    const refused = await remove(revision);
    expect([refused.status, (refused.body as ErrorBody).code]).toEqual([409, 'IN_USE']);
  });
});

describe('all of it', () => {
  test('is the administrators’ alone', async () => {
    for (const [method, path, body] of [
      ['GET', '/ingredients?language=uk'],
      ['GET', '/ingredients/carrot'],
      ['POST', '/ingredients', { facts: foodForm() }],
      ['PUT', '/ingredients/carrot', { revision: 1, facts: foodForm() }],
      ['POST', '/ingredients/carrot/remove', { revision: 1 }],
      ['GET', '/changes'],
    ] as const) {
      const answer = await call(method, path, body, cook);
      expect([path, answer.status, (answer.body as ErrorBody).code]).toEqual([path, 403, 'FORBIDDEN']);
      expect((await stand.call(method, `${AT}${path}`, body ? { body } : {})).status).toBe(401);
    }
    expect((await food('carrot')).revision).toBe(2);
  });

  test('is written down and audited, with who did it', async () => {
    const { ingredientId, changeId } = await added(named('слід'));
    const saved = done(await save(ingredientId, () => ({ staple: true })));
    await undo(saved.changeId);
    const { items, count } = (await call('GET', `/changes?thingKind=ingredient&thingId=${ingredientId}`))
      .body as Calls['changes'];
    expect(count).toBe(2);
    expect(items).toMatchObject([
      { id: saved.changeId, kind: 'food.save', actorName: 'Адмін', undoneAt: expect.any(String) },
      { id: changeId, kind: 'food.add', thingName: { uk: 'слід укр' }, undoneAt: null },
    ]);
    const audit = await stand.db.manager.find(AuditRow, {
      where: { thingKind: 'ingredient', thingId: ingredientId },
      order: { at: 'ASC' },
    });
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['food.add', admin.userId],
      ['food.save', admin.userId],
      ['food.save.undo', admin.userId],
    ]);
    expect((await undo('f0000000-0000-4000-8000-00000000dead')).status).toBe(404);
  });
});
