import type { Action } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed, refusalOf } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Course } from './course.entity';

/**
 * The course, held until the transaction ends, so that applications to it are made and decided one after
 * another: the last seat goes to one.
 */
export function heldCourse(manager: EntityManager, id: string): Promise<Course | null> {
  return manager.findOne(Course, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

/**
 * Whether the actor may do this to the course as its expert. To everybody else it is as if there were none.
 *
 * @throws Refusal NOT_FOUND when it is not his, FORBIDDEN when it is but his premium days are over
 */
export function wantOwn(actor: Actor, action: Action, course: Course | null): asserts course is Course {
  if (course && allowed(actor, action, { ownerId: course.expertId })) return;
  throw course?.expertId === actor.userId ? refusalOf(actor, action) : new Refusal('NOT_FOUND');
}

/** An own course to be changed, held. @throws Refusal as `wantOwn` does */
export async function heldOwn(manager: EntityManager, actor: Actor, id: string): Promise<Course> {
  const course = await heldCourse(manager, id);
  wantOwn(actor, 'course.change', course);
  return course;
}
