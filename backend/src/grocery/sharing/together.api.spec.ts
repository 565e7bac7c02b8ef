import { describe, expect, test } from '@jest/globals';
import type { Inputs, Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { Builders } from '../../testing/builders';
import { listenTo } from '../../testing/listening';
import { useStand, type Person } from '../../testing/stand';

type List = Outputs['grocery']['lists']['get'];
type Result = Outputs['grocery']['lines']['apply']['results'][number];
type Operation = Inputs['grocery']['lines']['apply']['operations'][number];
type Given<O = Operation> = O extends Operation
  ? Omit<O, 'opId' | 'lineId' | 'seen'> & Partial<Pick<O, 'opId' | 'lineId' | 'seen'>>
  : never;

const stand = useStand();
const make = new Builders(stand);

const whole = (operations: readonly Given[]) =>
  operations.map((one) => ({ opId: randomUUID(), lineId: randomUUID(), seen: 0, ...one }));
const path = (id: string, rest = '') => `/api/grocery/lists/${id}${rest}`;

async function done(as: Person, id: string, ...operations: Given[]): Promise<Result[]> {
  const body = { operations: whole(operations) };
  const answer = await stand.call('POST', path(id, '/operations'), { as, body });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return (answer.body as { results: Result[] }).results;
}

const listOf = async (as: Person, id: string): Promise<List> => {
  const { status, body } = await stand.call('GET', path(id, '?language=uk'), { as });
  expect(status).toBe(200);
  return body as List;
};

/** A list of potatoes for one dish. */
async function built(person: Person) {
  const lines = [{ ingredientId: 'potato', unit: 'g' as const, quantity: 600 }];
  const borscht = await make.recipe('Борщ', { servings: 4 }, lines);
  await make.menuItem(person, borscht, { date: '2026-11-25', servings: 4 });
  const body = { from: '2026-11-23', to: '2026-11-29', language: 'uk' };
  const { body: card } = await stand.call('POST', '/api/grocery/build', { body, as: person });
  const { id } = card as { id: string };
  const { items } = await listOf(person, id);
  return { id, lineId: items[0]?.id ?? '' };
}

const follow = (as: Person, id: string, after?: number) =>
  listenTo(stand.app.url + path(id, '/stream'), {
    ...as.keys,
    ...(after === undefined ? {} : { 'last-event-id': String(after) }),
  });

async function linked(as: Person, id: string) {
  const { status, body } = await stand.call('POST', path(id, '/links'), { as, body: { language: 'uk' } });
  expect(status).toBe(201);
  const link = body as Outputs['grocery']['sharing']['share'];
  return { ...link, token: link.url.split('/').at(-1) ?? '' };
}

const guestDoes = (token: string, ...operations: Given[]) =>
  stand.call('POST', `/api/grocery/shared/${token}/operations`, {
    body: { name: 'Марія', operations: whole(operations) },
  });

describe('the stream of a list', () => {
  test('tells what another one does within a second, numbered, with who did it', async () => {
    const [anna, partner] = [await stand.person({ name: 'Анна' }), await stand.person({ name: 'Тарас' })];
    await make.moveIn(partner, anna);
    const { id, lineId } = await built(anna);
    const { seq = -1 } = await listOf(anna, id);
    const stream = await follow(anna, id, seq);
    await stream.until((text) => text.includes('alive'));
    const began = performance.now();
    const [result] = await done(partner, id, { field: 'ticked', lineId, value: true });
    await stream.until((text) => text.includes('"changes"'));
    expect(performance.now() - began).toBeLessThan(1000);
    expect(result).toMatchObject({ outcome: 'done', version: 1, seq: seq + 1 });
    const by = { id: partner.userId, name: 'Тарас' };
    expect(stream.events().filter(({ data }) => data['kind'] === 'changes')).toEqual([
      {
        id: String(seq + 1),
        data: {
          kind: 'changes',
          changes: [{ seq: seq + 1, lineId, field: 'ticked', value: true, version: 1, by }],
        },
      },
    ]);
    const { items, seq: now } = await listOf(anna, id);
    expect([items[0]?.tickedBy, now]).toEqual([by, seq + 1]);
    await stream.close();
  });

  test('goes on behind the change that is named, and says when that is too long ago or never was', async () => {
    const anna = await stand.person();
    const { id, lineId } = await built(anna);
    const { seq = -1 } = await listOf(anna, id);
    await done(
      anna,
      id,
      { field: 'note', lineId, value: 'молода' },
      { field: 'ticked', lineId, value: true },
    );
    const stream = await follow(anna, id, seq + 1);
    await stream.until((text) => text.includes('"changes"'));
    const told = stream
      .events()
      .flatMap(({ data }) => (data['changes'] as { field: string }[] | undefined) ?? []);
    expect(told.map(({ field }) => field)).toEqual(['ticked']);
    await stream.close();
    for (const after of [seq + 900, -4]) {
      const lost = await follow(anna, id, after);
      await lost.until((text) => text.includes('"reload"'));
      await lost.close();
    }
    // What was not kept cannot be told.
    await stand.db.query('delete from gro_operation where list_id = $1 and seq = $2', [id, seq + 1]);
    const gap = await follow(anna, id, seq);
    await gap.until((text) => text.includes('"reload"'));
    await gap.close();
  });

  test('says when more than a field changed', async () => {
    const anna = await stand.person();
    const { id } = await built(anna);
    const { seq = -1 } = await listOf(anna, id);
    const stream = await follow(anna, id, seq);
    await stand.call('POST', path(id, '/use'), { as: anna });
    await stream.until((text) => text.includes('"list"'));
    expect((await listOf(anna, id)).seq).toBe(seq + 1);
    await stream.close();
  });

  test('shows who has the list open, until his stream ends', async () => {
    const [anna, partner] = [await stand.person({ name: 'Анна' }), await stand.person({ name: 'Тарас' })];
    await make.moveIn(partner, anna);
    const { id } = await built(anna);
    const hers = await follow(anna, id);
    const present = () => {
      const last = hers.events().findLast(({ data }) => data['kind'] === 'present');
      return ((last?.data['people'] ?? []) as { name: string }[]).map(({ name }) => name);
    };
    await hers.until(() => present().join() === 'Анна');
    const [his, again] = [await follow(partner, id), await follow(partner, id)];
    await hers.until(() => present().join() === 'Анна,Тарас');
    await his.close();
    await again.close();
    await hers.until(() => present().join() === 'Анна');
    await hers.close();
  });

  test('is nobody else’s, and ends with the session', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id } = await built(anna);
    expect((await follow(stranger, id)).status).toBe(404);
    const stream = await follow(anna, id);
    await stream.until((text) => text.includes('alive'));
    await stand.db.query('delete from acc_session where user_id = $1', [anna.userId]);
    await stream.ended();
  });
});

