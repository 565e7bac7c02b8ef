/**
 * What a picture is of, with the shape it is shown in (width to height). A proof of what an expert learned,
 * and a document of a consultation, are no page's pictures: no address leads to them.
 */
export const PICTURE_SHAPES = {
  recipe: 4 / 3,
  avatar: 1,
  course: 16 / 9,
  ad: 1,
  expert: 1,
  proof: 3 / 4,
  document: 3 / 4,
} as const;
export type PictureKind = keyof typeof PICTURE_SHAPES;
export const PICTURE_KINDS = Object.keys(PICTURE_SHAPES) as [PictureKind, ...PictureKind[]];

/** Kinds that are served to nobody by an address. */
export const PRIVATE_PICTURES: readonly PictureKind[] = ['proof', 'document'];

/** Most bytes of an uploaded picture, and most pixels: width × height. */
export const PICTURE_BYTES = 20 * 1024 * 1024;
export const PICTURE_PIXELS = 40_000_000;
/** A file that says it has more pixels than that was made to break whoever opens it. */
export const PICTURE_BOMB_PIXELS = 10 * PICTURE_PIXELS;

/** Widths a picture is kept in, in pixels; one that is smaller is not blown up. */
export const PICTURE_WIDTHS = [320, 640, 1280] as const;
/** The longer side of the whole picture, which is kept to be cropped anew. */
export const PICTURE_WHOLE = 2048;

/** Media types a picture may come in. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** A part of a picture as it is seen upright, in shares of its width and height: 0 to 1. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The least share of a side that a crop may have. */
export const LEAST_CROP = 0.05;

/** Whether it lies within the picture and is not too little of it. Rounding may overstep by a thousandth. */
export function isCrop({ left, top, width, height }: Crop): boolean {
  const slack = 0.001;
  return (
    left >= 0 &&
    top >= 0 &&
    width >= LEAST_CROP &&
    height >= LEAST_CROP &&
    left + width <= 1 + slack &&
    top + height <= 1 + slack
  );
}

/** The largest part of a shape (width to height) in the middle of a picture, in shares of it. */
export function middleCrop(size: { readonly width: number; readonly height: number }, shape: number): Crop {
  const own = size.width / size.height;
  const width = Math.min(1, shape / own);
  const height = Math.min(1, own / shape);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

/** Two widths nearer than that are one. */
const NEAR = 0.8;

/** Which widths a part of so many pixels is kept in, smallest first: never more than it has. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...PICTURE_WIDTHS));
  return [...PICTURE_WIDTHS.filter((one) => one < largest * NEAR), largest];
}
