import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type List = Outputs['grocery']['lists']['get'];

const stand = useStand();
const make = new Builders(stand);

const listOf = async (as: Person, id: string) =>
  (await stand.call('GET', `/api/grocery/lists/${id}?language=uk`, { as })).body as List;
const close = async (as: Person, id: string, body: object = {}) => {
  const answer = await stand.call('POST', `/api/grocery/lists/${id}/close`, { as, body });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body as Outputs['grocery']['lists']['close'];
};

/** A list in the shop: 2 kg of potatoes in the basket, 500 g of beetroot not. */
async function inShop(person: Person) {
  const soup = await make.recipe('Суп', { servings: 4 }, [
    { ingredientId: 'potato', quantity: 2, unit: 'kg' },
    { ingredientId: 'beetroot', quantity: 500, unit: 'g' },
  ]);
  const item = await make.menuItem(person, soup, { date: '2026-11-25', servings: 4 });
  const body = { from: '2026-11-23', to: '2026-11-29', language: 'uk', name: 'Тиждень' };
  const { id } = (await stand.call('POST', '/api/grocery/build', { body, as: person })).body as {
    id: string;
  };
  await stand.call('POST', `/api/grocery/lists/${id}/use`, { as: person, body: {} });
  const { items } = await listOf(person, id);
  const [beetroot, potato] = items.map((line) => line.id);
  const path = `/api/grocery/lists/${id}/lines/${potato ?? ''}/tick`;
  await stand.call('PUT', path, { as: person, body: { ticked: true } });
  return { id, beetroot, potato, item };
}

describe('closing a list', () => {
  test('keeps what was reckoned and what was paid, and the price is the household’s from then on', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id, potato } = await inShop(anna);
    expect(await close(anna, id, { prices: [{ lineId: potato, minor: 5000 }] })).toMatchObject({
      state: 'closed',
      planned: { minor: 4400, currency: 'UAH' },
      paid: { minor: 5000, currency: 'UAH' },
      carriedTo: null,
    });
    const soup = await make.recipe('Пюре', { servings: 1 }, [
      { ingredientId: 'potato', quantity: 1, unit: 'kg' },
    ]);
    const priceFor = async (person: Person) => {
      const path = `/api/grocery/build?recipeId=${soup.id}&language=uk`;
      const { lines } = (await stand.call('GET', path, { as: person }))
        .body as Outputs['grocery']['build']['preview'];
      return [lines[0]?.price?.minor, lines[0]?.priceOf];
    };
    expect(await priceFor(anna)).toEqual([2500, 'own']);
    expect(await priceFor(stranger)).toEqual([2200, 'estimate']);
    const places = await stand.call('GET', '/api/grocery/places?language=uk', { as: anna });
    expect((places.body as Outputs['grocery']['lines']['places']).prices).toEqual([
      { ingredientId: 'potato', price: { minor: 2500, currency: 'UAH' }, per: 'kg' },
    ]);
  });

  test('takes a total where nobody knows the parts, and knows none where nobody says', async () => {
    const anna = await stand.person();
    const first = await inShop(anna);
    expect(await close(anna, first.id, { total: 6300 })).toMatchObject({ paid: { minor: 6300 } });
    const second = await inShop(anna);
    expect(await close(anna, second.id)).toMatchObject({ planned: { minor: 4400 }, paid: null });
  });

  test('carries what was not bought to the next list, or leaves it', async () => {
    const anna = await stand.person();
    const { id, beetroot, item } = await inShop(anna);
    const note = { opId: item.id, lineId: beetroot, seen: 0, field: 'note', value: 'малий' };
    const path = `/api/grocery/lists/${id}/operations`;
    await stand.call('POST', path, { as: anna, body: { operations: [note] } });
    const { carriedTo } = await close(anna, id, { unticked: 'carry' });
    const next = await listOf(anna, carriedTo ?? '');
    expect(next).toMatchObject({ name: 'Тиждень', state: 'draft', from: null, lines: 1 });
    expect(next.items[0]).toMatchObject({ name: 'буряк', note: 'малий', ticked: false, sources: [{}] });
    // What is carried is on an open list: the next building does not buy it again.
    const query = 'from=2026-11-23&to=2026-11-29&language=uk';
    const { body } = await stand.call('GET', `/api/grocery/build?${query}`, { as: anna });
    expect((body as Outputs['grocery']['build']['preview']).dishes[0]).toMatchObject({ chosen: false });
    expect((await listOf(anna, id)).lines).toBe(2);

    // The next time there is a draft, and a line of the same food.
    const later = await inShop(anna);
    const again = await close(anna, later.id, { unticked: 'carry' });
    expect(again.carriedTo).toBe(carriedTo);
    const { items } = await listOf(anna, carriedTo ?? '');
    expect(items.map((line) => [line.name, line.amounts[0]?.low])).toEqual([['буряк', 1]]);
    expect(items[0]?.sources).toHaveLength(2);
  });

  test('with everything bought carries nothing, and refuses money that is none', async () => {
    const anna = await stand.person();
    const { id, beetroot } = await inShop(anna);
    await stand.call('PUT', `/api/grocery/lists/${id}/lines/${beetroot ?? ''}/tick`, {
      as: anna,
      body: { ticked: true },
    });
    const wrong = await stand.call('POST', `/api/grocery/lists/${id}/close`, {
      as: anna,
      body: { total: -1 },
    });
    expect(wrong.status).toBe(400);
    expect((await close(anna, id, { unticked: 'carry' })).carriedTo).toBeNull();
  });
});
