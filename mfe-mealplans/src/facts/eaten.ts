import { totalOf, type Day, type Plate } from '@sytno/domain';
import type { MenuItem } from '../menu/week';
import type { Fact } from './facts.queries';

/** What was said of a planned dish on the day it stands on. */
export function factOf(
  facts: readonly Fact[],
  { id, date }: Pick<MenuItem, 'id' | 'date'>,
): Fact | undefined {
  return facts.find((fact) => fact.menuItemId === id && fact.date === date);
}

/** Dishes of which the reader has something and nothing is said yet. */
export function openOf(facts: readonly Fact[], items: readonly MenuItem[]): MenuItem[] {
  return items.filter((item) => item.weightServing > 0 && !factOf(facts, item));
}

/** What was eaten on a day and belongs to no dish that stands on it: elsewhere, or of a dish that has gone. */
export function besideOf(facts: readonly Fact[], items: readonly MenuItem[], day: Day): Fact[] {
  const here = new Set(items.filter(({ date }) => date === day).map(({ id }) => id));
  return facts.filter(
    ({ date, menuItemId }) => date === day && (menuItemId === null || !here.has(menuItemId)),
  );
}

/**
 * All that was eaten on a day, unrounded; null when nothing was said of it. What a plate cost is known of dishes
 * that are still planned.
 */
export function eatenOn(facts: readonly Fact[], items: readonly MenuItem[], day: Day): Plate | null {
  const said = facts.filter(({ date }) => date === day);
  if (said.length === 0) return null;
  return totalOf(said.map((fact) => plateOf(fact, items)));
}

/** Whether macros of something that was eaten on a day were not told. */
export const lacksMacros = (facts: readonly Fact[], day: Day): boolean =>
  facts.some(({ date, protein, fat, carbs }) => date === day && [protein, fat, carbs].includes(null));

/** What a planned dish holds and costs the reader. */
export const plannedPlate = ({ eaten, eatenCost }: MenuItem): Plate => ({
  ...eaten,
  cash: eatenCost?.minor ?? 0,
});

function plateOf(fact: Fact, items: readonly MenuItem[]): Plate {
  const { kcal, protein, fat, carbs, fiber, grams } = fact;
  const item = items.find(({ id }) => id === fact.menuItemId && fact.kind === 'eaten');
  const share = item && item.weightServing > 0 ? (grams ?? 0) / item.weightServing : 0;
  return {
    kcal,
    protein: protein ?? 0,
    fat: fat ?? 0,
    carbs: carbs ?? 0,
    fiber: fiber ?? 0,
    cash: (item?.eatenCost?.minor ?? 0) * share,
  };
}
