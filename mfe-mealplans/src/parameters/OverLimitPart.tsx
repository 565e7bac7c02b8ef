import { laterPart } from '@sytno/kit/ui';
import { PLAN_WORDS as words } from './plan-texts';

/** The question about days over limits, loaded when it is first asked. */
export const OverLimitPart = laterPart(
  'mealplans.over-limit',
  () => import('./OverLimitDialog').then((file) => file.OverLimitDialog),
  { skeleton: null, words },
);
