import { expect, test } from '@jest/globals';
import type { PriceFacts } from '../food/ingredient-facts';
import type { BuyAmount } from '../food/merging';
import type { UnitId } from '../food/units';
import { keyOfLine } from './source';
import { unitPriceOf } from './unit-price';

const of = (quantity: number, unit: UnitId): BuyAmount => ({ low: quantity, high: quantity, unit });
const sold = (per: 'kg' | 'l' | 'piece', more: PriceFacts = {}): PriceFacts => ({
  price: { UAH: { minor: 1, per } },
  ...more,
});

test.each<[string, number, BuyAmount[], PriceFacts | undefined, [number, string] | undefined]>([
  ['by weight', 4000, [of(2, 'kg')], sold('kg'), [2000, 'kg']],
  ['grams', 1250, [of(250, 'g')], sold('kg'), [5000, 'kg']],
  ['by volume', 5400, [of(900, 'ml')], sold('l'), [6000, 'l']],
  ['by the piece', 7000, [of(10, 'piece')], sold('piece'), [700, 'piece']],
  [
    'pieces of a food sold by weight',
    3000,
    [of(3, 'piece')],
    sold('kg', { gramsPerPiece: 500 }),
    [2000, 'kg'],
  ],
  ['pieces whose weight nobody knows', 3000, [of(3, 'piece')], sold('kg'), undefined],
  ['a food without a price is told by its unit', 900, [of(300, 'g')], undefined, [3000, 'kg']],
  ['two amounts', 900, [of(1, 'piece'), of(300, 'g')], sold('kg'), undefined],
  ['no amount', 900, [], sold('kg'), undefined],
])('%s', (_, minor, amounts, facts, wanted) => {
  const price = unitPriceOf(minor, amounts, facts);
  expect(price && [price.minor, price.per]).toEqual(wanted);
});

test('foods are told apart by id, words by their letters, and never by a part of a name', () => {
  const names = ['Рис', 'рис', 'Ирис', 'Барбарис', 'лід', 'солід'];
  const keys = names.map((text) => keyOfLine({ ingredientId: null, text }));
  expect(new Set(keys).size).toBe(5);
  expect(keyOfLine({ ingredientId: 'rice', text: null })).toBe('rice');
});
