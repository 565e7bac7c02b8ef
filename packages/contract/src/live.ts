import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';

/**
 * What can have been touched. A browser that hears a topic asks its queries of that name again; the
 * first word is the section, so that `mealplans.menu` refreshes every query under ['mealplans', 'menu'].
 */
export const TOPICS = [
  'account.session',
  'account.profile',
  'account.household',
  'account.notices',
  'account.messages',
  'account.subscription',
  'account.payments',
  'account.ads',
  'recipes.catalog',
  'recipes.recipe',
  'recipes.admin',
  'recipes.import',
  'recipes.publishing',
  'recipes.review',
  'mealplans.menu',
  'mealplans.facts',
  'mealplans.ahead',
  'mealplans.parameters',
  'mealplans.generator',
  'mealplans.templates',
  'grocery.lists',
  'expert.courses',
  'expert.groups',
  'expert.practice',
  'expert.consultations',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * One touch. The event's id (Last-Event-ID) grows; after a gap the stream goes on behind the last one seen,
 * or says `resync` when that is too long ago, which means: ask everything again.
 */
export const liveEvent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('touched'), topic: z.enum(TOPICS) }),
  z.strictObject({ kind: z.literal('resync') }),
  z.strictObject({ kind: z.literal('alive') }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const live = {
  stream: oc
    .route({
      ...routes.platform.live.stream,
      summary: 'What the reader’s household and he himself are told of, as it happens',
    })
    .output(eventIterator(liveEvent)),
};
