import { profileAtom } from '@sytno/kit';
import { useSetAtom } from 'jotai';
import { useLayoutEffect, type ReactNode } from 'react';

/** A reader who hides numbers (product decision 3). */
export function NumbersHidden({ children }: { children: ReactNode }) {
  const set = useSetAtom(profileAtom);
  useLayoutEffect(() => set((profile) => ({ ...profile, hideNumbers: true })), [set]);
  return children;
}

/** Words and figures of food, in three languages; "Білки" of a recipe's lines are no figures. */
export const FOOD_NUMBERS =
  /ккал|kcal|калор|calor|Енергія|Энергия|Energy|вуглевод|углевод|carb|клітковин|клетчатк|fibre|Поживність|Пищевая|Nutrition/i;
