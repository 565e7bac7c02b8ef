import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { verifyPassword } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { User } from '../user.entity';

/** Asks somebody who is signed in for his password again. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
  ) {}

  /**
   * @param path of the field in which it was written
   * @throws Refusal INPUT_INVALID with `password.wrong` at that field, TOO_MANY, SIGN_IN_REQUIRED when the account
   *   has gone in the meantime
   */
  async want(userId: string, password: string, path: string): Promise<User> {
    await this.throttle.count(['password-user', userId]);
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!user) throw new Refusal('SIGN_IN_REQUIRED');
    if (!(await verifyPassword(user.passwordHash, password))) {
      throw Refusal.fields('INPUT_INVALID', { path, code: 'password.wrong' });
    }
    await this.throttle.forgive(['password-user', userId]);
    return user;
  }
}
