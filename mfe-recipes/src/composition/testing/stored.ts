import type { WrittenLine } from '@sytno/domain';
import { aFood } from '../../editor/testing/foods';
import type { StoredComposition } from '../composition.queries';

/** A line with sane values for all a test does not say: 100 g. */
export function aWrittenLine(ingredientId: string | null, given: Partial<WrittenLine> = {}): WrittenLine {
  return {
    ingredientId,
    food: {},
    quantity: 100,
    quantityTo: null,
    unit: 'g',
    comment: {},
    group: {},
    optional: false,
    ...given,
  };
}

/** 400 kcal and 20 ₴ for 500 g of potatoes; butter is 748 kcal and 40 ₴ for 100 g. */
export const FOODS = [
  aFood(),
  aFood({
    id: 'butter',
    name: 'масло',
    per100g: { kcal: 748, protein: 1, fat: 82, carbs: 1, fiber: 0 },
    price: { minor: 40_000, currency: 'UAH', per: 'kg', estimate: true },
  }),
];

/** What the server tells of the composition of a mash of four servings. */
export function aComposition(given: Partial<StoredComposition> = {}): StoredComposition {
  const lines = [aWrittenLine('potato', { quantity: 500 }), aWrittenLine('butter')];
  return {
    composed: false,
    outdated: false,
    servings: 4,
    lines: [...lines],
    original: [...lines],
    cookedWeight: null,
    foods: FOODS,
    ...given,
  };
}
