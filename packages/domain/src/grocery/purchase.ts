import type { Pack } from '../food/ingredient-facts';
import type { BuyAmount } from '../food/merging';
import { roundTo } from '../food/rounding';
import { dimensionOf, factorOf, type UnitId } from '../food/units';

/** So many packs of one size. */
export interface Packs {
  readonly count: number;
  readonly size: number;
  readonly unit: Pack['unit'];
}

/** What is put in the basket for what is needed. */
export interface Purchase {
  /** As the shop gives it: whole packs, whole pieces, weights that one asks for. */
  readonly amounts: readonly BuyAmount[];
  /** Null: it is sold loose, or the catalogue knows no pack that fits. */
  readonly packs: Packs | null;
  /** What of the packs stays over; null when nothing does. */
  readonly left: BuyAmount | null;
}

/** Nobody buys a second pack for so small a part of what is needed. */
const SLACK = 0.02;

/** Steps in which weights and volumes are asked for, by the grams or millilitres below which they hold. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [10, 1],
  [100, 5],
  [1000, 10],
  [10_000, 50],
  [Infinity, 100],
];

/** The next whole step that is enough, give or take two hundredths. */
function upTo(value: number, step: number): number {
  const slack = Math.min(SLACK * value, 0.4 * step);
  return roundTo(Math.ceil(roundTo((value - slack) / step, 6)) * step, 6);
}

/** Up to a weight, volume or number that one asks for in a shop; pinches and less than a gram stay as they are. */
export function sensible(quantity: number, unit: UnitId): number {
  const dimension = dimensionOf(unit);
  if (dimension === 'count' || dimension === 'length') return upTo(quantity, 1);
  const factor = factorOf(unit);
  if (factor === undefined || quantity * factor < 1) return quantity;
  const base = quantity * factor;
  const step = STEPS.find(([below]) => base < below)?.[1] ?? 1;
  return roundTo(upTo(base, step) / factor, 6);
}

/** The unit of packs that holds an amount, and how many of it are in one unit of the amount. */
function packUnitOf(unit: UnitId): { unit: Pack['unit']; factor: number } | undefined {
  const factor = factorOf(unit);
  if (unit === 'piece') return { unit, factor: 1 };
  if (factor === undefined || dimensionOf(unit) === 'length') return undefined;
  return { unit: dimensionOf(unit) === 'mass' ? 'g' : 'ml', factor };
}

/** The packs of one size that hold enough and leave least; of those that leave alike, the fewest. */
export function packsFor({ high, unit }: BuyAmount, packs: readonly Pack[]): Packs | null {
  const measure = packUnitOf(unit);
  if (!measure || high <= 0) return null;
  const need = high * measure.factor * (1 - SLACK);
  const choices = packs
    .filter((pack) => pack.unit === measure.unit && pack.size > 0)
    .map(({ size }) => ({
      count: Math.max(1, Math.ceil(roundTo(need / size, 6))),
      size,
      unit: measure.unit,
    }));
  const total = ({ count, size }: Packs) => count * size;
  return choices.sort((a, b) => total(a) - total(b) || a.count - b.count)[0] ?? null;
}

/**
 * What to take off the shelf for a line: whole packs where the food is sold in packs and its need is one
 * amount, else each amount up to a sensible step. A range is bought at its higher end.
 */
export function purchaseOf(amounts: readonly BuyAmount[], packs: readonly Pack[] = []): Purchase {
  const [only, ...others] = amounts;
  const chosen = only && others.length === 0 ? packsFor(only, packs) : null;
  if (!only || !chosen) {
    const rounded = amounts.map(({ high, unit }) => one(sensible(high, unit), unit));
    return { amounts: rounded, packs: null, left: null };
  }
  const total = chosen.count * chosen.size;
  const over = total - only.high * (packUnitOf(only.unit)?.factor ?? 1);
  // Of an egg that is cracked nothing stays over.
  const whole = chosen.unit === 'piece' ? Math.floor(roundTo(over, 6)) : over;
  const left = whole >= 1 ? inPeoplesUnit(whole, chosen.unit) : null;
  return { amounts: [inPeoplesUnit(total, chosen.unit)], packs: chosen, left };
}

const one = (quantity: number, unit: UnitId): BuyAmount => ({ low: quantity, high: quantity, unit });

function inPeoplesUnit(quantity: number, unit: Pack['unit']): BuyAmount {
  if (unit === 'piece' || quantity < 1000) return one(roundTo(quantity, 2), unit);
  return one(roundTo(quantity / 1000, 5), unit === 'g' ? 'kg' : 'l');
}
