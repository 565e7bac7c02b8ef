import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { creditEntries, dayAt, daysLeft, premiumUntil, takeBackEntries } from '@sytno/domain';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { Factors } from '../factor/factors.service';
import { Member } from '../household/member.entity';
import { Notices } from '../messages/notices.service';
import { Payment } from '../payments/payment.entity';
import { shownPayment } from '../payments/shown-payment';
import { Prices } from '../price/prices.service';
import { accessOf } from '../profile/access';
import { PremiumDays } from '../profile/premium-days.entity';
import { Profile } from '../profile/profile.entity';
import { Session } from '../session/session.entity';
import { Ledger, planOf } from '../subscription/ledger.service';
import { shownDays, SUBSCRIPTION_LINK } from '../subscription/subscription.service';
import { User } from '../user.entity';
import { findPeople } from './payments-admin.service';

type Calls = Inputs['account']['administration'];
type Answers = Outputs['account']['administration'];

/** So many of a person's orders and days are shown at once. */
const MOST_ROWS = 100;

/** People as administrators see them: their days, and giving some with the reason. */
@Injectable()
export class PeopleAdmin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: Ledger,
    private readonly prices: Prices,
    private readonly notices: Notices,
    private readonly mail: MailService,
    private readonly audit: Audit,
    private readonly factors: Factors,
  ) {}

  /** The newest accounts first, or those whose address or name holds the words. */
  async people({
    search,
    page,
    pageSize,
  }: {
    search: string;
    page: number;
    pageSize: number;
  }): Promise<Answers['people']> {
    const { manager } = this.dataSource;
    const [users, count] = await manager.findAndCount(User, {
      ...(search === '' ? {} : { where: { id: In(await findPeople(manager, search)) } }),
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return { items: await withDays(manager, users), count };
  }

  /** @throws Refusal NOT_FOUND */
  async person(id: string): Promise<Answers['person']> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id });
    const [shown] = user ? await withDays(manager, [user]) : [];
    if (!user || !shown) throw new Refusal('NOT_FOUND');
    const days = await manager.find(PremiumDays, {
      where: { userId: id },
      order: { number: 'DESC' },
      take: MOST_ROWS,
    });
    const payments = await manager.find(Payment, {
      where: { userId: id },
      order: { number: 'DESC' },
      take: MOST_ROWS,
    });
    return {
      ...shown,
      days: await shownDays(manager, days),
      payments: payments.map(shownPayment),
      facts: await this.factsOf(manager, user),
    };
  }

  private async factsOf(manager: EntityManager, user: User): Promise<Answers['person']['facts']> {
    const { id: userId } = user;
    const sessions = await manager.find(Session, { where: { userId }, order: { lastUsedAt: 'DESC' } });
    const { householdId } = await manager.findOneByOrFail(Member, { userId });
    const members = await manager.findBy(Member, { householdId, userId: Not(userId) });
    const names = await manager.findBy(User, { id: In(members.map((member) => member.userId)) });
    return {
      since: user.createdAt,
      emailConfirmed: user.emailConfirmedAt !== null,
      language: user.language,
      country: user.countryCode,
      admin: user.role === 'admin',
      factor: await this.factors.isOn(userId, manager),
      devices: sessions.filter(({ expiresAt }) => expiresAt > now()).length,
      lastSeen: sessions[0]?.lastUsedAt ?? null,
      household: names.map(({ id, name, email }) => ({ id, name: name || email })),
      blockedFor: user.blockedFor,
    };
  }

  /**
   * Gives days of the plan that holds, or takes some that are left.
   *
   * @throws Refusal NOT_FOUND, INPUT_INVALID when none are left to take
   */
  async giveDays(actor: Actor, { id, days, reason }: Calls['giveDays']): Promise<Answers['giveDays']> {
    await this.dataSource.transaction(async (manager) => {
      const held = await this.ledger.hold(manager, id);
      const { subscription, today: on } = held;
      const profile = await manager.findOneByOrFail(Profile, { userId: id });
      const prices = await this.prices.of(profile.currency, manager);
      const entries =
        days > 0
          ? creditEntries(subscription, { kind: 'manual', days, plan: subscription.plan, on, prices })
          : takeBackEntries(subscription, { kind: 'manual', days: -days, on });
      const [entry] = entries;
      if (!entry) throw Refusal.fields('INPUT_INVALID', { path: 'days', code: 'number.range' });
      await this.ledger.write(manager, held, entries, { note: reason });
      const values = { days: String(Math.abs(entry.days)), reason };
      await this.notices.tell(
        id,
        days > 0 ? 'premium.given' : 'premium.taken',
        values,
        SUBSCRIPTION_LINK,
        manager,
      );
      const details = { days: entry.days, reason };
      await this.audit.note(actor.userId, 'days.give', { kind: 'person', id }, details, manager);
    });
    this.mail.sendSoon();
    return this.person(id);
  }
}

async function withDays(manager: EntityManager, users: readonly User[]): Promise<Answers['people']['items']> {
  const rows =
    users.length === 0
      ? []
      : await manager.find(PremiumDays, {
          where: { userId: In(users.map(({ id }) => id)) },
          order: { number: 'ASC' },
        });
  return users.map((user) => {
    const entries = rows.filter(({ userId }) => userId === user.id);
    const left = daysLeft(entries, dayAt(now(), user.timeZone));
    return {
      id: user.id,
      name: user.name,
      email: user.email,
      access: accessOf({ role: user.role, expertKind: user.expertKind, daysLeft: left }),
      plan: planOf(user),
      daysLeft: left,
      until: premiumUntil(entries),
      blockedAt: user.blockedAt,
    };
  });
}
