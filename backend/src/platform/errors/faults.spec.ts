import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { faultsOf, type Issue } from './faults';

const schema = z.strictObject({
  name: z.string('type').min(1, 'blank').max(5, 'text.long'),
  lines: z.array(z.strictObject({ amount: z.number('type').max(10, 'number.range') })),
  plain: z.string().max(3).optional(),
  kind: z.enum(['a', 'b']).optional(),
});

const faults = (input: unknown) => faultsOf(schema.safeParse(input).error?.issues as readonly Issue[], input);

describe('faults of an input', () => {
  test.each<[string, unknown, object[]]>([
    ['a wrong type', { name: 1, lines: [] }, [{ path: 'name', code: 'type' }]],
    ['a field that is not there', { lines: [] }, [{ path: 'name', code: 'blank' }]],
    [
      'a field deep within',
      { name: 'x', lines: [{ amount: 1 }, { amount: 11 }] },
      [{ path: 'lines.1.amount', code: 'number.range' }],
    ],
    ['an unknown field', { name: 'x', lines: [], extra: 1 }, [{ path: 'extra', code: 'unknown' }]],
    [
      'an unknown field within',
      { name: 'x', lines: [{ amount: 1, n: 2 }] },
      [{ path: 'lines.0.n', code: 'unknown' }],
    ],
    [
      'a schema without a word of its own',
      { name: 'x', lines: [], plain: 'long' },
      [{ path: 'plain', code: 'text.long' }],
    ],
    ['a choice', { name: 'x', lines: [], kind: 'c' }, [{ path: 'kind', code: 'choice' }]],
    ['no object at all', [], [{ path: '', code: 'type' }]],
  ])('%s', (_, input, expected) => {
    expect(faults(input)).toEqual(expected);
  });

  test('are bounded, and their paths are characters', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`field${i}`, 1]));
    expect(faults({ name: 'x', lines: [], ...many })).toHaveLength(50);
    const [odd] = faults({ name: 'x', lines: [], [`\ud800${'x'.repeat(500)}`]: 1 });
    expect(odd?.path).toHaveLength(200);
    expect(odd?.path.isWellFormed()).toBe(true);
  });
});
