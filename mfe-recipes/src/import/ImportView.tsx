import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import { IMPORT_WORDS } from './import-texts';

/** Importing of recipes; a visit to the list does without it. */
export const ImportView = laterPart(
  'recipes.import',
  () => import(/* webpackChunkName: "import" */ './ImportPage').then((file) => file.ImportPage),
  { skeleton: <PageSkeleton />, whole: true, words: IMPORT_WORDS },
);
