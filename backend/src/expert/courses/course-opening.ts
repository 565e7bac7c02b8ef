import {
  courseWeeks,
  dayAt,
  rollingStart,
  weekState,
  type CourseWeekDays,
  type CourseWeekState,
  type Day,
} from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { now } from '../../platform/time/clock';
import { Application } from '../applications/application.entity';
import type { Course } from './course.entity';

/** As whom somebody reads what is in a course, and since when its weeks count for him. */
export interface Opening {
  readonly as: 'expert' | 'admin' | 'participant';
  /** The Monday of its first week. */
  readonly startsOn: Day;
  readonly closedOn: Day | null;
  /** The date in his zone. */
  readonly today: Day;
}

/**
 * Who reads the lessons and menus of a course: its expert, an administrator from when it was handed in, and whoever
 * takes part. Undefined for everybody else, whoever took part once among them.
 */
export async function openingFor(
  manager: EntityManager,
  actor: Actor,
  course: Course,
): Promise<Opening | undefined> {
  const today = dayAt(now(), actor.timeZone);
  const closedOn = course.closedAt === null ? null : dayAt(course.closedAt, actor.timeZone);
  const shown = { startsOn: course.startsOn ?? rollingStart(today), closedOn, today };
  if (course.expertId === actor.userId) return { as: 'expert', ...shown };
  const where = { courseId: course.id, userId: actor.userId, state: 'accepted' } as const;
  const part = course.state === 'draft' ? null : await manager.findOneBy(Application, where);
  if (part)
    return { as: 'participant', ...shown, startsOn: course.startsOn ?? part.startsOn ?? shown.startsOn };
  if (course.state !== 'draft' && allowed(actor, 'review.decide')) return { as: 'admin', ...shown };
  return undefined;
}

/** The weeks of a course to whom it opens: to whoever looks at it before they come, all are open. */
export function weeksFor(
  { as, startsOn, closedOn, today }: Opening,
  count: number,
): (CourseWeekDays & { state: CourseWeekState })[] {
  return courseWeeks(startsOn, count).map((week) => {
    const state = weekState(week, today, closedOn);
    return { ...week, state: state === 'coming' && as !== 'participant' ? 'open' : state };
  });
}
