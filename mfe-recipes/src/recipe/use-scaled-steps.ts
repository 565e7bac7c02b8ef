import type { StepPart } from '@sytno/domain';
import { useEffect, useMemo, useState } from 'react';
import type { Recipe } from './recipe.queries';

type Scale = (recipe: Recipe, servings: number) => ReadonlyMap<number, readonly StepPart[]>;

const NONE: ReadonlyMap<number, readonly StepPart[]> = new Map();

/** The steps' texts for other servings; none while they are the recipe's own, or the arithmetic loads. */
export function useScaledSteps(recipe: Recipe, servings: number): ReadonlyMap<number, readonly StepPart[]> {
  const other = servings !== recipe.servings;
  const [scale, setScale] = useState<Scale>();
  useEffect(() => {
    if (!other || scale) return;
    import(/* webpackChunkName: "scaled-steps" */ './scaled-steps').then(
      (file) => {
        setScale(() => file.scaledSteps);
      },
      () => undefined,
    );
  }, [other, scale]);
  return useMemo(() => (other && scale ? scale(recipe, servings) : NONE), [other, scale, recipe, servings]);
}
