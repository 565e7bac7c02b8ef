import { describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { useStand, type Person } from '../../testing/stand';

type List = Outputs['grocery']['lists']['get'];
type Line = List['items'][number];
type Operation = Inputs['grocery']['lines']['apply']['operations'][number];
type Given<O = Operation> = O extends Operation
  ? Omit<O, 'opId' | 'lineId' | 'seen'> & Partial<Pick<O, 'opId' | 'lineId' | 'seen'>>
  : never;

const stand = useStand();
const make = new Builders(stand);

const listOf = async (as: Person, id: string): Promise<List> => {
  const { status, body } = await stand.call('GET', `/api/grocery/lists/${id}?language=uk`, { as });
  expect(status).toBe(200);
  return body as List;
};
const send = (as: Person, id: string, ...operations: Given[]) =>
  stand.call('POST', `/api/grocery/lists/${id}/operations`, {
    as,
    body: {
      operations: operations.map((one) => ({ opId: randomUUID(), lineId: randomUUID(), seen: 0, ...one })),
    },
  });
const outcomes = async (as: Person, id: string, ...operations: Given[]) => {
  const { status, body } = await send(as, id, ...operations);
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as Outputs['grocery']['lines']['apply']).results.map(({ outcome, version }) => [
    outcome,
    version,
  ]);
};

/** A list of borscht for four on Wednesday and salad for two on Friday. */
async function built(person: Person) {
  const potato = { ingredientId: 'potato', unit: 'g' as const };
  const borscht = await make.recipe('Борщ', { servings: 4 }, [{ ...potato, quantity: 600 }]);
  const salad = await make.recipe('Салат', { servings: 2 }, [{ ...potato, quantity: 200 }]);
  const wednesday = await make.menuItem(person, borscht, { date: '2026-11-25', servings: 4 });
  const friday = await make.menuItem(person, salad, { date: '2026-11-27', servings: 2 });
  const body = { from: '2026-11-23', to: '2026-11-29', language: 'uk' };
  const { body: card } = await stand.call('POST', '/api/grocery/build', { body, as: person });
  const { id } = card as { id: string };
  const [line] = (await listOf(person, id)).items;
  return { id, line: line as Line, wednesday, friday };
}

