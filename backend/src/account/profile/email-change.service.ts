import { Inject, Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { emailKey } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { newSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Live } from '../../platform/live/live.service';
import { MailService } from '../../platform/mail/mail.service';
import { now } from '../../platform/time/clock';
import { emailChangedLetter, newEmailLetter } from '../letters';
import type { Link } from '../link.entity';
import { LinkService } from '../link.service';
import { OwnPassword } from '../password/own-password.service';
import { taken } from '../taken';
import { User } from '../user.entity';

type Wanted = Inputs['account']['profile']['changeEmail'];

/** Another address: it is the account's once somebody opened the link that was sent there. */
@Injectable()
export class EmailChange {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: OwnPassword,
    private readonly links: LinkService,
    private readonly throttle: Throttle,
    private readonly mail: MailService,
    private readonly live: Live,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends the link; one that was sent before works no more.
   *
   * @throws Refusal INPUT_INVALID with `password.wrong` at password, EMAIL_TAKEN (also when it is the own one),
   *   TOO_MANY
   */
  async ask({ userId }: Actor, { email, password }: Wanted): Promise<void> {
    const user = await this.passwords.want(userId, password, 'password');
    await this.throttle.count(['resend-user', userId]);
    await this.dataSource.transaction(async (manager) => {
      if (await manager.existsBy(User, { emailKey: emailKey(email) })) throw taken();
      const secret = await this.links.issue(manager, userId, 'new-email', newSecret(), email);
      await this.mail.put(manager, newEmailLetter({ language: user.language, email }, secret, this.config));
      await this.live.touched({ userId }, ['account.profile'], manager);
    });
    this.mail.sendSoon();
  }

  /** The address stays; there may have been no other to come. */
  async keep({ userId }: Actor): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.links.revoke(manager, userId, ['new-email']);
      await this.live.touched({ userId }, ['account.profile'], manager);
    });
  }

  /**
   * The link was opened: the address is the account's, and the one before is told.
   *
   * @throws Refusal EMAIL_TAKEN when another account has it by now
   */
  async settle(manager: EntityManager, { userId, email }: Link): Promise<void> {
    const user = await manager.findOneByOrFail(User, { id: userId });
    const address = email ?? user.email;
    const key = emailKey(address);
    const other = await manager.findOneBy(User, { emailKey: key });
    if (other && other.id !== userId) throw taken();
    await manager.update(User, userId, { email: address, emailKey: key, emailConfirmedAt: now() });
    // Whoever can read the old mailbox could still set a password by a link that lies there.
    await this.links.revoke(manager, userId, ['password', 'email']);
    await this.mail.put(manager, emailChangedLetter(user, address, this.config));
    await this.live.touched({ userId }, ['account.profile', 'account.session'], manager);
  }
}
