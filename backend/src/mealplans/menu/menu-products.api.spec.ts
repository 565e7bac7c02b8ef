import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type Item = Outputs['mealplans']['products']['add'];

const stand = useStand();
const make = new Builders(stand);
const DAY = '2026-11-25';

const add = (as: Person, body: object) =>
  stand.call('POST', '/api/mealplans/menu/products', {
    as,
    body: { date: DAY, mealType: 'morning-snack', language: 'uk', ...body },
  });

describe('a food on the menu', () => {
  test('is a portion for everybody, in whole pieces to buy', async () => {
    const [anna, partner] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    const { status, body } = await add(anna, { ingredientId: 'apple' });
    expect([status, body]).toMatchObject([
      201,
      { recipeName: 'яблуко', product: 'apple', servings: 2, servingsLeft: 0, complete: true },
    ]);
    const item = body as Item;
    expect(item.weightServing).toBe(item.servingWeight);
    expect(item.eaten.kcal).toBeGreaterThan(50);
    expect(item.cookingCost?.minor).toBeGreaterThan(0);
    const english = await stand.call('GET', `/api/mealplans/menu?from=${DAY}&language=en`, { as: partner });
    expect((english.body as { items: Item[] }).items).toMatchObject([{ recipeName: 'apple' }]);
  });

  test('by grams buys as many portions as are eaten', async () => {
    const anna = await stand.person();
    const { body } = await add(anna, { ingredientId: 'tvorog-9', grams: 250 });
    expect(body).toMatchObject({ weightServing: 250, servings: 3, servingWeight: 100 });
  });

  test('is one dish however many plan it, in no list and on no page', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const [mine, theirs] = [
      await add(anna, { ingredientId: 'banana' }),
      await add(stranger, { ingredientId: 'banana' }),
    ];
    const { recipeId } = mine.body as Item;
    expect((theirs.body as Item).recipeId).toBe(recipeId);
    expect((await stand.call('GET', `/api/recipes/${recipeId}?language=uk`, { as: anna })).status).toBe(404);
    const list = await stand.call('GET', '/api/recipes?page=1&pageSize=12&language=uk&mine=true', {
      as: anna,
    });
    expect(list.body).toMatchObject({ items: [] });
    const copy = await stand.call('POST', '/api/mealplans/menu', {
      as: anna,
      body: { date: DAY, mealType: 'supper', recipeId, servings: 1, language: 'uk' },
    });
    expect([copy.status, copy.body]).toMatchObject([201, { product: 'banana' }]);
  });

  test('that nobody knows, or too far away, is refused at its field', async () => {
    const anna = await stand.person();
    expect(await add(anna, { ingredientId: 'unobtainium' })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'ingredientId', code: 'choice' }] } },
    });
    expect((await add(anna, { ingredientId: 'apple', date: '2040-01-01' })).body).toMatchObject({
      code: 'DAY_TOO_FAR',
    });
  });
});

describe('a note on the menu', () => {
  const notes = async (as: Person) =>
    (
      (await stand.call('GET', `/api/mealplans/menu?from=${DAY}&language=uk`, { as })).body as {
        notes: unknown;
      }
    ).notes;

  test('is written, read by the household, written anew and taken off', async () => {
    const [anna, partner, stranger] = [await stand.person(), await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    const body = { date: DAY, mealType: 'dinner', text: 'Обід у бабусі' };
    const { status, body: note } = await stand.call('POST', '/api/mealplans/notes', { as: anna, body });
    expect([status, note]).toEqual([201, { id: expect.any(String), ...body }]);
    const { id } = note as { id: string };
    expect(await notes(partner)).toEqual([note]);
    expect(await notes(stranger)).toEqual([]);
    const path = `/api/mealplans/notes/${id}`;
    expect((await stand.call('PATCH', path, { as: stranger, body: { text: 'ні' } })).status).toBe(404);
    await stand.call('PATCH', path, { as: partner, body: { text: 'Обід удома' } });
    expect(await notes(anna)).toMatchObject([{ text: 'Обід удома' }]);
    expect((await stand.call('DELETE', path, { as: stranger })).status).toBe(404);
    expect((await stand.call('DELETE', path, { as: anna })).status).toBe(200);
    expect(await notes(anna)).toEqual([]);
  });

  test('says something, and not too much', async () => {
    const anna = await stand.person();
    for (const text of ['', '   ', 'я'.repeat(201)]) {
      const body = { date: DAY, mealType: 'dinner', text };
      expect(await stand.call('POST', '/api/mealplans/notes', { as: anna, body })).toMatchObject({
        status: 400,
        body: { data: { fields: [{ path: 'text' }] } },
      });
    }
  });
});