describe('one line', () => {
  test('takes another amount and keeps what its dishes make', async () => {
    const anna = await stand.person();
    const { id, line } = await built(anna);
    const amount = { quantity: 1.5, unit: 'kg' } as const;
    expect(await outcomes(anna, id, { field: 'amount', lineId: line.id, value: amount })).toEqual([
      ['done', 1],
    ]);
    const [after] = (await listOf(anna, id)).items;
    expect(after).toMatchObject({
      amounts: [{ low: 1.5, high: 1.5, unit: 'kg' }],
      needed: [{ low: 800, high: 800, unit: 'g' }],
      sources: line.sources,
      price: { minor: 3300 },
      versions: { amount: 1 },
    });
    await outcomes(anna, id, { field: 'amount', lineId: line.id, value: null, seen: 1 });
    expect((await listOf(anna, id)).items[0]).toMatchObject({
      amounts: line.amounts,
      versions: { amount: 2 },
    });
  });

  test('takes a note, a price, an aisle and something in its place', async () => {
    const anna = await stand.person();
    const { id, line } = await built(anna);
    const lineId = line.id;
    await outcomes(
      anna,
      id,
      { field: 'note', lineId, value: '  молода ' },
      { field: 'price', lineId, value: 5550 },
      { field: 'aisle', lineId, value: 'dairy' },
    );
    const [moved] = (await listOf(anna, id)).items;
    expect(moved).toMatchObject({
      id: lineId,
      note: 'молода',
      price: { minor: 5550, currency: 'UAH' },
      priceOf: 'paid',
      aisleId: 'dairy',
      moved: true,
      ticked: false,
    });
    await outcomes(
      anna,
      id,
      { field: 'price', lineId, value: null, seen: 1 },
      { field: 'substitute', lineId, value: { ingredientId: 'beetroot', text: 'буряк' } },
    );
    expect((await listOf(anna, id)).items[0]).toMatchObject({
      name: 'буряк',
      insteadOf: 'картопля',
      price: { minor: 1600 },
      priceOf: 'estimate',
      aisleId: 'dairy',
      sources: line.sources,
    });
    await outcomes(anna, id, {
      field: 'substitute',
      lineId,
      value: { ingredientId: null, text: 'батат' },
      seen: 1,
    });
    expect((await listOf(anna, id)).items[0]).toMatchObject({
      name: 'батат',
      insteadOf: 'картопля',
      price: null,
    });
  });

  test('keeps its tick, its note and its amount when it changes its aisle', async () => {
    const anna = await stand.person();
    const { id, line } = await built(anna);
    const lineId = line.id;
    const amount = { quantity: 1, unit: 'kg' } as const;
    await outcomes(
      anna,
      id,
      { field: 'ticked', lineId, value: true },
      { field: 'note', lineId, value: 'велика' },
      { field: 'amount', lineId, value: amount },
      { field: 'aisle', lineId, value: 'frozen' },
    );
    const { items } = await listOf(anna, id);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: lineId, ticked: true, note: 'велика', aisleId: 'frozen' });
  });

  test('is taken apart by dish and comes together again', async () => {
    const anna = await stand.person();
    const { id, line, friday } = await built(anna);
    const apart = randomUUID();
    const value = [{ lineId: apart, dish: friday.id }];
    const split: Given = { field: 'split', lineId: line.id, value };
    await outcomes(anna, id, { field: 'ticked', lineId: line.id, value: true }, split);
    const { items } = await listOf(anna, id);
    expect(items.map((one) => [one.id, one.amounts[0]?.low, one.sources.length, one.ticked])).toEqual([
      [line.id, 600, 1, true],
      [apart, 200, 1, true],
    ]);
    await outcomes(anna, id, { field: 'join', lineId: line.id, value: [apart] });
    const [whole, ...others] = (await listOf(anna, id)).items;
    expect([whole?.amounts, whole?.ticked, others]).toEqual([line.amounts, true, []]);
    // Apart from all its dishes a line would be nothing: the last one stays.
    const all = line.sources.map(({ menuItemId }) => ({ lineId: randomUUID(), dish: menuItemId ?? '' }));
    await outcomes(anna, id, { field: 'split', lineId: line.id, value: all });
    expect((await listOf(anna, id)).items.map((one) => one.sources.length)).toEqual([1, 1]);
  });

  test('goes and comes back as it was', async () => {
    const anna = await stand.person();
    const { id, line } = await built(anna);
    const lineId = line.id;
    await outcomes(
      anna,
      id,
      { field: 'ticked', lineId, value: true },
      { field: 'removed', lineId, value: true },
    );
    const gone = await listOf(anna, id);
    expect([gone.items, gone.lines, gone.ticked]).toEqual([[], 0, 0]);
    await outcomes(anna, id, { field: 'removed', lineId, value: false, seen: 1 });
    expect((await listOf(anna, id)).items[0]).toMatchObject({ id: lineId, ticked: true });
  });
});

