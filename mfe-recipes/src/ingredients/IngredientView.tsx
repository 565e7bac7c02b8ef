import { laterPart, Skeleton } from '@sytno/kit/ui';

/** The page of an ingredient, loaded when it is opened: only the curious do. */
export const IngredientView = laterPart(
  'recipes.ingredient',
  () => import('./IngredientPage').then((file) => file.IngredientPage),
  { skeleton: <Skeleton $height={480} />, whole: true },
);
