import { expect } from '@jest/globals';
import * as fc from 'fast-check';
import { FALLBACK_DAYS, TRIAL_DAYS } from '../../defaults';
import { addDays, type Day } from '../../time/day';
import { creditEntries, daysAsNow, takeBackEntries, trialFault, type Subscription } from '../credit';
import { daysLeft, premiumUntil, restLeft, type LedgerEntry, type LedgerKind } from '../ledger';
import { PERIOD_DAYS, refundOf, settlePayment, type PaymentEvent, type PaymentState } from '../payment';
import { MAX_PLAN_RATIO, PERIODS, periodPrice, type Plan } from '../prices';
import { switchEntries, type PlanPrices } from '../tariff';

/** Something that happens to a person's subscription; `payment` is counted among those he has. */
type Step =
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'trial' }
  | { readonly do: 'confirm' }
  | { readonly do: 'order'; readonly plan: Plan; readonly period: number }
  | { readonly do: 'tell'; readonly payment: number; readonly event: PaymentEvent }
  | { readonly do: 'switch'; readonly to: Plan };

const plan = fc.constantFrom<Plan>('premium', 'expert');
const events: readonly PaymentEvent[] = [
  'success',
  'success',
  'failure',
  'reversal',
  'claim',
  'credit',
  'decline',
  'fallback',
  'lapse',
];

/** Any order of anything, with everything told twice, late and out of order. */
export const history = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 45 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('trial' as const, 'confirm' as const) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('order' as const),
        plan,
        period: fc.integer({ min: 0, max: 3 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('tell' as const),
        payment: fc.nat(5),
        event: fc.constantFrom(...events),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('switch' as const), to: plan }) },
  ),
  { maxLength: 40 },
) as fc.Arbitrary<Step[]>;

/** What a month costs: the nutritionist's tariff is the dearer one. */
export const prices: fc.Arbitrary<PlanPrices> = fc
  .tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 90_000 }))
  .map(([premium, more]) => ({
    premium,
    expert: premium + 1 + (more % (premium * (MAX_PLAN_RATIO - 1))),
  }));

interface Payment {
  readonly plan: Plan;
  readonly days: number;
  readonly amount: number;
  state: PaymentState;
  fallbackDays: number;
  given: number;
  back: number;
}

/** A person as the ledger has him, and beside it what he has by counting coins alone. */
export class Life {
  today: Day = '2026-01-01';
  confirmed = false;
  trialUsed = false;
  entries: readonly LedgerEntry[] = [];
  plan: Plan = 'premium';
  readonly payments: Payment[] = [];
  /** The days that are left, in minor units × days of a month's price. */
  coins = 0;

  constructor(readonly monthly: PlanPrices) {}

  get subscription(): Subscription {
    return { entries: this.entries, plan: this.plan };
  }

  get left(): number {
    return daysLeft(this.entries, this.today);
  }

  step(step: Step): void {
    if (step.do === 'wait') for (let day = 0; day < step.days; day++) this.nextDay();
    else if (step.do === 'confirm') this.confirmed = true;
    else if (step.do === 'trial') this.trial();
    else if (step.do === 'order') this.order(step.plan, step.period);
    else if (step.do === 'switch') this.switchTo(step.to);
    else this.tell(step.payment, step.event);
    this.expectNothingLost();
  }

  nextDay(): void {
    const had = this.left > 0;
    this.today = addDays(this.today, 1);
    if (had) this.coins -= this.monthly[this.plan];
    if (this.left === 0) this.coins = 0;
  }

  trial(): void {
    if (trialFault({ emailConfirmed: this.confirmed, trialUsed: this.trialUsed })) return;
    this.trialUsed = true;
    this.give('trial', TRIAL_DAYS, this.plan);
  }

  order(of: Plan, period: number): Payment {
    const chosen = PERIODS[period] ?? PERIODS[0];
    const payment: Payment = {
      plan: of,
      days: PERIOD_DAYS[chosen.months],
      amount: periodPrice(this.monthly[of], chosen).total,
      state: 'open',
      fallbackDays: 0,
      given: 0,
      back: 0,
    };
    this.payments.push(payment);
    return payment;
  }

  tell(index: number, event: PaymentEvent): void {
    const payment = this.payments[index];
    const settled = payment && settlePayment(payment, event);
    if (!payment || !settled) return;
    payment.state = settled.state;
    if (event === 'fallback') payment.fallbackDays = settled.give;
    if (settled.give > 0 || settled.state === 'paid') {
      this.give(event === 'fallback' ? 'fallback' : 'paid', settled.give, payment.plan);
      payment.given += settled.give;
    }
    if (settled.takeBack > 0) this.takeBack(payment);
  }

  switchTo(to: Plan): void {
    this.write(switchEntries(this.entries, { from: this.plan, to, prices: this.monthly, on: this.today }));
    this.plan = to;
  }

  private give(kind: LedgerKind, days: number, of: Plan): void {
    const had = this.coins;
    const credit = { kind, days, plan: of, on: this.today, prices: this.monthly };
    this.write(creditEntries(this.subscription, credit));
    this.plan = of;
    this.coins = had + days * this.monthly[of];
  }

  private takeBack(payment: Payment): void {
    const given = daysAsNow(payment.days, payment.plan, this.plan, this.monthly);
    const { days, amount } = refundOf({ given, amount: payment.amount }, this.left);
    expect(amount).toBeLessThanOrEqual(payment.amount);
    payment.back += amount;
    const before = this.left;
    this.write(takeBackEntries(this.subscription, { kind: 'refund', days, on: this.today }));
    expect(this.left).toBe(before - days);
    this.coins = this.left === 0 ? 0 : this.coins - days * this.monthly[this.plan];
  }

  private write(entries: readonly LedgerEntry[]): void {
    this.entries = [...this.entries, ...entries];
  }

  /** Coins by counting and coins by the ledger are the same; no payment gave more than it bought. */
  private expectNothingLost(): void {
    const rest = restLeft(this.entries, this.today)?.value ?? 0;
    if (this.left === 0) this.coins = 0;
    else expect(this.left * this.monthly[this.plan] + rest).toBe(this.coins);
    expect(Math.abs(rest)).toBeLessThan(this.monthly.expert);
    for (const { state, days, fallbackDays, given, back } of this.payments) {
      expect(given).toBeLessThanOrEqual(Math.max(days, FALLBACK_DAYS));
      if (state === 'paid') expect(given).toBe(days);
      if (state !== 'paid' && state !== 'refunded') expect(given).toBe(fallbackDays);
      if (back > 0) expect(state).toBe('refunded');
    }
    expect(this.entries.filter(({ kind }) => kind === 'trial').length).toBeLessThanOrEqual(1);
    const until = premiumUntil(this.entries);
    expect(this.left > 0).toBe(until !== null && until >= this.today);
  }
}

/** Lives one history and holds it to the laws at every step. */
export function expectLawful(monthly: PlanPrices, steps: readonly Step[]): void {
  const life = new Life(monthly);
  for (const step of steps) life.step(step);
}
