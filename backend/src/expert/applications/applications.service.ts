import { Injectable } from '@nestjs/common';
import type { Inputs, NoticeKind, Outputs } from '@sytno/contract';
import { dayAt, type Language } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { Notices, People } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { Live } from '../../platform/live/live.service';
import { between, DAY, now, plus, SECOND } from '../../platform/time/clock';
import { titleOf } from '../courses/course-cards';
import { hasEnded } from '../courses/course-end';
import type { Course } from '../courses/course.entity';
import { heldCourse, wantOwn } from '../courses/own-course';
import { OPEN_STATES, stateAfter } from './application-state';
import { Application } from './application.entity';
import { participant } from './participants';

type Applications = Outputs['expert']['applications'];
type Input<Call extends keyof Applications> = Inputs['expert']['applications'][Call];

/** Each application is mailed to the expert: so many a person can make in a day. */
export const APPLICATIONS_A_DAY = 10;

/** What a notice about an application says beside the course. */
interface Word {
  readonly kind: Extract<NoticeKind, `application.${string}`>;
  readonly language: Language;
  readonly values?: Record<string, string>;
}

/** Applications to courses: made and withdrawn by the participant, decided by the course's expert (spec §4). */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly notices: Notices,
    private readonly live: Live,
    private readonly audit: Audit,
  ) {}

  /**
   * Applies to a published course that is not over, also beyond its seats: the expert decides. After a
   * rejection or a withdrawal it can be done again.
   *
   * @throws Refusal NOT_FOUND, FORBIDDEN for an own course, CONFLICT when an application is open or the
   *   course is over, TOO_MANY
   */
  apply(actor: Actor, { courseId, note = '' }: Input<'apply'>): Promise<Applications['apply']> {
    const { userId, language } = actor;
    return this.dataSource.transaction(async (manager) => {
      const course = await courseToApplyTo(manager, actor, courseId);
      const open = { userId, courseId, state: In(OPEN_STATES) };
      if (await manager.existsBy(Application, open)) throw new Refusal('CONFLICT');
      await wantFew(manager, userId);
      const [id, createdAt] = [randomUUID(), now()];
      await manager.insert(Application, {
        ...{ id, courseId, userId, state: 'pending', note, language, createdAt },
        reason: null,
        closedAt: null,
      });
      const person = (await this.people.namesOf([userId], manager)).get(userId) ?? '';
      const received = { kind: 'application.received', language: 'uk', values: { person } } as const;
      await this.tell(manager, course, course.expertId, received);
      await this.tell(manager, course, userId, { kind: 'application.pending', language });
      await this.touch(manager, course.expertId, userId);
      return { id, state: 'pending', reason: '', createdAt };
    });
  }

  /**
   * Takes the own application back; whoever was accepted leaves the course, and his seat is free.
   *
   * @throws Refusal NOT_FOUND when it is not the actor's, CONFLICT when it is closed or the course is over
   */
  withdraw(actor: Actor, { id }: Input<'withdraw'>): Promise<Applications['withdraw']> {
    return this.dataSource.transaction(async (manager) => {
      const { application, course } = await found(manager, id);
      if (!allowed(actor, 'application.withdraw', { ownerId: application.userId })) {
        throw new Refusal('NOT_FOUND');
      }
      const state = stateAfter(application.state, 'withdraw');
      if (!state || (application.state === 'accepted' && isOver(course, actor))) {
        throw new Refusal('CONFLICT');
      }
      await manager.update(Application, { id }, { state, closedAt: now() });
      await this.touch(manager, course.expertId, actor.userId);
      return { done: true };
    });
  }

  /**
   * Accepts or rejects an application that waits.
   *
   * @throws Refusal NOT_FOUND when the course is not the actor's, FORBIDDEN when his premium days are over,
   *   CONFLICT when it does not wait any more, COURSE_FULL when no seat is left
   */
  decide(actor: Actor, input: Input<'decide'>): Promise<Applications['decide']> {
    return this.dataSource.transaction(async (manager) => {
      const { application, course } = await found(manager, input.id);
      wantOwn(actor, 'application.decide', course);
      const accepts = input.decision === 'accepted';
      const state = stateAfter(application.state, accepts ? 'accept' : 'reject');
      if (!state) throw new Refusal('CONFLICT');
      if (accepts) await wantSeat(manager, course);
      const reason = accepts ? null : input.reason;
      await manager.update(Application, { id: input.id }, { state, reason, closedAt: now() });
      const thing = { kind: 'application', id: input.id };
      const details = { decision: input.decision, course: course.id };
      await this.audit.note(actor.userId, 'application.decide', thing, details, manager);
      const { userId, language } = application;
      await this.tell(manager, course, userId, {
        kind: `application.${input.decision}`,
        language,
        ...(reason === null ? {} : { values: { reason } }),
      });
      await this.touch(manager, course.expertId, userId);
      const name = (await this.people.namesOf([userId], manager)).get(userId) ?? '';
      return participant(application, { state: input.decision, reason: reason ?? '' }, name);
    });
  }

  private async tell(
    manager: EntityManager,
    { id }: Course,
    userId: string,
    { kind, language, values = {} }: Word,
  ): Promise<void> {
    const course = await titleOf(manager, id, language);
    await this.notices.tell(userId, kind, { course, ...values }, `/user/courses/${id}`, manager);
  }

  private async touch(manager: EntityManager, ...people: readonly string[]): Promise<void> {
    for (const userId of people) await this.live.touched({ userId }, ['expert.courses'], manager);
  }
}

async function courseToApplyTo(manager: EntityManager, actor: Actor, id: string): Promise<Course> {
  const course = await heldCourse(manager, id);
  if (course?.expertId === actor.userId || !allowed(actor, 'course.apply')) throw new Refusal('FORBIDDEN');
  if (course?.state !== 'published') throw new Refusal('NOT_FOUND');
  if (isOver(course, actor)) throw new Refusal('CONFLICT');
  return course;
}

function isOver(course: Course, { timeZone }: Actor): boolean {
  return hasEnded(course, dayAt(now(), timeZone));
}

/** The application as it stands once its course is held: nobody changes it until the transaction ends. */
async function found(
  manager: EntityManager,
  id: string,
): Promise<{ application: Application; course: Course }> {
  const seen = await manager.findOneBy(Application, { id });
  const course = seen && (await heldCourse(manager, seen.courseId));
  const application = course && (await manager.findOneBy(Application, { id }));
  if (!application) throw new Refusal('NOT_FOUND');
  return { application, course };
}

async function wantSeat(manager: EntityManager, { id, seats }: Course): Promise<void> {
  const taken = await manager.countBy(Application, { courseId: id, state: 'accepted' });
  if (taken >= seats) throw new Refusal('COURSE_FULL');
}

async function wantFew(manager: EntityManager, userId: string): Promise<void> {
  const at = now();
  const latest = await manager.find(Application, {
    where: { userId, createdAt: MoreThan(plus(at, -DAY)) },
    order: { createdAt: 'DESC' },
    take: APPLICATIONS_A_DAY,
  });
  const oldest = latest[APPLICATIONS_A_DAY - 1];
  if (!oldest) return;
  const seconds = Math.ceil(between(at, plus(oldest.createdAt, DAY)) / SECOND);
  throw new Refusal('TOO_MANY', { seconds });
}
