import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { ALLERGENS, MEAL_TYPES } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { User } from '../user.entity';
import { Eater } from './eater.entity';
import { Household } from './household.entity';
import { Member } from './member.entity';

type HouseholdAnswer = Outputs['account']['household']['get'];
type EaterAnswer = Outputs['account']['household']['addEater'];
type EaterFields = Inputs['account']['household']['addEater'];
type EaterChange = Inputs['account']['household']['changeEater'];

/** So many eaters without an account fit into one household; the words of EATERS_FULL say it. */
export const MOST_EATERS = 20;

/** People who eat from one menu: members with an account, and eaters without (product decision 2.6). */
@Injectable()
export class HouseholdService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly live: Live,
  ) {}

  /** The household a person lives in. @throws Refusal NOT_FOUND when it has gone in the meantime */
  async of({ householdId }: Actor): Promise<HouseholdAnswer> {
    const { manager } = this.dataSource;
    const [household, members, eaters] = await Promise.all([
      manager.findOneBy(Household, { id: householdId }),
      manager.find(Member, { where: { householdId }, order: { joinedAt: 'ASC', userId: 'ASC' } }),
      manager.find(Eater, { where: { householdId }, order: { position: 'ASC', id: 'ASC' } }),
    ]);
    if (!household) throw new Refusal('NOT_FOUND');
    const users = await manager.find(User, {
      where: { id: In(members.map(({ userId }) => userId)) },
      select: { id: true, name: true, email: true },
    });
    const userById = new Map(users.map((user) => [user.id, user]));
    return {
      id: household.id,
      ownerId: household.ownerId,
      members: members.map(({ userId }) => ({
        userId,
        name: userById.get(userId)?.name ?? '',
        email: userById.get(userId)?.email ?? '',
        isOwner: userId === household.ownerId,
      })),
      eaters: eaters.map(eaterAnswer),
    };
  }

  /** Adds an eater behind the others. @throws Refusal EATERS_FULL */
  async addEater(actor: Actor, fields: EaterFields): Promise<EaterAnswer> {
    const { householdId } = actor;
    return this.dataSource.transaction(async (manager) => {
      await lockHousehold(manager, householdId);
      if ((await manager.countBy(Eater, { householdId })) >= MOST_EATERS) throw new Refusal('EATERS_FULL');
      const last = await manager.maximum(Eater, 'position', { householdId });
      const eater = manager.create(Eater, {
        id: randomUUID(),
        householdId,
        position: (last ?? -1) + 1,
        ...inOrder(fields),
      });
      await manager.insert(Eater, eater);
      await this.tell(manager, householdId);
      return eaterAnswer(eater);
    });
  }

  /** Changes what is given; the rest stays. @throws Refusal NOT_FOUND, also for another household's eater */
  async changeEater(actor: Actor, { id, ...change }: EaterChange): Promise<EaterAnswer> {
    return this.dataSource.transaction(async (manager) => {
      const eater = await ownEater(manager, actor, id);
      const fields = inOrder({
        name: change.name ?? eater.name,
        share: change.share ?? eater.share,
        allergies: change.allergies ?? eater.allergies,
        mealTypes: change.mealTypes ?? eater.mealTypes,
        weekdays: change.weekdays ?? eater.weekdays,
      });
      await manager.update(Eater, id, fields);
      await this.tell(manager, eater.householdId);
      return { id, ...fields };
    });
  }

  /** @throws Refusal NOT_FOUND, also for another household's eater */
  async removeEater(actor: Actor, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const eater = await ownEater(manager, actor, id);
      await manager.delete(Eater, id);
      await this.tell(manager, eater.householdId);
    });
  }

  /** Eaters count in the menu too: what is left over depends on them. */
  private tell(manager: EntityManager, householdId: string): Promise<void> {
    return this.live.touched({ householdId }, ['account.household', 'mealplans.menu'], manager);
  }
}

/** One change of a household's eaters at a time. */
async function lockHousehold(manager: EntityManager, id: string): Promise<void> {
  const found = await manager.findOne(Household, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!found) throw new Refusal('NOT_FOUND');
}

async function ownEater(manager: EntityManager, actor: Actor, id: string): Promise<Eater> {
  const eater = await manager.findOne(Eater, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!eater || !allowed(actor, 'household.change', eater)) throw new Refusal('NOT_FOUND');
  return eater;
}

/** Each choice once and in the usual order, however it was sent. */
function inOrder({ name, share, allergies, mealTypes, weekdays }: EaterFields): EaterFields {
  return {
    name,
    share,
    allergies: ALLERGENS.filter((allergen) => allergies.includes(allergen)),
    mealTypes: MEAL_TYPES.filter((mealType) => mealTypes.includes(mealType)),
    weekdays: [...new Set(weekdays)].sort((a, b) => a - b),
  };
}

function eaterAnswer({ id, name, share, allergies, mealTypes, weekdays }: Eater): EaterAnswer {
  return { id, name, share, allergies, mealTypes, weekdays };
}
