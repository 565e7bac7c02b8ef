import type { Outputs } from '@sytno/contract';
import type { EntityManager } from 'typeorm';
import type { Application } from './application.entity';

type Page = Outputs['expert']['courses']['participants'];
type Participant = Page['items'][number];

/** An application as the expert sees it, before its person's name is known. */
export type ParticipantRow = Omit<Participant, 'name'> & { readonly userId: string };

const SHOWN = `course_id = $1 and state in ('pending', 'accepted', 'rejected')`;

/** One page of a course's applications: waiting, accepted, rejected, each oldest first. */
export function participantsOf(
  manager: EntityManager,
  courseId: string,
  limit: number,
  offset: number,
): Promise<ParticipantRow[]> {
  return manager.query<ParticipantRow[]>(
    `select id "applicationId", user_id "userId", note, state, coalesce(reason, '') reason,
            created_at "createdAt"
       from exp_application where ${SHOWN}
      order by array_position(array['pending', 'accepted', 'rejected'], state), created_at, id
      limit $2 offset $3`,
    [courseId, limit, offset],
  );
}

/** How many applications a course has in each state that is shown. */
export async function stateCounts(manager: EntityManager, courseId: string): Promise<Page['counts']> {
  const rows = await manager.query<{ state: keyof Page['counts']; count: number }[]>(
    `select state, count(*) count from exp_application where ${SHOWN} group by state`,
    [courseId],
  );
  const none = { pending: 0, accepted: 0, rejected: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** One application as the expert sees it after his decision. */
export function participant(
  { id, note, createdAt }: Application,
  { state, reason }: Pick<Participant, 'state' | 'reason'>,
  name: string,
): Participant {
  return { applicationId: id, name, note, state, reason, createdAt };
}
