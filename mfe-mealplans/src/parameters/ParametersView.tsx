import { laterPart, Skeleton } from '@sytno/kit/ui';
import { PLAN_WORDS as words } from './plan-texts';

/** The parameters' page, loaded when it is opened: most days nobody does. */
export const ParametersView = laterPart(
  'mealplans.parameters',
  () => import('./ParametersPage').then((file) => file.ParametersPage),
  { skeleton: <Skeleton $height={480} />, whole: true, words },
);
