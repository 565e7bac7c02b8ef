import { Inject, Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { hashPassword } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { confirmLetter } from '../letters';
import { LinkService } from '../link.service';
import { Notices } from '../messages/notices.service';
import { SessionService, type SessionUser } from '../session/session.service';
import type { Caller } from '../session/sign-in.service';
import { EmailChange } from '../profile/email-change.service';
import { isTaken, taken } from '../taken';
import { User } from '../user.entity';
import { accept, createAccount, hasAccepted, WELCOME_LINK } from './new-account';

type Form = Inputs['account']['registration']['register'];

/** Making an account, and confirming its address. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly links: LinkService,
    private readonly emails: EmailChange,
    private readonly mail: MailService,
    private readonly notices: Notices,
    private readonly throttle: Throttle,
    private readonly live: Live,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Makes the account and signs its device in: all of it, or nothing.
   *
   * @throws Refusal EMAIL_TAKEN (also when somebody was faster by a moment), TOO_MANY
   */
  async register(form: Form, caller: Caller): Promise<SessionUser> {
    await this.throttle.count(['registration-ip', caller.ip]);
    const passwordHash = await hashPassword(form.password);
    try {
      const session = await this.dataSource.transaction(async (manager) => {
        const user = await createAccount(manager, { ...form, passwordHash, how: 'registration form' });
        await this.askToConfirm(manager, user);
        await this.notices.tell(user.id, 'welcome', {}, WELCOME_LINK, manager);
        return this.sessions.open(manager, user, caller.userAgent);
      });
      this.mail.sendSoon();
      return session;
    } catch (error) {
      if (isTaken(error)) throw taken();
      throw error;
    }
  }

  /**
   * By the link of a mail: the address of a new account, or another one of an account that is there.
   *
   * @throws Refusal LINK_EXPIRED, EMAIL_TAKEN, TOO_MANY
   */
  async confirmEmail(secret: string, caller: Caller): Promise<void> {
    await this.throttle.count(['link-ip', caller.ip]);
    try {
      await this.dataSource.transaction(async (manager) => {
        const link = await this.links.redeemOneOf(manager, secret, ['email', 'new-email']);
        if (link.kind === 'new-email') await this.emails.settle(manager, link);
        else await manager.update(User, link.userId, { emailConfirmedAt: now() });
      });
    } catch (error) {
      if (isTaken(error)) throw taken();
      throw error;
    }
    this.mail.sendSoon();
  }

  /** Sends the mail again; when the address is confirmed already there is nothing to do. */
  async resend(actor: Actor): Promise<void> {
    await this.throttle.count(['resend-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneByOrFail(User, { id: actor.userId });
      if (user.emailConfirmedAt === null) await this.askToConfirm(manager, user);
    });
    this.mail.sendSoon();
  }

  /** Accepts the edition in force; what was accepted before stays written down. */
  async acceptTerms(actor: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const user = await manager.findOne(User, { where: { id: actor.userId }, lock });
      if (!user) throw new Refusal('SIGN_IN_REQUIRED');
      if (await hasAccepted(manager, user.id)) return;
      await accept(manager, user, ['terms'], 'asked again');
      await this.live.touched({ userId: user.id }, ['account.session'], manager);
    });
  }

  private async askToConfirm(manager: EntityManager, user: User): Promise<void> {
    const secret = await this.links.issue(manager, user.id, 'email');
    await this.mail.put(manager, confirmLetter(user, secret, this.config));
  }
}
