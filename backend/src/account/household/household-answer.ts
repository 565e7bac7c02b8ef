import type { Outputs } from '@sytno/contract';
import { roleOf } from '@sytno/domain';
import { In, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import type { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { User } from '../user.entity';
import { Eater } from './eater.entity';
import { Household } from './household.entity';
import { Invitation } from './invitation.entity';
import { Member } from './member.entity';

export type HouseholdAnswer = Outputs['account']['household']['get'];

/**
 * A household as one of its members sees it.
 *
 * @throws Refusal NOT_FOUND when it has gone in the meantime
 */
export async function householdAnswer(
  manager: EntityManager,
  { userId, householdId }: { readonly userId: string; readonly householdId: string },
  pictures: Pictures,
): Promise<HouseholdAnswer> {
  const household = await manager.findOneBy(Household, { id: householdId });
  if (!household) throw new Refusal('NOT_FOUND');
  const members = await manager.find(Member, {
    where: { householdId },
    order: { joinedAt: 'ASC', userId: 'ASC' },
  });
  const users = await manager.find(User, {
    where: { id: In(members.map((member) => member.userId)) },
    select: { id: true, name: true, email: true, avatarId: true },
  });
  const photos = await pictures.photosOf(
    users.map(({ avatarId }) => avatarId),
    manager,
  );
  const userById = new Map(users.map((user) => [user.id, user]));
  const eaters = await manager.find(Eater, {
    where: { householdId },
    order: { position: 'ASC', id: 'ASC' },
  });
  const { ownerId } = household;
  return {
    id: householdId,
    ownerId,
    members: members.map((member) => {
      const isOwner = member.userId === ownerId;
      const user = userById.get(member.userId);
      const role = roleOf({ isOwner, role: member.role });
      const avatar = photos.get(user?.avatarId ?? '')?.sizes[0]?.url ?? null;
      const { name = '', email = '' } = user ?? {};
      return { userId: member.userId, name, email, avatar, isOwner, role };
    }),
    eaters: eaters.map(eaterAnswer),
    ...(userId === ownerId && { invitations: await openInvitations(manager, householdId) }),
  };
}

export function eaterAnswer(eater: Eater): HouseholdAnswer['eaters'][number] {
  const { id, name, share, allergies, mealTypes, weekdays } = eater;
  return { id, name, share, allergies, mealTypes, weekdays };
}

/** Which invitations of a household still lead in. */
export const stillOpen = (householdId: string) => ({
  householdId,
  endedAt: IsNull(),
  expiresAt: MoreThan(now()),
});

async function openInvitations(
  manager: EntityManager,
  householdId: string,
): Promise<NonNullable<HouseholdAnswer['invitations']>> {
  const open = await manager.find(Invitation, {
    where: stillOpen(householdId),
    order: { createdAt: 'DESC', id: 'ASC' },
  });
  return open.map(({ id, role, createdAt, expiresAt }) => ({ id, role, createdAt, expiresAt }));
}
