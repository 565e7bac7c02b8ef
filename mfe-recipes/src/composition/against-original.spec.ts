import { describe, expect, test } from '@jest/globals';
import { headingItem, lineItem, lineItems, typedItem } from '../editor/form';
import { languageOf, leftOut, withPutBack } from './against-original';
import { aWrittenLine as line } from './testing/stored';

const ORIGINAL = [line('potato'), line('salt'), line('butter'), line('salt', { quantity: 5 })];
const rows = (...foods: string[]) => foods.map((food) => lineItem(line(food)));

describe('what is left out of the original', () => {
  test.each([
    ['nothing', rows('potato', 'salt', 'butter', 'salt'), []],
    ['a food', rows('potato', 'salt', 'salt'), ['butter']],
    ['one of two lines of a food', rows('potato', 'salt', 'butter'), ['salt']],
    ['all', rows('oil'), ['potato', 'salt', 'butter', 'salt']],
  ])('%s', (_, lines, left) => {
    expect(leftOut({ lines }, ORIGINAL).map(({ ingredientId }) => ingredientId)).toEqual(left);
  });

  test('is told of foods that no catalogue knows by what they are called', () => {
    const strange = line(null, { food: { uk: 'Дивозерно' } });
    const same = lineItem(line(null, { food: { uk: 'дивозерно' } }));
    expect(leftOut({ lines: [same] }, [strange])).toEqual([]);
    expect(leftOut({ lines: rows('potato') }, [strange])).toEqual([strange]);
  });
});

describe('a line that is put back', () => {
  const foods = (lines: Parameters<typeof withPutBack>[0], at: number) =>
    lineItems({ lines: withPutBack(lines, ORIGINAL[at]!, ORIGINAL) }).map((item) => item.line.ingredientId);

  test('stands behind the line that it follows in the original', () => {
    expect(foods(rows('oil', 'potato', 'salt', 'pepper'), 2)).toEqual([
      'oil',
      'potato',
      'salt',
      'butter',
      'pepper',
    ]);
  });

  test('stands behind an earlier one where that is left out too, and first where none is there', () => {
    expect(foods(rows('potato', 'pepper'), 2)).toEqual(['potato', 'butter', 'pepper']);
    expect(foods(rows('pepper'), 2)).toEqual(['butter', 'pepper']);
    expect(foods(rows('pepper'), 0)).toEqual(['potato', 'pepper']);
  });

  test('leaves headings and lines that wait to be read where they are', () => {
    const lines = [headingItem({ uk: 'Соус' }), ...rows('potato'), typedItem('дрібка перцю')];
    expect(withPutBack(lines, ORIGINAL[1]!, ORIGINAL).map(({ kind }) => kind)).toEqual([
      'heading',
      'line',
      'line',
      'line',
    ]);
  });
});

test.each([
  ['the reader’s where it is written in', [line('a', { comment: { uk: 'а', en: 'a' } })], 'en'],
  ['the first that has words otherwise', [line('a', { comment: { uk: 'а' } })], 'uk'],
  ['the reader’s where nothing is said', [line('a')], 'en'],
])('lines are written in %s', (_, lines, language) => {
  expect(languageOf(lines, 'en')).toBe(language);
});
