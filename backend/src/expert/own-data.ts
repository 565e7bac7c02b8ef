import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, Not, DataSource, type EntityManager } from 'typeorm';
import { dayAt, OPEN_APPLICATIONS } from '@sytno/domain';
import { Notices, People } from '../account';
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
          until: dayAt(leavesAt, place?.timeZone ?? ''),
        };
        await this.notices.tell(application.userId, 'expert.leaving', values, `/user/courses/${id}`, manager);
      }
    }
  }
}