test('the same operation again gets the answer it got, and one of another list does nothing here', async () => {
  const anna = await stand.person();
  const [one, other] = [await built(anna), await built(await stand.person())];
  const tick: Given = { field: 'ticked', opId: randomUUID(), lineId: one.lineId, value: true };
  const [first] = await done(anna, one.id, tick);
  await done(anna, one.id, { field: 'ticked', lineId: one.lineId, value: false, seen: 1 });
  expect(await done(anna, one.id, tick)).toEqual([first]);
  expect((await listOf(anna, one.id)).items[0]?.ticked).toBe(false);
  await stand.db.query('update gro_operation set list_id = $1 where id = $2', [other.id, tick.opId]);
  expect(await done(anna, one.id, tick)).toMatchObject([{ outcome: 'gone' }]);
});

describe('a link for a guest', () => {
  test('leads to the list without what is cooked; he ticks under his name, and the owner sees it', async () => {
    const anna = await stand.person({ name: 'Анна' });
    const { id, lineId } = await built(anna);
    const { token, url } = await linked(anna, id);
    expect(url).toMatch(/^http:\/\/sytno\.test\/uk\/l\/[\w-]{43}$/);
    const { status, body } = await stand.call('GET', `/api/grocery/shared/${token}?language=ru`);
    expect([status, body]).toMatchObject([
      200,
      { owner: 'Анна', mayAdd: false, list: { id, items: [{ id: lineId, name: 'картофель', sources: [] }] } },
    ]);
    const hers = await follow(anna, id);
    const url2 = `${stand.app.url}/api/grocery/shared/${token}/stream?name=${encodeURIComponent('Марія')}`;
    const guest = await listenTo(url2, {});
    await hers.until((text) => text.includes('Марія'));
    const amount = { quantity: 1, unit: 'kg' } as const;
    const answer = await guestDoes(
      token,
      { field: 'ticked', lineId, value: true },
      { field: 'amount', lineId, value: amount },
      { field: 'note', lineId, value: 'велика' },
    );
    expect([
      answer.status,
      (answer.body as { results: Result[] }).results.map(({ outcome }) => outcome),
    ]).toEqual([200, ['done', 'done', 'done']]);
    await guest.until((text) => text.includes('"changes"'));
    expect((await listOf(anna, id)).items[0]).toMatchObject({
      ticked: true,
      tickedBy: { id: null, name: 'Марія' },
      note: 'велика',
      amounts: [{ low: 1, high: 1, unit: 'kg' }],
    });
    const { body: links } = await stand.call('GET', path(id, '/links'), { as: anna });
    expect(links).toMatchObject({ items: [{ usedBy: 'Марія', usedAt: expect.any(String) }] });
    expect(JSON.stringify(links)).not.toContain(token);
    await hers.close();
    await guest.close();
  });

  test('lets him add where the owner has premium, and do nothing else', async () => {
    const anna = await stand.person();
    const { id, lineId } = await built(anna);
    const { token } = await linked(anna, id);
    const candles: Given = { field: 'added', value: { ingredientId: null, text: 'Свічки', amount: null } };
    expect((await guestDoes(token, candles)).status).toBe(403);
    await make.premium(anna);
    expect((await guestDoes(token, candles)).status).toBe(200);
    expect((await guestDoes(token, { field: 'removed', lineId, value: true })).status).toBe(400);
    expect((await guestDoes(token, { field: 'price', lineId, value: 100 })).status).toBe(400);
    await stand.db.query(`update gro_list set state = 'closed' where id = $1`, [id]);
    expect((await guestDoes(token, { field: 'ticked', lineId, value: true })).status).toBe(409);
  });

  test('ends by itself and when it is revoked, its streams too; one that never was has no page', async () => {
    const [anna, stranger] = [await stand.person(), await stand.person()];
    const { id } = await built(anna);
    const [link, old] = [await linked(anna, id), await linked(anna, id)];
    const open = (token: string) => stand.call('GET', `/api/grocery/shared/${token}?language=uk`);
    const stream = await listenTo(`${stand.app.url}/api/grocery/shared/${link.token}/stream`, {});
    await stream.until((text) => text.includes('alive'));
    const revoke = (as: Person) => stand.call('DELETE', path(id, `/links/${link.id}`), { as });
    expect((await revoke(stranger)).status).toBe(404);
    expect((await revoke(anna)).status).toBe(200);
    expect((await revoke(anna)).status).toBe(404);
    await stream.ended();
    expect(await open(link.token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
    await stand.db.query(`update gro_link set expires_at = now() where id = $1`, [old.id]);
    expect((await open(old.token)).status).toBe(410);
    expect((await open('nothing')).status).toBe(404);
    expect((await guestDoes('nothing', { field: 'ticked', value: true })).status).toBe(404);
    expect((await stand.call('GET', path(id, '/links'), { as: stranger })).status).toBe(404);
    expect(
      (await stand.call('POST', path(id, '/links'), { as: stranger, body: { language: 'uk' } })).status,
    ).toBe(404);
  });

  test('is one of ten at most', async () => {
    const anna = await stand.person();
    const { id } = await built(anna);
    for (let at = 0; at < 10; at++) await linked(anna, id);
    const more = await stand.call('POST', path(id, '/links'), { as: anna, body: { language: 'uk' } });
    expect(more).toMatchObject({ status: 409, body: { code: 'LIST_LINKS_FULL' } });
  });
});

test('a reader of the household may not change a list or share it', async () => {
  const [anna, reader] = [await stand.person(), await stand.person()];
  await make.moveIn(reader, anna);
  await stand.db.query(`update acc_member set role = 'reader' where user_id = $1`, [reader.userId]);
  const { id, lineId } = await built(anna);
  const body = { operations: whole([{ field: 'ticked', lineId, value: true }]) };
  expect((await stand.call('POST', path(id, '/operations'), { as: reader, body })).status).toBe(403);
  expect(
    (await stand.call('POST', path(id, '/links'), { as: reader, body: { language: 'uk' } })).status,
  ).toBe(403);
  const stream = await follow(reader, id);
  await stream.until((text) => text.includes('alive'));
  await stream.close();
});
