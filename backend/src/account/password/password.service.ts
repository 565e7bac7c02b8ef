import { Inject, Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { emailKey } from '@sytno/domain';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { hashPassword } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { passwordChangedLetter, passwordLetter } from '../letters';
import { LinkService } from '../link.service';
import { SessionService } from '../session/session.service';
import type { Caller } from '../session/sign-in.service';
import { User } from '../user.entity';
import { OwnPassword } from './own-password.service';
import { redirectAllowed } from './redirect';

type RecoveryCall = Inputs['account']['password']['request'];
type NewPassword = Inputs['account']['password']['edit'];
type OwnNewPassword = Inputs['account']['password']['change'];

/** Every recovery call takes so long, so that its time does not tell whether the address is known. */
const ANSWER_AFTER_MS = 250;

/** Setting a new password: by a link out of a mail (spec §7.3), or by the old one. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly links: LinkService,
    private readonly mail: MailService,
    private readonly throttle: Throttle,
    private readonly own: OwnPassword,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends the mail if the address is known; the answer is the same if it is not.
   *
   * @throws Refusal REDIRECT_NOT_ALLOWED, TOO_MANY
   */
  async request(call: RecoveryCall, caller: Caller): Promise<void> {
    if (!redirectAllowed({ redirectUrl: call.redirect_url, host: call.host }, this.config)) {
      throw new Refusal('REDIRECT_NOT_ALLOWED');
    }
    const key = emailKey(call.email);
    await this.throttle.count(['recovery-address', key], ['recovery-ip', caller.ip]);
    await Promise.all([this.sendIfKnown(key), wait(ANSWER_AFTER_MS)]);
    this.mail.sendSoon();
  }

  /**
   * Sets the password, ends all sessions and tells the person. The mailbox is his, so it is confirmed too.
   *
   * @throws Refusal LINK_EXPIRED, TOO_MANY
   */
  async edit({ token, password }: NewPassword, caller: Caller): Promise<void> {
    await this.throttle.count(['link-ip', caller.ip]);
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const userId = await this.links.redeem(manager, token, 'password');
      const user = await manager.findOneByOrFail(User, { id: userId });
      const emailConfirmedAt = user.emailConfirmedAt ?? now();
      await manager.update(User, userId, { passwordHash, emailConfirmedAt });
      await this.sessions.endAll(manager, userId);
      await this.mail.put(manager, passwordChangedLetter(user, this.config));
    });
    this.mail.sendSoon();
  }

  /**
   * Sets another password by the one that stands; the person's other devices are signed out, and he is told.
   *
   * @throws Refusal INPUT_INVALID with `password.wrong` at current, TOO_MANY
   */
  async change({ userId, sessionId }: Actor, { current, password }: OwnNewPassword): Promise<void> {
    await this.own.want(userId, current, 'current');
    const passwordHash = await hashPassword(password);
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      await manager.update(User, userId, { passwordHash });
      await this.links.revoke(manager, userId, ['password', 'phone']);
      await this.sessions.endAll(manager, userId, sessionId);
      await this.mail.put(manager, passwordChangedLetter(user, this.config));
    });
    this.mail.sendSoon();
  }

  private async sendIfKnown(key: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { emailKey: key });
      if (!user) return;
      const secret = await this.links.issue(manager, user.id, 'password');
      await this.mail.put(manager, passwordLetter(user, secret, this.config));
    });
  }
}
