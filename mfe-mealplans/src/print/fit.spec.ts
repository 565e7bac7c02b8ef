import { expect, test } from '@jest/globals';
import { fittingSize, isSmall, SHEET } from './fit';

test.each([
  ['an empty week', 10, 18],
  ['a full one', 60, 11],
  ['one that is too full', 400, 6],
])('the print of %s', (_, lines, size) => {
  expect(fittingSize((px) => px * lines)).toBe(size);
});

test('law: it fits, and the next larger one would not', () => {
  for (let lines = 1; lines < 119; lines++) {
    const size = fittingSize((px) => px * lines);
    expect(size * lines).toBeLessThanOrEqual(SHEET.height);
    if (size < 18) expect((size + 1) * lines).toBeGreaterThan(SHEET.height);
  }
});

test.each([
  [9, false],
  [8, true],
])('print of %d px is small: %s', (size, small) => {
  expect(isSmall(size)).toBe(small);
});
