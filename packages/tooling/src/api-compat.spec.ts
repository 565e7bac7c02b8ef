import { describe, expect, test } from '@jest/globals';
import { contractBreaches } from '../checks/api.mjs';
import { apiBreaches } from './api-compat.mjs';

const object = (properties: object, required: string[] = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const text = { type: 'string' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const operation = ({ takes, answers = object({ id: text }), parameters = [] }: Given) => ({
  summary: 'x',
  parameters,
  ...(takes ? { requestBody: { required: true, ...json(takes) } } : {}),
  responses: { 200: json(answers) },
});
interface Given {
  takes?: object;
  answers?: object;
  parameters?: object[];
}
const documentOf = (given: Given, version = '1.0') => ({
  info: { version },
  paths: { '/recipes': { post: operation(given) } },
});
const query = (name: string, schema: object = text, required = false) => ({
  in: 'query',
  name,
  schema,
  required,
});

describe('a newer API gets along with older callers when', () => {
  test.each<[string, Given, Given]>([
    ['nothing changed', {}, {}],
    ['a field is answered more', { answers: object({ a: text }) }, { answers: object({ a: text, b: text }) }],
    [
      'a field may be sent more',
      { takes: object({ a: text }) },
      { takes: object({ a: text, b: text }, ['a']) },
    ],
    ['a query may be asked more', {}, { parameters: [query('sort')] }],
    [
      'a choice has one more word',
      { takes: object({ a: { enum: ['x'] } }), answers: object({ a: { enum: ['x'] } }) },
      { takes: object({ a: { enum: ['x', 'y'] } }), answers: object({ a: { enum: ['x', 'y'] } }) },
    ],
    [
      'bounds are wider',
      { takes: object({ a: { type: 'integer', minimum: 1, maximum: 9 } }) },
      { takes: object({ a: { type: 'number', minimum: 0, maximum: 10 } }) },
    ],
    ['a field need not be sent', { takes: object({ a: text }) }, { takes: object({ a: text }, []) }],
    [
      'null may be sent',
      { takes: object({ a: text }) },
      { takes: object({ a: { anyOf: [text, { type: 'null' }] } }) },
    ],
    [
      'null is not answered any more',
      { answers: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      { answers: object({ a: text }) },
    ],
    [
      'one more kind is answered',
      { answers: { oneOf: [object({ kind: { const: 'a' }, x: text })] } },
      { answers: { oneOf: [object({ kind: { const: 'a' }, x: text }), object({ kind: { const: 'b' } })] } },
    ],
  ])('%s', (_, older, newer) => {
    expect(apiBreaches(documentOf(older), documentOf(newer))).toEqual([]);
  });

  test('a call is added', () => {
    const newer = documentOf({});
    Object.assign(newer.paths, { '/more': { get: operation({}) } });
    expect(apiBreaches(documentOf({}), newer)).toEqual([]);
  });
});

describe('an older caller breaks when', () => {
  test.each<[string, Given, Given, RegExp]>([
    [
      'a field is gone from the answer',
      { answers: object({ a: text }) },
      { answers: object({}) },
      /field a is gone/,
    ],
    [
      'a deep field is gone from the answer',
      { answers: object({ list: { type: 'array', items: object({ a: text }) } }) },
      { answers: object({ list: { type: 'array', items: object({}) } }) },
      /answers\.list\[\]: the field a is gone/,
    ],
    [
      'a field may be left out',
      { answers: object({ a: text }) },
      { answers: object({ a: text }, []) },
      /left out/,
    ],
    [
      'a field may be null',
      { answers: object({ a: text }) },
      { answers: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      /may now be null/,
    ],
    [
      'a field is of another type',
      { answers: object({ a: { type: 'integer' } }) },
      { answers: object({ a: text }) },
      /string became integer|integer/,
    ],
    [
      'a kind is no longer answered',
      { answers: { oneOf: [object({ kind: { const: 'a' } }), object({ kind: { const: 'b' } })] } },
      { answers: { oneOf: [object({ kind: { const: 'a' } }), object({ kind: { const: 'c' }, d: text })] } },
      /kind b is gone/,
    ],
    ['a field is no longer taken', { takes: object({ a: text }) }, { takes: object({}) }, /field a is gone/],
    [
      'a field must be sent',
      { takes: object({}) },
      { takes: object({ a: text }) },
      /field a is now required/,
    ],
    ['a body must be sent', {}, { takes: object({}) }, /requires a body/],
    ['a query is no longer asked', { parameters: [query('sort')] }, {}, /no longer takes query sort/],
    ['a query must be asked', {}, { parameters: [query('sort', text, true)] }, /requires query sort/],
    [
      'a word of a choice is refused',
      { takes: object({ a: { enum: ['x', 'y'] } }) },
      { takes: object({ a: { enum: ['x'] } }) },
      /y is no longer taken/,
    ],
    [
      'any text was taken and now few words are',
      { takes: object({ a: text }) },
      { takes: object({ a: { type: 'string', enum: ['x'] } }) },
      /only x are taken/,
    ],
    [
      'a bound is closer',
      { takes: object({ a: { type: 'string', maxLength: 100 } }) },
      { takes: object({ a: { type: 'string', maxLength: 50 } }) },
      /maxLength is now 50 instead of 100/,
    ],
    [
      'there is a bound where none was',
      { takes: object({ a: text }) },
      { takes: object({ a: { ...text, maxLength: 50 } }) },
      /maxLength is now 50/,
    ],
    [
      'a pattern is asked for',
      { takes: object({ a: text }) },
      { takes: object({ a: { ...text, pattern: '^x' } }) },
      /pattern is now/,
    ],
    [
      'a number must be whole',
      { takes: object({ a: { type: 'number' } }) },
      { takes: object({ a: { type: 'integer' } }) },
      /number became integer/,
    ],
    [
      'null is refused',
      { takes: object({ a: { anyOf: [text, { type: 'null' }] } }) },
      { takes: object({ a: text }) },
      /null/,
    ],
  ])('%s', (_, older, newer, words) => {
    const breaches = apiBreaches(documentOf(older), documentOf(newer));
    expect(breaches.join('\n')).toMatch(words);
  });

  test('a call is gone', () => {
    expect(apiBreaches(documentOf({}), { info: { version: '1.0' }, paths: {} })).toEqual([
      'POST /recipes is gone.',
    ]);
  });
});

describe('the version of the API', () => {
  const grown: Given = { answers: object({ id: text, more: text }) };
  const shrunk: Given = { answers: object({}) };
  test.each<[string, Given, string, RegExp | null]>([
    ['stays while nothing changed', {}, '1.0', null],
    ['must grow with the API', grown, '1.0', /set API_VERSION .* to 1\.1/],
    ['that has grown covers what was added', grown, '1.1', null],
    ['of the same major covers no loss', shrunk, '1.1', /would break/],
    ['of a new major covers everything', shrunk, '2.0', null],
    ['never goes back', {}, '0.9', /was released already/],
  ])('%s', (_, now, version, words) => {
    const breaches = contractBreaches(documentOf({}), documentOf(now, version)).join('\n');
    if (words) expect(breaches).toMatch(words);
    else expect(breaches).toBe('');
  });
});
