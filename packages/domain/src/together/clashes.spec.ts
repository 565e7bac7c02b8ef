import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clashes, sameValue } from './clashes';

interface Thing {
  servings: number;
  date: string;
  minutes: readonly (number | null)[];
}
const dish: Thing = { servings: 4, date: '2026-03-02', minutes: [15, null] };

describe('two change one thing', () => {
  test.each<[string, Partial<Thing>, Partial<Thing>, (keyof Thing)[]]>([
    ['nobody was there meanwhile', { servings: 6 }, { servings: 4 }, []],
    ['another changed the same', { servings: 6 }, { servings: 2 }, ['servings']],
    ['another wanted the same', { servings: 4 }, { servings: 2 }, []],
    ['another changed something else', { servings: 6 }, { servings: 4, date: '2026-03-01' }, []],
    ['nothing was said of what was seen', { servings: 6 }, {}, []],
    ['lists are compared by what is in them', { minutes: [30] }, { minutes: [15, null] }, []],
    ['an other list', { minutes: [30] }, { minutes: [null, 15] }, ['minutes']],
    [
      'both fields',
      { date: '2026-03-05', servings: 6 },
      { servings: 1, date: '2026-03-01' },
      ['date', 'servings'],
    ],
  ])('%s', (_, wanted, seen, fields) => {
    expect(clashes(wanted, seen, dish)).toEqual(fields);
  });

  test('law: whoever saw what is now never clashes', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (now, wanted) => {
          expect(clashes(wanted, structuredClone(now), now)).toEqual([]);
        },
      ),
    );
  });

  test('law: a copy is the same, and sameness is mutual', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(sameValue(a, structuredClone(a))).toBe(true);
        expect(sameValue(a, b)).toBe(sameValue(b, a));
      }),
    );
  });
});
