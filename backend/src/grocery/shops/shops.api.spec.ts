import { describe, expect, test } from '@jest/globals';
import type { ErrorBody, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type List = Outputs['grocery']['lists']['get'];
type Shops = Outputs['grocery']['shops']['list']['items'];
type Shop = Outputs['grocery']['shops']['create'];

const stand = useStand();
const make = new Builders(stand);

const WEEK = { from: '2026-11-23', to: '2026-11-29', language: 'uk' };

const call = async <T>(as: Person, method: string, path: string, body?: unknown): Promise<T> => {
  const answer = await stand.call(method, `/api/grocery${path}`, { as, body });
  expect([answer.status, answer.body]).toEqual([expect.any(Number), expect.anything()]);
  expect(answer.status).toBeLessThan(300);
  return answer.body as T;
};
const listOf = (as: Person, id: string) => call<List>(as, 'GET', `/lists/${id}?language=uk`);
const shopsOf = async (as: Person): Promise<Shops> =>
  (await call<{ items: Shops }>(as, 'GET', '/shops?language=uk')).items;
const names = ({ items }: List) => items.map(({ name }) => name);

/** A list in the shop: potatoes, milk, buckwheat. */
async function inShop(person: Person): Promise<List> {
  const soup = await make.recipe('Суп', { servings: 4 }, [
    { ingredientId: 'potato', quantity: 500, unit: 'g' },
    { ingredientId: 'milk-25', quantity: 1, unit: 'l' },
    { ingredientId: 'buckwheat', quantity: 200, unit: 'g' },
  ]);
  await make.menuItem(person, soup, { date: '2026-11-25', servings: 4 });
  const { id } = await call<{ id: string }>(person, 'POST', '/build', WEEK);
  await call(person, 'POST', `/lists/${id}/use`);
  return listOf(person, id);
}

const tick = async (as: Person, list: List, food: string): Promise<void> => {
  const line = list.items.find(({ ingredientId }) => ingredientId === food);
  await call(as, 'PUT', `/lists/${list.id}/lines/${line?.id ?? ''}/tick`, { ticked: true });
};

/** Buys all of it in an order of foods, and closes the list. */
async function buy(as: Person, foods: readonly string[]): Promise<void> {
  const list = await inShop(as);
  for (const food of foods) await tick(as, list, food);
  await call(as, 'POST', `/lists/${list.id}/close`, {});
}

const BACKWARDS = ['buckwheat', 'milk-25', 'potato'];

describe('the order of aisles', () => {
  test('is learned from two lists that were bought, and forgotten on wish', async () => {
    const anna = await stand.person();
    const first = await inShop(anna);
    expect(first.shop).toEqual({ id: null, name: '', order: 'usual' });
    const usual = names(first);
    expect(usual).toHaveLength(3);
    await call(anna, 'POST', `/lists/${first.id}/close`, {});
    await buy(anna, BACKWARDS);
    expect(names(await inShop(anna))).toEqual(usual);
    await buy(anna, BACKWARDS);
    const learned = await inShop(anna);
    expect(names(learned)).toEqual(usual.toReversed());
    expect(learned.shop).toMatchObject({ name: '', order: 'learned' });
    expect((await shopsOf(anna))[0]).toMatchObject({ order: 'learned', walks: 2 });
    await call(anna, 'PATCH', '/shops/usual', { aisles: null });
    expect(names(await listOf(anna, learned.id))).toEqual(usual);
  });

  test('is of one shop and not of another, and one made by hand is kept', async () => {
    const anna = await stand.person();
    const market = await call<Shop>(anna, 'POST', '/shops', { name: 'Ринок' });
    const list = await inShop(anna);
    const usual = names(list);
    await call(anna, 'PATCH', `/shops/${market.id ?? ''}`, { aisles: ['dairy', 'grains', 'vegetables'] });
    expect(names(await listOf(anna, list.id))).toEqual(usual);
    const chosen = await call<Shop>(anna, 'PUT', `/lists/${list.id}/shop`, { shopId: market.id });
    expect(chosen).toEqual({ id: market.id, name: 'Ринок', order: 'hand' });
    expect((await listOf(anna, list.id)).items[0]?.ingredientId).toBe('milk-25');
    await tick(anna, list, 'potato');
    await tick(anna, list, 'milk-25');
    await call(anna, 'POST', `/lists/${list.id}/close`, {});
    // The next one is bought where the last one was, and the hand is stronger than the walk.
    const next = await inShop(anna);
    expect(next.shop).toEqual({ id: market.id, name: 'Ринок', order: 'hand' });
    expect(next.items[0]?.ingredientId).toBe('milk-25');
    await call(anna, 'DELETE', `/shops/${market.id ?? ''}`);
    expect((await listOf(anna, next.id)).shop).toMatchObject({ id: null });
  });

  test('is the household’s alone', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const market = await call<Shop>(anna, 'POST', '/shops', { name: 'Ринок' });
    const list = await inShop(anna);
    const path = `/api/grocery/shops/${market.id ?? ''}`;
    const refused = [
      await stand.call('PATCH', path, { as: stranger, body: { name: 'Мій' } }),
      await stand.call('DELETE', path, { as: stranger }),
      await stand.call('PUT', `/api/grocery/lists/${list.id}/shop`, { as: stranger, body: { shopId: null } }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    const theirs = await inShop(stranger);
    const wrong = await stand.call('PUT', `/api/grocery/lists/${theirs.id}/shop`, {
      as: stranger,
      body: { shopId: market.id },
    });
    expect(wrong.status).toBe(404);
    expect(await shopsOf(stranger)).toHaveLength(1);
  });

  test.each([
    [{ aisles: ['cellar'] }, 400, 'INPUT_INVALID'],
    [{ aisles: ['dairy', 'dairy'] }, 400, 'INPUT_INVALID'],
    [{ aisles: [] }, 400, 'INPUT_INVALID'],
    [{ name: ' ' }, 400, 'INPUT_INVALID'],
    [{ name: 'Ринок' }, 409, 'SHOP_NAMED'],
  ])('%j is refused', async (body, status, code) => {
    const anna = await stand.person();
    await call(anna, 'POST', '/shops', { name: 'Ринок' });
    const answer = await stand.call('PATCH', '/api/grocery/shops/usual', { as: anna, body });
    expect([answer.status, (answer.body as ErrorBody).code]).toEqual([status, code]);
  });
});

const set = (as: Person, list: List, food: string, field: string, value: unknown, seen = 0) => {
  const lineId = list.items.find(({ ingredientId }) => ingredientId === food)?.id;
  const operation = { opId: randomUUID(), lineId, seen, field, value };
  return call(as, 'POST', `/lists/${list.id}/operations`, { operations: [operation] });
};

test('where a food was put is where the next lists of the household look for it, until it is put back', async () => {
  const anna = await stand.person();
  const list = await inShop(anna);
  await set(anna, list, 'milk-25', 'aisle', 'frozen');
  await call(anna, 'POST', `/lists/${list.id}/close`, {});
  const next = await inShop(anna);
  const milk = next.items.find(({ ingredientId }) => ingredientId === 'milk-25');
  expect(milk).toMatchObject({ aisleId: 'frozen', moved: true });
  const preview = await call<Outputs['grocery']['build']['preview']>(
    anna,
    'GET',
    '/build?from=2026-11-23&to=2026-11-29&language=uk&except=none',
  );
  expect(preview.lines.find(({ ingredientId }) => ingredientId === 'milk-25')?.aisleId).toBe('frozen');
  await set(anna, next, 'milk-25', 'aisle', null);
  const back = (await listOf(anna, next.id)).items.find(({ ingredientId }) => ingredientId === 'milk-25');
  expect(back).toMatchObject({ aisleId: 'dairy' });
  expect(back?.moved).toBeUndefined();
  const stranger = await inShop(await stand.person());
  expect(stranger.items.find(({ ingredientId }) => ingredientId === 'milk-25')?.aisleId).toBe('dairy');
});

test('a list says what its days may cost, and counts by what the household paid last', async () => {
  const anna = await stand.person();
  const list = await inShop(anna);
  expect(list.cashLimit).toEqual({ minor: 7 * 20_000, currency: 'UAH' });
  await tick(anna, list, 'potato');
  const potato = list.items.find(({ ingredientId }) => ingredientId === 'potato');
  const prices = [{ lineId: potato?.id, minor: 5_000 }];
  await call(anna, 'POST', `/lists/${list.id}/close`, { prices });
  const next = await inShop(anna);
  const line = next.items.find(({ ingredientId }) => ingredientId === 'potato');
  expect(line).toMatchObject({ priceOf: 'own', price: { currency: 'UAH' } });
  expect(next.total?.minor).toBe(next.items.reduce((sum, { price }) => sum + (price?.minor ?? 0), 0));
});

test('what was bought on closed lists is offered, with how much and how often', async () => {
  const anna = await stand.person();
  await buy(anna, ['potato', 'milk-25']);
  await buy(anna, ['potato']);
  await inShop(anna);
  const { items } = await call<Outputs['grocery']['lines']['habits']>(anna, 'GET', '/habits?language=en');
  // Both on one day: that is once each.
  expect(items.map(({ ingredientId, times }) => [ingredientId, times])).toEqual([
    ['milk-25', 1],
    ['potato', 1],
  ]);
  expect(items[1]).toMatchObject({ amount: { quantity: expect.any(Number), unit: 'g' } });
  const stranger = await stand.person();
  expect((await call<{ items: unknown[] }>(stranger, 'GET', '/habits?language=uk')).items).toEqual([]);
});
