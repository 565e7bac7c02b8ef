import { addSums, sumOf } from '../food/amount-sum';
import type { ShopFacts } from '../food/ingredient-facts';
import { amountsToBuy, type BuyAmount } from '../food/merging';

/**
 * What a line of one amount makes with more of the same: 450 g and 0.6 kg are 1.05 kg. Undefined where it has no
 * amount, or two, or where the two cannot be added: then the other is a line of its own.
 */
export function moreOf(
  amounts: readonly BuyAmount[],
  more: BuyAmount,
  facts: ShopFacts = {},
): BuyAmount | undefined {
  const [only, ...others] = amounts;
  if (!only || others.length > 0) return undefined;
  const [first, second] = [only, more].map(({ low, high, unit }) =>
    sumOf({ quantity: low, quantityTo: high, unit }),
  );
  if (!first || !second) return undefined;
  const together = amountsToBuy(addSums(first, second), facts).amounts;
  return together.length === 1 ? together[0] : undefined;
}
