import { fitClosely, fitPortions, GAIN, shift, walk } from './fit';
import { nearestSize } from './portions';
import type { Plan } from './model';
import { POINTS } from './score';
import { at, type State } from './state';

/** Of the dishes of a slot, so many of the most promising are tried with all portions of the day. */
const TRIED = 4;

/** A dish for a slot with the grams that suit best while nothing else changes. */
interface Offer {
  readonly dish: number;
  readonly grams: readonly number[];
  readonly points: number;
}

/** What each dish would be worth in an empty slot, the best first; with `[-1]`, leaving it empty too. */
export function offersFor(state: State, slot: number): Offer[] {
  const { candidates, plates, day, locked } = state.slot(slot);
  const totals = plates.map(({ eater }) => state.totalsAt(day, eater));
  const base = plates.reduce(
    (sum, { eater }, plate) => sum + state.pointsOf(day, eater, at(totals, plate)),
    0,
  );
  const offers: Offer[] = [{ dish: -1, grams: plates.map(() => 0), points: POINTS.empty + base }];
  const least = { points: Infinity };
  const tried = new Float64Array(totals[0]?.length ?? 0);
  for (const dish of candidates) {
    if (!locked && !state.may(slot, dish)) continue;
    const { perGram } = at(state.model.dishes, dish);
    let points = state.kindPoints(slot, dish);
    const grams = plates.map(({ eater }, plate) => {
      const from = at(totals, plate);
      const sizes = state.sizesFor(slot, plate, dish);
      const pointsAt = (index: number): number => {
        const grams = sizes[index] as number;
        shift(tried, from, perGram, grams);
        return state.pointsOf(day, eater, tried) + state.platePoints(slot, plate, dish, grams);
      };
      const best = walk(sizes.length, sizes.length >> 1, pointsAt, least);
      points += least.points;
      return at(sizes, best);
    });
    offers.push({ dish, grams, points });
  }
  return offers.sort((a, b) => a.points - b.points || a.dish - b.dish);
}

/** What a day's slots hold, to be put back. */
export interface Kept {
  readonly slot: number;
  readonly dish: number;
  readonly grams: readonly number[];
}

export const keep = (state: State, slots: readonly number[]): Kept[] =>
  slots.map((slot) => ({ slot, dish: at(state.plan.dish, slot), grams: [...at(state.plan.grams, slot)] }));

export function putBack(state: State, kept: readonly Kept[]): void {
  for (const { slot, grams } of kept) state.put(slot, -1, grams);
  for (const { slot, dish, grams } of kept) state.put(slot, dish, grams);
}

export const fitDay = (state: State, day: number, around: number | null = null): number =>
  state.model.problem.eaters.reduce((sum, _, eater) => sum + fitPortions(state, day, eater, around), 0);

/** Chooses all portions of a day with more care than a search has time for. */
export function fitDayClosely(state: State, day: number): void {
  state.model.problem.eaters.forEach((_, eater) => fitClosely(state, day, eater));
}

/**
 * Tries other dishes in a slot, each with all portions of its day chosen anew, and keeps the best. Whether it
 * is better than before.
 */
export function improveSlot(state: State, slot: number): boolean {
  const { day, locked } = state.slot(slot);
  if (locked) return false;
  const before = keep(state, at(state.model.days, day).slots);
  const old = at(state.plan.dish, slot);
  const worth = state.dayPoints(day) + state.slotPoints(slot);
  state.put(slot, -1, at(state.plan.grams, slot));
  const offers = offersFor(state, slot).filter(({ dish }) => dish !== old);
  let best = worth - GAIN;
  let found: Kept[] | undefined;
  for (const { dish, grams } of offers.slice(0, TRIED)) {
    const kind = dish < 0 ? POINTS.empty : state.kindPoints(slot, dish);
    state.put(slot, dish, grams);
    const points = kind + fitDay(state, day, slot);
    if (points < best) {
      best = points;
      found = keep(state, at(state.model.days, day).slots);
    }
    putBack(state, before);
    state.put(slot, -1, grams);
  }
  putBack(state, found ?? before);
  if (found) fitDay(state, day);
  return found !== undefined;
}

/** Improves the slots of a day until none gets better. */
export function improveDay(state: State, day: number, expired: () => boolean): void {
  let improved = true;
  while (improved && !expired()) {
    improved = false;
    for (const slot of at(state.model.days, day).slots)
      if (!expired() && improveSlot(state, slot)) improved = true;
  }
}

