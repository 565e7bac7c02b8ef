import { Inject, Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { PERIOD_DAYS, PERIODS, periodPrice, vatWithin } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, Not } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Prices } from '../price/prices.service';
import { accept } from '../registration/new-account';
import { Ledger } from '../subscription/ledger.service';
import { afterOrder } from '../subscription/subscription.service';
import { User } from '../user.entity';
import { Payment } from './payment.entity';
import { PaymentProvider } from './provider';
import { FiscalReceipts } from './receipts';
import { Settling } from './settling.service';
import { shownPayment } from './shown-payment';

type Calls = Inputs['account']['payments'];
type Answers = Outputs['account']['payments'];

/** A person's own orders. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settling: Settling,
    private readonly ledger: Ledger,
    private readonly prices: Prices,
    private readonly provider: PaymentProvider,
    private readonly receipts: FiscalReceipts,
    private readonly throttle: Throttle,
    private readonly live: Live,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async list(
    { userId }: Actor,
    { page, pageSize }: { page: number; pageSize: number },
  ): Promise<Answers['list']> {
    const [rows, count] = await this.dataSource.manager.findAndCount(Payment, {
      where: { userId },
      order: { createdAt: 'DESC', number: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: rows.map(shownPayment), count };
  }

  /**
   * Orders a period at today's price and writes down that the terms in force were accepted. The same order
   * that is still open is gone on with.
   *
   * @throws Refusal INPUT_INVALID for a currency without prices, CONFLICT when the price is another by now,
   *   TOO_MANY
   */
  async order(actor: Actor, input: Calls['order']): Promise<Answers['order']> {
    await this.throttle.count(['payment-user', actor.userId]);
    const { plan, months, currency, kind } = input;
    return this.dataSource.transaction(async (manager) => {
      const prices = (await this.prices.current(manager)).find((one) => one.currency === currency);
      const period = PERIODS.find((one) => one.months === months);
      if (!prices || !period) throw Refusal.fields('INPUT_INVALID', { path: 'currency', code: 'choice' });
      const { total: amount } = periodPrice(prices[plan], period);
      if (amount !== input.amount) throw new Refusal('CONFLICT', { current: { amount } });
      const { user } = await this.ledger.hold(manager, actor.userId);
      const wanted = { userId: user.id, plan, months: period.months, amount, currency };
      const provider = this.config.payments;
      const open = await manager.findOneBy(Payment, { ...wanted, provider, state: 'open' });
      if (open) return shownPayment(open);
      await accept(manager, user, ['terms'], 'payment');
      const id = randomUUID();
      await manager.insert(Payment, {
        ...wanted,
        id,
        expertKind: plan === 'expert' ? (kind ?? user.expertKind ?? 'nutritionist') : null,
        days: PERIOD_DAYS[period.months],
        provider,
        state: 'open',
        createdAt: now(),
        checkedAt: null,
        claimedAt: null,
        settledAt: null,
      });
      await this.live.touched(
        { userId: user.id },
        ['account.payments', 'account.subscription', 'account.session'],
        manager,
      );
      return shownPayment(await manager.findOneByOrFail(Payment, { id }));
    });
  }

  /** @throws Refusal NOT_FOUND unless it is his own */
  async get(actor: Actor, id: string, language: string): Promise<Answers['get']> {
    return this.dataSource.transaction(async (manager) => {
      const payment = await manager.findOneBy(Payment, { id, userId: actor.userId });
      if (!payment) throw new Refusal('NOT_FOUND');
      const held = await this.ledger.look(manager, actor.userId);
      const prices = await this.prices.of(payment.currency, manager);
      const given = payment.state === 'paid' || payment.state === 'refunded';
      const days = given ? 0 : payment.days - payment.fallbackDays;
      return {
        ...shownPayment(payment),
        checkout: payable(payment) ? this.provider.checkout(payment, language) : null,
        ...afterOrder(
          held,
          given ? { plan: held.subscription.plan, days } : { plan: payment.plan, days },
          prices,
        ),
      };
    });
  }

  /**
   * “I have paid”: from now on the administrator has a day.
   *
   * @throws Refusal NOT_FOUND, PAYMENT_SETTLED, PAYMENTS_WAITING while another order of his is looked at
   */
  async claim(actor: Actor, { id, note }: Calls['claim']): Promise<Answers['claim']> {
    await this.own(actor, id);
    await this.throttle.count(['payment-user', actor.userId]);
    const { manager } = this.dataSource;
    const other = { userId: actor.userId, state: 'claimed' as const, id: Not(id) };
    if (await manager.existsBy(Payment, other)) throw new Refusal('PAYMENTS_WAITING');
    const verdict = await this.settling.settle(id, 'claim', { source: 'payer', status: 'claimed' });
    if (verdict !== 'done') throw new Refusal('PAYMENT_SETTLED');
    if (note) await manager.update(Payment, { id }, { note });
    return shownPayment(await this.own(actor, id));
  }

  /** Asks the provider. @throws Refusal NOT_FOUND, TOO_MANY */
  async check(actor: Actor, id: string): Promise<Answers['check']> {
    const payment = await this.own(actor, id);
    await this.throttle.count(['payment-user', actor.userId]);
    if (payable(payment) || payment.state === 'claimed') await this.ask(payment);
    return shownPayment(await this.own(actor, id));
  }

  /** Asks the provider how an order stands, and has what it says happen. */
  async ask(payment: Payment): Promise<void> {
    await this.dataSource.manager.update(Payment, { id: payment.id }, { checkedAt: now() });
    const news = await this.provider.status(payment);
    if (news) await this.settling.hear(news, 'status');
  }

  /** @throws Refusal NOT_FOUND unless it is his own */
  async invoice(actor: Actor, id: string): Promise<Answers['invoice']> {
    const payment = await this.own(actor, id);
    const user = await this.dataSource.manager.findOneByOrFail(User, { id: actor.userId });
    const { provider: name, contact, sellerDetails, vatPercent } = this.config;
    return {
      payment: shownPayment(payment),
      seller: { name, details: [...sellerDetails], contact },
      buyer: { name: user.name, email: user.email },
      vat:
        vatPercent === undefined
          ? null
          : { percent: vatPercent, amount: vatWithin(payment.amount, vatPercent) },
      receipt: payment.state === 'paid' ? await this.receipts.of(payment) : null,
    };
  }

  private async own({ userId }: Actor, id: string): Promise<Payment> {
    const payment = await this.dataSource.manager.findOneBy(Payment, { id, userId });
    if (!payment) throw new Refusal('NOT_FOUND');
    return payment;
  }
}

/** Whether money may still come for it by itself. */
function payable({ state }: Payment): boolean {
  return state === 'open' || state === 'failed' || state === 'lapsed';
}
