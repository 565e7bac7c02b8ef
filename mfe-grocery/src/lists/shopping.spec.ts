import { describe, expect, test } from '@jest/globals';
import { aislesOf, neighbourOf, partsOf, priceOf, withTick } from './shopping';
import { aLine, aList, aSource } from './testing/examples';

test('lines stand by aisle in the order of the walk, also when an aisle comes twice', () => {
  const lines = [
    aLine({ name: 'картопля' }),
    aLine({ name: 'молоко', aisleId: 'dairy', aisleName: 'Молочні продукти' }),
    aLine({ name: 'цибуля' }),
  ];
  expect(aislesOf(lines).map(({ name, lines: some }) => [name, some.map((one) => one.name)])).toEqual([
    ['Овочі', ['картопля', 'цибуля']],
    ['Молочні продукти', ['молоко']],
  ]);
  expect(aislesOf([])).toEqual([]);
});

test('prices that are known are summed; none known is no sum', () => {
  const priced = (minor: number) => aLine({ price: { minor, currency: 'UAH' } });
  expect(priceOf([priced(150), aLine({ price: null }), priced(250)])).toEqual({
    minor: 400,
    currency: 'UAH',
  });
  expect(priceOf([aLine({ price: null })])).toBeNull();
  expect(priceOf([])).toBeNull();
});

test('one line is ticked and counted', () => {
  const [first, second] = [aLine(), aLine()];
  const list = aList([first, second]);
  const ticked = withTick(list, second.id, true);
  expect([ticked.ticked, ticked.items.map((line) => line.ticked)]).toEqual([1, [false, true]]);
  expect(withTick(ticked, second.id, false)).toEqual(list);
  expect(withTick(list, 'another', true)).toEqual(list);
});

describe('the line the focus goes to', () => {
  const lines = [
    { ...aLine(), id: 'a' },
    { ...aLine(), id: 'b', ticked: true },
    { ...aLine(), id: 'c' },
  ];
  test.each([
    ['a', 'c'],
    ['c', 'a'],
    ['b', undefined],
  ])('from %s: %s', (id, next) => {
    expect(neighbourOf(lines, id)).toBe(next);
  });
});

test('a dish that names a food twice has one part with both amounts', () => {
  const butter = aSource({ recipeName: 'Пиріг', amount: { low: 100, high: 100, unit: 'g' } });
  const more = { ...butter, amount: { low: 1, high: 1, unit: 'tbsp' } as const };
  const other = aSource({ recipeName: 'Каша', amount: null });
  expect(partsOf([butter, other, more]).map(({ dish, amounts }) => [dish, amounts])).toEqual([
    ['Пиріг', [butter.amount, more.amount]],
    ['Каша', [null]],
  ]);
});
