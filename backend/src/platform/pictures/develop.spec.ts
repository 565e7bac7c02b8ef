import { describe, expect, test } from '@jest/globals';
import { PICTURE_SHAPES } from '@sytno/domain';
import sharp from 'sharp';
import { cornersOf, photo, pngBomb } from '../../testing/photos';
import { Refusal } from '../errors/refusal';
import { develop } from './develop';

const SHAPE = PICTURE_SHAPES.recipe;
const UPRIGHT = {
  topLeft: 'topLeft',
  topRight: 'topRight',
  bottomLeft: 'bottomLeft',
  bottomRight: 'bottomRight',
};
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  );

describe('a photo that is taken', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes WebP in sizes', async (type) => {
    const { sizes, whole } = await develop(await photo({ width: 1600, height: 1200, type }), SHAPE);
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
    ]);
    expect([whole.width, whole.height]).toEqual([1600, 1200]);
    for (const { bytes, width } of [...sizes, whole]) {
      const found = await sharp(bytes).metadata();
      expect([found.format, found.width]).toEqual(['webp', width]);
      expect(await cornersOf(bytes)).toEqual(UPRIGHT);
    }
  });

  test('is never blown up', async () => {
    const { sizes, whole } = await develop(await photo({ width: 500, height: 200 }), 1);
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([[200, 200]]);
    expect([whole.width, whole.height]).toEqual([500, 200]);
  });

  test('is no larger than what is kept of a whole', async () => {
    const { whole, sizes } = await develop(await photo({ width: 5000, height: 4000 }), SHAPE);
    expect([whole.width, whole.height]).toEqual([2048, 1638]);
    expect(sizes.at(-1)?.width).toBe(1280);
  });

  test.each([1, 3, 6, 8])(
    'turned as a camera notes it (%i) is upright, and the note is gone',
    async (orientation) => {
      // What a camera turned is stored turned: the file of an upright picture is turned back here.
      const angle = { 1: 0, 3: 180, 6: 270, 8: 90 }[orientation] ?? 0;
      const file = await sharp(await photo({ width: 400, height: 300 }))
        .rotate(angle)
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer();
      const { whole, sizes } = await develop(file, SHAPE);
      expect([whole.width, whole.height]).toEqual([400, 300]);
      expect(await cornersOf(whole.bytes)).toEqual(UPRIGHT);
      expect(await cornersOf(sizes[0]!.bytes)).toEqual(UPRIGHT);
      expect((await sharp(whole.bytes).metadata()).orientation).toBeUndefined();
    },
  );

  test('loses its metadata', async () => {
    const file = await photo();
    expect(file.includes('SECRET-NAME')).toBe(true);
    const { whole, sizes } = await develop(file, SHAPE);
    for (const { bytes } of [whole, ...sizes]) {
      const found = await sharp(bytes).metadata();
      expect([found.exif, found.icc, found.xmp, found.iptc]).toEqual(Array(4).fill(undefined));
      expect(bytes.includes('SECRET-NAME')).toBe(false);
    }
  });

  test.each([
    [
      'grey',
      () =>
        sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
          .greyscale()
          .jpeg(),
    ],
    [
      'of four inks',
      () =>
        sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
          .toColourspace('cmyk')
          .jpeg(),
    ],
    [
      'of sixteen bits',
      () =>
        sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
          .toColourspace('rgb16')
          .png(),
    ],
    [
      'see-through',
      () => sharp({ create: { width: 60, height: 40, channels: 4, background: '#7770' } }).png(),
    ],
    [
      'a moving one',
      () =>
        sharp({ create: { width: 60, height: 120, channels: 3, background: '#777', pageHeight: 40 } }).webp(),
    ],
  ])('may be %s', async (_, make) => {
    const { sizes } = await develop(await make().toBuffer(), SHAPE);
    expect((await sharp(sizes[0]!.bytes).metadata()).format).toBe('webp');
  });
});

describe('a crop', () => {
  test('is the part that was asked for', async () => {
    const file = await photo({ width: 800, height: 600 });
    const crop = { left: 0.5, top: 0, width: 0.5, height: 0.5 };
    const { sizes, whole, crop: kept } = await develop(file, SHAPE, crop);
    expect(new Set(Object.values(await cornersOf(sizes[0]!.bytes)))).toEqual(new Set(['topRight']));
    expect(await cornersOf(whole.bytes)).toEqual(UPRIGHT);
    expect([sizes.at(-1)?.width, sizes.at(-1)?.height, kept]).toEqual([400, 300, crop]);
  });

  test('is the middle in the shape of its kind, unless it is told', async () => {
    const { crop } = await develop(await photo({ width: 800, height: 600 }), 1);
    expect(crop).toEqual({ left: 0.125, top: 0, width: 0.75, height: 1 });
  });

  test('of a sliver keeps at least a pixel', async () => {
    const { sizes } = await develop(await photo({ width: 10, height: 10 }), 1, {
      ...WHOLE,
      left: 0.95,
      width: 0.05,
    });
    expect(sizes[0]).toMatchObject({ width: 1, height: 10 });
  });
});

describe('a file that is refused', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s that ends too early', async (type) => {
    const whole = await photo({ width: 1000, height: 800, type });
    for (const share of [0.1, 0.5, 0.9]) {
      expect(await codeOf(develop(whole.subarray(0, Math.floor(whole.length * share)), SHAPE))).toBe(
        'PICTURE_CUT',
      );
    }
  });

  test.each(['jpeg', 'png', 'webp'] as const)('%s that is damaged within', async (type) => {
    const bytes = Buffer.from(await photo({ width: 1000, height: 800, type }));
    // Behind the head; the ends stay.
    bytes.fill(0xff, type === 'jpeg' ? 2 : 12, Math.floor(bytes.length * 0.9));
    expect(await codeOf(develop(bytes, SHAPE))).toBe('PICTURE_BROKEN');
  });

  test.each([
    [8_000, 5_001, 'PICTURE_PIXELS'],
    [30_000, 30_000, 'PICTURE_BOMB'],
    [500_000, 2_000, 'PICTURE_BOMB'],
  ])('%i × %i pixels', async (width, height, code) => {
    expect(await codeOf(develop(pngBomb(width, height), SHAPE))).toBe(code);
  });

  test('40 megapixels are taken', async () => {
    const file = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#a55' } })
      .jpeg()
      .toBuffer();
    expect((await develop(file, SHAPE)).whole.width).toBe(2048);
  });
});
