import sharp from 'sharp';
import { crc32 } from 'node:zlib';

/** Four quarters of different colours, so that a turned or cropped picture is known by its corners. */
const QUARTERS = { topLeft: '#c81e1e', topRight: '#1ec81e', bottomLeft: '#1e1ec8', bottomRight: '#e6e61e' };
export type Corner = keyof typeof QUARTERS;

export interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly type?: 'jpeg' | 'png' | 'webp' | 'avif';
  /** As a camera notes it: 1 upright, 6 turned by a quarter. */
  readonly orientation?: number;
}

/** A photo as a camera makes it, with a place and a name in its metadata. */
export async function photo({
  width = 800,
  height = 600,
  type = 'jpeg',
  orientation = 1,
}: PhotoOptions = {}): Promise<Buffer> {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const quarter = (fill: string, x: number, y: number) =>
    `<rect x="${String(x)}" y="${String(y)}" width="${String(w)}" height="${String(h)}" fill="${fill}"/>`;
  const { topLeft, topRight, bottomLeft, bottomRight } = QUARTERS;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">${quarter(topLeft, 0, 0)}${quarter(topRight, w, 0)}${quarter(bottomLeft, 0, h)}${quarter(bottomRight, w, h)}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true, limitInputPixels: false })
    .flatten({ background: '#fff' })
    .withExif({
      IFD0: { Copyright: 'Somebody', Artist: 'SECRET-NAME' },
      IFD3: { GPSLatitude: '50/1 27/1 0/1' },
    })
    .withMetadata({ orientation })
    .toFormat(type, { effort: type === 'avif' ? 0 : undefined })
    .toBuffer();
}

/** Which quarter's colour a corner of a picture has. */
export async function cornersOf(bytes: Uint8Array): Promise<Record<Corner, Corner>> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Corner => {
    const start =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * info.channels;
    const rgb = [...data.subarray(start, start + 3)];
    const off = (colour: string) =>
      rgb.reduce(
        (sum, value, n) => sum + Math.abs(value - Number.parseInt(colour.slice(1 + n * 2, 3 + n * 2), 16)),
        0,
      );
    const [nearest] = Object.entries(QUARTERS).sort(([, a], [, b]) => off(a) - off(b));
    return (nearest?.[0] ?? 'topLeft') as Corner;
  };
  return {
    topLeft: at(0.05, 0.05),
    topRight: at(0.95, 0.05),
    bottomLeft: at(0.05, 0.95),
    bottomRight: at(0.95, 0.95),
  };
}

/** The beginning of an ISO media file of these brands. */
export function mediaFile(...brands: readonly string[]): Buffer {
  const [major = '', ...others] = brands;
  const box = Buffer.concat([
    Buffer.from([0, 0, 0, 16 + others.length * 4]),
    Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`, 'latin1'),
  ]);
  return Buffer.concat([box, Buffer.alloc(4000, 7)]);
}

/** A few bytes of PNG that say they are as large as told. */
export function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from([0x78, 0x9c, 0x63, 0x60, 0, 0, 0, 2, 0, 1])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
