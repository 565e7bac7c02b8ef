import { FALLBACK_DAYS } from '../defaults';
import type { PeriodMonths } from './prices';

/**
 * How a payment stands: `open` ordered and not heard of · `failed` refused by the provider, which may still
 * tell of a success · `claimed` the payer says he paid, and the administrator looks · `paid` its days are
 * credited · `declined` the administrator found no money · `refunded` given back · `lapsed` nothing came.
 */
export const PAYMENT_STATES = [
  'open',
  'failed',
  'claimed',
  'paid',
  'declined',
  'refunded',
  'lapsed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to a payment, from the provider, the payer, the administrator or the clock. */
export const PAYMENT_EVENTS = [
  'success',
  'failure',
  'reversal',
  'claim',
  'credit',
  'decline',
  'fallback',
  'lapse',
] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** A payment as far as its days go. */
export interface PaymentFacts {
  readonly state: PaymentState;
  /** What was bought. */
  readonly days: number;
  /** What was already given for it, because nobody had looked within a day. */
  readonly fallbackDays: number;
}

/** What an event makes of a payment, and which days follow: `give` to add, `takeBack` at most to take. */
export interface SettledPayment {
  readonly state: PaymentState;
  readonly give: number;
  readonly takeBack: number;
}

const NEXT: Readonly<Record<PaymentState, Partial<Record<PaymentEvent, PaymentState>>>> = {
  open: {
    success: 'paid',
    credit: 'paid',
    failure: 'failed',
    reversal: 'refunded',
    claim: 'claimed',
    lapse: 'lapsed',
  },
  failed: {
    success: 'paid',
    credit: 'paid',
    reversal: 'refunded',
    claim: 'claimed',
    lapse: 'lapsed',
  },
  claimed: {
    success: 'paid',
    credit: 'paid',
    decline: 'declined',
    reversal: 'refunded',
    fallback: 'claimed',
  },
  paid: { reversal: 'refunded' },
  declined: { success: 'paid', credit: 'paid', reversal: 'refunded' },
  refunded: {},
  lapsed: { success: 'paid', credit: 'paid', reversal: 'refunded', claim: 'claimed' },
};

/**
 * What an event does to a payment; undefined when it does nothing, as everything that is told twice, late or
 * in the wrong order. Days are given once: what the fallback gave is taken off what is credited later.
 */
export function settlePayment(payment: PaymentFacts, event: PaymentEvent): SettledPayment | undefined {
  const { state, days, fallbackDays } = payment;
  const next = NEXT[state][event];
  if (next === undefined || (event === 'fallback' && fallbackDays > 0)) return undefined;
  if (event === 'fallback') return { state: next, give: FALLBACK_DAYS, takeBack: 0 };
  if (next === 'paid') return { state: next, give: Math.max(0, days - fallbackDays), takeBack: 0 };
  return { state: next, give: 0, takeBack: state === 'paid' ? days : 0 };
}

/** How many days a period is: never fewer than the calendar's, wherever in the year it begins. */
export const PERIOD_DAYS: Readonly<Record<PeriodMonths, number>> = { 1: 31, 3: 92, 6: 184, 12: 366 };

/**
 * What is given back of a payment: the days that are still there, at most those it gave, and their share of
 * the money, rounded down.
 *
 * @param given days the payment gave, in days of the plan that holds now
 * @param amount minor units that were paid
 */
export function refundOf(
  { given, amount }: { given: number; amount: number },
  left: number,
): { days: number; amount: number } {
  const days = Math.max(0, Math.min(given, left));
  return { days, amount: given === 0 ? 0 : Math.floor((amount * days) / given) };
}