/** Fills what is empty: the slots with the fewest candidates first, the best dish for each. */
export function fillEmpty(state: State, expired: () => boolean): void {
  state.model.days.forEach(({ slots }, day) => {
    const order = slots.filter((slot) => at(state.plan.dish, slot) < 0);
    order.sort((a, b) => state.slot(a).candidates.length - state.slot(b).candidates.length || a - b);
    for (const slot of order) placeBest(state, slot);
    if (!expired()) fitDay(state, day);
  });
}

function placeBest(state: State, slot: number): void {
  const [kept] = state.slot(slot).candidates;
  const offers = offersFor(state, slot);
  // What is locked stays, whatever it breaks.
  const best = state.slot(slot).locked ? offers.find(({ dish }) => dish === kept) : offers[0];
  if (best) state.put(slot, best.dish, best.grams);
}

/** What is worth less with a day as it is: its figures, and what its dishes are. */
export function worthOf(state: State, slots: readonly number[], day: number): number {
  return state.dayPoints(day) + clearedPoints(state, slots);
}

/** Points that a set of slots adds by what stands there: each is taken out and put back in turn. */
function clearedPoints(state: State, slots: readonly number[]): number {
  const kept = keep(state, slots);
  for (const { slot, grams } of kept) state.put(slot, -1, grams);
  let points = 0;
  for (const { slot, dish, grams } of kept) {
    points += dish < 0 ? POINTS.empty : state.kindPoints(slot, dish);
    state.put(slot, dish, grams);
  }
  return points;
}

/**
 * Shakes a day: some of its slots get other dishes by chance and the day is improved from there. What is not
 * better is taken back.
 *
 * @param closely portions are chosen with the most care: for days that still miss a target
 */
export function shakeDay(
  state: State,
  day: number,
  random: () => number,
  expired: () => boolean,
  closely = false,
): boolean {
  const { slots } = at(state.model.days, day);
  const open = slots.filter((slot) => !state.slot(slot).locked && state.slot(slot).candidates.length > 1);
  if (open.length === 0) return false;
  const before = keep(state, slots);
  const worth = worthOf(state, slots, day);
  const moves = Math.min(open.length, 2 + Math.floor(random() * 2));
  for (let move = 0; move < moves; move++) {
    const [slot] = open.splice(Math.floor(random() * open.length), 1);
    if (slot !== undefined) chanceDish(state, slot, random);
  }
  fitDay(state, day);
  improveDay(state, day, expired);
  if (closely) fitDayClosely(state, day);
  if (worthOf(state, slots, day) < worth - GAIN) return true;
  putBack(state, before);
  return false;
}

function chanceDish(state: State, slot: number, random: () => number): void {
  const { candidates, plates } = state.slot(slot);
  const old = at(state.plan.dish, slot);
  const oldGrams = at(state.plan.grams, slot);
  state.put(slot, -1, oldGrams);
  const free = candidates.filter((dish) => dish !== old && state.may(slot, dish));
  const dish = free[Math.floor(random() * free.length)];
  if (dish === undefined) {
    state.put(slot, old, oldGrams);
    return;
  }
  const { servingGrams } = at(state.model.dishes, dish).dish;
  const grams = plates.map((_, plate) => {
    const sizes = state.sizesFor(slot, plate, dish);
    return at(sizes, nearestSize(sizes, servingGrams));
  });
  state.put(slot, dish, grams);
}

/** Puts dishes into slots of a day, chooses its portions and improves it; taken back unless it is better. */
export function tryDay(state: State, day: number, dishes: Plan, expired: () => boolean): boolean {
  const { slots } = at(state.model.days, day);
  const before = keep(state, slots);
  const worth = worthOf(state, slots, day);
  for (const { slot, grams } of before) state.put(slot, -1, grams);
  for (const { slot, dish: old, grams: oldGrams } of before) {
    if (state.slot(slot).locked) {
      state.put(slot, old, oldGrams);
      continue;
    }
    const dish = at(dishes.dish, slot);
    if (dish < 0 || !state.may(slot, dish)) continue;
    const grams = at(dishes.grams, slot).map((wanted, plate) => {
      const sizes = state.sizesFor(slot, plate, dish);
      return at(sizes, nearestSize(sizes, wanted));
    });
    state.put(slot, dish, grams);
  }
  fitDay(state, day);
  improveDay(state, day, expired);
  fitDayClosely(state, day);
  if (worthOf(state, slots, day) < worth - GAIN) return true;
  putBack(state, before);
  return false;
}
