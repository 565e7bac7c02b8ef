import type { Photo } from '@sytno/contract';
import type { Picture } from './picture.entity';

/** Under which path pictures are served; also the folder of the file store. */
export const PICTURES_PATH = 'pictures';
const WHOLE = 'whole';
const TYPE = 'webp';

export const PICTURE_TYPE = `image/${TYPE}`;

/** A picture as far as its files go. */
export type Filed = Pick<Picture, 'id' | 'name' | 'sizes' | 'wholeName' | 'wholeSize'>;

/** The key of a file in the store, which is also its path. */
export function keyOf(name: string, width: number | typeof WHOLE): string {
  return `${PICTURES_PATH}/${name}/${String(width)}.${TYPE}`;
}

/** Every file of a picture. */
export function keysOf({ name, sizes, wholeName }: Filed): string[] {
  return [...sizes.map(({ width }) => keyOf(name, width)), keyOf(wholeName, WHOLE)];
}

export const wholeKeyOf = ({ wholeName }: Pick<Filed, 'wholeName'>): string => keyOf(wholeName, WHOLE);

/** A picture as pages show it; `origin` is '' for our own. */
export function photoOf({ id, name, sizes }: Filed, origin: string): Photo {
  return {
    id,
    sizes: sizes.map(({ width, height }) => ({ url: `${origin}/${keyOf(name, width)}`, width, height })),
  };
}

export function wholeOf(picture: Filed, origin: string): Photo['sizes'][number] {
  return { url: `${origin}/${wholeKeyOf(picture)}`, ...picture.wholeSize };
}
