import { describe, expect, test } from '@jest/globals';
import { isCrop } from '@sytno/domain';
import { exact, largestFrame, moved, placed, placeOf, pulled, sized, sizeOf, SMALLEST } from './crop-frame';

const PICTURE = { width: 1600, height: 900 };
const SHAPE = 4 / 3;
const LARGEST = largestFrame(PICTURE, SHAPE);
const shapeOf = ({ width, height }: { width: number; height: number }) =>
  (width * PICTURE.width) / (height * PICTURE.height);

describe('a frame', () => {
  test('is first the largest that fits, in the middle', () => {
    expect(LARGEST).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
    expect([sizeOf(LARGEST, LARGEST), placeOf(LARGEST)]).toEqual([1, { x: 0.5, y: 0.5 }]);
  });

  test('moves as far as the picture goes', () => {
    const half = sized(LARGEST, LARGEST, 0.5);
    expect(moved(half, -5, 0.1)).toMatchObject({ left: 0, top: 0.35 });
    expect(moved(half, 5, 5)).toMatchObject({ left: 1 - half.width, top: 0.5 });
    expect(placed(half, { x: 1, y: 0 })).toMatchObject({ left: 0.625, top: 0 });
  });

  test('keeps its middle when its size changes, unless the edge is in the way', () => {
    const small = sized(placed(sized(LARGEST, LARGEST, 0.5), { x: 0, y: 0 }), LARGEST, SMALLEST);
    expect(small.left + small.width / 2).toBeCloseTo(0.1875);
    expect(sized(small, LARGEST, 1)).toEqual({ left: 0, top: 0, width: 0.75, height: 1 });
    expect(sizeOf(sized(small, LARGEST, 0), LARGEST)).toBeCloseTo(SMALLEST);
  });

  test.each(['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const)(
    'pulled at %s leaves the corner across where it is, and its shape',
    (corner) => {
      const frame = sized(LARGEST, LARGEST, 0.5);
      const across = (one: typeof frame) => ({
        x: corner.endsWith('Left') ? one.left + one.width : one.left,
        y: corner.startsWith('top') ? one.top + one.height : one.top,
      });
      for (const [right, down] of [
        [0.1, 0.02],
        [-0.1, 0.05],
        [3, 3],
        [-3, -3],
      ] as const) {
        const next = pulled(frame, LARGEST, corner, right, down);
        expect(across(next).x).toBeCloseTo(across(frame).x);
        expect(across(next).y).toBeCloseTo(across(frame).y);
        expect(shapeOf(next)).toBeCloseTo(SHAPE);
        expect(isCrop(exact(next))).toBe(true);
      }
    },
  );

  test('is sent so that it lies within the picture', () => {
    const crop = exact({ left: 1 / 3, top: 2 / 3, width: 2 / 3 + 1e-9, height: 1 / 3 + 1e-9 });
    expect(crop.left + crop.width).toBeLessThanOrEqual(1);
    expect(crop.top + crop.height).toBeLessThanOrEqual(1);
  });
});
