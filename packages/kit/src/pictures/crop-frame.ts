import { middleCrop, type Crop } from '@sytno/domain';

/** The smallest frame, as a share of the largest that fits. */
export const SMALLEST = 0.2;

export type FrameCorner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

interface Size {
  readonly width: number;
  readonly height: number;
}

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The largest frame of a shape within a picture, in its middle: what all others are measured by. */
export function largestFrame(picture: Size, shape: number): Crop {
  return middleCrop(picture, shape);
}

/** How large a frame is: 1 for the largest that fits. */
export function sizeOf(frame: Crop, largest: Crop): number {
  return between(SMALLEST, frame.width / largest.width, 1);
}

/** Where a frame lies: 0 at the left or the top, 1 at the other end; the middle where there is no room. */
export function placeOf({ left, top, width, height }: Crop): { x: number; y: number } {
  const along = (start: number, length: number) =>
    length > 0.999 ? 0.5 : between(0, start / (1 - length), 1);
  return { x: along(left, width), y: along(top, height) };
}

/** The frame at that place. */
export function placed(frame: Crop, { x, y }: { x: number; y: number }): Crop {
  return { ...frame, left: x * (1 - frame.width), top: y * (1 - frame.height) };
}

/** The frame a way further, as far as the picture goes. Ways are shares of the picture. */
export function moved(frame: Crop, right: number, down: number): Crop {
  const { left, top, width, height } = frame;
  return {
    ...frame,
    left: between(0, left + right, 1 - width),
    top: between(0, top + down, 1 - height),
  };
}

/** The frame in another size around its own middle, as far as the picture goes. */
export function sized(frame: Crop, largest: Crop, size: number): Crop {
  const width = largest.width * between(SMALLEST, size, 1);
  const height = largest.height * between(SMALLEST, size, 1);
  const middle = { x: frame.left + frame.width / 2, y: frame.top + frame.height / 2 };
  return moved({ left: middle.x - width / 2, top: middle.y - height / 2, width, height }, 0, 0);
}

/**
 * The frame with one corner pulled; the corner across from it stays, and so does the shape. Of the two ways
 * the longer one counts.
 */
export function pulled(frame: Crop, largest: Crop, corner: FrameCorner, right: number, down: number): Crop {
  const [toLeft, toTop] = [corner.endsWith('Left'), corner.startsWith('top')];
  const wider = (toLeft ? -right : right) / largest.width;
  const higher = (toTop ? -down : down) / largest.height;
  const change = Math.abs(wider) > Math.abs(higher) ? wider : higher;
  const room = Math.min(
    (toLeft ? frame.left + frame.width : 1 - frame.left) / largest.width,
    (toTop ? frame.top + frame.height : 1 - frame.top) / largest.height,
  );
  const size = between(SMALLEST, sizeOf(frame, largest) + change, Math.min(1, room));
  const [width, height] = [largest.width * size, largest.height * size];
  return {
    left: toLeft ? frame.left + frame.width - width : frame.left,
    top: toTop ? frame.top + frame.height - height : frame.top,
    width,
    height,
  };
}

/** A crop as the server takes it: within the picture to the last digit. */
export function exact({ left, top, width, height }: Crop): Crop {
  const cut = (value: number) => Math.floor(between(0, value, 1) * 1e5) / 1e5;
  const [l, t] = [cut(left), cut(top)];
  return { left: l, top: t, width: Math.min(cut(width), 1 - l), height: Math.min(cut(height), 1 - t) };
}
