import type { Outputs } from '@sytno/contract';
import type { EntityManager } from 'typeorm';

type Page = Outputs['expert']['courses']['participants'];
type Participant = Page['items'][number];
type Counts = Record<keyof Page['counts'], number>;

/** An application as the expert sees it, before its person's name is known. */
type ParticipantRow = Pick<Participant, 'applicationId' | 'note' | 'state' | 'reason' | 'createdAt'> & {
  readonly userId: string;
  readonly place: number;
};

const ORDER = `array['pending', 'waiting', 'accepted', 'rejected', 'removed']`;

const ROWS = `
  select a.id "applicationId", a.user_id "userId", a.note, a.state, coalesce(a.reason, '') reason,
         a.created_at "createdAt",
         (select count(*)::int from exp_application w
           where a.state = 'waiting' and w.course_id = a.course_id and w.state = 'waiting'
             and (w.listed_at, w.id) <= (a.listed_at, a.id)) place
    from exp_application a`;

/** One page of a course's applications: waiting for the expert, on the list, accepted, and what ended. */
export function participantsOf(
  manager: EntityManager,
  courseId: string,
  limit: number,
  offset: number,
): Promise<ParticipantRow[]> {
  return manager.query<ParticipantRow[]>(
    `${ROWS} where a.course_id = $1 and a.state = any(${ORDER})
      order by array_position(${ORDER}, a.state), a.listed_at nulls first, a.created_at, a.id
      limit $2 offset $3`,
    [courseId, limit, offset],
  );
}

/** One application that the expert is shown. */
export async function participantOf(manager: EntityManager, id: string, name: string): Promise<Participant> {
  const [row] = await manager.query<ParticipantRow[]>(`${ROWS} where a.id = $1`, [id]);
  if (!row) throw new Error('An application that was just changed is there');
  return withProgress(row, name, new Map());
}

/** How many applications a course has in each state that is shown. */
export async function stateCounts(manager: EntityManager, courseId: string): Promise<Counts> {
  const rows = await manager.query<{ state: keyof Counts; count: number }[]>(
    `select state, count(*)::int count from exp_application
      where course_id = $1 and state = any(${ORDER}) group by state`,
    [courseId],
  );
  const none = { pending: 0, waiting: 0, accepted: 0, rejected: 0, removed: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** What has been ticked by whom, of all tasks of a course; empty for a course without tasks. */
export async function progressOf(
  manager: EntityManager,
  courseId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, { done: number; tasks: number }>> {
  const [all] = await manager.query<{ count: number }[]>(
    'select count(*)::int count from exp_task where course_id = $1',
    [courseId],
  );
  const tasks = all?.count ?? 0;
  if (tasks === 0) return new Map();
  const rows = await manager.query<{ userId: string; count: number }[]>(
    `select k.user_id "userId", count(*)::int count from exp_task_tick k join exp_task t on t.id = k.task_id
      where t.course_id = $1 and k.user_id = any($2) group by k.user_id`,
    [courseId, userIds],
  );
  const done = new Map(rows.map(({ userId, count }) => [userId, count]));
  return new Map(userIds.map((userId) => [userId, { done: done.get(userId) ?? 0, tasks }]));
}

/** The participant of the contract; only whoever takes part has a progress. */
export function withProgress(
  { place, ...row }: ParticipantRow,
  name: string,
  progress: ReadonlyMap<string, { done: number; tasks: number }>,
): Participant {
  const own = row.state === 'accepted' ? progress.get(row.userId) : undefined;
  return {
    ...row,
    name,
    ...(row.state === 'waiting' && { place }),
    ...(own && { progress: own }),
  };
}
