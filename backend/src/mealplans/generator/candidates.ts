import type { ChosenSlot, Figures, GeneratorAnswer, GeneratorDish } from '@sytno/domain';
import type { Candidate, CandidateSlot } from './generation.entity';
import { isGuests } from './household-table';
import { dishIdOfItem } from './plan-dishes.service';
import type { Built, Locks } from './problems.service';

/** An answer of the generator as it is kept. `locked`: ids of slots that somebody locked. */
export function candidateOf(
  { problem, kept }: Built,
  answer: GeneratorAnswer,
  { seed, locked }: { readonly seed: number; readonly locked: ReadonlySet<string> },
): Candidate {
  const chosen = new Map(answer.slots.map((one) => [one.slotId, one]));
  const dishes = new Map(problem.dishes.map((dish) => [dish.id, dish]));
  const slots = problem.slots.map(({ id, date, mealType }): CandidateSlot => {
    const item = kept.get(id);
    const { dishId, grams } = chosen.get(id) ?? { dishId: null, grams: {} };
    const dish = dishId === null ? undefined : dishes.get(dishId);
    return {
      id,
      date,
      mealType,
      kept: item !== undefined,
      locked: locked.has(id) && dish !== undefined,
      recipeId: item?.recipeId ?? dish?.id ?? null,
      // Guests are cooked for on top, and have no plates.
      plates: Object.entries(grams)
        .filter(([personId]) => !isGuests(personId))
        .map(([personId, of]) => ({ personId, grams: of })),
      perGram: dish ? perGramOf(dish) : null,
    };
  });
  const { days, bounds, relaxations, contradictions, whole } = answer;
  return { seed, slots, days, bounds, relaxations, contradictions, whole };
}

/** Of one gram, as it is kept. */
export function perGramOf({ serving, servingGrams }: GeneratorDish): Figures {
  const of = (key: keyof Figures) => serving[key] / servingGrams;
  return { kcal: of('kcal'), protein: of('protein'), fat: of('fat'), carbs: of('carbs'), cash: of('cash') };
}

const gramsOf = ({ plates }: CandidateSlot): Record<string, number> =>
  Object.fromEntries(plates.map(({ personId, grams }) => [personId, grams]));

/**
 * What a candidate chose, for a problem that was put anew: what stands on the menu now is as it stands, and a
 * dish that is not to be had any more has gone.
 */
export function chosenFor({ problem }: Built, { slots }: Pick<Candidate, 'slots'>): ChosenSlot[] {
  const known = new Map(slots.map((slot) => [slot.id, slot]));
  const have = new Set(problem.dishes.map(({ id }) => id));
  return problem.slots.map(({ id, locked }): ChosenSlot => {
    if (locked?.grams) return { slotId: id, dishId: locked.dishId, grams: locked.grams };
    const slot = known.get(id);
    const dishId = slot?.recipeId ?? null;
    if (!slot || slot.kept || dishId === null || !have.has(dishId))
      return { slotId: id, dishId: null, grams: {} };
    return { slotId: id, dishId, grams: gramsOf(slot) };
  });
}

/** Recipes of a candidate's open meals: when its problem is put anew, they must be among those to choose from. */
export const recipesOf = ({ slots }: Pick<Candidate, 'slots'>): string[] =>
  slots.flatMap(({ kept, recipeId }) => (kept ? [] : (recipeId ?? [])));

/** The dishes that somebody locked, with the grams they have. */
export function locksOf({ slots }: Pick<Candidate, 'slots'>): Locks {
  return new Map(
    slots.flatMap((slot) =>
      slot.locked && !slot.kept && slot.recipeId !== null
        ? [[slot.id, { dishId: slot.recipeId, grams: gramsOf(slot) }] as const]
        : [],
    ),
  );
}

/** The recipe of a slot's dish, as the generator or the menu calls it. */
export function recipeOf({ kept }: Pick<Built, 'kept'>, { slotId, dishId }: ChosenSlot): string | null {
  const item = kept.get(slotId);
  return item && dishId === dishIdOfItem(slotId) ? item.recipeId : dishId;
}
