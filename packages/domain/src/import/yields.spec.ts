import { describe, expect, test } from '@jest/globals';
import { yieldOf } from './yields';

describe('what comes out of a recipe', () => {
  test.each<readonly [string | number, number, number | null, 'serving' | 'item']>([
    [4, 4, null, 'serving'],
    ['4', 4, null, 'serving'],
    ['на 4 порції', 4, null, 'serving'],
    ['4-6 порцій', 4, 6, 'serving'],
    ['от 4 до 6', 4, 6, 'serving'],
    ['8 Portionen', 8, null, 'serving'],
    ['Serves two', 2, null, 'serving'],
    ['Serves: 8', 8, null, 'serving'],
    ['12 мафінів', 12, null, 'item'],
    ['3 dozen', 36, null, 'item'],
    ['2 dozen cookies', 24, null, 'item'],
    ['1 loaf', 1, null, 'item'],
    ['6 servings (12 cookies)', 6, null, 'serving'],
  ])('%j', (written, from, to, unit) => {
    expect(yieldOf(written)).toMatchObject({ from, to, unit });
  });

  test.each(['', 'багато', '0 порцій', 'for the family'])('%j says nothing', (written) => {
    expect(yieldOf(written)).toBeNull();
  });
});
