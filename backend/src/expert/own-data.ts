import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, Not, DataSource, type EntityManager } from 'typeorm';
import { dayAt, OPEN_APPLICATIONS } from '@sytno/domain';
import { Notices, People } from '../account';
import { dayWords } from '../platform/time/day-words';
import { Departures } from '../platform/own-data/departures';
import { OwnData, rowsBy, type OwnPart } from '../platform/own-data/own-data';
import { Application } from './applications/application.entity';
import { titleOf } from './courses/course-cards';
import { Course } from './courses/course.entity';

const PARTS: readonly OwnPart[] = [
  {
    name: 'course-applications',
    tells: ['exp_application.user_id'],
    rows: rowsBy(
      `select (select t.title from exp_course_text t where t.course_id = a.course_id
                order by t.language = $3 desc, t.language limit 1) "course",
              a.state, a.note, a.reason, a.language, a.created_at "createdAt", a.closed_at "closedAt"
         from exp_application a where a.user_id = $1 order by a.created_at`,
    ),
  },
  {
    name: 'courses',
    tells: ['exp_course.expert_id'],
    rows: rowsBy(
      `select c.state, c.starts_on "startsOn", c.weeks, c.seats, c.created_at "createdAt",
              (select json_agg(json_build_object('language', t.language, 'title', t.title, 'summary', t.summary,
                                                 'description', t.description))
                 from exp_course_text t where t.course_id = c.id) "texts"
         from exp_course c where c.expert_id = $1 order by c.created_at`,
    ),
  },
  {
    name: 'course-tasks',
    tells: ['exp_task_tick.user_id'],
    rows: rowsBy('select task_id "task", at from exp_task_tick where user_id = $1 order by at'),
  },
  {
    name: 'course-reports',
    tells: ['exp_course_report.user_id'],
    rows: rowsBy(
      `select created_at "createdAt", text, closed_at "closedAt"
         from exp_course_report where user_id = $1 order by created_at`,
    ),
  },
  {
    name: 'expert-profile',
    tells: ['exp_profile.user_id'],
    rows: rowsBy(
      `select specialities, texts, proof_state "proof", proof_about "proofAbout", proof_reason "proofReason",
              sent_at "sentAt", checked_at "checkedAt"
         from exp_profile where user_id = $1`,
    ),
  },
  {
    name: 'expert-groups',
    tells: ['exp_group.expert_id'],
    rows: rowsBy(
      `select name, about, created_at "createdAt", ended_at "endedAt"
         from exp_group where expert_id = $1 order by created_at`,
    ),
  },
  {
    name: 'group-memberships',
    tells: ['exp_member.user_id'],
    rows: rowsBy(
      `select g.name "group", m.how, m.joined_at "joinedAt", m.ended_at "endedAt",
              (select json_agg(json_build_object('what', c.what, 'givenAt', c.given_at, 'endedAt', c.ended_at)
                               order by c.given_at) from exp_consent c where c.member_id = m.id) "consents",
              (select json_agg(json_build_object('kcal', t.kcal, 'protein', t.protein, 'fat', t.fat,
                                                 'carbs', t.carbs, 'words', t.words, 'state', t.state)
                               order by t.sent_at) from exp_targets t where t.member_id = m.id) "targets",
              (select json_agg(json_build_object('name', w.name, 'words', w.words, 'state', w.state)
                               order by w.created_at) from exp_week w
                where w.member_id = m.id and w.state <> 'draft') "weeks",
              (select json_agg(json_build_object('date', o.date, 'text', o.text) order by o.date)
                 from exp_comment o where o.member_id = m.id) "comments"
         from exp_member m join exp_group g on g.id = m.group_id where m.user_id = $1 order by m.joined_at`,
    ),
  },
];

/** Says what of courses is somebody's own, and what becomes of it when he leaves. */
@Injectable()
export class ExpertOwnData implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ownData: OwnData,
    private readonly departures: Departures,
    private readonly notices: Notices,
    private readonly people: People,
  ) {}

  onModuleInit(): void {
    this.ownData.learn(PARTS, {});
    this.departures.learn({
      published: { of: 'courses', count: (userId) => this.published(userId) },
      announced: (manager, userId, leavesAt) => this.tell(manager, userId, leavesAt),
      // A course cannot go on without its expert: it goes with his account, and its people were told two weeks before.
      leave: () => Promise.resolve(),
    });
  }

  private published(userId: string): Promise<number> {
    return this.dataSource.manager.countBy(Course, { expertId: userId, state: Not('draft') });
  }

  /** Whoever takes part in one of his courses, or asked to, learns when it ends. */
  private async tell(manager: EntityManager, userId: string, leavesAt: string): Promise<void> {
    const courses = await manager.findBy(Course, { expertId: userId });
    for (const { id } of courses) {
      const open = await manager.findBy(Application, { courseId: id, state: In([...OPEN_APPLICATIONS]) });
      for (const application of open) {
        const place = await this.people.placeOf(application.userId, manager);
        const values = {
          course: await titleOf(manager, id, application.language),
          until: dayWords(dayAt(leavesAt, place?.timeZone ?? ''), place?.language ?? application.language),
        };
        await this.notices.tell(application.userId, 'expert.leaving', values, `/user/courses/${id}`, manager);
      }
    }
  }
}
