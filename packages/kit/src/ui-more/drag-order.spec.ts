import { expect, test } from '@jest/globals';
import { moved, placeAt } from './drag-order';

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('from %d to %d', (from, to, result) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(result);
});

const ROWS = [40, 40, 80, 40].map((height, i, all) => ({
  height,
  top: all.slice(0, i).reduce((sum, other) => sum + other + 8, 0),
}));

test.each([
  [0, 0, 0],
  [0, 27, 0],
  [0, 30, 1],
  [0, 60, 1],
  [0, 200, 3],
  [3, -40, 3],
  [3, -100, 2],
  [3, -400, 0],
  [9, 10, 9],
])('row %d drawn by %d px comes to place %d', (from, dy, place) => {
  expect(placeAt(ROWS, from, dy)).toBe(place);
});
