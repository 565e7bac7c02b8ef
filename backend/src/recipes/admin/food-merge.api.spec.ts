import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorBody, FoodForm, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { CONTENT } from '../../testing/call-bodies';
import { foodForm } from '../../testing/food-form';
import { useStand, type Answer, type Person } from '../../testing/stand';
import { IngredientPlaces } from '../ingredients/ingredient-places';

type Calls = Outputs['recipes']['admin'];

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
const added = async (word: string, given: Partial<FoodForm> = {}): Promise<string> => {
  const facts = foodForm({
    names: { uk: `${word} укр`, ru: `${word} рус`, en: word },
    aliases: { uk: [], ru: [], en: [] },
    ...given,
  });
  const { status, body } = await call('POST', '/ingredients', { facts });
  expect(status).toBe(200);
  return (body as Calls['addFood']).ingredientId;
};
const food = async (id: string) => (await call('GET', `/ingredients/${id}`)).body as Calls['food'];
const merge = async (id: string, into: string, as = admin) => {
  const [from, target] = [await food(id), await food(into)];
  return call(
    'POST',
    `/ingredients/${id}/merge`,
    { into, revision: from.revision, intoRevision: target.revision },
    as,
  );
};
const changeOf = ({ status, body }: Answer): string => {
  expect(status).toBe(200);
  return (body as Calls['mergeFood']).changeId;
};
const pot = (ingredientId: string, name: string) =>
  build.recipe(name, {}, [
    { ingredientId, quantity: 500, unit: 'g' },
    { ingredientId: 'carrot', quantity: 100, unit: 'g' },
  ]);
const idsIn = async (recipeId: string) =>
  (
    await stand.db.query<{ id: string }[]>(
      'select ingredient_id id from rec_recipe_line where recipe_id = $1 order by position',
      [recipeId],
    )
  ).map(({ id }) => id);
const recipesOf = async (query: string) =>
  (await stand.call('GET', `/api/recipes?language=uk&${query}`, { as: cook }))
    .body as Outputs['recipes']['catalog']['list'];

async function lineOf(ingredientId: string): Promise<string> {
  const { id: listId } = await build.list(cook);
  const id = randomUUID();
  await stand.db.query(
    `insert into gro_line (id, list_id, position, ingredient_id, amounts, to_taste, sources, ticked)
     values ($1, $2, 0, $3, '[{"low":500,"high":500,"unit":"g"}]', false, '[]', true)`,
    [id, listId, ingredientId],
  );
  return id;
}

const lines = () =>
  stand.db.query<{ id: string; food: string; ticked: boolean }[]>(
    'select id, ingredient_id food, ticked from gro_line',
  );

async function dislike({ householdId }: Person, disliked: string[]): Promise<void> {
  await stand.db.query(
    `insert into mp_parameters (household_id, disliked, minutes, week_meals, meal_times, meal_shares,
       excluded_recipes, excluded_categories, missing, without_electricity, favourites_first,
       repeat_times, repeat_days, first_run_answers)
     values ($1, $2, array[null, null, null, null, null, null, null]::int[], '[]', '{}', '{}',
       '{}', '{}', '{}', false, false, 1, 2, '{}')`,
    [householdId, disliked],
  );
}

const dislikedBy = async ({ householdId }: Person): Promise<string[]> => {
  const rows = await stand.db.query<{ disliked: string[] }[]>(
    'select disliked from mp_parameters where household_id = $1',
    [householdId],
  );
  return rows[0]?.disliked ?? [];
};

test('a recipe that its author saves with ids from before a merge has what they became', async () => {
  const [from, into] = [await added('gudgeon one'), await added('gudgeon two')];
  changeOf(await merge(from, into));
  const [line] = CONTENT.lines;
  const content = { ...CONTENT, lines: [{ ...line!, ingredientId: from }] };
  const id = randomUUID();
  const created = await stand.call('POST', '/api/recipes', { as: cook, body: { id, content } });
  expect(created.status).toBe(200);
  expect(await idsIn(id)).toEqual([into]);
  const again = await stand.call('PUT', `/api/recipes/${id}`, {
    as: cook,
    body: { id, revision: 1, content: { ...content, servings: 2 } },
  });
  expect(again.status).toBe(200);
  expect(await idsIn(id)).toEqual([into]);
});

