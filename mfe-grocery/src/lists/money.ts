import { statusOf } from '@sytno/domain';
import type { GroceryList } from './lists.queries';
import { priceOf } from './shopping';

type Money = NonNullable<GroceryList['total']>;

/** What a list costs and may cost. */
export interface ListMoney {
  readonly total: Money;
  readonly basket: Money;
  readonly left: Money;
  /** How the whole stands to what the household wants to spend; null where it said nothing, or in other money. */
  readonly limit: {
    readonly status: 'within' | 'near' | 'over';
    readonly most: Money;
    /** How much more may be spent, or how much is too much. */
    readonly apart: Money;
  } | null;
}

/** Prices as they are known now; null when none is. */
export function moneyOf({ items, cashLimit }: Pick<GroceryList, 'items' | 'cashLimit'>): ListMoney | null {
  const total = priceOf(items);
  if (!total) return null;
  const basket = priceOf(items.filter(({ ticked }) => ticked)) ?? { ...total, minor: 0 };
  const left = { ...total, minor: total.minor - basket.minor };
  const most = cashLimit?.currency === total.currency ? cashLimit : null;
  const status = most && statusOf('cash', total.minor, most.minor);
  if (!most || !status || status === 'under') return { total, basket, left, limit: null };
  const apart = { ...total, minor: Math.abs(most.minor - total.minor) };
  return { total, basket, left, limit: { status, most, apart } };
}
