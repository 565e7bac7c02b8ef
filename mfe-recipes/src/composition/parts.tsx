import { laterPart, Skeleton } from '@sytno/kit/ui';
import { COMPOSITION_WORDS as words } from './composition-texts';

// One file for all three: each file costs the section's entry a line of its table.

/** The lines of an own composition being written, in the place of the recipe's ingredients. */
export const ComposePart = laterPart(
  'recipes.compose',
  () => import(/* webpackChunkName: "composition" */ './ComposePart').then((file) => file.ComposePart),
  { skeleton: ({ recipe }) => <Skeleton $height={180 + 44 * recipe.lines.length} />, words },
);

/** Whose composition the page shows, and the way to the other one. */
export const CompositionNote = laterPart(
  'recipes.composition-note',
  () =>
    import(/* webpackChunkName: "composition" */ './CompositionNote').then((file) => file.CompositionNote),
  { skeleton: <Skeleton $height={72} />, words },
);

/** What somebody without premium is told who wants a composition of his own. */
export const PremiumDialog = laterPart(
  'recipes.composition-premium',
  () => import(/* webpackChunkName: "composition" */ './PremiumDialog').then((file) => file.PremiumDialog),
  { skeleton: null, words },
);
