import { IsNull, type EntityManager } from 'typeorm';
import type { Action } from '@sytno/domain';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Group, GroupMember } from './group.entity';

/** A member of a group, with the group. */
export interface Membership {
  readonly group: Group;
  readonly member: GroupMember;
}

type Lock = 'read' | 'hold';

const locked = (lock: Lock) => (lock === 'hold' ? { lock: { mode: 'pessimistic_write' as const } } : {});

/** A group that has not ended. @throws Refusal NOT_FOUND */
async function openGroup(manager: EntityManager, id: string, lock: Lock): Promise<Group> {
  const group = await manager.findOne(Group, { where: { id, endedAt: IsNull() }, ...locked(lock) });
  if (!group) throw new Refusal('NOT_FOUND');
  return group;
}

/** @throws Refusal NOT_FOUND when the group is another's; EXPERT_REQUIRED when his days are over and he changes it */
function wantLead(actor: Actor, group: Group, action: Action): void {
  if (group.expertId !== actor.userId) throw new Refusal('NOT_FOUND');
  const may =
    action === 'group.lead' ? allowed(actor, action, { ownerId: group.expertId }) : allowed(actor, action);
  if (!may) throw refusalOf(actor, action);
}

/**
 * A group that the actor leads; read also when his days are over.
 *
 * @throws Refusal NOT_FOUND, EXPERT_REQUIRED
 */
export async function ledGroup(
  manager: EntityManager,
  actor: Actor,
  id: string,
  action: 'group.read' | 'group.lead',
  lock: Lock = 'read',
): Promise<Group> {
  const group = await openGroup(manager, id, lock);
  wantLead(actor, group, action);
  return group;
}

/** A member of a group that the actor leads. @throws Refusal NOT_FOUND, EXPERT_REQUIRED */
export async function ledMember(
  manager: EntityManager,
  actor: Actor,
  id: string,
  action: 'group.read' | 'group.lead',
  lock: Lock = 'read',
): Promise<Membership> {
  const found = await openMembership(manager, id, lock);
  wantLead(actor, found.group, action);
  return found;
}

/** The actor's own membership. @throws Refusal NOT_FOUND */
export async function ownMembership(
  manager: EntityManager,
  actor: Actor,
  id: string,
  lock: Lock = 'read',
): Promise<Membership> {
  const found = await openMembership(manager, id, lock);
  if (found.member.userId !== actor.userId) throw new Refusal('NOT_FOUND');
  return found;
}

/** A membership that lasts. @throws Refusal NOT_FOUND */
export async function openMembership(manager: EntityManager, id: string, lock: Lock): Promise<Membership> {
  const member = await manager.findOne(GroupMember, { where: { id, endedAt: IsNull() }, ...locked(lock) });
  if (!member) throw new Refusal('NOT_FOUND');
  return { member, group: await openGroup(manager, member.groupId, 'read') };
}

/** The membership of the actor in a group, if any. */
export function membershipIn(
  manager: EntityManager,
  actor: Pick<Actor, 'userId'>,
  groupId: string,
): Promise<GroupMember | null> {
  return manager.findOneBy(GroupMember, { groupId, userId: actor.userId, endedAt: IsNull() });
}
