import type { Day } from '../time/day';
import { daysLeft, restLeft, type LedgerEntry, type Rest } from './ledger';
import type { MonthlyPrices, Plan } from './prices';

/** What days of one plan become of another: so many, and what rounding left over. */
export interface SwitchedDays {
  readonly days: number;
  readonly rest: Rest;
}

/** What a month of both plans costs, in the same currency's minor units. */
export type PlanPrices = Pick<MonthlyPrices, Plan>;

/**
 * The days of a plan as days of the other (product decision 2.8): ⌈days × old price ÷ new price⌉ towards the
 * dearer one, rounded down on the way back. What rounding gave or took is kept and counts at the next change:
 * the formula alone would give premium without end to whoever changes there and back every day (6 → 3 → 7).
 *
 * @param rest what the change before this one left over
 */
export function switchDays(
  days: number,
  { from, to, prices, rest }: { from: Plan; to: Plan; prices: PlanPrices; rest: Rest | null },
): SwitchedDays {
  const [old, next] = [prices[from], prices[to]];
  // A rest of another price list counts by the share of a day that it was.
  const over = rest === null ? 0 : Math.floor((rest.value * old) / rest.price);
  const value = Math.max(0, days * old + over);
  const switched = next > old ? Math.ceil(value / next) : Math.floor(value / next);
  return { days: switched, rest: { value: value - switched * next, price: next } };
}

/** The two halves of a tariff change in the ledger; none when no days are left to change. */
export function switchEntries(
  entries: readonly LedgerEntry[],
  { from, to, prices, on }: { from: Plan; to: Plan; prices: PlanPrices; on: Day },
): LedgerEntry[] {
  const left = daysLeft(entries, on);
  if (left === 0 || from === to) return [];
  const { days, rest } = switchDays(left, { from, to, prices, rest: restLeft(entries, on) });
  return [
    { kind: 'tariff-change', days: -left, on, plan: from },
    { kind: 'tariff-change', days, on, plan: to, rest },
  ];
}
