import type { Amount } from '../food/amount';
import { soldPer, type Price, type PriceFacts, type PricePer } from '../food/ingredient-facts';
import type { BuyAmount } from '../food/merging';
import { roundTo } from '../food/rounding';
import { dimensionOf, type UnitId } from '../food/units';
import { millilitresOf, piecesOf, weightOf } from '../food/weight';

function usualPer(unit: UnitId): PricePer {
  const dimension = dimensionOf(unit);
  if (dimension === 'mass') return 'kg';
  return dimension === 'volume' ? 'l' : 'piece';
}

/** How many kilograms, litres or pieces an amount is; undefined when nobody knows. */
function quantityIn(per: PricePer, amount: Amount, facts: PriceFacts): number | undefined {
  if (per === 'piece') {
    const pieces = piecesOf(amount, facts);
    return pieces.known ? pieces.value : undefined;
  }
  const measured = per === 'l' ? millilitresOf(amount, facts) : weightOf(amount, facts);
  if (!measured.known) return undefined;
  return (typeof measured.value === 'number' ? measured.value : measured.value.grams) / 1000;
}

/**
 * What a kilogram, litre or piece costs where so much was paid for a line, told as the shop sells the food.
 * Undefined when the line has no amount, or more than one, or one that cannot be turned into that measure.
 *
 * @param minor paid for the whole line, in minor units
 */
export function unitPriceOf(
  minor: number,
  amounts: readonly BuyAmount[],
  facts: PriceFacts = {},
): Price | undefined {
  const [only, ...others] = amounts;
  if (!only || others.length > 0) return undefined;
  const amount = { quantity: only.low, quantityTo: only.high, unit: only.unit };
  const per = soldPer(facts) ?? usualPer(only.unit);
  const quantity = quantityIn(per, amount, facts);
  if (quantity === undefined || quantity <= 0) return undefined;
  return { minor: roundTo(minor / quantity, 0), per };
}
