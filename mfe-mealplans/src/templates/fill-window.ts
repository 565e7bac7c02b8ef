import { laterPart } from '@sytno/kit/ui';
import { GENERATOR_WORDS } from '../generator/words';

/** The window that fills a template comes when it is opened, with the words that proposals have. */
export const FillWindow = laterPart(
  'mealplans.template-fill',
  () => import('./FillSheet').then((file) => file.FillSheet),
  { skeleton: null, words: GENERATOR_WORDS },
);
