import { In, type EntityManager } from 'typeorm';
import { Refusal } from '../platform/errors/refusal';
import { Leaving } from './owndata/leaving.entity';
import { User } from './user.entity';

/**
 * All administrators, held in one order, so that two do not put each other out, or leave, at the same moment.
 * Whoever changes who administers asks here first.
 */
export function holdAdministrators(manager: EntityManager): Promise<User[]> {
  const lock = { mode: 'pessimistic_write' } as const;
  return manager.find(User, { where: { role: 'admin' }, order: { id: 'ASC' }, lock });
}

/**
 * A server without anybody who administers it can be helped by nobody who has no shell there.
 *
 * @param administrators those that are held, see `holdAdministrators`
 * @throws Refusal LAST_ADMINISTRATOR when nobody but `userId` may come in and stays
 */
export async function wantAnotherAdministrator(
  manager: EntityManager,
  administrators: readonly User[],
  userId: string,
): Promise<void> {
  if (!administrators.some(({ id }) => id === userId)) return;
  const others = administrators.filter(({ id, blockedAt }) => id !== userId && blockedAt === null);
  const leaving = await manager.countBy(Leaving, { userId: In(others.map(({ id }) => id)) });
  if (others.length - leaving < 1) throw new Refusal('LAST_ADMINISTRATOR');
}
