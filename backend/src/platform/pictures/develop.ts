import {
  middleCrop,
  PICTURE_BOMB_PIXELS,
  PICTURE_PIXELS,
  PICTURE_WHOLE,
  widthsFor,
  type Crop,
} from '@sytno/domain';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../errors/refusal';
import { SECOND } from '../time/clock';
import { HEAD_BYTES, isCut, typeOf, type PictureType } from './picture-type';

// One thread a picture: how many are worked on at once is decided by their turns. What was read is not read
// again, so nothing of it is kept.
sharp.concurrency(1);
sharp.cache(false);

/** How much is lost, and how long it takes: `effort` from 0 to 6. */
const SHOWN = { quality: 80, effort: 4 };
/** The whole is cropped anew later, so it loses less; few ever load it. */
const WHOLE = { quality: 88, effort: 2 };
/** No photo within the bounds takes longer to open, on a slow machine either. */
const LONGEST = 40 * SECOND;

/** An encoded picture. */
export interface Developed {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** What becomes of an uploaded picture: WebP without metadata, upright. */
export interface Development {
  readonly whole: Developed;
  /** The crop in its widths, smallest first. */
  readonly sizes: readonly Developed[];
  readonly crop: Crop;
}

/** Pixels as they are worked on. */
interface Pixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/**
 * Opens a picture, turns it upright, and makes of it what is kept. Nothing of the file itself survives: what
 * is kept was encoded from pixels alone.
 *
 * @param shape width to height of what is taken out of its middle, where no crop is given
 * @throws Refusal PICTURE_… of a file that is none of the pictures that are taken, is damaged, or too large
 */
export async function develop(bytes: Buffer, shape: number, crop?: Crop): Promise<Development> {
  const type = typeOf(bytes.subarray(0, HEAD_BYTES));
  if (isRefused(type)) throw new Refusal(type);
  await wantPixels(bytes, type);
  const pixels = await opened(bytes, type);
  const chosen = crop ?? middleCrop(pixels.info, shape);
  const whole = await encoded(ofPixels(pixels), WHOLE);
  return { whole, crop: chosen, sizes: await sizesOf(pixels, chosen) };
}

const isRefused = (type: ReturnType<typeof typeOf>): type is Exclude<typeof type, PictureType> =>
  type.startsWith('PICTURE_');

/** Held to its bounds by what its head says, before one pixel is unpacked. */
async function wantPixels(bytes: Buffer, type: PictureType): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(damaged(bytes, type)));
  if (width * height > PICTURE_BOMB_PIXELS) throw new Refusal('PICTURE_BOMB');
  if (width * height > PICTURE_PIXELS) throw new Refusal('PICTURE_PIXELS');
}

/** Upright, in sRGB, no larger than what is kept of it. */
async function opened(bytes: Buffer, type: PictureType): Promise<Pixels> {
  try {
    return await sharp(bytes, { limitInputPixels: PICTURE_PIXELS, failOn: 'error' })
      .timeout({ seconds: LONGEST / SECOND })
      .autoOrient()
      .resize(PICTURE_WHOLE, PICTURE_WHOLE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (/timeout/i.test(String(error))) throw new Refusal('PICTURE_BOMB');
    throw damaged(bytes, type);
  }
}

function damaged(bytes: Buffer, type: PictureType): Refusal {
  return new Refusal(isCut(type, bytes) ? 'PICTURE_CUT' : 'PICTURE_BROKEN');
}

function ofPixels({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function sizesOf(pixels: Pixels, crop: Crop): Promise<Developed[]> {
  const { width, height } = pixels.info;
  const left = Math.min(width - 1, Math.round(crop.left * width));
  const top = Math.min(height - 1, Math.round(crop.top * height));
  const area = {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  };
  const all: Developed[] = [];
  for (const one of widthsFor(area.width)) {
    all.push(await encoded(ofPixels(pixels).extract(area).resize(one), SHOWN));
  }
  return all;
}

async function encoded(picture: Sharp, how: typeof SHOWN): Promise<Developed> {
  const { data, info } = await picture.webp(how).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
