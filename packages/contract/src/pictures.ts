import { oc } from '@orpc/contract';
import { isCrop, PICTURE_KINDS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { amount, id } from './types';

/** One file of a picture, in pixels. Its address never leads to anything else. */
const pictureFile = z.strictObject({ url: z.string(), width: z.int(), height: z.int() });

/** A picture as a page shows it: the same in several sizes, smallest first. */
export const photo = z.strictObject({ id, sizes: z.array(pictureFile).min(1) });
export type Photo = z.infer<typeof photo>;

/** A part of a picture as it is seen upright, in shares of its width and height. */
const crop = z.strictObject({
  left: amount(0, 1),
  top: amount(0, 1),
  width: amount(0, 1),
  height: amount(0, 1),
});
const goodCrop = crop.refine(isCrop, 'number.range');

/** A picture as whoever uploaded it sees it: with the whole that it is cropped out of. */
const ownPicture = photo.extend({ kind: z.enum(PICTURE_KINDS), whole: pictureFile, crop });

/**
 * What is asked with an upload, in the address, since the body is the picture itself. Without `crop` (left,
 * top, width, height) the middle in its kind's shape is taken.
 */
export const uploadQuestion = z.strictObject({
  kind: z.enum(PICTURE_KINDS, 'choice'),
  crop: z
    .string('type')
    .max(200, 'text.long')
    .transform((words) => words.split(',').map(Number))
    .pipe(z.tuple([amount(0, 1), amount(0, 1), amount(0, 1), amount(0, 1)], 'type'))
    .transform(([left, top, width, height]) => ({ left, top, width, height }))
    .pipe(goodCrop)
    .optional(),
});
export type UploadQuestion = z.output<typeof uploadQuestion>;

export const pictures = {
  upload: oc
    .route({
      ...routes.platform.pictures.upload,
      summary: 'Uploads a picture: its bytes as they are, as application/octet-stream',
      successStatus: 201,
      inputStructure: 'detailed',
    })
    .input(z.strictObject({ query: uploadQuestion, body: z.file() }))
    .output(ownPicture),
  get: oc
    .route({
      ...routes.platform.pictures.get,
      summary: 'An own picture, with the whole it is cropped out of',
    })
    .input(z.strictObject({ id }))
    .output(ownPicture),
  crop: oc
    .route({
      ...routes.platform.pictures.crop,
      summary: 'Another picture out of the whole of an own one',
      successStatus: 201,
    })
    .input(z.strictObject({ id, crop: goodCrop }))
    .output(ownPicture),
};
