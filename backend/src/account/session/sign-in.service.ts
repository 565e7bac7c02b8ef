import { Injectable } from '@nestjs/common';
import { emailKey } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { verifyPassword } from '../../platform/auth/secrets';
import { Throttle, type Counted } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { LeavingService } from '../owndata/leaving.service';
import { User } from '../user.entity';
import { SessionService, type SessionUser } from './session.service';

/** Where a call comes from. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

/** Signing in by address and password (spec §7.1). Whoever had asked to leave stays by it. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly throttle: Throttle,
    private readonly leaving: LeavingService,
  ) {}

  /**
   * @throws Refusal INVALID_ACCOUNT, the same and after the same time for an unknown address and a wrong
   *   password; TOO_MANY
   */
  async signIn(username: string, password: string, caller: Caller): Promise<SessionUser> {
    const key = emailKey(username);
    const attempts: Counted[] = [
      ['login-pair', `${key} ${caller.ip}`],
      ['login-account', key],
      ['login-ip', caller.ip],
    ];
    await this.throttle.count(...attempts);
    const user = await this.dataSource.manager.findOneBy(User, { emailKey: key });
    const right = await verifyPassword(user?.passwordHash, password);
    if (!user || !right) throw new Refusal('INVALID_ACCOUNT');
    await this.throttle.forgive(...attempts);
    return this.dataSource.transaction(async (manager) => {
      // Held against a departure at this very moment.
      const lock = { mode: 'pessimistic_write' } as const;
      if (!(await manager.findOne(User, { where: { id: user.id }, lock })))
        throw new Refusal('INVALID_ACCOUNT');
      await this.leaving.stay(manager, user.id);
      return this.sessions.open(manager, user, caller.userAgent);
    });
  }
}
