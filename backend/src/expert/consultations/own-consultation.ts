import { USUAL_LIMIT_HOURS, type ConsultationSide } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Consultation, Consulting } from './consultation.entity';

type Lock = 'read' | 'hold';

const locked = (lock: Lock) => (lock === 'hold' ? { lock: { mode: 'pessimistic_write' as const } } : {});

/** A consultation that the actor is a side of. @throws Refusal NOT_FOUND */
export async function ownConsultation(
  manager: EntityManager,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
  lock: Lock = 'read',
): Promise<{ row: Consultation; side: ConsultationSide }> {
  const row = await manager.findOne(Consultation, { where: { id }, ...locked(lock) });
  if (row?.clientId === userId) return { row, side: 'client' };
  if (row?.expertId === userId) return { row, side: 'expert' };
  throw new Refusal('NOT_FOUND');
}

/** One of which the actor is that side. @throws Refusal NOT_FOUND */
export async function consultationAs(
  manager: EntityManager,
  actor: Pick<Actor, 'userId'>,
  wanted: ConsultationSide,
  id: string,
  lock: Lock = 'read',
): Promise<Consultation> {
  const { row, side } = await ownConsultation(manager, actor, id, lock);
  if (side !== wanted) throw new Refusal('NOT_FOUND');
  return row;
}

/** One whose record the actor keeps, held. @throws Refusal NOT_FOUND; EXPERT_REQUIRED when his days are over */
export async function ledConsultation(
  manager: EntityManager,
  actor: Actor,
  id: string,
): Promise<Consultation> {
  const row = await consultationAs(manager, actor, 'expert', id, 'hold');
  if (!allowed(actor, 'consultation.lead', { ownerId: actor.userId })) {
    throw refusalOf(actor, 'consultation.lead');
  }
  return row;
}

/** How an expert consults; what stands where he never said. */
export async function consultingOf(manager: EntityManager, userId: string): Promise<Consulting> {
  return (await manager.findOneBy(Consulting, { userId })) ?? usual(userId);
}

const usual = (userId: string): Consulting => ({
  userId,
  version: 0,
  audience: 'led',
  limitHours: USUAL_LIMIT_HOURS,
  about: '',
  place: '',
});

/** The same, held: whoever books with this expert, or changes how he consults, comes one after the other. */
export async function heldConsulting(manager: EntityManager, userId: string): Promise<Consulting> {
  await manager.createQueryBuilder().insert().into(Consulting).values(usual(userId)).orIgnore().execute();
  return manager.findOneOrFail(Consulting, { where: { userId }, lock: { mode: 'pessimistic_write' } });
}
