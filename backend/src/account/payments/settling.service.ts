import { Injectable, Logger } from '@nestjs/common';
import {
  creditEntries,
  daysAsNow,
  daysLeft,
  refundOf,
  settlePayment,
  takeBackEntries,
  type PaymentEvent,
  type SettledPayment,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { Notices } from '../messages/notices.service';
import { People } from '../people.service';
import { Prices } from '../price/prices.service';
import { Ledger, type Held } from '../subscription/ledger.service';
import { SUBSCRIPTION_LINK } from '../subscription/subscription.service';
import { Payment, PaymentNews } from './payment.entity';
import type { ProviderNews } from './provider';
import { orderName } from './shown-payment';

/** Whose word an event is. */
interface Told {
  readonly source: 'callback' | 'status' | 'payer' | 'administrator' | 'clock';
  /** In his own words. */
  readonly status: string;
  readonly reason?: string;
  readonly actorId?: string;
}

/** What came of an event: it was done, it was known already, it did not fit the order, or there is none. */
type Verdict = 'done' | 'known' | 'mismatch' | 'unknown';

/** So many news are kept of one order: a callback that is replayed without end fills nothing. */
const MOST_NEWS = 50;

/** The one place where an order changes and its days follow, once, whoever tells of it and how often. */
@Injectable()
export class Settling {
  private readonly log = new Logger(Settling.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly prices: Prices,
    private readonly notices: Notices,
    private readonly people: People,
    private readonly mail: MailService,
    private readonly live: Live,
    private readonly audit: Audit,
  ) {}

  /** What a provider told. Sum and currency have to be the order's, or nothing is credited. */
  async hear(news: ProviderNews, source: 'callback' | 'status'): Promise<Verdict> {
    if (!/^[0-9a-f-]{36}$/.test(news.orderId)) return 'unknown';
    const told = { source, status: news.status };
    const verdict = await this.dataSource.transaction(async (manager) => {
      const payment = await this.hold(manager, news.orderId);
      if (!payment) return 'unknown';
      if (news.event === null) return this.note(manager, payment, told, 'known');
      if (news.event === 'success' && !fits(news, payment)) {
        return this.note(manager, payment, told, 'mismatch');
      }
      return this.happen(manager, payment, news.event, told);
    });
    if (verdict === 'mismatch') this.log.error(`order ${news.orderId}: sum or currency is not the order's`);
    this.mail.sendSoon();
    return verdict;
  }

  /** Something happens to an order: `known` when it is nothing new. */
  async settle(id: string, event: PaymentEvent, told: Told): Promise<Verdict> {
    const verdict = await this.dataSource.transaction(async (manager) => {
      const payment = await this.hold(manager, id);
      return payment ? this.happen(manager, payment, event, told) : 'unknown';
    });
    this.mail.sendSoon();
    return verdict;
  }

  private hold(manager: EntityManager, id: string): Promise<Payment | null> {
    return manager.findOne(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async happen(
    manager: EntityManager,
    payment: Payment,
    event: PaymentEvent,
    told: Told,
  ): Promise<Verdict> {
    const settled = settlePayment(payment, event);
    if (!settled) return this.note(manager, payment, told, 'known');
    const held = await this.ledger.hold(manager, payment.userId);
    if (settled.give > 0 || settled.state === 'paid')
      await this.give(manager, held, payment, event, settled, told);
    const refunded =
      settled.takeBack > 0 ? await this.takeBack(manager, held, payment, settled.takeBack, told) : undefined;
    const at = now();
    await manager.update(Payment, payment.id, {
      state: settled.state,
      ...(event === 'claim' ? { claimedAt: at } : {}),
      ...(event === 'fallback' ? { fallbackDays: settled.give } : {}),
      ...(refunded === undefined ? {} : { refunded: refunded.amount }),
      ...(['paid', 'declined', 'refunded'].includes(settled.state) ? { settledAt: at } : {}),
    });
    await this.tell(manager, payment, event, told, String(refunded?.days ?? settled.give));
    if (told.actorId) {
      const details = { reason: told.reason ?? '', days: settled.give, amount: payment.amount };
      const thing = { kind: 'payment', id: payment.id };
      await this.audit.note(told.actorId, `payment.${event}`, thing, details, manager);
    }
    return this.note(manager, payment, told, 'done');
  }

  private async give(
    manager: EntityManager,
    held: Held,
    payment: Payment,
    event: PaymentEvent,
    { give: days }: SettledPayment,
    { reason: note = '' }: Told,
  ): Promise<void> {
    const kind = event === 'fallback' ? 'fallback' : event === 'credit' ? 'manual' : 'paid';
    const { id: paymentId, plan, expertKind, currency } = payment;
    const prices = await this.prices.of(currency, manager);
    const entries = creditEntries(held.subscription, { kind, days, plan, on: held.today, prices });
    await this.ledger.write(manager, held, entries, { note, paymentId });
    if (plan !== held.subscription.plan) {
      await this.ledger.setKind(manager, held, plan === 'expert' ? (expertKind ?? 'nutritionist') : null);
    }
  }

  private async takeBack(
    manager: EntityManager,
    held: Held,
    payment: Payment,
    bought: number,
    { reason: note = '' }: Told,
  ): Promise<{ days: number; amount: number }> {
    const { subscription, today: on } = held;
    const prices = await this.prices.of(payment.currency, manager);
    const given = daysAsNow(bought, payment.plan, subscription.plan, prices);
    const back = refundOf({ given, amount: payment.amount }, daysLeft(subscription.entries, on));
    const entries = takeBackEntries(subscription, { kind: 'refund', days: back.days, on });
    await this.ledger.write(manager, held, entries, { note, paymentId: payment.id });
    return back;
  }

  /** The notices of spec §8, to the payer and to the administrators. */
  private async tell(
    manager: EntityManager,
    payment: Payment,
    event: PaymentEvent,
    { reason = '', source }: Told,
    days: string,
  ): Promise<void> {
    const order = orderName(payment);
    const link = linkTo(payment);
    const { userId } = payment;
    const say = (kind: Parameters<Notices['tell']>[1], values: Record<string, string>): Promise<void> =>
      this.notices.tell(userId, kind, values, link, manager);
    if (event === 'success') await say('premium.paid', { order, days });
    if (event === 'credit') await say('premium.credited', { order, days, reason });
    if (event === 'decline') await say('premium.declined', { order, reason });
    if (event === 'fallback') await say('premium.fallback', { order, days });
    if (event === 'reversal') await say('premium.refunded', { order, days, reason });
    if (event === 'claim') {
      await say('premium.claimed', { order });
      const person = (await this.people.namesOf([userId], manager)).get(userId) ?? '';
      for (const admin of await this.people.administrators(manager)) {
        const values = { order, person: person === '' ? order : person };
        await this.notices.tell(admin, 'payment.waiting', values, '/user/admin/payments', manager);
      }
    }
    await this.live.touched({ userId }, ['account.payments', 'account.subscription'], manager);
    if (source === 'status' && event === 'failure') return;
    for (const admin of await this.people.administrators(manager)) {
      await this.live.touched({ userId: admin }, ['account.payments'], manager);
    }
  }

  private async note(
    manager: EntityManager,
    { id: paymentId }: Payment,
    { source, status }: Told,
    verdict: Verdict,
  ): Promise<Verdict> {
    const last = await manager.findOne(PaymentNews, { where: { paymentId }, order: { at: 'DESC' } });
    const again = last?.source === source && last.status === status && last.verdict === verdict;
    const full = (await manager.countBy(PaymentNews, { paymentId })) >= MOST_NEWS;
    if (!again && !full) {
      await manager.insert(PaymentNews, { id: randomUUID(), paymentId, at: now(), source, status, verdict });
    }
    return verdict;
  }
}

const linkTo = ({ id, state }: Payment): string =>
  state === 'paid' ? SUBSCRIPTION_LINK : `${SUBSCRIPTION_LINK}/checkout/${id}`;

function fits({ amount, currency }: ProviderNews, payment: Payment): boolean {
  return amount === payment.amount && currency === payment.currency;
}
