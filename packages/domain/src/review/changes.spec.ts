import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { changedRows } from './changes';

const marked = (before: string, after: string): string =>
  changedRows(Array.from(before), Array.from(after), (sign) => sign)
    .map(({ mark, item }) => ({ same: '', gone: '-', new: '+' })[mark] + item)
    .join('');

describe('what changed in a list', () => {
  test.each([
    ['abc', 'abc', 'abc'],
    ['', 'ab', '+a+b'],
    ['ab', '', '-a-b'],
    ['abc', 'axc', 'a-b+xc'],
    ['abc', 'abcd', 'abc+d'],
    ['abc', 'bc', '-abc'],
    ['aab', 'ab', 'a-ab'],
  ])('%s to %s: %s', (before, after, rows) => {
    // Of two that are alike either may be the one that went.
    expect(marked(before, after).replace('-aab', 'a-ab')).toBe(rows);
  });

  test('both lists can be read out of it, in their order', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const rows = changedRows(before, after, (item) => item);
        expect(rows.filter(({ mark }) => mark !== 'new').map(({ item }) => item)).toEqual(before);
        expect(rows.filter(({ mark }) => mark !== 'gone').map(({ item }) => item)).toEqual(after);
      }),
    );
  });

  test('a list that did not change has no marks', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (list) => {
        expect(changedRows(list, list, (item) => item).every(({ mark }) => mark === 'same')).toBe(true);
      }),
    );
  });
});
