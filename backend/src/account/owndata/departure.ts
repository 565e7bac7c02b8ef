import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { heirOf } from '@sytno/domain';
import { DataSource, In, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import type { JobKind } from '../../platform/jobs/job';
import { Jobs } from '../../platform/jobs/jobs.service';
import { MailService } from '../../platform/mail/mail.service';
import { OwnData } from '../../platform/own-data/own-data';
import { Departures } from '../../platform/own-data/departures';
import { REMOVE_FILES } from '../../platform/pictures/picture-cleaning';
import { DAY, HOUR, now, plus } from '../../platform/time/clock';
import { HouseholdMoves } from '../household/household-moves';
import { Household } from '../household/household.entity';
import { Member } from '../household/member.entity';
import { HOUSEHOLD_LINK } from '../household/members.service';
import { leftLetter } from '../letters';
import { Notices } from '../messages/notices.service';
import { Payment } from '../payments/payment.entity';
import { User } from '../user.entity';
import { Copies } from './copies.service';
import { KeptPayment, Leaving } from './leaving.entity';
import { LEFT_OUT, OWN_PARTS } from './own-parts';

const DEPART: JobKind<object> = { name: 'own-data.depart', schema: z.strictObject({}) };
/** Payments of which the law wants to know later. */
const KEPT_STATES = ['paid', 'refunded'] as const;

/** Accounts whose day has come go, each in one transaction, with everything that is theirs alone (ADR 33). */
@Injectable()
export class Departure implements OnModuleInit {
  private readonly log = new Logger(Departure.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly ownData: OwnData,
    private readonly departures: Departures,
    private readonly copies: Copies,
    private readonly moves: HouseholdMoves,
    private readonly notices: Notices,
    private readonly mail: MailService,
    private readonly jobs: Jobs,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.ownData.learn(OWN_PARTS, LEFT_OUT);
    this.jobs.add({ ...DEPART, every: HOUR, handler: () => this.run() });
  }

  /** @param at the instant it is, for tests */
  async run(at: string = now()): Promise<void> {
    const due = await this.dataSource.manager.find(Leaving, {
      where: { leavesAt: LessThanOrEqual(at) },
      order: { leavesAt: 'ASC', userId: 'ASC' },
    });
    for (const { userId } of due) {
      try {
        await this.dataSource.transaction((manager) => this.depart(manager, userId, at));
      } catch (error) {
        // The next one is not kept waiting; this one is tried again within the hour.
        this.log.error(`${userId} could not leave: ${String(error)}`);
      }
    }
    this.mail.sendSoon();
    this.jobs.wake(REMOVE_FILES);
  }

  /** Held, so that whoever signs in at this moment stays, or comes too late. */
  private async depart(manager: EntityManager, userId: string, at: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const user = await manager.findOne(User, { where: { id: userId }, lock });
    const leaving = await manager.findOneBy(Leaving, { userId, leavesAt: LessThanOrEqual(at) });
    if (!user || !leaving) return;
    await this.leaveHousehold(manager, user, leaving.heirId);
    await this.departures.leave(manager, { userId, will: leaving.will });
    await keepPayments(manager, userId);
    const files = await this.copies.filesOf(manager, userId);
    if (files.length > 0) await this.jobs.send(REMOVE_FILES, { keys: files }, manager);
    await this.forget(manager, user);
    await manager.delete(User, { id: userId });
    await this.mail.put(manager, leftLetter(user, this.config));
  }

  /** Whoever lives with him keeps everything that was planned and bought together, and learns that he has gone. */
  private async leaveHousehold(manager: EntityManager, user: User, named: string | null): Promise<void> {
    const person = user.name || user.email.replace(/@.*/, '');
    const owned = await manager.findBy(Household, { ownerId: user.id });
    for (const { id: householdId } of owned) {
      const members = await manager.findBy(Member, { householdId, userId: Not(user.id) });
      const heir = heirOf(members, named);
      if (!heir) continue;
      await manager.update(Household, { id: householdId }, { ownerId: heir.userId });
      await this.notices.tell(heir.userId, 'household.owner', { person }, HOUSEHOLD_LINK, manager);
      await manager.query('update acc_invitation set created_by = $2 where created_by = $1', [
        user.id,
        heir.userId,
      ]);
      await this.moves.tellAll(manager, { householdId });
    }
    // What he leaves nobody: its menu goes first, so that his own recipes stand on no menu but others'.
    await manager.delete(Household, { ownerId: user.id });
    const member = await manager.findOneBy(Member, { userId: user.id });
    const home = member && (await manager.findOneBy(Household, { id: member.householdId }));
    if (!home || owned.some(({ id }) => id === home.id)) return;
    await this.notices.tell(home.ownerId, 'household.left', { person }, HOUSEHOLD_LINK, manager);
    await this.moves.tellAll(manager, { householdId: home.id });
  }

  /** What names him without a key that would go along with the account's row. */
  private async forget(manager: EntityManager, { id, email, role }: User): Promise<void> {
    // Pictures that nothing shows any more go with the next cleaning instead of a day later.
    await manager.query('update plt_picture set unused_since = $2 where owner_id = $1', [
      id,
      plus(now(), -2 * DAY),
    ]);
    await manager.query('delete from plt_event where user_id = $1', [id]);
    await manager.query('delete from plt_override where user_id = $1', [id]);
    await manager.query('delete from plt_mail where to_address = $1', [email]);
    // Who did what as an administrator is known later, too; what he did for himself is nobody's any more.
    if (role !== 'admin') {
      await manager.query('update plt_audit set actor_id = null where actor_id = $1', [id]);
    }
  }
}

async function keepPayments(manager: EntityManager, userId: string): Promise<void> {
  const payments = await manager.findBy(Payment, { userId, state: In([...KEPT_STATES]) });
  if (payments.length === 0) return;
  await manager.insert(
    KeptPayment,
    payments.map((payment) => ({
      id: payment.id,
      number: payment.number,
      plan: payment.plan,
      months: payment.months,
      days: payment.days,
      amount: payment.amount,
      currency: payment.currency,
      provider: payment.provider,
      state: payment.state,
      refunded: payment.refunded,
      createdAt: payment.createdAt,
      settledAt: payment.settledAt,
    })),
  );
}
