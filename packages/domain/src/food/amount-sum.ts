import { isToTaste, rangeOf, type Amount, type Range } from './amount';
import { roundTo } from './rounding';
import { factorOf, dimensionOf, UNIT_IDS, type UnitId } from './units';

/** Millionths of a unit are summed as whole numbers, so that the order of adding can never show. */
const MICRO = 1_000_000;

/**
 * Amounts of one food added up: grams, millilitres and centimetres each in one part, every counted unit in
 * its own. Quantities are millionths of the part's unit. Sums form a commutative monoid.
 */
export interface AmountSum {
  readonly parts: ReadonlyMap<UnitId, Range>;
  /** Lines that say "to taste", and lines that say no amount. */
  readonly toTaste: number;
  readonly unstated: number;
}

export const NOTHING: AmountSum = { parts: new Map(), toTaste: 0, unstated: 0 };

/** The unit in which a dimension is summed; a counted unit is its own. */
export function baseUnit(unit: UnitId): UnitId {
  const dimension = dimensionOf(unit);
  if (dimension === 'mass') return 'g';
  if (dimension === 'volume') return 'ml';
  return dimension === 'length' ? 'cm' : unit;
}

/** A sum of one amount. */
export function sumOf(amount: Amount): AmountSum {
  if (isToTaste(amount)) return { ...NOTHING, toTaste: 1 };
  const range = rangeOf(amount);
  if (range === undefined || amount.unit === null) return { ...NOTHING, unstated: 1 };
  const micro = (quantity: number) => Math.round(quantity * (factorOf(amount.unit ?? 'g') ?? 1) * MICRO);
  const part: Range = { low: micro(range.low), high: micro(range.high) };
  return { ...NOTHING, parts: new Map([[baseUnit(amount.unit), part]]) };
}

/** Adds two sums of the same food: lows to lows, highs to highs. */
export function addSums(a: AmountSum, b: AmountSum): AmountSum {
  const parts = new Map<UnitId, Range>();
  for (const unit of UNIT_IDS) {
    const [x, y] = [a.parts.get(unit), b.parts.get(unit)];
    if (x || y) {
      parts.set(unit, { low: (x?.low ?? 0) + (y?.low ?? 0), high: (x?.high ?? 0) + (y?.high ?? 0) });
    }
  }
  return { parts, toTaste: a.toTaste + b.toTaste, unstated: a.unstated + b.unstated };
}

/** A part's quantity in its unit, to five decimals: three thirds of a thing are one thing. */
export function inUnits(part: Range): Range {
  return { low: roundTo(part.low / MICRO, 5), high: roundTo(part.high / MICRO, 5) };
}

/** The same thing measured in another unit, `factor` of them to one of the part's. */
export function convertPart(part: Range, factor: number): Range {
  return { low: Math.round(part.low * factor), high: Math.round(part.high * factor) };
}
