import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import {
  APPLY_CONSENTS,
  APPLY_CONSENTS_VERSION,
  dayAt,
  OPEN_APPLICATIONS,
  type ApplicationState,
} from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import { DataSource, In, MoreThan, type EntityManager } from 'typeorm';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { between, DAY, now, plus, SECOND } from '../../platform/time/clock';
import { isOver } from '../courses/course-cards';
import { CourseTold } from '../courses/course-told.service';
import { Course } from '../courses/course.entity';
import { heldCourse, wantOwn } from '../courses/own-course';
import { Application, ApplicationEvent } from './application.entity';
import { happened, moved } from './moved';
import { participantOf } from './participants';
import { Seats } from './seats.service';

type Applications = Outputs['expert']['applications'];
type Input<Call extends keyof Applications> = Inputs['expert']['applications'][Call];

/** Each application is mailed to the expert: so many a person can make in a day. */
export const APPLICATIONS_A_DAY = 10;

/** Where an expert decides, behind the course's address. */
const PARTICIPANTS = '/participants';

/** Applications to courses: made and withdrawn by the participant, decided by the course's expert (spec §4). */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seats: Seats,
    private readonly told: CourseTold,
    private readonly audit: Audit,
    private readonly mail: MailService,
  ) {}

  /**
   * Applies to a published course that is not over, also beyond its seats: the expert decides. After a
   * rejection, a removal or a withdrawal it can be done again.
   *
   * @throws Refusal NOT_FOUND, FORBIDDEN for an own course, CONFLICT when an application is open or the
   *   course is over, INPUT_INVALID at consents, TOO_MANY
   */
  async apply(
    actor: Actor,
    { courseId, note = '', consents = [] }: Input<'apply'>,
  ): Promise<Applications['apply']> {
    const { userId, language } = actor;
    const made = await this.dataSource.transaction(async (manager): Promise<Applications['apply']> => {
      const course = await courseToApplyTo(manager, actor, courseId);
      const open = { userId, courseId, state: In(OPEN_APPLICATIONS) };
      if (await manager.existsBy(Application, open)) throw new Refusal('CONFLICT');
      if (APPLY_CONSENTS.some((one) => !consents.includes(one))) {
        throw Refusal.fields('INPUT_INVALID', { path: 'consents', code: 'consent.required' });
      }
      await wantFew(manager, userId);
      const [id, createdAt] = [randomUUID(), now()];
      await manager.insert(Application, {
        ...{ id, courseId, userId, state: 'pending', note, language, createdAt },
        ...{ consents: [...APPLY_CONSENTS], consentsVersion: APPLY_CONSENTS_VERSION },
        ...{ reason: null, closedAt: null, listedAt: null, startsOn: null },
      });
      await happened(manager, id, 'apply', 'pending', note);
      const person = await this.told.nameOf(manager, userId);
      await this.told.tell(
        manager,
        courseId,
        course.expertId,
        'application.received',
        { person },
        PARTICIPANTS,
      );
      await this.told.tell(manager, courseId, userId, 'application.pending');
      await this.told.touch(manager, course.expertId, userId);
      return { id, state: 'pending', reason: '', createdAt };
    });
    this.mail.sendSoon();
    return made;
  }

  /**
   * Takes the own application back; whoever was accepted leaves the course, and his seat goes to the next one.
   *
   * @throws Refusal NOT_FOUND when it is not the actor's, CONFLICT when it is closed or the course is over
   */
  async withdraw(actor: Actor, { id }: Input<'withdraw'>): Promise<Applications['withdraw']> {
    await this.dataSource.transaction(async (manager) => {
      const { application, course } = await found(manager, id);
      if (!allowed(actor, 'application.withdraw', { ownerId: application.userId })) {
        throw new Refusal('NOT_FOUND');
      }
      const takesPart = application.state === 'accepted';
      if (takesPart && isOver(course, dayAt(now(), actor.timeZone))) throw new Refusal('CONFLICT');
      await moved(manager, application, 'withdraw');
      if (takesPart) {
        const person = await this.told.nameOf(manager, actor.userId);
        const { expertId } = course;
        await this.told.tell(manager, course.id, expertId, 'application.withdrawn', { person }, PARTICIPANTS);
        await this.seats.fill(manager, course);
      }
      await this.told.touch(manager, course.expertId, actor.userId);
    });
    this.mail.sendSoon();
    return { done: true };
  }

  /**
   * Accepts or rejects an application, or puts it on the waiting list, which is an acceptance while a seat is free.
   *
   * @throws Refusal NOT_FOUND when the course is not the actor's, FORBIDDEN when his premium days are over,
   *   CONFLICT when it does not wait any more or the course was closed, COURSE_FULL when no seat is left
   */
  async decide(actor: Actor, input: Input<'decide'>): Promise<Applications['decide']> {
    const decided = await this.dataSource.transaction(async (manager) => {
      const { application, course } = await found(manager, input.id);
      wantOwn(actor, 'application.decide', course);
      const { id, userId, state } = application;
      const seat = (await this.seats.free(manager, course)) > 0;
      if (input.decision === 'rejected') {
        const { reason } = input;
        await moved(manager, application, 'reject', { words: reason });
        await this.told.tell(manager, course.id, userId, 'application.rejected', { reason });
        await this.told.touch(manager, course.expertId, userId);
      } else if (input.decision === 'accepted' || (seat && state === 'pending')) {
        if (!seat && OPEN_TO_ACCEPT.includes(state)) throw new Refusal('COURSE_FULL');
        await this.seats.accept(manager, course, application, 'accept');
      } else {
        await moved(manager, application, 'putOnList');
        await this.told.tell(manager, course.id, userId, 'application.waiting');
        await this.told.touch(manager, course.expertId, userId);
      }
      const details = { decision: input.decision, course: course.id };
      await this.audit.note(
        actor.userId,
        'application.decide',
        { kind: 'application', id },
        details,
        manager,
      );
      return participantOf(manager, id, await this.told.nameOf(manager, userId));
    });
    this.mail.sendSoon();
    return decided;
  }

  /**
   * Takes a participant out: past and coming lessons and menus are closed to him, and his seat goes to the next one.
   *
   * @throws Refusal as `decide`; CONFLICT when he takes no part any more
   */
  async remove(actor: Actor, { id, reason }: Input<'remove'>): Promise<Applications['remove']> {
    const removed = await this.dataSource.transaction(async (manager) => {
      const { application, course } = await found(manager, id);
      wantOwn(actor, 'application.decide', course);
      const { userId } = application;
      await moved(manager, application, 'remove', { words: reason });
      await this.told.tell(manager, course.id, userId, 'application.removed', { reason });
      const details = { course: course.id };
      await this.audit.note(
        actor.userId,
        'application.remove',
        { kind: 'application', id },
        details,
        manager,
      );
      if (course.state === 'published') await this.seats.fill(manager, course);
      await this.told.touch(manager, course.expertId, userId);
      return participantOf(manager, id, await this.told.nameOf(manager, userId));
    });
    this.mail.sendSoon();
    return removed;
  }

  /** All that happened between the person and the course, the oldest first. @throws Refusal NOT_FOUND */
  async history(actor: Actor, { id }: Input<'history'>): Promise<Applications['history']> {
    const { manager } = this.dataSource;
    const application = await manager.findOneBy(Application, { id });
    const course = application && (await manager.findOneBy(Course, { id: application.courseId }));
    const concerned = [application?.userId, course?.expertId].includes(actor.userId);
    if (!application || !concerned) throw new Refusal('NOT_FOUND');
    const { courseId, userId } = application;
    const all = await manager.find(Application, { where: { courseId, userId }, select: { id: true } });
    const events = await manager.find(ApplicationEvent, {
      where: { applicationId: In(all.map((one) => one.id)) },
      order: { at: 'ASC', id: 'ASC' },
    });
    return { items: events.map(({ at, move, state, words }) => ({ at, move, state, words })) };
  }
}

/** From these an acceptance is possible. */
const OPEN_TO_ACCEPT: readonly ApplicationState[] = ['pending', 'waiting'];

async function courseToApplyTo(manager: EntityManager, actor: Actor, id: string): Promise<Course> {
  const course = await heldCourse(manager, id);
  if (course?.expertId === actor.userId || !allowed(actor, 'course.apply')) throw new Refusal('FORBIDDEN');
  if (course?.state !== 'published') throw new Refusal('NOT_FOUND');
  if (isOver(course, dayAt(now(), actor.timeZone))) throw new Refusal('CONFLICT');
  return course;
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
