import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import type { WrittenLine } from '@sytno/domain';
import { Builders } from '../../testing/builders';
import { foodForm } from '../../testing/food-form';
import { useStand, type Answer, type Person } from '../../testing/stand';
import type { Recipe } from '../recipe/recipe.entity';

type Queue = Outputs['recipes']['admin'];
type Details = Outputs['recipes']['recipe']['get'];

const stand = useStand();
const make = new Builders(stand);
let admin: Person;
let author: Person;
let olena: Person;
let recipe: Recipe;

beforeAll(async () => {
  [admin, author, olena] = [await stand.person(), await stand.person(), await stand.person()];
  await make.administrator(admin);
  await make.premium(olena);
});

const AT = '/api/recipes/administration';
const work = (method: string, path: string, body?: object): Promise<Answer> =>
  stand.call(method, `${AT}${path}`, { as: admin, ...(body && { body }) });
const added = async (word: string): Promise<string> => {
  const facts = foodForm({
    names: { uk: `${word} укр`, ru: `${word} рус`, en: word },
    aliases: { uk: [], ru: [], en: [] },
  });
  return ((await work('POST', '/ingredients', { facts })).body as { ingredientId: string }).ingredientId;
};
const merge = async (id: string, into: string): Promise<string> => {
  const { status, body } = await work('POST', `/ingredients/${id}/merge`, {
    into,
    revision: 1,
    intoRevision: 1,
  });
  expect(status).toBe(200);
  return (body as { changeId: string }).changeId;
};
const undo = async (changeId: string): Promise<void> => {
  expect((await work('POST', `/changes/${changeId}/undo`, {})).status).toBe(200);
};

const line = (ingredientId: string | null, given: Partial<WrittenLine> = {}): WrittenLine => ({
  ingredientId,
  food: {},
  quantity: 100,
  quantityTo: null,
  unit: 'g',
  comment: {},
  group: {},
  optional: false,
  ...given,
});
const save = (lines: WrittenLine[]): Promise<Answer> =>
  stand.call('PUT', `/api/recipes/${recipe.id}/composition`, { body: { lines, language: 'uk' }, as: olena });
const page = async (): Promise<Details> =>
  (await stand.call('GET', `/api/recipes/${recipe.id}?language=uk`, { as: olena })).body as Details;
const foods = ({ lines }: Details) => lines.map(({ ingredientId }) => ingredientId);

const potWith = async (ingredientId: string): Promise<void> => {
  recipe = await make.recipe('Каша', { ownerId: author.userId }, [
    { ingredientId, quantity: 200, unit: 'g' },
    { ingredientId: 'carrot', quantity: 100, unit: 'g' },
  ]);
};
beforeEach(() => potWith('potato'));

test('two foods that become one are one in a composition, which is not outdated by that', async () => {
  const [from, into] = [await added('barley one'), await added('barley two')];
  await potWith(from);
  expect((await save([line(from), line('carrot'), line('butter')])).status).toBe(200);
  const change = await merge(from, into);
  const merged = await page();
  expect([foods(merged), merged.composition]).toEqual([
    [into, 'carrot', 'butter'],
    { shown: true, outdated: false },
  ]);
  await undo(change);
  const apart = await page();
  expect([foods(apart), apart.composition]).toEqual([
    [from, 'carrot', 'butter'],
    { shown: true, outdated: false },
  ]);
});

test('an undo leaves a composition that was saved since as it is', async () => {
  const [from, into] = [await added('spelt one'), await added('spelt two')];
  await save([line(from)]);
  const change = await merge(from, into);
  await save([line(into), line('butter')]);
  await undo(change);
  expect(foods(await page())).toEqual([into, 'butter']);
});

test('lines with a food from before a merge are of what it became', async () => {
  const [from, into] = [await added('rye one'), await added('rye two')];
  await merge(from, into);
  expect((await save([line(from), line('butter')])).status).toBe(200);
  expect(foods(await page())).toEqual([into, 'butter']);
});

test('a food that a composition holds is not taken away', async () => {
  const food = await added('dreamed oat');
  await save([line(food)]);
  const { status } = await work('POST', `/ingredients/${food}/remove`, { revision: 1 });
  expect([status, foods(await page())]).toEqual([409, [food]]);
});

