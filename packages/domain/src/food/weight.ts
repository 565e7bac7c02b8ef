import { isToTaste, middleOf, rangeOf, type Amount } from './amount';
import type { WeightFacts } from './ingredient-facts';
import { known, unknown, type Outcome } from './outcome';
import { factorOf, UNITS, type UnitId } from './units';

/**
 * What a weight rests on: the scale, the food's density, the weight of its piece, the weight of its clove,
 * slice or bunch, or the kitchen's convention for such a unit of any food.
 */
export type WeightBasis = 'mass' | 'density' | 'piece' | 'unit' | 'convention';

export interface UnitWeight {
  readonly grams: number;
  readonly basis: WeightBasis;
}

export interface Weight extends UnitWeight {
  /** Grams that are eaten, without bone and shell. */
  readonly edible: number;
}

const positive = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && value > 0;

/**
 * Grams as bought of one unit of a food. Unknown when it rests on a density or a piece weight that nobody
 * has entered: one piece is never one gram.
 */
export function unitWeight(unit: UnitId, facts: WeightFacts): Outcome<UnitWeight> {
  const { dimension, factor, grams, ml } = UNITS[unit];
  if (dimension === 'marker') return unknown('to-taste');
  if (dimension === 'mass' && factor !== undefined) return known({ grams: factor, basis: 'mass' });
  if (dimension === 'volume' && factor !== undefined) {
    if (!positive(facts.density)) return unknown('no-density');
    return known({ grams: factor * facts.density, basis: 'density' });
  }
  const own = facts.unitGrams?.[unit];
  if (positive(own)) return known({ grams: own, basis: 'unit' });
  if (unit === 'piece') {
    if (!positive(facts.gramsPerPiece)) return unknown('no-piece-weight');
    return known({ grams: facts.gramsPerPiece, basis: 'piece' });
  }
  if (grams !== undefined) return known({ grams, basis: 'convention' });
  if (ml !== undefined) {
    if (!positive(facts.density)) return unknown('no-density');
    return known({ grams: ml * facts.density, basis: 'convention' });
  }
  return lengthWeight(factor, facts);
}

/** Two centimetres of ginger weigh what the food's own centimetre weighs, an inch 2.54 of them. */
function lengthWeight(factor: number | undefined, facts: WeightFacts): Outcome<UnitWeight> {
  const perCm = facts.unitGrams?.cm;
  if (factor === undefined || !positive(perCm)) return unknown('no-unit-weight');
  return known({ grams: factor * perCm, basis: 'unit' });
}

/** The weight of an amount of a food; a range weighs its middle. */
export function weightOf(amount: Amount, facts: WeightFacts | undefined): Outcome<Weight> {
  if (isToTaste(amount)) return unknown('to-taste');
  const range = rangeOf(amount);
  if (range === undefined) return unknown('no-amount');
  if (amount.unit === null) return unknown('no-unit');
  const one = unitWeight(amount.unit, facts ?? {});
  if (!one.known) return facts === undefined ? unknown('no-ingredient') : one;
  const grams = middleOf(range) * one.value.grams;
  return known({ grams, edible: grams * (facts?.ediblePart ?? 1), basis: one.value.basis });
}

/**
 * The volume of an amount in millilitres: as measured, or from its weight by the density.
 */
export function millilitresOf(amount: Amount, facts: WeightFacts): Outcome<number> {
  const range = rangeOf(amount);
  const factor = amount.unit === null ? undefined : factorOf(amount.unit);
  if (range && amount.unit !== null && factor !== undefined && UNITS[amount.unit].dimension === 'volume') {
    return known(middleOf(range) * factor);
  }
  const weight = weightOf(amount, facts);
  if (!weight.known) return weight;
  return positive(facts.density) ? known(weight.value.grams / facts.density) : unknown('no-density');
}

/**
 * How many pieces an amount is: as counted, or from its weight by the piece weight.
 */
export function piecesOf(amount: Amount, facts: WeightFacts): Outcome<number> {
  const range = rangeOf(amount);
  if (range && amount.unit === 'piece') return known(middleOf(range));
  const weight = weightOf(amount, facts);
  if (!weight.known) return weight;
  return positive(facts.gramsPerPiece)
    ? known(weight.value.grams / facts.gramsPerPiece)
    : unknown('no-piece-weight');
}
