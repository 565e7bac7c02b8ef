import { Inject, Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  creditEntries,
  daysLeft,
  premiumUntil,
  restLeft,
  subscriptionStatus,
  switchDays,
  switchEntries,
  trialFault,
  TRIAL_DAYS,
  type Plan,
} from '@sytno/domain';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { NoticeChoices } from '../messages/notice-choices.service';
import { Notices } from '../messages/notices.service';
import { Payment } from '../payments/payment.entity';
import { shownPayment } from '../payments/shown-payment';
import { Prices } from '../price/prices.service';
import { PremiumDays } from '../profile/premium-days.entity';
import { Profile } from '../profile/profile.entity';
import { Ledger, type Held } from './ledger.service';

type Calls = Inputs['account']['subscription'];
type Answers = Outputs['account']['subscription'];

/** Where notices about premium lead. */
export const SUBSCRIPTION_LINK = '/user/subscription';

/** A person's own subscription: what he has, the trial, the change of tariff. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly prices: Prices,
    private readonly notices: Notices,
    private readonly choices: NoticeChoices,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of({ userId }: Pick<Actor, 'userId'>): Promise<Answers['get']> {
    return this.dataSource.transaction(async (manager) => {
      const { user, subscription, today } = await this.ledger.look(manager, userId);
      const profile = await manager.findOneByOrFail(Profile, { userId });
      const prices = await this.prices.of(profile.currency, manager);
      const { entries, plan } = subscription;
      const left = daysLeft(entries, today);
      const to: Plan = plan === 'premium' ? 'expert' : 'premium';
      const rest = restLeft(entries, today);
      const waiting = await manager.findOne(Payment, {
        where: { userId, state: In(['claimed', 'open', 'failed']) },
        order: { claimedAt: { direction: 'DESC', nulls: 'LAST' }, createdAt: 'DESC' },
      });
      const emailConfirmed = user.emailConfirmedAt !== null;
      return {
        status: subscriptionStatus(entries, today),
        plan,
        expertKind: user.expertKind,
        daysLeft: left,
        until: premiumUntil(entries),
        currency: prices.currency,
        trial: {
          days: TRIAL_DAYS,
          fault: trialFault({ emailConfirmed, trialUsed: profile.trialUsed }) ?? null,
        },
        switch: { to, days: switchDays(left, { from: plan, to, prices, rest }).days },
        waiting: waiting && shownPayment(waiting),
        reminders: !user.mailsOff.includes('reminders'),
        provider: this.config.payments,
      };
    });
  }

  /** The ledger, newest first. */
  async days({ userId }: Pick<Actor, 'userId'>, { page, pageSize }: { page: number; pageSize: number }) {
    const { manager } = this.dataSource;
    const [rows, count] = await manager.findAndCount(PremiumDays, {
      where: { userId },
      order: { number: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: await shownDays(manager, rows), count };
  }

  /**
   * Two weeks, once a person, for a confirmed address.
   *
   * @throws Refusal TRIAL_USED, EMAIL_UNCONFIRMED
   */
  async startTrial({ userId }: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const held = await this.ledger.hold(manager, userId);
      const { trialUsed, currency } = await manager.findOneByOrFail(Profile, { userId });
      const fault = trialFault({ emailConfirmed: held.user.emailConfirmedAt !== null, trialUsed });
      if (fault) throw new Refusal(fault === 'used' ? 'TRIAL_USED' : 'EMAIL_UNCONFIRMED');
      await manager.update(Profile, { userId }, { trialUsed: true });
      const { subscription, today: on } = held;
      const prices = await this.prices.of(currency, manager);
      const credit = { kind: 'trial', days: TRIAL_DAYS, plan: subscription.plan, on, prices } as const;
      await this.ledger.write(manager, held, creditEntries(subscription, credit));
      await this.notices.tell(
        userId,
        'premium.trial',
        { days: String(TRIAL_DAYS) },
        SUBSCRIPTION_LINK,
        manager,
      );
    });
    this.mail.sendSoon();
  }

  /**
   * Changes the tariff as was shown before. The function may be activated without days: it then waits for them.
   *
   * @throws Refusal CONFLICT when the days are others by now, or the tariff is this one already
   */
  async switchTariff({ userId }: Actor, { to, kind, days }: Calls['switchTariff']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const held = await this.ledger.hold(manager, userId);
      const { entries, plan: from } = held.subscription;
      if (from === to) throw new Refusal('CONFLICT');
      const { currency } = await manager.findOneByOrFail(Profile, { userId });
      const prices = await this.prices.of(currency, manager);
      const written = switchEntries(entries, { from, to, prices, on: held.today });
      if ((written.at(-1)?.days ?? 0) !== days) throw new Refusal('CONFLICT');
      await this.ledger.write(manager, held, written);
      await this.ledger.setKind(manager, held, to === 'expert' ? (kind ?? 'nutritionist') : null);
    });
  }

  async setReminders({ userId }: Pick<Actor, 'userId'>, { on }: Calls['reminders']): Promise<void> {
    await this.choices.mails({ id: userId }, 'reminders', on);
  }
}

/** Entries as people read them, with the number of the order they are of. */
export async function shownDays(
  manager: EntityManager,
  rows: readonly PremiumDays[],
): Promise<Answers['days']['items']> {
  const ids = [...new Set(rows.flatMap(({ paymentId }) => paymentId ?? []))];
  const payments = ids.length === 0 ? [] : await manager.findBy(Payment, { id: In(ids) });
  const numbers = new Map(payments.map(({ id, number }) => [id, number]));
  return rows.map(({ id, kind, plan, days, on, at, note, paymentId }) => ({
    id,
    kind,
    plan,
    days,
    on,
    at,
    note,
    payment: numbers.get(paymentId ?? '') ?? null,
  }));
}

/** How the held person's subscription would stand after an order: days left with it, and what is switched. */
export function afterOrder(
  { subscription, today }: Held,
  { plan, days }: Pick<Payment, 'plan' | 'days'>,
  prices: Parameters<typeof creditEntries>[1]['prices'],
): { daysAfter: number; switched: { from: Plan; left: number; days: number } | null } {
  const credit = { kind: 'paid', days, plan, on: today, prices } as const;
  const added = creditEntries(subscription, credit);
  const half = added.find((entry) => entry.kind === 'tariff-change' && entry.days >= 0);
  return {
    daysAfter: daysLeft([...subscription.entries, ...added], today),
    switched: half
      ? { from: subscription.plan, left: daysLeft(subscription.entries, today), days: half.days }
      : null,
  };
}
