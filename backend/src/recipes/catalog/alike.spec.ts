import { describe, expect, test } from '@jest/globals';
import { nameStems } from '@sytno/domain';
import { distance, meantBy } from './alike';

test.each([
  ['борщ', 'борщ', 0],
  ['брощ', 'борщ', 1],
  ['боорщ', 'борщ', 1],
  ['борш', 'борщ', 1],
  ['', 'ab', 2],
  ['сир', 'рис', 2],
  ['каша', 'сметана', Infinity],
])('between %s and %s lie %d slips', (a, b, slips) => {
  expect(distance(a, b)).toBe(slips);
  expect(distance(b, a)).toBe(slips);
});

describe('what was meant', () => {
  const names = ['| борщ зі сметаною | beef borscht |', '| рис |'];

  test('is a word of a name but for a slip', () => {
    expect(meantBy('брощ', names)).toEqual([nameStems('борщ')]);
    expect(meantBy('beff borsht', names)).toEqual([['beef'], ['borscht']]);
  });

  test('is nothing for a short word or another one', () => {
    expect(meantBy('сир', names)).toEqual([]);
    expect(meantBy('гуляш', names)).toEqual([]);
  });
});
