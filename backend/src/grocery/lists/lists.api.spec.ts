import { describe, expect, test } from '@jest/globals';
import type { Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { countQueries } from '../../testing/queries';
import { useStand, type Answer, type Person } from '../../testing/stand';

type Page = Outputs['grocery']['lists']['list'];
type List = Outputs['grocery']['lists']['get'];
type Card = Outputs['grocery']['lists']['use'];

const stand = useStand();
const make = new Builders(stand);

const lists = async (as: Person, query = ''): Promise<Page> => {
  const { status, body } = await stand.call('GET', `/api/grocery/lists?${query}`, { as });
  expect(status).toBe(200);
  return body as Page;
};

const get = async (as: Person, id: string, language = 'uk'): Promise<List> => {
  const { status, body } = await stand.call('GET', `/api/grocery/lists/${id}?language=${language}`, { as });
  expect(status).toBe(200);
  return body as List;
};
const move = (as: Person, id: string, word: 'use' | 'close') =>
  stand.call('POST', `/api/grocery/lists/${id}/${word}`, { as, body: {} });
const card = async (as: Person, id: string, word: 'use' | 'close'): Promise<Card> => {
  const { status, body } = await move(as, id, word);
  expect(status).toBe(200);
  return body as Card;
};
const remove = (as: Person, id: string) => stand.call('DELETE', `/api/grocery/lists/${id}`, { as, body: {} });
const tick = (as: Person, id: string, lineId: string, ticked: boolean) =>
  stand.call('PUT', `/api/grocery/lists/${id}/lines/${lineId}/tick`, { as, body: { ticked } });
const lineIds = async (as: Person, id: string) => (await get(as, id)).items.map((line) => line.id);
const states = async (as: Person) =>
  Object.fromEntries((await lists(as)).items.map(({ id, state }) => [id, state]));
const topics = async ({ householdId }: Person) => {
  const rows = await stand.db.query<{ topic: string }[]>(
    'select topic from plt_event where household_id = $1 order by topic',
    [householdId],
  );
  return rows.map(({ topic }) => topic);
};
const events = async (person: Person) => (await topics(person)).length;
const expectConflict = (answer: Answer) =>
  expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });

describe('grocery lists', () => {
  test('come newest first, with their lines counted', async () => {
    const anna = await stand.person();
    await make.list(anna, { name: 'Стара', createdAt: '2026-11-01T10:00:00.000Z', state: 'closed' });
    await make.list(anna, {
      name: 'Нова',
      createdAt: '2026-11-20T10:00:00.123Z',
      fromDate: '2026-11-23',
      toDate: '2026-11-29',
      lines: 3,
      ticked: 2,
    });
    const { items, count } = await lists(anna);
    expect(count).toBe(2);
    expect(items.map(({ name }) => name)).toEqual(['Нова', 'Стара']);
    expect(items[0]).toEqual({
      id: expect.any(String),
      name: 'Нова',
      state: 'draft',
      from: '2026-11-23',
      to: '2026-11-29',
      lines: 3,
      ticked: 2,
      createdAt: '2026-11-20T10:00:00.123Z',
      closedAt: null,
      planned: null,
      paid: null,
      total: null,
    });
    expect(items[1]).toMatchObject({ from: null, to: null, lines: 0, ticked: 0 });
  });

  test('are the household’s own', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    await make.list(anna);
    expect(await lists(stranger)).toEqual({ items: [], count: 0 });
  });

  test('go in pages, with as many questions for many as for one', async () => {
    const anna = await stand.person();
    for (let i = 0; i < 5; i++)
      await make.list(anna, { name: `${i}`, lines: i, createdAt: `2026-11-0${i + 1}T10:00:00.000Z` });
    expect((await lists(anna, 'page=2&pageSize=2')).items.map(({ name }) => name)).toEqual(['2', '1']);
    const one = await countQueries(stand.db, () => lists(anna, 'pageSize=1'));
    expect(await countQueries(stand.db, () => lists(anna, 'pageSize=96'))).toBe(one);
  });

  test('tell the profile whether one is in use', async () => {
    const anna = await stand.person();
    const used = async () => {
      const { body } = await stand.call('GET', '/api/account/profile', { as: anna });
      return (body as Outputs['account']['profile']['get']).profile.usedShoppingList;
    };
    const { id } = await make.list(anna);
    expect(await used()).toBe(false);
    await move(anna, id, 'use');
    expect(await used()).toBe(true);
    await move(anna, id, 'close');
    expect(await used()).toBe(false);
  });
});

