import { describe, expect, test } from '@jest/globals';
import { boughtForm, type Contribution } from './bought-as';
import type { ShopFacts } from './ingredient-facts';
import { mergeContributions } from './merging';
import type { UnitId } from './units';

const per = (unit: 'kg' | 'l' | 'piece'): ShopFacts => ({ price: { UAH: { minor: 100, per: unit } } });

const FACTS = new Map<string, ShopFacts>([
  ['onion', { ...per('kg'), gramsPerPiece: 100 }],
  ['beet', per('kg')],
  ['flour', { ...per('kg'), density: 0.6 }],
  ['milk', { ...per('l'), density: 1.03 }],
  ['egg', { ...per('piece'), gramsPerPiece: 55 }],
  ['egg-yolk', { ...per('piece'), gramsPerPiece: 18, boughtAs: { id: 'egg' } }],
  ['garlic', { ...per('kg'), gramsPerPiece: 50, unitGrams: { clove: 4, head: 50 } }],
  ['onion-boiled', { ...per('kg'), gramsPerPiece: 90, boughtAs: { id: 'onion', gramsPerGram: 1.2 } }],
  ['rice', { ...per('kg'), density: 0.8 }],
  ['rice-boiled', { ...per('kg'), density: 0.67, boughtAs: { id: 'rice', gramsPerGram: 0.4 } }],
  ['broth', { ...per('l'), boughtAs: { id: 'bones', gramsPerGram: 0.5 } }],
  ['bones', per('kg')],
  ['dill', { ...per('kg'), gramsPerPiece: 1 }],
]);

type Given = [id: string, quantity: number | null, unit: UnitId | null, quantityTo?: number];
const contribution = ([ingredientId, quantity, unit, quantityTo]: Given): Contribution => ({
  ingredientId,
  quantity,
  unit,
  quantityTo,
});
const merge = (...given: Given[]) => mergeContributions(given.map(contribution), FACTS);
const read = (...given: Given[]) =>
  merge(...given).map((line) => [
    line.ingredientId,
    ...line.amounts.map(({ low, high, unit }) => `${low === high ? low : `${low}-${high}`} ${unit}`),
    ...line.crossings.map(({ low, unit, by }) => `incl. ${low} ${unit} by ${by}`),
    ...(line.toTaste ? [`${line.toTaste} to taste`] : []),
    ...(line.unstated ? [`${line.unstated} unstated`] : []),
  ]);

