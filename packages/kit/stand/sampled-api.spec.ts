import { describe, expect, test } from '@jest/globals';
import { contract } from '@sytno/contract';
import { samples } from './sampled-api';
import { sampleOf } from './sample';

interface Schema {
  '~standard': { validate: (value: unknown) => unknown };
}

describe('a sample', () => {
  test.each([
    [{ type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, '2026-11-30'],
    [{ type: 'integer', minimum: 5 }, 5],
    [{ anyOf: [{ const: 'a' }, { const: 'b' }] }, 'a'],
    [{ type: 'array', items: { type: 'boolean' }, maxItems: 2 }, [false, false]],
    [{ type: 'object', properties: { id: { $ref: '#/$defs/id' } }, $defs: { id: { enum: [7] } } }, { id: 7 }],
    [
      { type: 'object', propertyNames: { enum: ['uk'] }, additionalProperties: { type: 'number' } },
      { uk: 1 },
    ],
  ])('of %j is %j', (schema, sample) => {
    expect(sampleOf(schema)).toEqual(sample);
  });

  test('of a text is what its name says, where that fits', () => {
    const text = { type: 'string' };
    const word = { type: 'string', pattern: '^[a-z]+$' };
    expect(
      sampleOf({ type: 'object', properties: { startsOn: text, createdAt: text, email: word } }),
    ).toEqual({
      startsOn: '2026-11-30',
      createdAt: '2026-11-30T09:00:00.000Z',
      email: 'sample',
    });
  });

  test('of a pattern that nothing known fits is refused, not guessed', () => {
    expect(() => sampleOf({ type: 'string', pattern: '^never$' })).toThrow('^never$');
  });
});

const OF_SECTIONS = /^(recipes|mealplans|grocery|account|expert)\./;
const prepared = samples(contract, []);
const names = Object.keys(prepared).filter((name) => OF_SECTIONS.test(name));

test('there are calls to answer', () => {
  expect(names.length).toBeGreaterThan(50);
});

test.each(names)('the sample answer of %s keeps the contract', async (name) => {
  let node: unknown = contract;
  for (const word of name.split('.')) node = (node as Record<string, unknown>)[word];
  const { outputSchema } = (node as { '~orpc': { outputSchema?: Schema } })['~orpc'];
  const result = await outputSchema?.['~standard'].validate(prepared[name]?.({} as never));
  expect((result as { issues?: unknown } | undefined)?.issues).toBeUndefined();
});
