import { oc } from '@orpc/contract';
import { AD_PLACES, isAdLink } from '@sytno/domain';
import { z } from 'zod';
import { photo } from './pictures';
import { routes } from './routes';
import { day, done, filledText, id, text } from './types';

const place = z.enum(AD_PLACES, 'choice');

/** A path of our own, or an https address. */
const link = text(500).pipe(
  z
    .string()
    .regex(/^(\/|https:)/, 'address')
    .refine(isAdLink, 'address'),
);

const words = z.strictObject({ title: filledText(80), text: filledText(200), button: filledText(40) });

/** What an administrator writes: words in three languages, and when and where they stand. */
const adFields = {
  texts: z.strictObject({ uk: words, ru: words, en: words }),
  link,
  places: z.array(place).min(1, 'blank').max(AD_PLACES.length, 'number.range'),
  from: day,
  /** The last day; null for no end. */
  to: day.nullable(),
  paused: z.boolean('type'),
  pictureId: id.nullable(),
};

/** How often it was shown and opened on a day; nobody is told apart. */
const adDay = z.strictObject({ day, shown: z.int(), opened: z.int() });

const ad = z.strictObject({
  id,
  ...adFields,
  photo: photo.nullable(),
  /** The last 30 days, newest first. */
  days: z.array(adDay),
});
const ads = z.strictObject({ items: z.array(ad) });

/** What stands at a place of the free tier; an id of null is the product's own word about premium. */
const shownAd = z.strictObject({
  place,
  id: id.nullable(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  link: z.string(),
  photo: photo.nullable(),
});

export const adCalls = {
  shown: oc
    .route({
      ...routes.account.ads.shown,
      summary: 'Own advertisements for the places of the free tier; none with premium',
    })
    .output(z.strictObject({ items: z.array(shownAd) })),
  count: oc
    .route({ ...routes.account.ads.count, summary: 'Counts that one was shown or opened today' })
    .input(z.strictObject({ id, what: z.enum(['shown', 'opened'], 'choice') }))
    .output(done),
  list: oc.route({ ...routes.account.ads.list, summary: 'All advertisements, newest first' }).output(ads),
  add: oc
    .route({ ...routes.account.ads.add, summary: 'Add an advertisement', successStatus: 201 })
    .input(z.strictObject(adFields))
    .output(ads),
  save: oc
    .route({ ...routes.account.ads.save, summary: 'Change an advertisement' })
    .input(z.strictObject({ id, ...adFields }))
    .output(ads),
  remove: oc
    .route({ ...routes.account.ads.remove, summary: 'Remove an advertisement and its figures' })
    .input(z.strictObject({ id }))
    .output(ads),
};
