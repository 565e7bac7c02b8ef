import { Inject, Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { dayAt, daysLeft, GRACE_DAYS } from '@sytno/domain';
import { DataSource, Not, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { Departures } from '../../platform/own-data/departures';
import { DAY, now, plus } from '../../platform/time/clock';
import { holdAdministrators, wantAnotherAdministrator } from '../administrators';
import { Household } from '../household/household.entity';
import { Member } from '../household/member.entity';
import { leavingLetter } from '../letters';
import { LinkService } from '../link.service';
import { Notices } from '../messages/notices.service';
import { OwnPassword } from '../password/own-password.service';
import { PremiumDays } from '../profile/premium-days.entity';
import { SessionService } from '../session/session.service';
import { User } from '../user.entity';
import { dayWords } from '../../platform/time/day-words';
import { Copies } from './copies.service';
import { Leaving } from './leaving.entity';

type Calls = Inputs['account']['owndata'];
type Answers = Outputs['account']['owndata'];

/** Asking to leave for good, and thinking better of it (ADR 33). */
@Injectable()
export class LeavingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: Copies,
    private readonly departures: Departures,
    private readonly passwords: OwnPassword,
    private readonly links: LinkService,
    private readonly sessions: SessionService,
    private readonly notices: Notices,
    private readonly mail: MailService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The newest copy, and what somebody would leave behind. */
  async view(actor: Actor): Promise<Answers['get']> {
    const { manager } = this.dataSource;
    const { userId, householdId, timeZone } = actor;
    const household = await manager.findOneBy(Household, { id: householdId });
    const others =
      household?.ownerId === userId
        ? await manager.find(Member, {
            where: { householdId, userId: Not(userId) },
            order: { joinedAt: 'ASC', userId: 'ASC' },
          })
        : [];
    const ledger = await manager.find(PremiumDays, { where: { userId }, order: { number: 'ASC' } });
    const heirs: Answers['get']['heirs'] = [];
    for (const other of others) {
      const user = await manager.findOneBy(User, { id: other.userId });
      heirs.push({ userId: other.userId, name: user?.name || user?.email || '' });
    }
    return {
      copy: await this.copies.newest(actor),
      published: await this.departures.published(userId),
      heirs,
      daysLeft: daysLeft(ledger, dayAt(now(), timeZone)),
      grace: GRACE_DAYS,
    };
  }

  /**
   * From now on every device is signed out, and after the days of grace the account goes. A letter says so and leads
   * back.
   *
   * @throws Refusal INPUT_INVALID with `password.wrong` at password, with `choice` at heirId for somebody who does not
   *   live there; LAST_ADMINISTRATOR, TOO_MANY
   */
  async ask(actor: Actor, { password, will, heirId: named }: Calls['leave']): Promise<Answers['leave']> {
    const { userId, householdId } = actor;
    const user = await this.passwords.want(userId, password, 'password');
    const heirId = named ?? null;
    const askedAt = now();
    const leavesAt = plus(askedAt, GRACE_DAYS * DAY);
    await this.dataSource.transaction(async (manager) => {
      await wantAnotherAdministrator(manager, await holdAdministrators(manager), userId);
      const lives = heirId === null || (await manager.existsBy(Member, { userId: heirId, householdId }));
      if (!lives || heirId === userId)
        throw Refusal.fields('INPUT_INVALID', { path: 'heirId', code: 'choice' });
      await manager.upsert(Leaving, { userId, askedAt, leavesAt, will, heirId }, ['userId']);
      await this.sessions.endAll(manager, userId);
      await this.links.revoke(manager, userId, ['password', 'email', 'phone', 'new-email']);
      const secret = await this.links.issue(manager, userId, 'stay');
      const day = dayWords(dayAt(leavesAt, user.timeZone), user.language);
      await this.mail.put(manager, leavingLetter(user, secret, day, this.config));
      await this.departures.announced(manager, userId, leavesAt);
    });
    this.mail.sendSoon();
    return { leavesAt };
  }

  /** Somebody who had asked to leave signs in: he stays. Of everybody else nothing is changed. */
  async stay(manager: EntityManager, userId: string): Promise<void> {
    const { affected } = await manager.delete(Leaving, { userId });
    if (!affected) return;
    await this.links.revoke(manager, userId, ['stay']);
    await this.notices.tell(userId, 'account.kept', {}, '/user/profile', manager);
  }

  /** The same by the letter, without signing in. @throws Refusal LINK_EXPIRED */
  async stayByLetter(secret: string): Promise<User> {
    const user = await this.dataSource.transaction(async (manager) => {
      const userId = await this.links.redeem(manager, secret, 'stay');
      await this.stay(manager, userId);
      return manager.findOneByOrFail(User, { id: userId });
    });
    this.mail.sendSoon();
    return user;
  }
}
