import { Injectable } from '@nestjs/common';
import type { Inputs } from '@sytno/contract';
import type { NoticeKind } from '@sytno/contract';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { Pictures } from '../../platform/pictures/pictures.service';
import { Notices } from '../messages/notices.service';
import { User } from '../user.entity';
import { householdAnswer, type HouseholdAnswer } from './household-answer';
import { holdHouseholds, HouseholdMoves, ownHousehold } from './household-moves';
import { Household } from './household.entity';
import { Member } from './member.entity';

type Input = Inputs['account']['household'];

/** Where notices about a household lead. */
export const HOUSEHOLD_LINK = '/user/household';

/** Who lives in a household, and what each may do there (ADR 27). */
@Injectable()
export class MembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly moves: HouseholdMoves,
    private readonly notices: Notices,
    private readonly live: Live,
    private readonly pictures: Pictures,
  ) {}

  /** @throws Refusal NOT_FOUND when there is no such other member; FORBIDDEN when the actor is not the owner (any more) */
  changeRole(actor: Actor, { userId, role }: Input['changeRole']): Promise<HouseholdAnswer> {
    return this.asOwner(actor, userId, async (manager) => {
      await manager.update(Member, { userId }, { role });
      await this.moves.tellAll(manager, { userId });
      await this.live.touched({ householdId: actor.householdId }, ['account.household'], manager);
    });
  }

  /**
   * Takes a member out. He has a copy of the menu from today on and of the open lists in a household of his
   * own, and is told.
   *
   * @throws Refusal NOT_FOUND, FORBIDDEN, as `changeRole`
   */
  removeMember(actor: Actor, { userId }: Input['removeMember']): Promise<HouseholdAnswer> {
    return this.asOwner(actor, userId, async (manager) => {
      await this.out(manager, userId, actor.householdId, true);
      await this.tell(manager, userId, 'household.removed', actor.userId);
    });
  }

  /**
   * Makes another member the owner; whose time zone and premium it is follows him. Both are told.
   *
   * @throws Refusal NOT_FOUND, FORBIDDEN, as `changeRole`
   */
  handOver(actor: Actor, { userId }: Input['handOver']): Promise<HouseholdAnswer> {
    const { householdId } = actor;
    return this.asOwner(actor, userId, async (manager) => {
      await manager.update(Household, { id: householdId }, { ownerId: userId });
      await manager.update(Member, { userId: actor.userId }, { role: 'planner' });
      await this.tell(manager, userId, 'household.owner', actor.userId);
      await this.tell(manager, actor.userId, 'household.handed', userId);
      await this.moves.tellAll(manager, { householdId });
    });
  }

  /**
   * Leaves for a household of one's own, with a copy of the menu from today on and of the open lists or
   * without. The owner is told.
   *
   * @returns the household the actor lives in from now on
   * @throws Refusal OWNER_STAYS for the owner, who hands it over first
   */
  leave({ userId, householdId }: Actor, { copy }: Input['leave']): Promise<HouseholdAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const household = (await holdHouseholds(manager, householdId)).get(householdId);
      if (household?.ownerId === userId) throw new Refusal('OWNER_STAYS');
      await wantMember(manager, userId, householdId);
      const own = await this.out(manager, userId, householdId, copy);
      if (household) await this.tell(manager, household.ownerId, 'household.left', userId);
      return householdAnswer(manager, { userId, householdId: own }, this.pictures);
    });
  }

  /** Out of a household that is held, into a household of his own. */
  private async out(manager: EntityManager, userId: string, from: string, copy: boolean): Promise<string> {
    const to = await ownHousehold(manager, userId);
    const move = { userId, from, to, home: true };
    if (copy) await this.moves.carry(manager, move, ['menu', 'lists']);
    await this.moves.move(manager, move);
    return to;
  }

  /** The owner does something to another member; the household is held. */
  private asOwner(
    { userId: ownerId, householdId }: Actor,
    userId: string,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<HouseholdAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const household = (await holdHouseholds(manager, householdId)).get(householdId);
      if (household?.ownerId !== ownerId) throw new Refusal('FORBIDDEN');
      if (userId === ownerId) throw new Refusal('NOT_FOUND');
      await wantMember(manager, userId, householdId);
      await work(manager);
      return householdAnswer(manager, { userId: ownerId, householdId }, this.pictures);
    });
  }

  private async tell(manager: EntityManager, whom: string, kind: NoticeKind, aboutId: string): Promise<void> {
    const person = await calledOf(manager, aboutId);
    await this.notices.tell(whom, kind, { person }, HOUSEHOLD_LINK, manager);
  }
}

/** What a person is called: his name, else his address. */
export async function calledOf(manager: EntityManager, userId: string): Promise<string> {
  const user = await manager.findOneBy(User, { id: userId });
  return user?.name || user?.email || '';
}

/** @throws Refusal NOT_FOUND when the person is no member of the household (any more) */
async function wantMember(manager: EntityManager, userId: string, householdId: string): Promise<void> {
  const member = await manager.findOne(Member, {
    where: { userId, householdId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!member) throw new Refusal('NOT_FOUND');
}
