import { totalOf, type Plate } from '../food/day-totals';
import { roundTo } from '../food/rounding';
import { THRESHOLDS, type Targets } from '../food/targets';

/** A plate that may still change: grams, and what those grams hold and cost. */
export interface OpenPlate extends Plate {
  readonly id: string;
  readonly grams: number;
}

export interface NewWeight {
  readonly id: string;
  readonly from: number;
  readonly grams: number;
}

/** Shares of itself between which a plate may shrink and grow. */
export interface PlateBounds {
  readonly least: number;
  readonly most: number;
}

/** Plates beside each other that are to come near to a day's targets. */
export interface PlatesToFit {
  readonly targets: Targets;
  /** All of the day that does not change. */
  readonly fixed: Plate;
  /** Each with some grams. */
  readonly open: readonly OpenPlate[];
  readonly bounds: PlateBounds;
}

/** The plates' grams in the order given, and the day with them. */
export interface FittedPlates {
  readonly grams: readonly number[];
  readonly after: Plate;
}

const NUTRIENTS = ['kcal', 'protein', 'fat', 'carbs'] as const;
/** Energy counts for as much as the three macros together. */
const WEIGHTS = { kcal: 3, protein: 1, fat: 1, carbs: 1 } as const;
/** How much of a plate's own change is worth how much of the day's: of two ways the smaller change is taken. */
const CALM = 1e-4;
const ROUNDS = 12;
const SHARE = 0.05;

/** Grams that a kitchen scale is read by: 10 g, and 5 g for plates below 100 g. */
export const kitchenStep = (grams: number): number => (grams < 100 ? 5 : 10);

/**
 * The weights, in kitchen steps, that bring a day nearest to its targets. Never dearer than the cash limit, or
 * than the day was where that was beyond it already.
 */
export function fittedPlates({ targets, fixed, open, bounds }: PlatesToFit): FittedPlates {
  const before = totalOf([fixed, ...open]);
  const most = targets.cash === null ? Infinity : Math.max(targets.cash, before.cash);
  const dayOf = (grams: readonly number[]) =>
    totalOf([fixed, ...open.map((plate, at) => part(plate, grams[at]))]);
  const costs = (grams: readonly number[]): number => {
    const day = dayOf(grams);
    if (day.cash > most + 1e-6) return Infinity;
    const changed = open.reduce((sum, plate, at) => sum + ((grams[at] ?? 0) / plate.grams - 1) ** 2, 0);
    return distance(day, targets) + CALM * changed;
  };
  const grams = improved(open, startOf(open, costs, bounds), costs, bounds);
  return { grams, after: dayOf(grams) };
}

/** The plates that have another weight than before. */
export function newWeights(open: readonly OpenPlate[], grams: readonly number[]): NewWeight[] {
  return open.flatMap(({ id, grams: from }, at) => {
    const to = grams[at];
    return to === undefined || to === from ? [] : [{ id, from, grams: to }];
  });
}

/** How far a day is from its targets: nought while each is within, and squares beyond. */
export function distance(day: Plate, targets: Targets): number {
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
  bounds: PlateBounds,
): readonly number[] {
  const planned = plates.map(({ grams }) => grams);
  const steps = Math.round((bounds.most - bounds.least) / SHARE);
  const factors = Array.from({ length: steps + 1 }, (_, step) => bounds.least + step * SHARE);
  return factors
    .map((factor) => plates.map((plate) => measured(plate, plate.grams * factor, bounds)))
    .reduce((best, next) => (costs(next) < costs(best) ? next : best), planned);
}

/** One plate after the other is given its best weight, until none gets better. */
function improved(
  plates: readonly OpenPlate[],
  start: readonly number[],
  costs: (grams: readonly number[]) => number,
  bounds: PlateBounds,
): readonly number[] {
  let best = start;
  for (let round = 0; round < ROUNDS; round++) {
    const next = plates.reduce<readonly number[]>((grams, plate, at) => {
      const candidates = weightsOf(plate, bounds).map((weight) =>
        grams.map((one, place) => (place === at ? weight : one)),
      );
      return candidates.reduce((one, other) => (costs(other) < costs(one) - 1e-12 ? other : one), grams);
    }, best);
    if (next.every((grams, at) => grams === best[at])) break;
    best = next;
  }
  return best;
}

function boundsOf({ grams }: OpenPlate, bounds: PlateBounds): { step: number; least: number; most: number } {
  const step = kitchenStep(grams);
  return {
    step,
    least: Math.ceil(roundTo((grams * bounds.least) / step, 6)),
    most: Math.floor(roundTo((grams * bounds.most) / step, 6)),
  };
}

/** Every weight that a plate may have: kitchen steps, and what was planned. */
function weightsOf(plate: OpenPlate, bounds: PlateBounds): number[] {
  const { step, least, most } = boundsOf(plate, bounds);
  const steps = Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => (least + more) * step);
  return [plate.grams, ...steps];
}

/** The kitchen step nearest to so many grams; the plan's own where a plate is too small for steps. */
function measured(plate: OpenPlate, grams: number, bounds: PlateBounds): number {
  const { step, least, most } = boundsOf(plate, bounds);
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
