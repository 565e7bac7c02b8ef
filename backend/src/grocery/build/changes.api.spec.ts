import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type Changes = Outputs['grocery']['build']['changes']['items'];
type List = Outputs['grocery']['lists']['get'];

const stand = useStand();
const make = new Builders(stand);

const line = (ingredientId: string, quantity: number, unit: 'g' | 'piece' = 'g') => ({
  ingredientId,
  quantity,
  unit,
});
const listOf = async (as: Person, id: string) =>
  (await stand.call('GET', `/api/grocery/lists/${id}?language=uk`, { as })).body as List;
const changes = async (as: Person, id: string): Promise<Changes> => {
  const { status, body } = await stand.call('GET', `/api/grocery/lists/${id}/changes?language=uk`, { as });
  expect(status).toBe(200);
  return (body as { items: Changes }).items;
};
const kinds = async (as: Person, id: string) => (await changes(as, id)).map(({ key, kind }) => [key, kind]);
const accept = async (as: Person, id: string, more: object) => {
  const body = { language: 'uk', ...more };
  const { status } = await stand.call('POST', `/api/grocery/lists/${id}/changes`, { as, body });
  expect(status).toBe(200);
};
const tick = (as: Person, id: string, lineId = '') =>
  stand.call('PUT', `/api/grocery/lists/${id}/lines/${lineId}/tick`, { as, body: { ticked: true } });

/** A list of borscht for four on Wednesday. */
async function built(person: Person) {
  const borscht = await make.recipe('Борщ', { servings: 4 }, [line('potato', 600), line('beetroot', 300)]);
  const salad = await make.recipe('Салат', { servings: 2 }, [line('beetroot', 200), line('salt', 5)]);
  const wednesday = await make.menuItem(person, borscht, { date: '2026-11-25', servings: 4 });
  const body = { from: '2026-11-23', to: '2026-11-29', language: 'uk' };
  const { body: card } = await stand.call('POST', '/api/grocery/build', { body, as: person });
  const { id } = card as { id: string };
  return { id, salad, wednesday };
}
const serve = (id: string, servings: number) =>
  stand.db.query('update mp_menu_item set servings = $2 where id = $1', [id, servings]);

describe('a menu that changes after the list was built', () => {
  test('shows what is more, less, added and no longer needed', async () => {
    const anna = await stand.person();
    const { id, salad, wednesday } = await built(anna);
    expect(await changes(anna, id)).toEqual([]);
    await serve(wednesday.id, 8);
    expect((await changes(anna, id))[0]).toEqual({
      key: 'beetroot',
      kind: 'more',
      name: 'буряк',
      icon: expect.any(String),
      before: [{ low: 300, high: 300, unit: 'g' }],
      now: [{ low: 600, high: 600, unit: 'g' }],
      ticked: false,
      dishes: ['Борщ'],
    });
    await serve(wednesday.id, 2);
    expect(await kinds(anna, id)).toEqual([
      ['beetroot', 'less'],
      ['potato', 'less'],
    ]);
    await stand.db.query('delete from mp_menu_item where id = $1', [wednesday.id]);
    await make.menuItem(anna, salad, { date: '2026-11-26', servings: 2 });
    // What is usually at home is not offered.
    expect(await kinds(anna, id)).toEqual([
      ['beetroot', 'less'],
      ['potato', 'gone'],
    ]);
    await accept(anna, id, { accept: ['beetroot', 'potato'] });
    expect(await changes(anna, id)).toEqual([]);
    const { items } = await listOf(anna, id);
    expect(items.map(({ ingredientId, amounts }) => [ingredientId, amounts[0]?.low])).toEqual([
      ['beetroot', 200],
    ]);
  });

  test('is accepted one by one, and never loses a tick', async () => {
    const anna = await stand.person();
    const { id, wednesday } = await built(anna);
    const [beetroot, potato] = (await listOf(anna, id)).items;
    await tick(anna, id, beetroot?.id);
    await tick(anna, id, potato?.id);
    await serve(wednesday.id, 8);
    await accept(anna, id, { accept: ['potato'] });
    expect(await kinds(anna, id)).toEqual([['beetroot', 'more']]);
    const { items } = await listOf(anna, id);
    expect(items.map((one) => [one.ingredientId, one.amounts[0]?.low, one.ticked])).toEqual([
      ['beetroot', 300, true],
      ['potato', 600, true],
      ['potato', 600, false],
    ]);
    // Fewer guests after all: what is bought is bought, the rest is not needed.
    await serve(wednesday.id, 2);
    await accept(anna, id, { accept: ['potato', 'beetroot'] });
    expect((await listOf(anna, id)).items).toMatchObject([
      { ingredientId: 'beetroot', amounts: [{ low: 300 }], needed: [{ low: 150 }], ticked: true },
      { ingredientId: 'potato', amounts: [{ low: 600 }], needed: [{ low: 300 }], ticked: true },
    ]);
    expect(await changes(anna, id)).toEqual([]);
  });

  test('does not offer again what was declined, taken off, or stands on another list', async () => {
    const anna = await stand.person();
    const { id } = await built(anna);
    const pie = await make.recipe('Пиріг', { servings: 4 }, [line('apple', 500), line('egg', 2, 'piece')]);
    await make.menuItem(anna, pie, { date: '2026-11-27', servings: 4 });
    expect(await kinds(anna, id)).toEqual([
      ['apple', 'added'],
      ['egg', 'added'],
    ]);
    await accept(anna, id, { accept: ['egg'], decline: ['apple'] });
    expect(await changes(anna, id)).toEqual([]);
    const egg = (await listOf(anna, id)).items.find(({ ingredientId }) => ingredientId === 'egg');
    const operation = { opId: pie.id, lineId: egg?.id, seen: 0, field: 'removed', value: true };
    const path = `/api/grocery/lists/${id}/operations`;
    await stand.call('POST', path, { as: anna, body: { operations: [operation] } });
    expect(await changes(anna, id)).toEqual([]);
    const plum = await make.recipe('Сливи', { servings: 4 }, [line('plum', 500)]);
    await make.menuItem(anna, plum, { date: '2026-11-28', servings: 4 });
    const body = { from: '2026-11-28', to: '2026-11-28', language: 'uk' };
    await stand.call('POST', '/api/grocery/build', { as: anna, body });
    expect(await changes(anna, id)).toEqual([]);
  });

  test('is a matter of the household, and not of a closed list', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id, wednesday } = await built(anna);
    await serve(wednesday.id, 8);
    const path = `/api/grocery/lists/${id}/changes`;
    expect((await stand.call('GET', `${path}?language=uk`, { as: stranger })).status).toBe(404);
    await stand.db.query(`update gro_list set state = 'closed' where id = $1`, [id]);
    expect(await changes(anna, id)).toEqual([]);
    const body = { language: 'uk', accept: ['potato'] };
    expect((await stand.call('POST', path, { as: anna, body })).status).toBe(409);
  });

  test('one cooking that feeds two days is bought once', async () => {
    const anna = await stand.person();
    const { id, salad, wednesday } = await built(anna);
    await make.menuItem(anna, salad, { date: '2026-11-28', servings: 2, noCookingRequired: true });
    expect(await changes(anna, id)).toEqual([]);
    expect(wednesday.date).toBe('2026-11-25');
  });
});
