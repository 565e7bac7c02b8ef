import { Injectable } from '@nestjs/common';
import type { Outputs } from '@sytno/contract';
import { phoneReadableUntil, premiumUntil } from '@sytno/domain';
import { randomInt } from 'node:crypto';
import { DataSource, In, MoreThan } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { MINUTE, now, plus } from '../../platform/time/clock';
import { Household } from '../household/household.entity';
import { LinkService } from '../link.service';
import { PremiumDays } from '../profile/premium-days.entity';
import { User } from '../user.entity';
import { Session } from './session.entity';
import { SessionService, type SessionUser } from './session.service';
import type { Caller } from './sign-in.service';

type Calls = Outputs['account']['session'];

/** Letters and digits that nobody mistakes for one another; 32, so that each says five bits. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;
const CODE_LASTS = 10 * MINUTE;
const MOST_DEVICES = 100;

/** Devices that are signed in, and phones that are for lists alone. */
@Injectable()
export class DevicesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: LinkService,
    private readonly sessions: SessionService,
    private readonly throttle: Throttle,
  ) {}

  async devices({ userId, sessionId }: Actor): Promise<Calls['devices']> {
    const found = await this.dataSource.manager.find(Session, {
      where: { userId, expiresAt: MoreThan(now()) },
      order: { lastUsedAt: 'DESC', id: 'ASC' },
      take: MOST_DEVICES,
    });
    return {
      items: found.map(({ id, device, scope, createdAt, lastUsedAt }) => ({
        id,
        name: device,
        phone: scope === 'list',
        current: id === sessionId,
        signedInAt: createdAt,
        lastUsedAt,
      })),
    };
  }

  /** @throws Refusal NOT_FOUND when it is none of the caller's */
  async endDevice({ userId }: Actor, id: string): Promise<Calls['endDevice']> {
    const { affected } = await this.dataSource.manager.delete(Session, { id, userId });
    if (!affected) throw new Refusal('NOT_FOUND');
    return { done: true };
  }

  /**
   * A code for one phone; the one before it works no more.
   *
   * @throws Refusal TOO_MANY
   */
  async phoneCode({ userId }: Actor): Promise<Calls['phoneCode']> {
    await this.throttle.count(['phone-code-user', userId]);
    const code = Array.from({ length: CODE_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
    const expiresAt = plus(now(), CODE_LASTS);
    await this.dataSource.transaction((manager) => this.links.issue(manager, userId, 'phone', code));
    return { code, expiresAt };
  }

  /**
   * Signs a phone in for lists, however its code was written.
   *
   * @throws Refusal LINK_EXPIRED, TOO_MANY, ACCOUNT_BLOCKED
   */
  async enterPhone(written: string, { ip, userAgent }: Caller): Promise<SessionUser> {
    await this.throttle.count(['phone-ip', ip]);
    const code = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
    return this.dataSource.transaction(async (manager) => {
      const userId = await this.links.redeem(manager, code, 'phone');
      const user = await manager.findOneByOrFail(User, { id: userId });
      return this.sessions.open(manager, user, userAgent, { scope: 'list' });
    });
  }

  /** How the list on a phone stands; of another device: whether its household may have it. */
  async phone({ userId, householdId, phone, householdAccess }: Actor): Promise<Calls['phone']> {
    const right = phone ?? (householdAccess === 'free' ? 'ended' : 'whole');
    if (right === 'whole') return { right, readableUntil: null };
    const { manager } = this.dataSource;
    const household = await manager.findOneBy(Household, { id: householdId });
    const ids = [userId, household?.ownerId ?? userId];
    const days = await manager.find(PremiumDays, { where: { userId: In(ids) }, order: { number: 'ASC' } });
    const [last = null] = ids
      .map((id) => premiumUntil(days.filter((one) => one.userId === id)))
      .filter((day) => day !== null)
      .sort()
      .toReversed();
    return { right, readableUntil: phoneReadableUntil(last) };
  }
}
