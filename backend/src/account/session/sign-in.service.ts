import { Injectable, Logger } from '@nestjs/common';
import { emailKey } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { verifyPassword } from '../../platform/auth/secrets';
import { Throttle, type Counted } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Factors } from '../factor/factors.service';
import { LinkService } from '../link.service';
import { LeavingService } from '../owndata/leaving.service';
import { User } from '../user.entity';
import { SessionService, type SessionUser } from './session.service';

/** Where a call comes from. */
export interface Caller {
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Signing in by address and password (spec §7.1), with a second step where somebody has one (ADR 34). Whoever had
 * asked to leave stays by it.
 */
@Injectable()
export class SignInService {
  private readonly log = new Logger(SignInService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly throttle: Throttle,
    private readonly leaving: LeavingService,
    private readonly links: LinkService,
    private readonly factors: Factors,
  ) {}

  /**
   * @throws Refusal INVALID_ACCOUNT, the same and after the same time for an unknown address and a wrong
   *   password; ACCOUNT_BLOCKED; SECOND_STEP with the ticket that the code is sent with; TOO_MANY
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
    if (!user || !right) {
      this.log.warn(`sign-in refused: ${user?.id ?? 'nobody'}, password`);
      throw new Refusal('INVALID_ACCOUNT');
    }
    await this.throttle.forgive(...attempts);
    if (user.blockedAt === null && (await this.factors.isOn(user.id))) {
      const ticket = await this.dataSource.transaction((manager) =>
        this.links.issue(manager, user.id, 'step'),
      );
      throw new Refusal('SECOND_STEP', { ticket });
    }
    return this.dataSource.transaction(async (manager) => {
      await this.held(manager, user.id);
      await this.leaving.stay(manager, user.id);
      const session = await this.sessions.open(manager, user, caller.userAgent);
      this.log.log(`signed in: ${user.id}`);
      return session;
    });
  }

  /** The account, held against a departure at this very moment. */
  private async held(manager: EntityManager, id: string): Promise<User> {
    const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw new Refusal('INVALID_ACCOUNT');
    return user;
  }

  /**
   * The second step. A wrong code leaves the ticket for another one.
   *
   * @throws Refusal LINK_EXPIRED, INPUT_INVALID at code, ACCOUNT_BLOCKED, TOO_MANY
   */
  async secondStep(ticket: string, code: string, { ip, userAgent }: Caller): Promise<SessionUser> {
    await this.throttle.count(['step-ip', ip]);
    const userId = await this.links.ownerOf(this.dataSource.manager, ticket, 'step');
    await this.throttle.count(['step-user', userId]);
    const user = await this.dataSource.transaction(async (manager) => {
      await this.links.redeem(manager, ticket, 'step');
      try {
        await this.factors.take(manager, userId, code);
      } catch (error) {
        this.log.warn(`sign-in refused: ${userId}, second step`);
        throw error;
      }
      const found = await this.held(manager, userId);
      await this.leaving.stay(manager, userId);
      return this.sessions.open(manager, found, userAgent, { stepped: true });
    });
    await this.throttle.forgive(['step-user', userId], ['step-ip', ip]);
    this.log.log(`signed in: ${userId}, second step`);
    return user;
  }

  /**
   * The password once more, from whoever is signed in.
   *
   * @throws Refusal INPUT_INVALID at password, TOO_MANY
   */
  async elevate({ userId, sessionId }: Actor, password: string): Promise<string> {
    const attempts: Counted[] = [['elevate-user', userId]];
    await this.throttle.count(...attempts);
    const user = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!(await verifyPassword(user?.passwordHash, password))) {
      throw Refusal.fields('INPUT_INVALID', { path: 'password', code: 'password.wrong' });
    }
    await this.throttle.forgive(...attempts);
    return this.sessions.elevate(sessionId);
  }
}