describe('operations', () => {
  test('are done once, however often they are sent', async () => {
    const anna = await stand.person();
    await make.premium(anna);
    const { id, line } = await built(anna);
    const add = {
      field: 'added',
      opId: randomUUID(),
      lineId: randomUUID(),
      value: { ingredientId: null, text: 'Свічки', amount: null },
    } as const;
    const note = { field: 'note', opId: randomUUID(), lineId: line.id, value: 'велика' } as const;
    await outcomes(anna, id, add, note);
    await outcomes(anna, id, { field: 'note', lineId: line.id, value: 'мала', seen: 1 });
    expect(await outcomes(anna, id, add, note)).toEqual([
      ['done', 1],
      // As it was answered the first time, whatever came since.
      ['done', 1],
    ]);
    const { items } = await listOf(anna, id);
    expect(items.map(({ name, note: words }) => [name, words])).toEqual([
      ['картопля', 'мала'],
      ['Свічки', undefined],
    ]);
  });

  test('of two people who set one field the second is told, of two fields nobody is', async () => {
    const [anna, partner] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    const { id, line } = await built(anna);
    const lineId = line.id;
    expect(await outcomes(anna, id, { field: 'note', lineId, value: 'велика' })).toEqual([['done', 1]]);
    expect(
      await outcomes(
        partner,
        id,
        { field: 'note', lineId, value: 'мала' },
        { field: 'note', lineId, value: 'велика' },
        { field: 'ticked', lineId, value: true },
      ),
    ).toEqual([
      ['overtaken', 1],
      ['done', 1],
      ['done', 1],
    ]);
    expect((await listOf(anna, id)).items[0]).toMatchObject({ note: 'велика', ticked: true });
    // A tick by the box of the page counts as well.
    const path = `/api/grocery/lists/${id}/lines/${lineId}/tick`;
    await stand.call('PUT', path, { as: anna, body: { ticked: false } });
    expect(await outcomes(partner, id, { field: 'ticked', lineId, value: true, seen: 1 })).toEqual([
      ['overtaken', 2],
    ]);
  });

  test('on a line that is gone say so, on another’s list and on a closed one are refused', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id, line } = await built(anna);
    const theirs = await built(stranger);
    const note = (lineId: string) => ({ field: 'note', lineId, value: 'x' }) as const;
    expect(await outcomes(anna, id, note(randomUUID()), note(theirs.line.id))).toEqual([
      ['gone', 0],
      ['gone', 0],
    ]);
    expect((await send(stranger, id, note(line.id))).status).toBe(404);
    await stand.db.query(`update gro_list set state = 'closed' where id = $1`, [id]);
    expect((await send(anna, id, note(line.id))).status).toBe(409);
  });

  test.each<[string, Given]>([
    ['a food that nobody knows', { field: 'substitute', value: { ingredientId: 'nothing', text: 'x' } }],
    ['an aisle that is none', { field: 'aisle', value: 'cellar' }],
  ])('of %s are refused', async (_, operation) => {
    const anna = await stand.person();
    const { id, line } = await built(anna);
    expect(await send(anna, id, { ...operation, lineId: line.id })).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'operations.0.value', code: 'choice' }] } },
    });
  });
});

describe('a line of one’s own', () => {
  const milk = {
    field: 'added',
    value: { ingredientId: 'milk-25', text: 'молоко', amount: { quantity: 2, unit: 'l' } },
  } as const;

  test('needs premium, the owner’s is enough', async () => {
    const [anna, partner] = [await stand.person(), await stand.person()];
    const { id } = await built(anna);
    expect(await send(anna, id, milk)).toMatchObject({ status: 403, body: { code: 'PREMIUM_REQUIRED' } });
    await make.premium(anna);
    await make.moveIn(partner, anna);
    expect(await outcomes(partner, id, milk)).toEqual([['done', 1]]);
    expect((await listOf(anna, id)).items[1]).toMatchObject({
      name: 'молоко 2,5%',
      own: true,
      amounts: [{ low: 2, high: 2, unit: 'l' }],
      buy: { amounts: [{ low: 2, high: 2, unit: 'l' }], packs: null },
      price: { minor: 10_800 },
      sources: [],
    });
  });

  test('is no matter of the menu: building again and changes leave it alone', async () => {
    const anna = await stand.person();
    await make.premium(anna);
    const { id } = await built(anna);
    await outcomes(anna, id, {
      field: 'added',
      value: { ingredientId: 'potato', text: 'картопля', amount: { quantity: 1, unit: 'kg' } },
    });
    const body = { from: '2026-11-23', to: '2026-11-29', language: 'uk', into: id, except: [] };
    await stand.call('POST', '/api/grocery/build', { body, as: anna });
    const { items } = await listOf(anna, id);
    expect(items.map((one) => [one.own ?? false, one.amounts[0]?.low]).sort()).toEqual([
      [false, 800],
      [true, 1],
    ]);
  });
});

test('places are the aisles in walking order', async () => {
  const anna = await stand.person();
  const { status, body } = await stand.call('GET', '/api/grocery/places?language=en', { as: anna });
  const { aisles, prices } = body as Outputs['grocery']['lines']['places'];
  expect([status, aisles[0], prices]).toEqual([200, { id: 'vegetables', name: 'Vegetables' }, []]);
});
