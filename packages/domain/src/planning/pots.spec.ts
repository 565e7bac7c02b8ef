import { describe, expect, test } from '@jest/globals';
import { servingsInParts } from './pots';

describe('servings of a pot in parts', () => {
  test.each([
    [8, [400, 400], [4, 4]],
    [8, [600, 200], [6, 2]],
    [6, [400, 400, 400], [2, 2, 2]],
    [7, [1, 1, 1], [3, 2, 2]],
    [4, [0, 0], [2, 2]],
    [4, [1000, 0], [3, 1]],
    [1, [100, 100], [1, 1]],
    [5, [], []],
    [3, [7], [3]],
  ])('%i by %j are %j', (total, weights, parts) => {
    expect(servingsInParts(total, weights)).toEqual(parts);
  });

  test('nothing is lost or made, and nobody goes without', () => {
    for (let total = 1; total <= 40; total += 1) {
      for (let count = 1; count <= 7; count += 1) {
        const weights = Array.from({ length: count }, (_, at) => ((total * 37 + at * 101) % 900) * (at % 3));
        const parts = servingsInParts(total, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(Math.max(total, count));
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(1);
        expect(parts.every(Number.isInteger)).toBe(true);
      }
    }
  });
});
