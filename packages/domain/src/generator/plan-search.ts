import { tryAllChoices } from './all-choices';
import type { Columns } from './linear';
import { linearProgram } from './linear';
import type { Model, Plan } from './model';
import { hashed, randomFrom } from './random';
import { meets, ratesOf } from './score';
import { fillEmpty, fitDayClosely, improveDay, improveSlot, offersFor, shakeDay, tryDay } from './search';
import { at, State } from './state';

/** Solves a linear program in the LP format; null when it found nothing. */
export type Solve = (text: string) => Columns | null;

/** How hard is searched. The work is counted and not timed, so that the same seed gives the same plan. */
export interface Effort {
  /** How often every day is shaken. */
  readonly shakes: number;
  /** How often a day is shaken besides that still misses a target. */
  readonly more: number;
  /** How many days that miss a target even so are chosen anew by a linear program. */
  readonly windows: number;
  /** Dishes a slot that such a program chooses from. */
  readonly candidates: number;
}

/** What a request of so many days is given: about as much for four weeks as for two. */
export const usualEffort = (days: number): Effort => ({
  shakes: Math.max(3, Math.min(40, Math.round(70 / Math.max(1, days)))),
  more: 40,
  windows: 1,
  candidates: 6,
});

export interface SearchHow {
  readonly seed: number;
  readonly effort: Effort;
  /** Whether time is over: the best so far is given. */
  readonly expired: () => boolean;
  /** Hears of the plan while it becomes better; `share` from 0 to 1. */
  readonly onStep: (share: number, plan: Plan) => void;
  readonly solve: Solve | null;
  /** Only these days are searched; all unless said otherwise. */
  readonly days?: readonly number[] | undefined;
}

/** The dishes of a slot for the linear program: what stands there, the best offers, and some by chance. */
function windowCandidates(state: State, slot: number, seed: number, most: number): readonly number[] {
  const { candidates } = state.slot(slot);
  const old = at(state.plan.dish, slot);
  const grams = [...at(state.plan.grams, slot)];
  state.put(slot, -1, grams);
  const offers = offersFor(state, slot).flatMap(({ dish }) => (dish < 0 ? [] : [dish]));
  state.put(slot, old, grams);
  const chosen = new Set(old < 0 ? [] : [old]);
  for (const dish of offers.slice(0, Math.ceil(most / 2))) chosen.add(dish);
  const order = candidates.map((dish) => ({ dish, chance: hashed(seed + slot, dish) }));
  for (const { dish } of order.sort((a, b) => a.chance - b.chance)) {
    if (chosen.size >= most) break;
    chosen.add(dish);
  }
  return [...chosen].sort((a, b) => a - b);
}

function solveDay(state: State, day: number, how: SearchHow): boolean {
  const { solve, effort, seed } = how;
  if (!solve) return false;
  const slots = at(state.model.days, day).slots.filter((slot) => !state.slot(slot).locked);
  if (slots.length === 0) return false;
  const candidates = new Map(
    slots.map((slot) => [slot, windowCandidates(state, slot, seed, effort.candidates)]),
  );
  const program = linearProgram(state.model, state.plan, {
    slots,
    candidates: (slot) => candidates.get(slot) ?? [],
    portions: 'any',
  });
  const columns = solve(program.text);
  return columns !== null && tryDay(state, day, program.read(columns), how.expired);
}

/** So many days that miss a target are tried again. */
const FEW_MISSED = 3;

const copyOf = ({ dish, grams }: Plan): Plan => ({ dish: [...dish], grams: grams.map((row) => [...row]) });

/** Puts a plan into a state as far as its dishes may stand there. */
function begin(state: State, from: Plan | null): void {
  state.model.slots.forEach(({ candidates, locked }, slot) => {
    const dish = from?.dish[slot] ?? -1;
    if (dish >= 0 && candidates.includes(dish) && (locked || state.may(slot, dish))) {
      state.put(slot, dish, at(from?.grams ?? [], slot));
    }
  });
}

/** Whether a day misses a target by more than the tolerance, or is not full. */
function misses(state: State, day: number): boolean {
  const { slots } = at(state.model.days, day);
  if (slots.some((slot) => at(state.plan.dish, slot) < 0)) return true;
  return state.model.problem.eaters.some((_, eater) => {
    const totals = state.totalsAt(day, eater);
    return ratesOf(state.model, day, eater).some((rate, figure) => !meets(totals[figure] ?? 0, rate));
  });
}

/**
 * Searches for the plan with the least score: fills, improves slot by slot, shakes the days, and has those that
 * still miss a target solved by linear programs; from another plan if one is given.
 */
export function searchPlan(model: Model, how: SearchHow, from: Plan | null = null): Plan {
  const { expired, effort, onStep } = how;
  const state = new State(model);
  const random = randomFrom(how.seed);
  begin(state, from);
  fillEmpty(state, expired);
  const days = how.days ?? model.days.map((_, day) => day);
  const steps = days.length * (1 + effort.shakes);
  let done = 0;
  const step = (): void => {
    onStep(0.9 * ((done += 1) / steps), state.plan);
  };
  for (const day of days) {
    improveDay(state, day, expired);
    step();
  }
  for (let round = 0; round < effort.shakes; round++) {
    for (const day of days) {
      if (!expired()) shakeDay(state, day, random, expired);
      step();
    }
  }
  settle(state, days, expired);
  for (const day of days) if (!expired()) fitDayClosely(state, day);
  for (const day of days) if (!expired()) tryAllChoices(state, day, 1 / days.length, expired);
  const insist = (some: readonly number[]): void => {
    for (const day of some) {
      for (let round = 0; round < effort.more && !expired() && misses(state, day); round++) {
        shakeDay(state, day, random, expired, true);
      }
    }
  };
  insist(days);
  // Where many days miss, more of the same hardly helps; a few are worth as much again.
  const missed = days.filter((day) => misses(state, day));
  if (missed.length <= FEW_MISSED) insist(missed);
  for (const day of days.filter((one) => misses(state, one)).slice(0, effort.windows)) {
    if (!expired()) solveDay(state, day, how);
  }
  onStep(1, state.plan);
  return copyOf(state.plan);
}

/** Slots once more over all days, since what a day took may be free by now. */
function settle(state: State, days: readonly number[], expired: () => boolean): void {
  for (let round = 0; round < 2; round++) {
    let improved = false;
    for (const slot of days.flatMap((day) => at(state.model.days, day).slots)) {
      if (!expired() && improveSlot(state, slot)) improved = true;
    }
    if (!improved) return;
  }
}
