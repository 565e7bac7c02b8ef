import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import { PUBLISHING_WORDS } from '../publishing/publishing-texts';

/** The administrator's queue of what waits to be published, loaded when it is opened. */
export const ReviewView = laterPart(
  'recipes.review',
  () => import('./ReviewPage').then((file) => file.ReviewPage),
  { skeleton: <PageSkeleton />, whole: true, words: PUBLISHING_WORDS },
);
