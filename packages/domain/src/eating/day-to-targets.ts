import { totalOf, type Plate } from '../food/day-totals';
import type { Targets } from '../food/targets';
import { fittedPlates, newWeights, type NewWeight, type OpenPlate } from './plates';

/** Another person's portions fit me between half and double: more would be another dish. */
export const RESCALE_BOUNDS = { least: 0.5, most: 2 } as const;

export interface DayToTargets {
  /** Only the plates that change, in the order given. */
  readonly weights: readonly NewWeight[];
  readonly before: Plate;
  readonly after: Plate;
}

/**
 * The portions of a day that somebody else made, weighed anew for one person's targets, in kitchen steps. Never
 * further from them, and never dearer than the cash limit, or than the day was where that was beyond it already.
 *
 * @param fixed what stands on the day already and is left as it is
 */
export function dayToTargets(targets: Targets, fixed: Plate, plates: readonly OpenPlate[]): DayToTargets {
  const open = plates.filter(({ grams }) => grams > 0);
  const { grams, after } = fittedPlates({ targets, fixed, open, bounds: RESCALE_BOUNDS });
  return { weights: newWeights(open, grams), before: totalOf([fixed, ...open]), after };
}
