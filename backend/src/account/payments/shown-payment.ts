import type { Outputs } from '@sytno/contract';
import type { Payment } from './payment.entity';

/** An order as its payer sees it. */
export function shownPayment(payment: Payment): Outputs['account']['payments']['list']['items'][number] {
  const { id, number, plan, months, days, amount, currency, provider, state } = payment;
  const { fallbackDays, createdAt, claimedAt, settledAt, refunded } = payment;
  return {
    id,
    number,
    plan,
    months,
    days,
    amount,
    currency,
    provider,
    state,
    fallbackDays,
    createdAt,
    claimedAt,
    settledAt,
    refunded,
  };
}

/** What people call an order by: "№ 12". */
export const orderName = ({ number }: Pick<Payment, 'number'>): string => `№ ${String(number)}`;
