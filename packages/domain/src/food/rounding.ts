import { dimensionOf, type UnitId } from './units';

/** To so many decimals, halves away from zero, without the surprises of binary fractions (1.005 is 1.01). */
export function roundTo(value: number, decimals: number): number {
  const power = 10 ** decimals;
  const nudge = Math.abs(value) * power * 1e-12 + 1e-9;
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * power + nudge)) / power;
  return rounded === 0 ? 0 : rounded;
}

/** kcal are shown whole. */
export function shownKcal(kcal: number): number {
  return roundTo(kcal, 0);
}

/** Grams are shown whole from 10 g up, with one decimal below. */
export function shownGrams(grams: number): number {
  return Math.abs(grams) < 10 ? roundTo(grams, 1) : roundTo(grams, 0);
}

export interface Rounded {
  readonly rows: readonly number[];
  readonly total: number;
}

/**
 * Rounds rows so that they add up to the rounded total (largest remainder): every row is the whole step
 * below or above its exact value, and the steps that are missing go to the rows that lost most.
 *
 * @param values exact rows of one unit
 * @param decimals decimals of a shown figure; 0 for kcal and minor units of money
 */
export function roundTogether(values: readonly number[], decimals = 0): Rounded {
  const power = 10 ** decimals;
  const exact = values.map((value) => roundTo(value * power, 6));
  const steps = exact.map(Math.floor);
  const total = roundTo(
    exact.reduce((sum, value) => sum + value, 0),
    0,
  );
  const missing = total - steps.reduce((sum, value) => sum + value, 0);
  const byLoss = exact
    .map((value, row) => ({ row, loss: roundTo(value - Math.floor(value), 6) }))
    .sort((a, b) => b.loss - a.loss || a.row - b.row);
  for (const { row } of byLoss.slice(0, missing)) steps[row] = (steps[row] ?? 0) + 1;
  return { rows: steps.map((step) => step / power), total: total / power };
}

export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The fractions that spoons and knives know; a shown quantity of spoons or pieces ends in one of them. */
export const NICE_FRACTIONS: readonly Fraction[] = [
  { numerator: 1, denominator: 8 },
  { numerator: 1, denominator: 4 },
  { numerator: 1, denominator: 3 },
  { numerator: 1, denominator: 2 },
  { numerator: 2, denominator: 3 },
  { numerator: 3, denominator: 4 },
];

/** From this many spoons or pieces on, fractions are noise. */
export const WHOLE_FROM = 10;

export interface NiceQuantity {
  readonly whole: number;
  readonly fraction: Fraction | null;
  /** whole + fraction as a number. */
  readonly value: number;
}

const whole = (value: number): NiceQuantity => ({ whole: value, fraction: null, value });

/**
 * The nearest quantity that a cook can measure: a whole number and one of the nice fractions. An eighth is
 * told apart only below one; what is more than nothing never becomes nothing.
 */
export function niceQuantity(quantity: number): NiceQuantity {
  if (!(quantity > 0)) return whole(0);
  if (quantity >= WHOLE_FROM) return whole(roundTo(quantity, 0));
  const base = Math.floor(quantity);
  const rest = quantity - base;
  const fractions = NICE_FRACTIONS.filter((fraction) => base === 0 || fraction.denominator !== 8);
  const candidates: NiceQuantity[] = fractions.map((fraction) => ({
    whole: base,
    fraction,
    value: base + fraction.numerator / fraction.denominator,
  }));
  if (base > 0) candidates.push(whole(base));
  candidates.push(whole(base + 1));
  const distance = (candidate: NiceQuantity) => Math.abs(candidate.value - base - rest);
  return candidates.reduce((best, candidate) => (distance(candidate) < distance(best) ? candidate : best));
}

export type ShownAmount =
  | { readonly kind: 'decimal'; readonly value: number }
  | { readonly kind: 'fraction'; readonly quantity: NiceQuantity };

/** Kitchen measures that are read as fractions although they are volumes. */
const SPOONS: ReadonlySet<UnitId> = new Set(['tsp', 'dsp', 'tbsp', 'cup', 'glass', 'faceted_glass']);

/** Units large enough to need two decimals: 1,05 kg. */
const LARGE: ReadonlySet<UnitId> = new Set(['kg', 'l', 'lb', 'quart', 'gallon', 'pint']);

/**
 * The number to show for a quantity of a unit; words and separators belong to the texts. Spoons and counted
 * things read as fractions, kilograms and litres have two decimals, all else is rounded as grams are.
 */
export function shownAmount(quantity: number, unit: UnitId): ShownAmount {
  const dimension = dimensionOf(unit);
  if (SPOONS.has(unit) || dimension === 'count' || dimension === 'approx') {
    return { kind: 'fraction', quantity: niceQuantity(quantity) };
  }
  return { kind: 'decimal', value: LARGE.has(unit) ? roundTo(quantity, 2) : shownGrams(quantity) };
}
