import { laterPart, Skeleton } from '@sytno/kit/ui';
import { PUBLISHING_WORDS as words } from './publishing-texts';

/** Where an own recipe stands, on its page. */
export const Publishing = laterPart(
  'recipes.publishing',
  () => import('./PublishingPart').then((file) => file.PublishingPart),
  { skeleton: <Skeleton $height={96} />, words },
);

/** The form to report another's recipe. */
export const Report = laterPart(
  'recipes.report',
  () => import('./ReportDialog').then((file) => file.ReportDialog),
  { skeleton: null, words },
);

/** What of an imported recipe's steps is the page's, in its form. */
export const PageSteps = laterPart(
  'recipes.page-steps',
  () => import('./PageSteps').then((file) => file.PageSteps),
  { skeleton: null, words },
);
