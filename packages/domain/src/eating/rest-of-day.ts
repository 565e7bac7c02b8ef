import { totalOf, type Plate } from '../food/day-totals';
import { roundTo } from '../food/rounding';
import { THRESHOLDS, type Targets } from '../food/targets';

/** A planned plate that is not eaten yet: grams, and what those grams hold and cost. */
export interface OpenPlate extends Plate {
  readonly id: string;
  readonly grams: number;
}

export interface DaySoFar {
  readonly targets: Targets;
  /** Everything planned for the day, eaten or not. */
  readonly planned: Plate;
  /** What was eaten of the day, planned or not. */
  readonly eaten: Plate;
  readonly open: readonly OpenPlate[];
}

export interface NewWeight {
  readonly id: string;
  readonly from: number;
  readonly grams: number;
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

const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbs'] as const;
/** Energy counts for as much as the three macros together. */
const WEIGHTS = { kcal: 3, protein: 1, fat: 1, carbs: 1 } as const;
/** How much of a plate's own change is worth how much of the day's: of two ways the smaller change is taken. */
const CALM = 1e-4;
/** An offer must mend at least a quarter of what is off, else it is not worth a question. */
const WORTH = 0.75;
const ROUNDS = 12;
const FACTORS = Array.from({ length: 21 }, (_, step) => PLATE_BOUNDS.least + step / 20);

/** Grams that a kitchen scale is read by: 10 g, and 5 g for plates below 100 g. */
export const kitchenStep = (grams: number): number => (grams < 100 ? 5 : 10);

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
  const off = (day: Plate) => distance(day, targets);
  if (off(before) <= off(planned) + 1e-9) return null;
  const most = targets.cash === null ? Infinity : Math.max(targets.cash, before.cash);
  const dayOf = (grams: readonly number[]) =>
    totalOf([eaten, ...plates.map((plate, at) => part(plate, grams[at]))]);
  const costs = (grams: readonly number[]): number => {
    const day = dayOf(grams);
    if (day.cash > most + 1e-6) return Infinity;
    return (
      off(day) + CALM * plates.reduce((sum, plate, at) => sum + ((grams[at] ?? 0) / plate.grams - 1) ** 2, 0)
    );
  };
  const best = improved(plates, startOf(plates, costs), costs);
  const after = dayOf(best);
  if (off(after) > off(before) * WORTH) return null;
  const weights = plates.flatMap(({ id, grams }, at) =>
    best[at] === undefined || best[at] === grams ? [] : [{ id, from: grams, grams: best[at] }],
  );
  return weights.length === 0 ? null : { weights, before, after };
}

/** How far a day is from its targets: nought while each is within, and squares beyond. */
function distance(day: Plate, targets: Targets): number {
  return NUTRIENTS.reduce((sum, key) => {
    const target = targets[key];
    if (target === null || target <= 0) return sum;
    const share = day[key] / target;
    const { within, over } = THRESHOLDS[key];
    const beyond = Math.max(0, within - share, share - over);
    return sum + WEIGHTS[key] * beyond ** 2;
  }, 0);
}

/** The best of the days in which all plates change alike, or the plan itself. */
function startOf(
  plates: readonly OpenPlate[],
  costs: (grams: readonly number[]) => number,
): readonly number[] {
  const planned = plates.map(({ grams }) => grams);
  return FACTORS.map((factor) => plates.map((plate) => measured(plate, plate.grams * factor))).reduce(
    (best, next) => (costs(next) < costs(best) ? next : best),
    planned,
  );
}

/** One plate after the other is given its best weight, until none gets better. */
function improved(
  plates: readonly OpenPlate[],
  start: readonly number[],
  costs: (grams: readonly number[]) => number,
): readonly number[] {
  let best = start;
  for (let round = 0; round < ROUNDS; round++) {
    const next = plates.reduce<readonly number[]>((grams, plate, at) => {
      const candidates = weightsOf(plate).map((weight) =>
        grams.map((one, place) => (place === at ? weight : one)),
      );
      return candidates.reduce((one, other) => (costs(other) < costs(one) - 1e-12 ? other : one), grams);
    }, best);
    if (next.every((grams, at) => grams === best[at])) break;
    best = next;
  }
  return best;
}

function boundsOf({ grams }: OpenPlate): { step: number; least: number; most: number } {
  const step = kitchenStep(grams);
  return {
    step,
    least: Math.ceil(roundTo((grams * PLATE_BOUNDS.least) / step, 6)),
    most: Math.floor(roundTo((grams * PLATE_BOUNDS.most) / step, 6)),
  };
}

/** Every weight that a plate may have: kitchen steps, and what was planned. */
function weightsOf(plate: OpenPlate): number[] {
  const { step, least, most } = boundsOf(plate);
  const steps = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => (least + more) * step);
  return [plate.grams, ...steps];
}

/** The kitchen step nearest to so many grams; the plan's own where a plate is too small for steps. */
function measured(plate: OpenPlate, grams: number): number {
  const { step, least, most } = boundsOf(plate);
  if (most < least) return plate.grams;
  return Math.min(most, Math.max(least, Math.round(grams / step))) * step;
}

function part(plate: OpenPlate, grams = plate.grams): Plate {
  const share = grams / plate.grams;
  return {
    kcal: plate.kcal * share,
    protein: plate.protein * share,
    fat: plate.fat * share,
    carbs: plate.carbs * share,
    fiber: plate.fiber * share,
    cash: plate.cash * share,
  };
}
