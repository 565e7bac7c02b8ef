import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { addDays, dayAt } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';
import type { Recipe } from './recipe.entity';

type Remarks = Outputs['recipes']['recipe']['remarks'];

const stand = useStand();
const make = new Builders(stand);
let anna: Person;
let petro: Person;
let stranger: Person;
let borsch: Recipe;

const call = (as: Person, method: string, path: string, body?: unknown) =>
  stand.call(method, `/api/recipes/${path}`, { as, ...(body === undefined ? {} : { body }) });
const remarks = async (as: Person, id = borsch.id): Promise<Remarks> => {
  const { status, body } = await call(as, 'GET', `${id}/remarks`);
  expect(status).toBe(200);
  return body as Remarks;
};
const today = dayAt(now(), 'Europe/Kyiv');

beforeAll(async () => {
  [anna, petro, stranger] = [await stand.person(), await stand.person(), await stand.person()];
  await make.moveIn(petro, anna);
  await stand.db.query(`update acc_user set name = 'Олена' where id = $1`, [anna.userId]);
  await stand.db.query(`update acc_user set name = 'Петро' where id = $1`, [petro.userId]);
  borsch = await make.recipe('Борщ');
});

test('nothing is said of a recipe at first', async () => {
  expect(await remarks(stranger)).toEqual({
    note: '',
    favorite: false,
    opinions: [],
    cooked: { times: 0, lastOn: null, todayId: null },
  });
});

test('a note is one’s own, html in it is text, an empty one is none', async () => {
  const text = 'Менше солі.\n<img src=x onerror=alert(1)>';
  expect((await call(anna, 'PUT', `${borsch.id}/note`, { text })).status).toBe(200);
  expect((await remarks(anna)).note).toBe(text);
  expect((await remarks(petro)).note).toBe('');
  expect((await call(anna, 'PUT', `${borsch.id}/note`, { text: 'x'.repeat(4001) })).status).toBe(400);
  await call(anna, 'PUT', `${borsch.id}/note`, { text: '  ' });
  expect((await remarks(anna)).note).toBe('');
});

test('a favourite is one’s own', async () => {
  expect((await call(anna, 'PUT', `${borsch.id}/favorite`, {})).status).toBe(200);
  expect([(await remarks(anna)).favorite, (await remarks(petro)).favorite]).toEqual([true, false]);
});

test('the household sees by name who liked it, and nobody else does', async () => {
  await call(anna, 'PUT', `${borsch.id}/like`, { liked: true });
  await call(petro, 'PUT', `${borsch.id}/like`, { liked: false });
  expect((await remarks(anna)).opinions).toEqual([
    { name: 'Олена', liked: true, mine: true },
    { name: 'Петро', liked: false, mine: false },
  ]);
  expect((await remarks(stranger)).opinions).toEqual([]);
  await call(petro, 'PUT', `${borsch.id}/like`, { liked: null });
  expect((await remarks(anna)).opinions).toHaveLength(1);
});

test('it was cooked on the days of the menu that are past and on those that somebody said, each day once', async () => {
  const dish = await make.recipe('Капусняк');
  const yesterday = addDays(today, -1);
  await make.menuItem(anna, dish, { date: yesterday });
  await make.menuItem(anna, dish, { date: yesterday, mealType: 'supper' });
  await make.menuItem(anna, dish, { date: addDays(today, -3), noCookingRequired: true });
  await make.menuItem(anna, dish, { date: today });
  await make.menuItem(stranger, dish, { date: addDays(today, -2) });
  expect((await remarks(anna, dish.id)).cooked).toEqual({ times: 1, lastOn: yesterday, todayId: null });
  const said = await call(petro, 'POST', `${dish.id}/cooked`, {});
  const again = await call(petro, 'POST', `${dish.id}/cooked`, {});
  expect(again.body).toEqual(said.body);
  const { id } = said.body as { id: string };
  expect((await remarks(petro, dish.id)).cooked).toEqual({ times: 2, lastOn: today, todayId: id });
  expect((await remarks(anna, dish.id)).cooked).toEqual({ times: 2, lastOn: today, todayId: null });
  expect((await call(anna, 'DELETE', `${dish.id}/cooked/${id}`)).status).toBe(404);
  expect((await call(petro, 'DELETE', `${dish.id}/cooked/${id}`)).status).toBe(200);
  expect((await remarks(petro, dish.id)).cooked.times).toBe(1);
});

describe('another’s private recipe', () => {
  test.each([
    ['GET', 'remarks', undefined],
    ['PUT', 'note', { text: 'x' }],
    ['PUT', 'like', { liked: true }],
    ['POST', 'cooked', {}],
    ['DELETE', 'cooked/00000000-0000-4000-8000-00000000dead', undefined],
    ['GET', 'share', undefined],
    ['POST', 'share', {}],
    ['DELETE', 'share', undefined],
  ] as const)('is not there for %s %s', async (method, path, body) => {
    const own = await make.recipe('Таємниця', { ownerId: anna.userId, state: 'private' });
    expect((await call(stranger, method, `${own.id}/${path}`, body)).status).toBe(404);
    expect((await call(petro, method, `${own.id}/${path}`, body)).status).toBe(404);
  });
});
