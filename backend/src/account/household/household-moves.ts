import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import type { Topic } from '@sytno/contract';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { now } from '../../platform/time/clock';
import { Eater } from './eater.entity';
import { Household } from './household.entity';
import { Member } from './member.entity';

/** A person who goes from one household to another. */
export interface Move {
  readonly userId: string;
  readonly from: string;
  readonly to: string;
  /** Back into the household of his own that he left once. */
  readonly home?: boolean;
}

/** What a section keeps for a household and can copy into another one. */
export type Carried = 'menu' | 'lists';
type Carrier = (manager: EntityManager, move: Move) => Promise<void>;

/** So many eaters without an account fit into one household; the words of EATERS_FULL say it. */
export const MOST_EATERS = 20;

/** Everything that a browser knows of a household. */
const ALL_OF_IT: readonly Topic[] = [
  'account.household',
  'account.session',
  'account.profile',
  'mealplans.menu',
  'mealplans.facts',
  'mealplans.parameters',
  'mealplans.generator',
  'grocery.lists',
];

/**
 * How people go from one household to another (ADR 27). Whoever moves holds the households first and their
 * members after that; the sections that keep something say themselves how it is copied.
 */
@Injectable()
export class HouseholdMoves {
  private readonly carriers = new Map<Carried, Carrier>();

  constructor(private readonly live: Live) {}

  /** A section says how what it keeps is copied from one household to another. */
  learn(what: Carried, carrier: Carrier): void {
    this.carriers.set(what, carrier);
  }

  /** Copies what is named; it stays where it is, too. Both households are held. */
  async carry(manager: EntityManager, move: Move, what: readonly Carried[]): Promise<void> {
    for (const one of what) await this.carriers.get(one)?.(manager, move);
  }

  /** Makes the person a member of the other household; the browsers of both, and his own, ask anew. */
  async move(
    manager: EntityManager,
    { userId, from, to }: Move,
    role: Member['role'] = 'planner',
  ): Promise<void> {
    await manager.update(Member, { userId }, { householdId: to, role, joinedAt: now() });
    await this.tellAll(manager, { userId });
    for (const householdId of [from, to]) await this.tellAll(manager, { householdId });
  }

  /** What a person or a household sees may be another from now on. */
  tellAll(
    manager: EntityManager,
    whom: { readonly userId: string } | { readonly householdId: string },
  ): Promise<void> {
    return this.live.touched(whom, ALL_OF_IT, manager);
  }
}

/**
 * Holds households until the transaction ends, in one order, so that two who move at once do not wait for
 * each other. What refers to them can still be stored meanwhile.
 *
 * @throws Refusal NOT_FOUND when one of them has gone
 */
export async function holdHouseholds(
  manager: EntityManager,
  ...ids: readonly string[]
): Promise<ReadonlyMap<string, Household>> {
  const found = await manager.find(Household, {
    where: { id: In([...new Set(ids)]) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  const byId = new Map(found.map((household) => [household.id, household]));
  if (!ids.every((id) => byId.has(id))) throw new Refusal('NOT_FOUND');
  return byId;
}

/**
 * The household of his own that a person goes back to: the one he left when he joined, with all that stood in
 * it, or a new one.
 */
export async function ownHousehold(manager: EntityManager, userId: string): Promise<string> {
  const left = await manager
    .createQueryBuilder(Household, 'h')
    .where('h.ownerId = :userId', { userId })
    .andWhere('not exists (select 1 from acc_member m where m.household_id = h.id)')
    .orderBy('h.createdAt', 'ASC')
    .getOne();
  if (left) return left.id;
  const id = randomUUID();
  await manager.insert(Household, { id, ownerId: userId, createdAt: now() });
  return id;
}

/** Copies eaters behind those of another household. @throws Refusal EATERS_FULL, and then none of them came */
export async function carryEaters(manager: EntityManager, { from, to }: Move): Promise<void> {
  const eaters = await manager.find(Eater, {
    where: { householdId: from },
    order: { position: 'ASC', id: 'ASC' },
  });
  const there = await manager.countBy(Eater, { householdId: to });
  if (there + eaters.length > MOST_EATERS) throw new Refusal('EATERS_FULL');
  const last = (await manager.maximum(Eater, 'position', { householdId: to })) ?? -1;
  const copies = eaters.map(({ name, share, allergies, mealTypes, weekdays }, place) => {
    const copied = { name, share, allergies, mealTypes, weekdays };
    return { ...copied, id: randomUUID(), householdId: to, position: last + 1 + place };
  });
  if (copies.length > 0) await manager.insert(Eater, copies);
}
