import type { Day } from '../time/day';
import { daysLeft, type LedgerEntry, type LedgerKind } from './ledger';
import type { Plan } from './prices';
import { switchDays, switchEntries, type PlanPrices } from './tariff';

/** What somebody's days are: how they came, and the plan they are of. */
export interface Subscription {
  readonly entries: readonly LedgerEntry[];
  readonly plan: Plan;
}

/** Days to be written: of which plan, why, on which date, by which prices. */
interface Credit {
  readonly kind: LedgerKind;
  readonly days: number;
  readonly plan: Plan;
  readonly on: Day;
  readonly prices: PlanPrices;
}

/** Why a trial cannot begin; undefined when it can. */
export function trialFault(person: {
  readonly emailConfirmed: boolean;
  readonly trialUsed: boolean;
}): 'used' | 'email' | undefined {
  if (person.trialUsed) return 'used';
  return person.emailConfirmed ? undefined : 'email';
}

/**
 * What is written when days of a plan are given: days of the other plan that are still left become days of
 * this one first, then the new ones stand behind them.
 */
export function creditEntries({ entries, plan: from }: Subscription, credit: Credit): LedgerEntry[] {
  const { kind, days, plan, on, prices } = credit;
  const switched = switchEntries(entries, { from, to: plan, prices, on });
  return days > 0 ? [...switched, { kind, days, on, plan }] : switched;
}

/** The entry that takes days back: at most those that are left; none where none are. */
export function takeBackEntries(
  { entries, plan }: Subscription,
  { kind, days, on }: Pick<Credit, 'kind' | 'days' | 'on'>,
): LedgerEntry[] {
  const taken = Math.min(days, daysLeft(entries, on));
  return taken > 0 ? [{ kind, days: -taken, on, plan }] : [];
}

/** How many days of the plan that holds now so many days of the one that was paid are. */
export function daysAsNow(days: number, bought: Plan, now: Plan, prices: PlanPrices): number {
  return bought === now ? days : switchDays(days, { from: bought, to: now, prices, rest: null }).days;
}
