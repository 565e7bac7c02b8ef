import type { Language } from '@sytno/domain';
import type { TextTree } from '@sytno/kit';
import type { LaterWords } from '@sytno/kit/ui';

/** The words of what most days nobody opens: parameters, calculator, calendar, the sheet of a week. */
export const PLAN_TEXTS = 'mealplans-plan';

const FILES = {
  uk: () => import(/* webpackChunkName: "plan-texts-uk" */ '../texts/plan.uk').then((file) => file.uk),
  ru: () => import(/* webpackChunkName: "plan-texts-ru" */ '../texts/plan.ru').then((file) => file.ru),
  en: () => import(/* webpackChunkName: "plan-texts-en" */ '../texts/plan.en').then((file) => file.en),
};

/** Those words, for the parts that bring them along. */
export const PLAN_WORDS: LaterWords = {
  namespace: PLAN_TEXTS,
  load: (lng: Language): Promise<TextTree> => FILES[lng](),
};