test('its writer is told of numbers, with a link to the page, and of a refusal likewise', async () => {
  const strange = (name: string) => line(null, { food: { uk: name } });
  await save([strange('Дивокрупа'), strange('Дивоцвіт')]);
  expect((await page()).missing.map(({ position }) => position)).toEqual([0, 1]);
  const rows = await stand.db.query<{ id: string; name: string }[]>('select id, name from rec_proposal');
  const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
  const joined = await work('POST', `/proposals/${idOf('Дивокрупа')}/join`, { ingredientId: 'millet' });
  const refused = await work('POST', `/proposals/${idOf('Дивоцвіт')}/refuse`, { reason: 'Не їжа' });
  expect([joined.status, refused.status]).toEqual([200, 200]);
  const told = await stand.db.query(
    `select kind, values->>'recipes' recipes, link from acc_notice where user_id = $1 order by kind`,
    [olena.userId],
  );
  const link = `/user/recipes/${recipe.id}`;
  expect(told).toEqual([
    { kind: 'nutrition.refused', recipes: '«Каша»', link },
    { kind: 'nutrition.set', recipes: '«Каша»', link },
  ]);
  const set = await page();
  expect([foods(set)[0], set.missing.map(({ position }) => position)]).toEqual(['millet', [1]]);
});

test('the queue counts what is planned with a composition, by whoever composed, and shows its line', async () => {
  await save([line(null, { food: { uk: 'Дивозерно' }, quantity: 70 }), line('butter')]);
  await make.menuItem(olena, recipe, { date: '2099-03-01', servings: 6 });
  await make.menuItem(author, recipe, { date: '2099-03-01', servings: 3 });
  const { items } = (await work('GET', '/proposals?search=дивозерно')).body as Queue['proposals'];
  expect(items).toEqual([
    expect.objectContaining({ recipes: 1, planned: { items: 1, portions: 6, households: 1 } }),
  ]);
  const opened = (await work('GET', `/proposals/${items[0]!.id}?language=uk`)).body as Queue['proposal'];
  expect(opened.uses).toEqual([
    {
      recipeId: recipe.id,
      number: recipe.number,
      name: 'Каша',
      readable: true,
      composition: true,
      planned: 1,
      quantity: 70,
      quantityTo: null,
      unit: 'g',
      comment: '',
    },
  ]);
  await stand.call('DELETE', `/api/recipes/${recipe.id}/composition`, { as: olena });
  const gone = (await work('GET', '/proposals?search=дивозерно')).body as Queue['proposals'];
  expect(gone.items).toEqual([
    expect.objectContaining({ recipes: 0, planned: { items: 0, portions: 0, households: 0 } }),
  ]);
});

test('a composition goes with its original: the page is gone, and the menu keeps what was planned', async () => {
  const own = await make.recipe('Юшка', { ownerId: author.userId }, [
    { ingredientId: 'potato', quantity: 200, unit: 'g' },
  ]);
  recipe = own;
  await save([line('potato'), line('butter')]);
  await make.menuItem(olena, own, { date: '2099-04-06', servings: 2 });
  const week = async () =>
    (
      (await stand.call('GET', '/api/mealplans/menu?from=2099-04-06&language=uk', { as: olena }))
        .body as Outputs['mealplans']['menu']['week']
    ).items;
  const [before] = await week();
  expect(before?.composition).toEqual({ mine: true, name: '' });
  expect((await stand.call('DELETE', `/api/recipes/${own.id}`, { as: author })).status).toBe(200);
  expect(
    (await stand.call('GET', `/api/recipes/${own.id}/composition?language=uk`, { as: olena })).status,
  ).toBe(404);
  expect((await save([line('potato')])).status).toBe(404);
  expect((await week())[0]).toMatchObject({ recipeName: 'Юшка', eaten: before!.eaten });
});

test('a food of the original that is set later is no change of its author’s', async () => {
  await stand.db.query(
    `update rec_recipe_line set ingredient_id = null where recipe_id = $1 and position = 1`,
    [recipe.id],
  );
  await save([line('potato'), line('butter')]);
  await stand.db.query(
    `update rec_recipe_line set ingredient_id = 'carrot' where recipe_id = $1 and position = 1`,
    [recipe.id],
  );
  expect((await page()).composition).toEqual({ shown: true, outdated: false });
});
