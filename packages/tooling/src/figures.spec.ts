import { expect, it } from '@jest/globals';
import { median, spread } from './figures.mjs';

it.each([
  [7, 7, [7, 7, 7]],
  [[3, 1, 2], 2, [1, 2, 3]],
  [[4, 1, 2, 3], 2.5, [1, 2.5, 4]],
  [[1.26, 1.24, 9], 1.3, [1.2, 1.3, 9]],
])('%j has the median %d and the spread %j', (samples, middle, all) => {
  expect(median(samples)).toBe(middle);
  expect(spread(samples)).toEqual(all);
});
