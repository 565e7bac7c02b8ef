import { Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { Overrides } from '../../platform/sections/overrides';
import { now } from '../../platform/time/clock';
import { holdAdministrators, wantAnotherAdministrator } from '../administrators';
import { Factors } from '../factor/factors.service';
import { Link } from '../link.entity';
import { Notices } from '../messages/notices.service';
import { SessionService } from '../session/session.service';
import { User } from '../user.entity';

type Calls = Inputs['account']['administration'];

/** Who may come in, and who administers (ADR 34). */
@Injectable()
export class KeepingOut {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionService,
    private readonly factors: Factors,
    private readonly overrides: Overrides,
    private readonly notices: Notices,
    private readonly mail: MailService,
    private readonly audit: Audit,
  ) {}

  /**
   * Keeps somebody out: his devices, links and codes end at once. What he shares with others stays theirs:
   * household, lists, published recipes.
   *
   * @throws Refusal NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR, CONFLICT when he is out already
   */
  async block(actor: Actor, { id, reason }: Calls['block']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { user, administrators } = await another(manager, actor, id);
      await wantAnotherAdministrator(manager, administrators, id);
      if (user.blockedAt !== null) throw new Refusal('CONFLICT');
      await this.notices.tell(id, 'account.blocked', { reason }, null, manager);
      await manager.update(User, { id }, { blockedAt: now(), blockedFor: reason });
      await this.sessions.endAll(manager, id);
      await manager.delete(Link, { userId: id });
      await this.audit.note(actor.userId, 'person.block', { kind: 'person', id }, { reason }, manager);
    });
    await this.overrides.end(id, actor.userId);
    this.mail.sendSoon();
  }

  /** @throws Refusal NOT_FOUND, CONFLICT when he is not out */
  async unblock(actor: Actor, { id, reason }: Calls['unblock']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { user } = await another(manager, actor, id);
      if (user.blockedAt === null) throw new Refusal('CONFLICT');
      await manager.update(User, { id }, { blockedAt: null, blockedFor: null });
      await this.notices.tell(id, 'account.unblocked', { reason }, null, manager);
      await this.audit.note(actor.userId, 'person.unblock', { kind: 'person', id }, { reason }, manager);
    });
    this.mail.sendSoon();
  }

  /**
   * Makes somebody an administrator, or no more. Whoever is none any more begins without a second step.
   *
   * @throws Refusal NOT_FOUND, OWN_ACCOUNT, LAST_ADMINISTRATOR, CONFLICT when it is so already
   */
  async setRole(actor: Actor, { id, admin, reason }: Calls['setRole']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { user, administrators } = await another(manager, actor, id);
      if (!admin) await wantAnotherAdministrator(manager, administrators, id);
      await changeRole(manager, user, admin);
      if (!admin) await this.factors.forget(manager, id);
      const action = admin ? 'role.grant' : 'role.revoke';
      await this.audit.note(actor.userId, action, { kind: 'person', id }, { reason }, manager);
    });
    if (!admin) await this.overrides.end(id, actor.userId);
  }
}

/**
 * Locks a person who is not the caller, administrators first.
 *
 * @throws Refusal OWN_ACCOUNT, NOT_FOUND, FORBIDDEN for a caller who was put out meanwhile
 */
async function another(
  manager: EntityManager,
  { userId }: Actor,
  id: string,
): Promise<{ user: User; administrators: readonly User[] }> {
  if (id === userId) throw new Refusal('OWN_ACCOUNT');
  const administrators = await holdAdministrators(manager);
  if (!administrators.some((one) => one.id === userId && one.blockedAt === null)) {
    throw new Refusal('FORBIDDEN');
  }
  const user = await manager.findOne(User, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!user) throw new Refusal('NOT_FOUND');
  return { user, administrators };
}

/** @throws Refusal CONFLICT when it is so already */
async function changeRole(manager: EntityManager, { id, role }: User, admin: boolean): Promise<void> {
  if ((role === 'admin') === admin) throw new Refusal('CONFLICT');
  await manager.update(User, { id }, { role: admin ? 'admin' : null });
}