describe('one list', () => {
  test('has its lines, and what is left to buy', async () => {
    const anna = await stand.person();
    const list = await make.list(anna, { name: 'Дача', lines: 3, ticked: 1 });
    await stand.db.query(
      `update gro_line set text = null, ingredient_id = 'potato', amounts = $2 where list_id = $1 and position < 2`,
      [list.id, JSON.stringify([{ low: 1, high: 1, unit: 'kg' }])],
    );
    const { items, ...card } = await get(anna, list.id);
    expect(card).toMatchObject({
      name: 'Дача',
      lines: 3,
      ticked: 1,
      total: { minor: 4400 },
      left: { minor: 2200 },
    });
    expect(items.map(({ name, aisleName, ticked }) => [name, aisleName, ticked])).toEqual([
      ['картопля', 'Овочі', true],
      ['картопля', 'Овочі', false],
      ['Рядок 2', 'Інше', false],
    ]);
    const english = await get(anna, list.id, 'en');
    const [listed] = (await lists(anna)).items;
    expect(listed).toMatchObject({ id: list.id, total: { minor: 4400, currency: 'UAH' } });
    expect(english.items.map(({ name, aisleName }) => [name, aisleName])).toEqual([
      ['potato', 'Vegetables'],
      ['potato', 'Vegetables'],
      ['Рядок 2', 'Other'],
    ]);
  });

  test('asks the database as often for many lines as for one', async () => {
    const anna = await stand.person();
    const [short, long] = [await make.list(anna, { lines: 1 }), await make.list(anna, { lines: 30 })];
    const one = await countQueries(stand.db, () => get(anna, short.id));
    expect(await countQueries(stand.db, () => get(anna, long.id))).toBe(one);
  });
});

describe('a list in the shop', () => {
  test('is one a household: taking another puts the first back', async () => {
    const [anna, other] = [await stand.person(), await stand.person()];
    const [first, second] = [await make.list(anna), await make.list(anna)];
    const foreign = await make.list(other, { state: 'in-use' });
    expect(await card(anna, first.id, 'use')).toMatchObject({ id: first.id, state: 'in-use' });
    expect(await card(anna, second.id, 'use')).toMatchObject({ id: second.id, state: 'in-use' });
    expect(await states(anna)).toEqual({ [first.id]: 'draft', [second.id]: 'in-use' });
    expect(await states(other)).toEqual({ [foreign.id]: 'in-use' });
  });

  test('stays in use when it is taken twice, and says nothing again', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna);
    await card(anna, id, 'use');
    const heard = await topics(anna);
    expect(heard).toEqual(['account.session', 'grocery.lists']);
    expect(await card(anna, id, 'use')).toMatchObject({ state: 'in-use' });
    expect(await topics(anna)).toEqual(heard);
  });

  test('is still one when everybody takes another at once', async () => {
    const anna = await stand.person();
    const drafts = await Promise.all(Array.from({ length: 8 }, () => make.list(anna)));
    const taken = await Promise.all(drafts.map(({ id }) => move(anna, id, 'use')));
    expect(taken.map(({ status }) => status)).toEqual(drafts.map(() => 200));
    expect(Object.values(await states(anna)).filter((state) => state === 'in-use')).toHaveLength(1);
  });

  test('is closed once', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna, { state: 'in-use', lines: 2, ticked: 1 });
    const closed = await card(anna, id, 'close');
    expect(closed).toMatchObject({ state: 'closed', lines: 2, ticked: 1, closedAt: expect.any(String) });
    expect(await topics(anna)).toEqual(['account.session', 'grocery.lists']);
    for (const word of ['close', 'use'] as const) expectConflict(await move(anna, id, word));
    const { carriedTo: _, ...shown } = closed as Card & { carriedTo: null };
    expect((await lists(anna)).items[0]).toEqual({ ...shown, total: null });
  });

  test('is closed by one of two who close it at once', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna, { state: 'in-use' });
    const answers = await Promise.all([move(anna, id, 'close'), move(anna, id, 'close')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('has to be taken to the shop before it is closed', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna);
    expectConflict(await move(anna, id, 'close'));
    expect(await states(anna)).toEqual({ [id]: 'draft' });
  });
});

describe('a draft', () => {
  test('can be deleted with its lines, nothing else can', async () => {
    const anna = await stand.person();
    const draft = await make.list(anna, { lines: 2 });
    const kept = [await make.list(anna, { state: 'in-use' }), await make.list(anna, { state: 'closed' })];
    expect(await remove(anna, draft.id)).toMatchObject({ status: 200, body: { done: true } });
    expect(await topics(anna)).toEqual(['grocery.lists']);
    for (const { id } of kept) expectConflict(await remove(anna, id));
    expect(Object.keys(await states(anna)).sort()).toEqual(kept.map(({ id }) => id).sort());
    expect((await remove(anna, draft.id)).status).toBe(404);
  });
});