describe('one line for a food', () => {
  test.each<[string, Given[], string[]]>([
    [
      '450 g + 0.6 kg',
      [
        ['beet', 450, 'g'],
        ['beet', 0.6, 'kg'],
      ],
      ['beet', '1.05 kg'],
    ],
    [
      'below a kilogram',
      [
        ['beet', 450, 'g'],
        ['beet', 0.5, 'kg'],
      ],
      ['beet', '950 g'],
    ],
    [
      '1 piece + 300 g without a weight',
      [
        ['beet', 1, 'piece'],
        ['beet', 300, 'g'],
      ],
      ['beet', '300 g', '1 piece'],
    ],
    [
      '1 piece + 300 g with one',
      [
        ['onion', 1, 'piece'],
        ['onion', 300, 'g'],
      ],
      ['onion', '400 g', 'incl. 1 piece by piece'],
    ],
    [
      'pieces alone stay pieces',
      [
        ['onion', 2, 'piece'],
        ['onion', 3, 'piece'],
      ],
      ['onion', '5 piece'],
    ],
    [
      'flour is bought by weight',
      [
        ['flour', 2, 'glass'],
        ['flour', 200, 'g'],
      ],
      ['flour', '500 g', 'incl. 500 ml by density'],
    ],
    ['spoons of flour alone too', [['flour', 2, 'tbsp']], ['flour', '18 g', 'incl. 30 ml by density']],
    [
      'spoons without a density',
      [
        ['beet', 2, 'tbsp'],
        ['beet', 100, 'g'],
      ],
      ['beet', '100 g', '30 ml'],
    ],
    [
      'milk is bought by volume',
      [
        ['milk', 515, 'g'],
        ['milk', 0.5, 'l'],
      ],
      ['milk', '1 l', 'incl. 515 g by density'],
    ],
    [
      'eggs are bought by the piece',
      [
        ['egg', 110, 'g'],
        ['egg', 1, 'piece'],
      ],
      ['egg', '3 piece', 'incl. 110 g by piece'],
    ],
    [
      'cloves alone stay cloves',
      [
        ['garlic', 2, 'clove'],
        ['garlic', 3, 'clove'],
      ],
      ['garlic', '5 clove'],
    ],
    [
      'cloves and heads meet in grams',
      [
        ['garlic', 5, 'clove'],
        ['garlic', 1, 'head'],
      ],
      ['garlic', '70 g', 'incl. 5 clove by unit', 'incl. 1 head by unit'],
    ],
    [
      'a conventional bunch does not join grams',
      [
        ['dill', 1, 'bunch'],
        ['dill', 20, 'g'],
      ],
      ['dill', '20 g', '1 bunch'],
    ],
    [
      'ranges',
      [
        ['beet', 1, 'kg', 2],
        ['beet', 500, 'g'],
      ],
      ['beet', '1.5-2.5 kg'],
    ],
    ['a range that reaches a kilogram', [['beet', 0.5, 'kg', 1.5]], ['beet', '0.5-1.5 kg']],
    [
      'marks stay marks',
      [
        ['beet', null, 'to_taste'],
        ['beet', null, null],
        ['beet', 5, 'g'],
      ],
      ['beet', '5 g', '1 to taste', '1 unstated'],
    ],
    [
      'nothing but marks',
      [
        ['beet', null, 'to_taste'],
        ['beet', 1, 'to_taste'],
      ],
      ['beet', '2 to taste'],
    ],
    [
      'three thirds',
      [
        ['beet', 1 / 3, 'piece'],
        ['beet', 1 / 3, 'piece'],
        ['beet', 1 / 3, 'piece'],
      ],
      ['beet', '1 piece'],
    ],
    [
      'a food of nobody’s catalogue',
      [
        ['text:grandma', 1, 'jar'],
        ['text:grandma', 2, 'jar'],
      ],
      ['text:grandma', '3 jar'],
    ],
  ])('%s', (_, given, expected) => {
    expect(read(...given)).toEqual([expected]);
  });

  test('foods are told apart by id, and lines sorted by it', () => {
    expect(read(['onion', 1, 'kg'], ['milk', 1, 'l'], ['beet', 1, 'kg']).map(([id]) => id)).toEqual([
      'beet',
      'milk',
      'onion',
    ]);
  });

  test('keeps what it was made of', () => {
    const given = [contribution(['egg-yolk', 2, 'piece']), contribution(['egg', 3, 'piece'])];
    expect(mergeContributions(given, FACTS)[0]?.from).toEqual(given);
  });
});

describe('what is bought for what is cooked', () => {
  test.each<[string, Given[], string[]]>([
    [
      'a yolk costs an egg',
      [
        ['egg-yolk', 2, 'piece'],
        ['egg', 3, 'piece'],
      ],
      ['egg', '5 piece'],
    ],
    ['yolks by weight', [['egg-yolk', 36, 'g']], ['egg', '2 piece']],
    [
      'boiled rice',
      [
        ['rice-boiled', 500, 'g'],
        ['rice', 100, 'g'],
      ],
      ['rice', '300 g'],
    ],
    ['a boiled onion is an onion', [['onion-boiled', 2, 'piece']], ['onion', '2 piece']],
    ['boiled onions by weight', [['onion-boiled', 100, 'g']], ['onion', '120 g']],
    ['boiled rice by volume', [['rice-boiled', 1000, 'ml', 2000]], ['rice', '268-536 g']],
    ['broth of unknown density', [['broth', 1, 'l']], ['bones', '1 unstated']],
    ['broth to taste', [['broth', null, 'to_taste']], ['bones', '1 to taste']],
    [
      'two yolks and a range',
      [
        ['egg-yolk', 1, 'piece', 2],
        ['egg', 1, 'piece'],
      ],
      ['egg', '2-3 piece'],
    ],
  ])('%s', (_, given, expected) => {
    expect(read(...given)).toEqual([expected]);
  });

  test('what is bought as itself is left alone', () => {
    const line = contribution(['onion', 2, 'piece']);
    expect(boughtForm(line, FACTS)).toBe(line);
  });
});
