import { describe, expect, test } from '@jest/globals';
import type { Language } from '../language';
import { catalogueIndex } from '../lines/catalogue';
import type { WrittenLine } from './content';
import { areDashed, linesFromText, readText, type MeasuredFood } from './from-text';

const named = (id: string, en: string) => ({ id, names: { uk: '', ru: '', en } });
const INDEX = catalogueIndex([
  named('potato', 'potato'),
  named('egg', 'egg'),
  named('salt', 'salt'),
  named('pepper', 'black pepper'),
  named('water', 'water'),
  named('broth', 'chicken broth'),
  named('beef', 'beef'),
  named('tomato', 'tomatoes'),
  named('sour-cream', 'sour cream'),
]);
const food = (given: Partial<MeasuredFood> = {}): MeasuredFood => ({
  units: ['g'],
  mainGroup: 'other',
  ...given,
});
const FOODS = new Map<string, MeasuredFood>([
  ['potato', food({ units: ['g', 'piece'], gramsPerPiece: 120 })],
  ['egg', food({ units: ['piece'], gramsPerPiece: 55 })],
  ['salt', food({ mainGroup: 'spices' })],
  ['pepper', food({ mainGroup: 'spices' })],
  ['sour-cream', food()],
]);

const read = (text: string, language: Language = 'en') =>
  linesFromText(readText(text, language, INDEX), FOODS);
const line = (text: string): Partial<WrittenLine> | undefined => read(text).lines[0]?.line;

describe('a typed line', () => {
  test.each<[string, Partial<WrittenLine>]>([
    [
      '500 g potatoes, grated',
      { ingredientId: 'potato', quantity: 500, unit: 'g', comment: { en: 'grated' } },
    ],
    ['2-3 eggs', { ingredientId: 'egg', quantity: 2, quantityTo: 3, unit: 'piece' }],
    ['salt', { ingredientId: 'salt', quantity: null, unit: 'to_taste' }],
    ['salt to taste', { quantity: null, unit: 'to_taste' }],
    ['5 g salt', { quantity: 5, unit: 'g' }],
    ['potatoes', { ingredientId: 'potato', quantity: null, unit: null }],
    ['500 potatoes', { quantity: 500, unit: null }],
    ['2 sour cream', { ingredientId: 'sour-cream', quantity: 2, unit: null }],
    ['3 lb 8 oz beef', { ingredientId: 'beef', quantity: 3.5, unit: 'lb' }],
    ['2 x 400 g tomatoes', { ingredientId: 'tomato', quantity: 800, unit: 'g' }],
    [
      '1 l water or chicken broth',
      { ingredientId: 'water', quantity: 1, comment: { en: 'water or chicken broth' } },
    ],
    ['100 g zorblax', { ingredientId: null, food: { en: 'zorblax' }, quantity: 100, unit: 'g' }],
  ])('%s', (text, expected) => {
    expect(line(text)).toMatchObject(expected);
  });

  test.each(['-5 g sour cream', '−5 g sour cream', '1e99 g sour cream', '2.5E-3 g sour cream'])(
    'whose number is none of a recipe is asked how much: %s',
    (text) => {
      expect(line(text)).toMatchObject({ ingredientId: 'sour-cream', quantity: null, unit: 'g' });
    },
  );

  test('of a list with dashes has its number', () => {
    expect(areDashed(['-5 g salt', '-2 eggs', 'water'])).toBe(true);
    expect(areDashed(['-5 g salt', '', '2 eggs', 'water', '1 potato'])).toBe(false);
    expect(areDashed(['-5 g salt'])).toBe(false);
    const [first] = linesFromText(readText('-5 g sour cream', 'en', INDEX, true), FOODS).lines;
    expect(first?.line).toMatchObject({ ingredientId: 'sour-cream', quantity: 5, unit: 'g' });
    expect(line('- 5 g sour cream')).toMatchObject({ quantity: 5 });
  });

  test('of two foods is two lines', () => {
    expect(read('salt and black pepper').lines.map(({ line: one }) => [one.ingredientId, one.unit])).toEqual([
      ['salt', 'to_taste'],
      ['pepper', 'to_taste'],
    ]);
  });

  test('may be a heading', () => {
    expect(read('For the sauce:')).toEqual({ heading: 'For the sauce', lines: [] });
  });

  test('keeps its words in the language of the recipe, whatever it is written in itself', () => {
    expect(read('100 g zorblax', 'uk').lines[0]?.line.food).toEqual({ uk: 'zorblax' });
  });

  test('is bounded, whatever it holds', () => {
    const endless = read(`99999999999 g ${'x'.repeat(5_000)}`).lines[0]?.line;
    expect(endless?.quantity).toBeNull();
    expect(endless?.food.en?.length).toBeLessThanOrEqual(120);
  });
});