describe('ticking', () => {
  test('puts a line into the basket and back', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna, { lines: 3 });
    const [line] = await lineIds(anna, id);
    expect(await tick(anna, id, line!, true)).toMatchObject({
      status: 200,
      body: { id, lines: 3, ticked: 1 },
    });
    expect(await topics(anna)).toEqual(['grocery.lists']);
    expect((await get(anna, id)).items.map(({ ticked }) => ticked)).toEqual([true, false, false]);
    expect(await tick(anna, id, line!, false)).toMatchObject({ body: { ticked: 0 } });
    const rows = await stand.db.query<object[]>('select ticked_by, ticked_at from gro_line where id = $1', [
      line,
    ]);
    expect(rows).toEqual([{ ticked_by: null, ticked_at: null }]);
  });

  test('twice is once: whoever came first stays written down, and nobody is told again', async () => {
    const [anna, partner] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    const { id } = await make.list(anna, { state: 'in-use', lines: 1 });
    const [line] = await lineIds(anna, id);
    await tick(anna, id, line!, true);
    const told = await events(anna);
    expect(await tick(partner, id, line!, true)).toMatchObject({ status: 200, body: { ticked: 1 } });
    const rows = await stand.db.query<object[]>('select ticked_by from gro_line where id = $1', [line]);
    expect(rows).toEqual([{ ticked_by: anna.userId }]);
    expect(await events(anna)).toBe(told);
  });

  test('by several people at once loses none', async () => {
    const [anna, partner] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    const { id } = await make.list(anna, { state: 'in-use', lines: 12 });
    const lines = await lineIds(anna, id);
    const answers = await Promise.all(
      [...lines, ...lines].map((line, n) => tick(n % 2 === 0 ? anna : partner, id, line, true)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await lists(partner)).items[0]).toMatchObject({ lines: 12, ticked: 12 });
  });

  test('while the list is closed is either before or refused', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna, { state: 'in-use', lines: 6 });
    const lines = await lineIds(anna, id);
    const [closed, ...ticks] = await Promise.all([
      move(anna, id, 'close'),
      ...lines.map((line) => tick(anna, id, line, true)),
    ]);
    expect(closed.status).toBe(200);
    const done = ticks.filter(({ status }) => status === 200).length;
    expect(ticks.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await lists(anna)).items[0]).toMatchObject({ state: 'closed', ticked: done });
  });

  test('a closed list is a conflict', async () => {
    const anna = await stand.person();
    const { id } = await make.list(anna, { state: 'closed', lines: 1 });
    const [line] = await lineIds(anna, id);
    expectConflict(await tick(anna, id, line!, true));
    expect((await get(anna, id)).items[0]?.ticked).toBe(false);
  });

  test('a line of another list finds nothing', async () => {
    const anna = await stand.person();
    const [one, two] = [await make.list(anna, { lines: 1 }), await make.list(anna, { lines: 1 })];
    const [line] = await lineIds(anna, two.id);
    expect((await tick(anna, one.id, line!, true)).status).toBe(404);
    expect((await tick(anna, one.id, randomUUID(), true)).status).toBe(404);
    expect((await get(anna, two.id)).items[0]?.ticked).toBe(false);
  });
});

describe('another household', () => {
  test('finds no list of ours, whatever it asks, and ours stays as it is', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id } = await make.list(anna, { state: 'in-use', lines: 2, ticked: 1 });
    const [line] = await lineIds(anna, id);
    const before = await get(anna, id);
    const path = `/api/grocery/lists/${id}`;
    const answers = [
      await stand.call('GET', `${path}?language=uk`, { as: stranger }),
      await move(stranger, id, 'use'),
      await move(stranger, id, 'close'),
      await remove(stranger, id),
      await tick(stranger, id, line!, false),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await get(anna, id)).toEqual(before);
    expect(await events(anna)).toBe(0);
    // What is not there at all is told in the same words.
    const { body } = await move(stranger, randomUUID(), 'use');
    expect(body).toEqual(answers[1]?.body);
  });

  test('a partner sees and ticks the same list', async () => {
    const [anna, partner] = [await stand.person(), await stand.person()];
    await make.moveIn(partner, anna);
    const { id } = await make.list(anna, { lines: 2 });
    const [line] = await lineIds(partner, id);
    await tick(partner, id, line!, true);
    await card(partner, id, 'use');
    expect(await get(anna, id)).toEqual(await get(partner, id));
    expect(await get(anna, id)).toMatchObject({ state: 'in-use', ticked: 1 });
    expect(await card(anna, id, 'close')).toMatchObject({ state: 'closed' });
  });
});
