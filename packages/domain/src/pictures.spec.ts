import { describe, expect, test } from '@jest/globals';
import { isCrop, middleCrop, widthsFor } from './pictures';

describe('widthsFor', () => {
  test.each([
    [100, [100]],
    [320, [320]],
    [321, [321]],
    [700, [320, 700]],
    [900, [320, 640, 900]],
    [1280, [320, 640, 1280]],
    [4000, [320, 640, 1280]],
  ])('%i pixels are kept as %j', (width, widths) => {
    expect(widthsFor(width)).toEqual(widths);
  });
});

describe('middleCrop', () => {
  test.each([
    ['a wide one', { width: 4000, height: 2000 }, 1, { left: 0.25, top: 0, width: 0.5, height: 1 }],
    ['a tall one', { width: 2000, height: 4000 }, 1, { left: 0, top: 0.25, width: 1, height: 0.5 }],
    ['one of that shape', { width: 800, height: 600 }, 4 / 3, { left: 0, top: 0, width: 1, height: 1 }],
  ])('of %s', (_, size, shape, crop) => {
    expect(middleCrop(size, shape)).toEqual(crop);
  });
});

describe('isCrop', () => {
  test.each([
    [{ left: 0, top: 0, width: 1, height: 1 }, true],
    [{ left: 0.5, top: 0.25, width: 0.5004, height: 0.75 }, true],
    [{ left: -0.1, top: 0, width: 0.5, height: 0.5 }, false],
    [{ left: 0.6, top: 0, width: 0.5, height: 0.5 }, false],
    [{ left: 0, top: 0.9, width: 0.5, height: 0.5 }, false],
    [{ left: 0, top: 0, width: 0.01, height: 0.5 }, false],
    [{ left: 0, top: 0, width: Number.NaN, height: 0.5 }, false],
  ])('%j: %s', (crop, good) => {
    expect(isCrop(crop)).toBe(good);
  });
});
