import { GAIN } from './fit';
import { nearestSize } from './portions';
import { fitDay, fitDayClosely, keep, putBack, worthOf, type Kept } from './search';
import { at, type State } from './state';

/** So many choices of a request's days are looked at one by one, and so many of each day's best with care. */
const MOST_CHOICES = 2_000;
const CAREFUL = 40;

/**
 * Tries every choice of dishes for a day, where there are few: first with portions chosen quickly, then the
 * best of them with care. Keeps the best; the day is as before when none is better.
 *
 * @param share of the request's work that this day may take, 0 to 1
 */
export function tryAllChoices(state: State, day: number, share: number, expired: () => boolean): void {
  const { slots } = at(state.model.days, day);
  const open = slots.filter((slot) => !state.slot(slot).locked && state.slot(slot).candidates.length > 0);
  const count = open.reduce((product, slot) => product * state.slot(slot).candidates.length, 1);
  if (open.length === 0 || count > MOST_CHOICES * share) return;
  const before = keep(state, slots);
  const worth = worthOf(state, slots, day);
  const found: { readonly points: number; readonly kept: readonly Kept[] }[] = [];
  const choose = (place: number): void => {
    if (expired()) return;
    const slot = open[place];
    if (slot === undefined) {
      fitDay(state, day);
      found.push({ points: worthOf(state, slots, day), kept: keep(state, slots) });
      return;
    }
    for (const dish of state.slot(slot).candidates) {
      if (!state.may(slot, dish)) continue;
      state.put(slot, dish, servingsOf(state, slot, dish));
      choose(place + 1);
      state.put(slot, -1, at(state.plan.grams, slot));
    }
  };
  for (const slot of open) state.put(slot, -1, at(state.plan.grams, slot));
  choose(0);
  let best = { points: worth - GAIN, kept: before as readonly Kept[] };
  for (const { kept } of found.sort((a, b) => a.points - b.points).slice(0, CAREFUL)) {
    if (expired()) break;
    putBack(state, kept);
    fitDayClosely(state, day);
    const points = worthOf(state, slots, day);
    if (points < best.points) best = { points, kept: keep(state, slots) };
  }
  putBack(state, best.kept);
}

/** A serving on every plate, as near as the kitchen has it. */
function servingsOf(state: State, slot: number, dish: number): number[] {
  const { servingGrams } = at(state.model.dishes, dish).dish;
  return state.slot(slot).plates.map((_, plate) => {
    const sizes = state.sizesFor(slot, plate, dish);
    return at(sizes, nearestSize(sizes, servingGrams));
  });
}
