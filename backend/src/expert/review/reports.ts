import { randomUUID } from 'node:crypto';
import { IsNull, type EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { CourseReport } from '../courses/course.entity';

/** Keeps what somebody finds wrong with a course, which is held; his earlier word that waits gives way. */
export async function writeReport(
  manager: EntityManager,
  report: Pick<CourseReport, 'courseId' | 'userId' | 'text'>,
): Promise<void> {
  const { courseId, userId, text } = report;
  const { affected } = await manager.update(
    CourseReport,
    { courseId, userId, closedAt: IsNull() },
    { text, createdAt: now() },
  );
  if (affected === 0) {
    await manager.insert(CourseReport, { ...report, id: randomUUID(), createdAt: now(), closedAt: null });
  }
}

/** Whoever reported a course that is held, whose reports are settled with this. */
export async function settleReports(manager: EntityManager, courseId: string): Promise<string[]> {
  const open = await manager.findBy(CourseReport, { courseId, closedAt: IsNull() });
  await manager.update(CourseReport, { courseId, closedAt: IsNull() }, { closedAt: now() });
  return open.map(({ userId }) => userId);
}
