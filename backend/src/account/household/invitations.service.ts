import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { INVITATION_DAYS, MOST_INVITATIONS, MOST_MEMBERS } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { hashOfSecret, newSecret } from '../../platform/auth/secrets';
import { Throttle } from '../../platform/auth/throttle';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.token';
import { Refusal } from '../../platform/errors/refusal';
import { Housekeeping } from '../../platform/jobs/housekeeping';
import { Live } from '../../platform/live/live.service';
import { Pictures } from '../../platform/pictures/pictures.service';
import { DAY, now, plus } from '../../platform/time/clock';
import { Notices } from '../messages/notices.service';
import { Eater } from './eater.entity';
import { householdAnswer, stillOpen, type HouseholdAnswer } from './household-answer';
import { carryEaters, holdHouseholds, HouseholdMoves, type Carried } from './household-moves';
import { Invitation } from './invitation.entity';
import { calledOf, HOUSEHOLD_LINK } from './members.service';
import { Member } from './member.entity';

type Input = Inputs['account']['household'];
type Output = Outputs['account']['household'];
type Bring = { readonly [What in Carried | 'eaters']: boolean };

/** Links that lead people into a household: each for one person, for a week, until it is revoked (ADR 27). */
@Injectable()
export class InvitationsService implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly moves: HouseholdMoves,
    private readonly notices: Notices,
    private readonly live: Live,
    private readonly housekeeping: Housekeeping,
    private readonly pictures: Pictures,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      name: 'invitations that ended a month ago',
      statement: `delete from acc_invitation where expires_at < $1::timestamptz - interval '30 days'`,
    });
  }

  /**
   * Makes a link. Its secret is in the answer and nowhere else.
   *
   * @throws Refusal INVITATIONS_FULL, HOUSEHOLD_FULL, TOO_MANY
   */
  async invite(actor: Actor, { role, language }: Input['invite']): Promise<Output['invite']> {
    const { userId, householdId } = actor;
    await this.throttle.count(['invite-user', userId]);
    const secret = newSecret();
    const url = `${this.config.publicUrl}/${language}/join/${secret}`;
    return this.dataSource.transaction(async (manager) => {
      const household = (await holdHouseholds(manager, householdId)).get(householdId);
      if (household?.ownerId !== userId) throw new Refusal('FORBIDDEN');
      await wantRoom(manager, householdId);
      const open = await manager.countBy(Invitation, stillOpen(householdId));
      if (open >= MOST_INVITATIONS) throw new Refusal('INVITATIONS_FULL');
      const createdAt = now();
      const shown = { id: randomUUID(), role, createdAt, expiresAt: plus(createdAt, INVITATION_DAYS * DAY) };
      const tokenHash = hashOfSecret(secret);
      await manager.insert(Invitation, {
        ...shown,
        householdId,
        tokenHash,
        createdBy: userId,
        endedAt: null,
      });
      await this.tell(manager, householdId);
      return { ...shown, url };
    });
  }

  /** @throws Refusal NOT_FOUND when it does not lead into the actor's household (any more) */
  async revoke({ householdId }: Actor, { id }: Input['revoke']): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        Invitation,
        { id, ...stillOpen(householdId) },
        { endedAt: now() },
      );
      if (!affected) throw new Refusal('NOT_FOUND');
      await this.tell(manager, householdId);
    });
  }

  /**
   * What a link leads into, for whoever has it.
   *
   * @throws Refusal NOT_FOUND for a secret that never was one, LINK_EXPIRED for one that leads nowhere any more;
   * TOO_MANY
   */
  async look({ token }: Input['invitation'], ip: string): Promise<Output['invitation']> {
    await this.throttle.count(['invitation-ip', ip]);
    const { manager } = this.dataSource;
    const { householdId, createdBy, role, expiresAt } = await openOf(manager, token);
    return {
      householdId,
      inviter: await calledOf(manager, createdBy),
      role,
      members: await manager.countBy(Member, { householdId }),
      eaters: await manager.countBy(Eater, { householdId }),
      expiresAt,
    };
  }

  /** Whose household a link leads into, for the head of its page; undefined when it leads nowhere. */
  async inviterOf(token: string): Promise<string | undefined> {
    if (!/^[\w-]{1,200}$/.test(token)) return undefined;
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(Invitation, { tokenHash: hashOfSecret(token) });
    return found ? calledOf(manager, found.createdBy) : undefined;
  }

  /**
   * Brings the actor into a household by a link, which leads in nobody else after that. His own household of
   * one stays as it is, to go back to; what he brings is copied.
   *
   * @throws Refusal NOT_FOUND, LINK_EXPIRED, as `look`; MEMBER_ALREADY; LIVES_WITH_OTHERS when he shares a menu
   * already; HOUSEHOLD_FULL; EATERS_FULL; TOO_MANY
   */
  async join(actor: Actor, { token, bring }: { token: string; bring: Bring }): Promise<HouseholdAnswer> {
    const { userId } = actor;
    await this.throttle.count(['join-user', userId]);
    return this.dataSource.transaction(async (manager) => {
      const invitation = await openOf(manager, token, true);
      const move = { userId, from: actor.householdId, to: invitation.householdId };
      if (move.from === move.to) throw new Refusal('MEMBER_ALREADY');
      const households = await holdHouseholds(manager, move.from, move.to);
      await wantAlone(manager, move);
      await wantRoom(manager, move.to);
      const what = (['menu', 'lists'] as const).filter((one) => bring[one]);
      if (bring.eaters) await carryEaters(manager, move);
      await this.moves.move(manager, move, invitation.role);
      await this.moves.carry(manager, move, what);
      await manager.update(Invitation, { id: invitation.id }, { endedAt: now() });
      await this.welcome(manager, households.get(move.to)?.ownerId, userId);
      return householdAnswer(manager, { userId, householdId: move.to }, this.pictures);
    });
  }

  private async welcome(manager: EntityManager, ownerId: string | undefined, userId: string): Promise<void> {
    if (ownerId === undefined) return;
    const person = await calledOf(manager, userId);
    await this.notices.tell(ownerId, 'household.joined', { person }, HOUSEHOLD_LINK, manager);
  }

  private tell(manager: EntityManager, householdId: string): Promise<void> {
    return this.live.touched({ householdId }, ['account.household'], manager);
  }
}

/** @throws Refusal NOT_FOUND, LINK_EXPIRED */
async function openOf(manager: EntityManager, token: string, hold = false): Promise<Invitation> {
  const found = await manager.findOne(Invitation, {
    where: { tokenHash: hashOfSecret(token) },
    ...(hold && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.endedAt !== null || found.expiresAt <= now()) throw new Refusal('LINK_EXPIRED');
  return found;
}

/** @throws Refusal HOUSEHOLD_FULL */
async function wantRoom(manager: EntityManager, householdId: string): Promise<void> {
  if ((await manager.countBy(Member, { householdId })) >= MOST_MEMBERS) throw new Refusal('HOUSEHOLD_FULL');
}

/** The person still lives where he did, and nobody lives with him. @throws Refusal CONFLICT, LIVES_WITH_OTHERS */
async function wantAlone(manager: EntityManager, { userId, from }: { userId: string; from: string }) {
  const members = await manager.findBy(Member, { householdId: from });
  if (!members.some((member) => member.userId === userId)) throw new Refusal('CONFLICT');
  if (members.length > 1) throw new Refusal('LIVES_WITH_OTHERS');
}
