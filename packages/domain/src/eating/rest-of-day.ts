import { totalOf, type Plate } from '../food/day-totals';
import type { Targets } from '../food/targets';
import { distance, fittedPlates, newWeights, type NewWeight, type OpenPlate } from './plates';

export interface DaySoFar {
  readonly targets: Targets;
  /** Everything planned for the day, eaten or not. */
  readonly planned: Plate;
  /** What was eaten of the day, planned or not. */
  readonly eaten: Plate;
  /** What is planned and not eaten yet. */
  readonly open: readonly OpenPlate[];
}

export interface RestOfDay {
  /** Only the plates that change, in the order given. */
  readonly weights: readonly NewWeight[];
  /** The day with the plates as they are planned, and as they would be. */
  readonly before: Plate;
  readonly after: Plate;
}

/** A plate shrinks and grows by at most this share of itself: it stays a meal, and is never taken away. */
export const PLATE_BOUNDS = { least: 0.5, most: 1.5 } as const;

/** An offer must mend at least a quarter of what is off, else it is not worth a question. */
const WORTH = 0.75;

/**
 * New weights for what is left of a day, after something was eaten otherwise than planned: those that bring the
 * day nearest to its targets, in kitchen steps. Never dearer than the cash limit, or than the plan where that
 * was beyond it already.
 *
 * @returns null when nothing is left, what was eaten took the day no further from its targets than the plan
 * was, or no weights would mend it noticeably
 */
export function restOfDay({ targets, planned, eaten, open }: DaySoFar): RestOfDay | null {
  const plates = open.filter(({ grams }) => grams > 0);
  if (plates.length === 0) return null;
  const before = totalOf([eaten, ...plates]);
  if (distance(before, targets) <= distance(planned, targets) + 1e-9) return null;
  const { grams, after } = fittedPlates({ targets, fixed: eaten, open: plates, bounds: PLATE_BOUNDS });
  if (distance(after, targets) > distance(before, targets) * WORTH) return null;
  const weights = newWeights(plates, grams);
  return weights.length === 0 ? null : { weights, before, after };
}
