import { laterPart } from '@sytno/kit/ui';
import { KITCHEN_WORDS as words } from './words';

const load = () => import(/* webpackChunkName: "kitchen" */ './windows');

/** A food or a note that comes on a meal. */
export const ExtraWindow = laterPart('mealplans.extra', () => load().then((file) => file.ExtraWindow), {
  skeleton: null,
  words,
});

/** A note that stands on a meal. */
export const NoteWindow = laterPart('mealplans.note', () => load().then((file) => file.NoteWindow), {
  skeleton: null,
  words,
});

/** How the dish of a window is cooked together with others. */
export const CookingPart = laterPart('mealplans.cooking', () => load().then((file) => file.CookingPart), {
  skeleton: null,
  words,
});

/** Which dishes are to be cooked at once. */
export const CombineWindow = laterPart('mealplans.combine', () => load().then((file) => file.CombineWindow), {
  skeleton: null,
  words,
});
