import { expect, test } from '@jest/globals';
import type { BuyAmount } from '../food/merging';
import type { UnitId } from '../food/units';
import { moreOf } from './more-of';

const of = (quantity: number, unit: UnitId): BuyAmount => ({ low: quantity, high: quantity, unit });

test.each<[string, BuyAmount[], BuyAmount, BuyAmount | undefined]>([
  ['grams and kilograms', [of(450, 'g')], of(0.6, 'kg'), of(1.05, 'kg')],
  ['litres', [of(1, 'l')], of(500, 'ml'), of(1.5, 'l')],
  ['eggs', [of(5, 'piece')], of(10, 'piece'), of(15, 'piece')],
  ['decimals', [of(0.1, 'kg')], of(0.2, 'kg'), of(300, 'g')],
  ['a piece and grams stay apart', [of(1, 'piece')], of(300, 'g'), undefined],
  ['two amounts already', [of(1, 'piece'), of(300, 'g')], of(1, 'piece'), undefined],
  ['none', [], of(1, 'piece'), undefined],
])('%s', (_, there, more, wanted) => {
  expect(moreOf(there, more)).toEqual(wanted);
});
