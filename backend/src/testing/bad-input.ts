import { beforeAll, describe, expect, test } from '@jest/globals';
import { ERRORS, isErrorCode, type ErrorBody } from '@sytno/contract';
import { Builders } from './builders';
import { BODIES } from './call-bodies';
import { QUERIES } from './call-queries';
import { CALLS } from './calls';
import type { Answer, Call, Person, Stand } from './stand';

/** A well-formed id that nothing has. */
const NOBODYS = '00000000-0000-4000-8000-00000000dead';

const MEGABYTE = 1_048_576;
const deep = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** Bodies that are bad whatever the call, and the status each must have. */
const BAD_BODIES: readonly [string, Call, number][] = [
  ['broken JSON', { raw: '{"a":' }, 400],
  ['words', { raw: 'hello' }, 400],
  ['bytes that are no characters', { raw: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]) }, 400],
  ['an array', { body: [1, 2] }, 400],
  ['an empty array', { body: [] }, 400],
  ['a text', { body: 'text' }, 400],
  ['a number', { body: 42 }, 400],
  ['an unknown field', { body: { unknownField: 1 } }, 400],
  ['a prototype', { raw: '{"__proto__":{"admin":true}}' }, 400],
  ['deep nesting', { raw: deep(40) }, 400],
  ['very deep nesting', { raw: deep(100_000) }, 400],
  ['a deep array', { raw: '['.repeat(200_000) }, 400],
  ['a huge body', { raw: `{"a":"${'x'.repeat(MEGABYTE)}"}` }, 413],
  ['text', { raw: 'a=1', headers: { 'content-type': 'text/plain' } }, 415],
  ['a form', { raw: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['multipart', { raw: '--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
  ['an odd content type', { raw: '{}', headers: { 'content-type': 'application/json/x' } }, 415],
];

/** What is put into each field of a good body in turn. */
const BAD_VALUES: readonly [string, unknown][] = [
  ['a number', 12],
  ['a huge number', 1e308],
  ['null', null],
  ['an array', [1]],
  ['an object', { a: 1 }],
  ['NUL', 'a\u0000b@sytno.test'],
  ['a lone surrogate', 'a\ud800b'],
  ['a long text', 'x'.repeat(100_000)],
  ['an empty text', ''],
];

const BAD_QUERIES: readonly [string, string][] = [
  ['an unknown field', 'unknownField=1'],
  ['a nested field', 'page[a][b][c]=1'],
  ['a field twice', 'page=1&page=2&pageSize=1&pageSize=2&from=1&from=2&language=uk&language=ru'],
  ['a prototype', '__proto__[a]=1&constructor[prototype][b]=2'],
  ['words for numbers', 'page=abc&pageSize=1e99&from=x&language=xx'],
  ['out of range', 'page=0&pageSize=100000000000000000000&from=0000-00-00&language='],
  ['a broken escape', 'page=%ZZ&from=%E0%A4%A&language=%'],
];

/** A refusal in the shape of the contract, whatever was wrong. */
export const expectRefusal = (answer: Answer, status?: number): void => {
  const body = answer.body as ErrorBody;
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(isErrorCode(body.code)).toBe(true);
  expect(body).toMatchObject({ defined: true, status: answer.status, data: expect.any(Object) });
  expect(ERRORS[body.code].status).toBe(answer.status);
  expect(body.message.length).toBeGreaterThan(5);
  if (status !== undefined) expect(answer.status).toBe(status);
};

/** What stands in an address where only a few words may. */
const WORDS: Readonly<Record<string, string>> = {
  '{section}': 'recipes',
  '{table}': 'aisles',
  '{unit}': 'cube',
  '{week}': '1',
  '{what}': 'targets',
};

const calls = CALLS.map((call) => ({
  ...call,
  path: call.path.replace(/\{\w+\}/g, (place) => WORDS[place] ?? NOBODYS),
}));
const writing = calls.filter(({ method }) => method !== 'GET');
// The stream takes no input; live.api.spec listens to it.
const reading = calls.filter(({ method, name }) => method === 'GET' && name !== 'platform.live.stream');

/** Fields that may be left empty, or be nothing: an optional name, a note, grams. */
const MAY_BE_ODD: Readonly<Record<string, readonly string[]>> = {
  'an empty text': ['host', 'redirect_url', 'name', 'note', 'about', 'version', 'path', 'code', 'shell'],
  'a number': ['kcal', 'weightServing', 'servings', 'attempt', 'seed', 'premium', 'seats'],
  'an array': ['weekdays'],
  null: ['tint', 'parentId', 'to', 'pictureId', 'avatarId'],
};

/** Fields of a query that take any words: what is looked for, and words of a list, of which none may be known. */
const ANY_WORDS = [
  'name',
  'ingredients',
  'without',
  'categories',
  'ids',
  'search',
  'aisle',
  'thingKind',
  'thingId',
];

/**
 * Tests that no call of the API breaks by any input.
 * @param every which part of the bad inputs each call gets: 1 is all of them, 4 each fourth, another one at each call
 */
export function describeBadCalls(stand: Stand, every: number): void {
  let person: Person;
  // Somebody with every right, so that input is what is refused.
  beforeAll(async () => {
    person = await stand.person();
    await stand.db.query(`update acc_user set role = 'admin', expert_kind = 'nutritionist' where id = $1`, [
      person.userId,
    ]);
    await new Builders(stand).premium(person);
  });
  let turn = 0;
  const taken = (): boolean => turn++ % every === 0;

  describe.each(writing)('$method $path', ({ name, method, path }) => {
    const good = BODIES[name] ?? {};

    test.each(BAD_BODIES.filter(taken))('refuses %s', async (_, call, status) => {
      expectRefusal(await stand.call(method, path, { ...call, as: person }), status);
    });

    if (Object.keys(good).length > 0) {
      test.each(Object.keys(good).filter((field) => field !== 'client_config'))(
        'never breaks by %s',
        async (field) => {
          for (const [kind, value] of BAD_VALUES.filter(taken)) {
            const answer = await stand.call(method, path, { body: { ...good, [field]: value }, as: person });
            // Few fields may be anything or nothing; whatever the value, it is never a crash.
            if (answer.status >= 400) expectRefusal(answer);
            else expect([kind, MAY_BE_ODD[kind]]).toEqual([kind, expect.arrayContaining([field])]);
          }
          const { [field]: _, ...without } = good;
          const answer = await stand.call(method, path, { body: without, as: person });
          expect(answer.status).toBeLessThan(500);
        },
      );

      test('names the unknown field', async () => {
        const answer = await stand.call(method, path, { body: { ...good, wrongName: 1 }, as: person });
        expectRefusal(answer, 400);
        expect((answer.body as ErrorBody).data.fields).toEqual([{ path: 'wrongName', code: 'unknown' }]);
      });

      test('never breaks by no body', async () => {
        for (const call of [{}, { raw: '' }]) {
          const answer = await stand.call(method, path, { ...call, as: person });
          // A change of nothing is a change.
          if (method === 'PATCH' && answer.status === 200) continue;
          expectRefusal(answer);
        }
      });
    }
  });

  describe.each(reading)('$method $path', ({ name, method, path }) => {
    const good = QUERIES[name];

    test.each(BAD_QUERIES.filter(taken))('refuses %s', async (_, query) => {
      expectRefusal(await stand.call(method, `${path}?${query}`, { as: person }), 400);
    });

    test('refuses a huge query', async () => {
      expectRefusal(await stand.call(method, `${path}?name=${'x'.repeat(30_000)}`, { as: person }), 413);
    });

    if (good) {
      test.each(Object.keys(good))('never breaks by %s', async (field) => {
        for (const value of [
          '%00',
          'a%00b',
          '%ED%A0%80',
          '%FF',
          '%F0%9F%92%A9'.repeat(200),
          "'",
          '%25',
          '-1',
          '1e309',
        ]) {
          const query = new URLSearchParams(good);
          query.delete(field);
          const answer = await stand.call(method, `${path}?${query.toString()}&${field}=${value}`, {
            as: person,
          });
          // Words that are fine find nothing where the thing itself is nobody's.
          const isFine = answer.status < 400 || (answer.status === 404 && path.includes(NOBODYS));
          if (isFine) expect(ANY_WORDS).toContain(field);
          else expectRefusal(answer, 400);
        }
      });
    }
  });
}
