import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { courseAfter } from '@sytno/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { People } from '../../account';
import { Audit } from '../../platform/audit/audit.service';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { MailService } from '../../platform/mail/mail.service';
import { titleOf } from '../courses/course-cards';
import { CourseClosing } from '../courses/course-closing.service';
import { CourseTold } from '../courses/course-told.service';
import { Course } from '../courses/course.entity';
import { heldCourse } from '../courses/own-course';
import { settleReports } from './reports';

type Calls = Inputs['expert']['review'];
type Queue = NonNullable<Calls['list']['queue']>;
type Answer = Outputs['expert']['review']['list'];
type Item = Answer['items'][number];

const REPORTED = `
  select r.course_id, count(*)::int reports, min(r.created_at) since
    from exp_course_report r where r.closed_at is null group by r.course_id`;

/** The courses of a queue, the longest wait first. */
const QUEUES: Readonly<Record<Queue, string>> = {
  waiting: `
    select c.id, c.expert_id "expertId", c.state, c.submitted_at at, coalesce(r.reports, 0) reports
      from exp_course c left join (${REPORTED}) r on r.course_id = c.id
     where c.submitted_at is not null`,
  reported: `
    select c.id, c.expert_id "expertId", c.state, r.since at, r.reports
      from exp_course c join (${REPORTED}) r on r.course_id = c.id`,
};

/** What administrators say of courses. */
@Injectable()
export class CourseReview {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly closing: CourseClosing,
    private readonly told: CourseTold,
    private readonly audit: Audit,
    private readonly mail: MailService,
  ) {}

  async list({
    page,
    pageSize,
    queue = 'waiting',
    language,
  }: Calls['list'] & { page: number; pageSize: number }): Promise<Answer> {
    const { manager } = this.dataSource;
    const rows = await manager.query<
      (Pick<Item, 'id' | 'state' | 'at' | 'reports'> & { expertId: string })[]
    >(`${QUEUES[queue]} order by at, id limit $1 offset $2`, [pageSize, (page - 1) * pageSize]);
    const counts = {
      waiting: await countOf(manager, 'waiting'),
      reported: await countOf(manager, 'reported'),
    };
    const names = await this.people.namesOf(rows.map(({ expertId }) => expertId));
    const items: Item[] = [];
    for (const { expertId, ...row } of rows) {
      const title = await titleOf(manager, row.id, language);
      items.push({ ...row, title, expertName: names.get(expertId) ?? '' });
    }
    return { items, count: counts[queue], counts };
  }

  /**
   * Publishes or returns what waits, sees the changed face of a published course, closes one with a word to everybody
   * in it, or keeps one that was reported.
   *
   * @throws Refusal NOT_FOUND; CONFLICT when somebody was faster; INPUT_INVALID at reason
   */
  async decide(actor: Actor, { id, decision, reason }: Calls['decide']): Promise<void> {
    if ((decision === 'return' || decision === 'close') && reason === '') {
      throw Refusal.fields('INPUT_INVALID', { path: 'reason', code: 'blank' });
    }
    await this.dataSource.transaction(async (manager) => {
      const course = await heldCourse(manager, id);
      if (!course || course.state === 'draft') throw new Refusal('NOT_FOUND');
      const deeds = {
        publish: () => this.publish(manager, course),
        return: () => this.return(manager, course, reason),
        close: () => this.close(manager, course, reason),
        keep: () => this.keep(manager, course),
      };
      await deeds[decision]();
      await this.audit.note(actor.userId, `course.${decision}`, { kind: 'course', id }, {}, manager);
      await this.told.touchReview(manager, course.expertId);
    });
    this.mail.sendSoon();
  }

  private async publish(manager: EntityManager, course: Course): Promise<void> {
    const { id, expertId } = course;
    const state = courseAfter(course.state, 'publish', 'admin');
    if (!state && !(course.state === 'published' && course.changed)) throw new Refusal('CONFLICT');
    await manager.update(
      Course,
      { id },
      { state: state ?? course.state, changed: false, submittedAt: null, reason: null },
    );
    if (state) await this.told.tell(manager, id, expertId, 'course.published');
  }

  private async return(manager: EntityManager, course: Course, reason: string): Promise<void> {
    const { id, expertId } = course;
    const state = courseAfter(course.state, 'return', 'admin');
    if (!state) throw new Refusal('CONFLICT');
    await manager.update(Course, { id }, { state, submittedAt: null, reason });
    await this.told.tell(manager, id, expertId, 'course.returned', { reason });
  }

  private async close(manager: EntityManager, course: Course, reason: string): Promise<void> {
    const { id, expertId } = course;
    const people = await this.closing.close(manager, course, 'admin', reason);
    const others = (await settleReports(manager, id)).filter((userId) => !people.includes(userId));
    for (const userId of new Set([expertId, ...others])) {
      await this.told.tell(manager, id, userId, 'course.closed', { reason });
    }
  }

  private async keep(manager: EntityManager, { id }: Course): Promise<void> {
    const people = await settleReports(manager, id);
    if (people.length === 0) throw new Refusal('CONFLICT');
    for (const userId of people) await this.told.tell(manager, id, userId, 'course.kept');
  }
}

async function countOf(manager: EntityManager, queue: Queue): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int count from (${QUEUES[queue]}) q`,
  );
  return row?.count ?? 0;
}
