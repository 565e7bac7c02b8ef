import { isToTaste, type Amount, type Lookup, type RecipeLine } from './amount';
import type { PriceCurrency, PriceFacts } from './ingredient-facts';
import type { MissingLine } from './nutrition';
import { known, unknown, type Outcome } from './outcome';
import { roundTogether } from './rounding';
import { millilitresOf, piecesOf, weightOf } from './weight';

export interface LineCost {
  readonly line: number;
  /** Whole minor units; the rows add up to the dish's cost. */
  readonly minor: number;
}

export interface DishCost {
  readonly currency: PriceCurrency;
  /** Whole minor units (kopecks, cents) of what goes into the pot, not of whole packs. */
  readonly minor: number;
  readonly lines: readonly LineCost[];
  /** Lines without a price or without an amount to price: their cost is not in the sum. */
  readonly missing: readonly MissingLine[];
  /** Whether any price in the sum is the catalogue's estimate (product decision 2.17). */
  readonly estimate: boolean;
}

/**
 * Exact cost of an amount of a food in minor units, with fractions. Prices are of food as bought, and so
 * are the grams of a line: a kilogram of thighs costs a kilogram's price, bones and all. Another currency
 * than the price's is `no-price`, never a conversion.
 */
export function costOfAmount(
  amount: Amount,
  facts: PriceFacts | undefined,
  currency: PriceCurrency,
): Outcome<number> {
  if (facts === undefined) return unknown('no-ingredient');
  const price = facts.price?.[currency];
  if (price === undefined) return unknown('no-price');
  if (price.per === 'piece') {
    const pieces = piecesOf(amount, facts);
    return pieces.known ? known(pieces.value * price.minor) : pieces;
  }
  if (price.per === 'l') {
    const ml = millilitresOf(amount, facts);
    return ml.known ? known((ml.value / 1000) * price.minor) : ml;
  }
  const weight = weightOf(amount, facts);
  return weight.known ? known((weight.value.grams / 1000) * price.minor) : weight;
}

/** Cost of cooking these lines, in minor units of one currency. Lines "to taste" cost nothing. */
export function costOf(
  lines: readonly RecipeLine[],
  facts: Lookup<PriceFacts>,
  currency: PriceCurrency,
): DishCost {
  const priced: { line: number; exact: number }[] = [];
  const missing: MissingLine[] = [];
  let estimate = false;
  lines.forEach((line, index) => {
    if (isToTaste(line)) return;
    const food = line.ingredientId === null ? undefined : facts.get(line.ingredientId);
    const cost = costOfAmount(line, food, currency);
    if (!cost.known) {
      missing.push({ line: index, reason: cost.reason });
      return;
    }
    priced.push({ line: index, exact: cost.value });
    if (food?.price?.[currency]?.estimate) estimate = true;
  });
  const rounded = roundTogether(priced.map((row) => row.exact));
  return {
    currency,
    minor: rounded.total,
    lines: priced.map((row, index) => ({ line: row.line, minor: rounded.rows[index] ?? 0 })),
    missing,
    estimate,
  };
}
