import { Skeleton, laterPart } from '@sytno/kit/ui';
import { TEMPLATE_WORDS as words } from './template-texts';

const meanwhile = { skeleton: <Skeleton $height={480} />, whole: true, words };

export const TemplatesView = laterPart(
  'mealplans.templates',
  () => import('./TemplatesPage').then((file) => file.TemplatesPage),
  meanwhile,
);

export const TemplateView = laterPart(
  'mealplans.template',
  () => import('./TemplatePage').then((file) => file.TemplatePage),
  meanwhile,
);

export const TemplateCreateView = laterPart(
  'mealplans.template-create',
  () => import('./CreatePage').then((file) => file.CreatePage),
  meanwhile,
);

export const TemplateReviewsView = laterPart(
  'mealplans.template-reviews',
  () => import('./ReviewsPage').then((file) => file.ReviewsPage),
  meanwhile,
);

export const SaveWeekDialog = laterPart(
  'mealplans.save-week',
  () => import('./SaveWeek').then((file) => file.SaveWeek),
  { skeleton: null, words },
);
