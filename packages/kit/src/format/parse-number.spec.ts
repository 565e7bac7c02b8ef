import { expect, test } from '@jest/globals';
import { parseNumber } from './parse-number';

test.each([
  ['1,5', 'uk', 1.5],
  ['1.5', 'uk', 1.5],
  ['1,5', 'en', 1.5],
  ['1 234,5', 'ru', 1234.5],
  ['1\u202f234', 'uk', 1234],
  ['1.234,5', 'uk', 1234.5],
  ['1,234.5', 'en', 1234.5],
  ['1,234', 'en', 1234],
  ['1,234', 'uk', 1.234],
  ['1,234,567', 'en', 1_234_567],
  ['½', 'uk', 0.5],
  ['1½', 'uk', 1.5],
  ['1 ½', 'en', 1.5],
  ['3/4', 'uk', 0.75],
  [' 07 ', 'uk', 7],
  ['-2', 'uk', -2],
  ['−2', 'uk', -2],
  [',5', 'uk', 0.5],
  ['5,', 'uk', 5],
  ['', 'uk', null],
  ['1,2,3', 'uk', null],
  ['1/0', 'uk', null],
  ['1e3', 'en', null],
  ['abc', 'uk', null],
  ['12 г', 'uk', null],
] as const)('“%s” in %s is %p', (text, lng, value) => {
  expect(parseNumber(text, lng)).toBe(value);
});
