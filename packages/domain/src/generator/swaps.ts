import type { ChosenSlot, GeneratorProblem } from './problem';
import { modelOf } from './model';
import { dayReports, planOf, type DayReport } from './report';
import { offersFor } from './search';
import { at, State } from './state';

/** Another dish for a slot, while all else of the plan stays. */
export interface SlotSwap {
  readonly dishId: string;
  /** Grams by eater, the best ones. */
  readonly grams: Readonly<Record<string, number>>;
  /** How the slot's day stands with it. */
  readonly days: readonly DayReport[];
}

/**
 * The dishes that could stand in a slot instead of its own, the best for the plan first, each with the grams
 * that suit it. Nothing that breaks a hard rule comes; none for a slot that is locked or not of the problem.
 */
export function swapsFor(
  problem: GeneratorProblem,
  chosen: readonly ChosenSlot[],
  slotId: string,
  { seed, most }: { readonly seed: number; readonly most: number },
): SlotSwap[] {
  const model = modelOf(problem, seed, chosen);
  const number = model.slots.findIndex(({ slot }) => slot.id === slotId);
  const slot = model.slots[number];
  if (!slot || slot.locked) return [];
  const state = new State(model);
  const plan = planOf(model, chosen);
  plan.dish.forEach((dish, index) => {
    if (dish >= 0 && index !== number) state.put(index, dish, at(plan.grams, index));
  });
  const { date } = at(model.days, slot.day);
  return offersFor(state, number)
    .filter(({ dish }) => dish >= 0 && dish !== plan.dish[number])
    .slice(0, most)
    .map(({ dish, grams }) => {
      state.put(number, dish, grams);
      const days = dayReports(model, state.plan).filter((day) => day.date === date);
      state.put(number, -1, grams);
      const eaters = slot.plates.map(({ eater }, plate) => [at(problem.eaters, eater).id, at(grams, plate)]);
      return {
        dishId: at(model.dishes, dish).dish.id,
        grams: Object.fromEntries(eaters) as Record<string, number>,
        days,
      };
    });
}