describe('two ingredients that are one', () => {
  test('are shown what would change before they are merged', async () => {
    const [from, into] = [
      await added('bulghur'),
      await added('bulgur wheat', { per100g: { kcal: 200, protein: 5, fat: 1, carbs: 40, fiber: 4 } }),
    ];
    const dish = await pot(from, 'Табуле');
    await lineOf(from);
    const { status, body } = await call('POST', `/ingredients/${from}/merge/preview`, {
      into,
      language: 'uk',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      recipes: [{ id: dish.id, name: 'Табуле', kcal: { before: 435, after: 260 } }],
      recipeCount: 1,
      elsewhere: 1,
      names: { uk: ['bulghur укр'], ru: ['bulghur рус'], en: ['bulghur'] },
    });
    expect(await idsIn(dish.id)).toEqual([from, 'carrot']);
  });

  test('become one: recipes, lists, dislikes, names, bought foods, and what was merged before', async () => {
    const [oldest, from, into] = [await added('spud'), await added('tater'), await added('murphy')];
    const dish = await pot(from, 'Пюре');
    const [line, other] = [await lineOf(from), await lineOf('carrot')];
    const [both, one] = [await stand.person(), await stand.person()];
    await dislike(both, [from, into, 'carrot']);
    await dislike(one, ['carrot', from]);
    const peeled = await added('peeled tater', { boughtAs: { id: from, gramsPerGram: 1.2 } });
    changeOf(await merge(oldest, from));

    changeOf(await merge(from, into));

    expect(await idsIn(dish.id)).toEqual([into, 'carrot']);
    const listed = await lines();
    expect(listed.find(({ id }) => id === line)).toMatchObject({ food: into, ticked: true });
    expect(listed.find(({ id }) => id === other)?.food).toBe('carrot');
    expect((await dislikedBy(both)).sort()).toEqual(['carrot', into]);
    expect(await dislikedBy(one)).toEqual(['carrot', into]);
    expect((await food(peeled)).facts.boughtAs).toEqual({ id: into, gramsPerGram: 1.2 });
    expect((await food(into)).facts.aliases).toEqual({
      uk: ['tater укр', 'spud укр'],
      ru: ['tater рус', 'spud рус'],
      en: ['tater', 'spud'],
    });
    // What led to the one leads to the other.
    for (const id of [oldest, from]) {
      const page = await stand.call('GET', `/api/ingredients/${id}?language=uk`, { as: cook });
      expect([page.status, (page.body as { id: string }).id]).toEqual([200, into]);
      expect((await recipesOf(`ingredients=${id}`)).items.map((item) => item.id)).toEqual([dish.id]);
      expect((await recipesOf(`ingredients=${id}`)).foods).toEqual([{ id, name: 'murphy укр' }]);
      expect((await recipesOf(`without=${id}&name=${encodeURIComponent('Пюре')}`)).count).toBe(0);
      expect((await call('GET', `/ingredients/${id}`)).status).toBe(404);
    }
    const found = await stand.call('GET', `/api/ingredients?text=tater&language=en`, { as: cook });
    expect((found.body as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([into]),
    );
    expect(found.text).not.toContain(`"${from}"`);
  });

  test('are two again after an undo, each with what was its own', async () => {
    const [from, into] = [await added('leek one'), await added('leek two')];
    const [mine, others] = [await pot(from, 'Суп один'), await pot(into, 'Суп два')];
    const [line, otherLine] = [await lineOf(from), await lineOf(into)];
    const [both, one, second] = [await stand.person(), await stand.person(), await stand.person()];
    await dislike(both, [from, into]);
    await dislike(one, [from]);
    await dislike(second, [into]);
    const before = [await food(from), await food(into)];
    const id = changeOf(await merge(from, into));
    const saved = await pot(from, 'Суп з давнім ключем').catch(() => undefined);
    expect(saved).toBeDefined();
    expect((await call('POST', `/changes/${id}/undo`, {})).status).toBe(200);
    const after = [await food(from), await food(into)];
    expect(after.map(({ facts }) => facts)).toEqual(before.map(({ facts }) => facts));
    expect(await idsIn(mine.id)).toEqual([from, 'carrot']);
    expect(await idsIn(others.id)).toEqual([into, 'carrot']);
    const rows = await lines();
    expect(rows.find((row) => row.id === line)?.food).toBe(from);
    expect(rows.find((row) => row.id === otherLine)?.food).toBe(into);
    expect((await dislikedBy(both)).sort()).toEqual([from, into].sort());
    expect(await dislikedBy(one)).toEqual([from]);
    expect(await dislikedBy(second)).toEqual([into]);
    expect((await recipesOf(`ingredients=${from}`)).items.map((item) => item.id)).toContain(mine.id);
    expect((await recipesOf(`ingredients=${into}`)).items.map((item) => item.id)).toEqual([others.id]);
  });

  test('stay one when the other was changed since', async () => {
    const [from, into] = [await added('oat one'), await added('oat two')];
    const id = changeOf(await merge(from, into));
    const { facts, revision } = await food(into);
    await call('PUT', `/ingredients/${into}`, { revision, facts: { ...facts, staple: true } });
    expect((await call('POST', `/changes/${id}/undo`, {})).status).toBe(409);
    expect((await call('GET', `/ingredients/${from}`)).status).toBe(404);
  });

  test('are not merged with themselves, with nothing, over a newer change, or by anybody else', async () => {
    const [from, into] = [await added('rye one'), await added('rye two')];
    const asked = (body: object, id = from) => call('POST', `/ingredients/${id}/merge`, body);
    const self = await asked({ into: from, revision: 1, intoRevision: 1 });
    expect([self.status, (self.body as ErrorBody).data.fields]).toEqual([
      400,
      [{ path: 'into', code: 'choice' }],
    ]);
    expect((await asked({ into: 'nothing', revision: 1, intoRevision: 1 })).status).toBe(404);
    expect((await asked({ into, revision: 1, intoRevision: 1 }, 'nothing')).status).toBe(404);
    expect((await asked({ into, revision: 9, intoRevision: 1 })).status).toBe(409);
    expect((await asked({ into, revision: 1, intoRevision: 9 })).status).toBe(409);
    expect(
      (await call('POST', `/ingredients/${from}/merge`, { into, revision: 1, intoRevision: 1 }, cook)).status,
    ).toBe(403);
    expect((await food(from)).revision).toBe(1);
  });

  test('a crossed merge at the same moment leaves one of both', async () => {
    const [a, b] = [await added('twin one'), await added('twin two')];
    const answers = await Promise.all([
      call('POST', `/ingredients/${a}/merge`, { into: b, revision: 1, intoRevision: 1 }),
      call('POST', `/ingredients/${b}/merge`, { into: a, revision: 1, intoRevision: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

test('no column that names ingredients is forgotten by a merge', async () => {
  const rows = await stand.db.query<{ place: string }[]>(
    `select c.conrelid::regclass || '.' || a.attname place
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'rec_ingredient'::regclass`,
  );
  // Its names are the merge's own work.
  const places = rows
    .map(({ place }) => place)
    .filter((place) => place !== 'rec_ingredient_name.ingredient_id');
  expect(stand.app.nest.get(IngredientPlaces).names()).toEqual(expect.arrayContaining(places));
  expect(stand.app.nest.get(IngredientPlaces).names()).toContain('mp_parameters.disliked');
});
