import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';

type Query = Inputs['expert']['courses']['list'] & { page: number; pageSize: number };
type Page = Outputs['expert']['courses']['list'];
type Row = Omit<Page['items'][number], 'expertName'> & { expertId: string };

/** The catalogue of courses. */
@Injectable()
export class CoursesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
  ) {}

  /** Published courses, soonest first, each with the reader's latest application to it. */
  async list({ userId }: Pick<Actor, 'userId'>, { page, pageSize, language }: Query): Promise<Page> {
    const [rows, [counted]] = await Promise.all([
      this.dataSource.query<Row[]>(
        `select c.id, c.expert_id "expertId", t.title, t.summary, c.starts_on "startsOn", c.weeks, c.seats,
                (select count(*) from exp_application a
                  where a.course_id = c.id and a.state = 'accepted') "seatsTaken",
                (select a.state from exp_application a
                  where a.course_id = c.id and a.user_id = $2
                  order by a.created_at desc limit 1) application
           from exp_course c
          cross join lateral (
            select x.title, x.summary from exp_course_text x where x.course_id = c.id
             order by (x.language = $1) desc, (x.language = 'uk') desc, x.language limit 1) t
          where c.state = 'published'
          order by c.starts_on, c.id
          limit $3 offset $4`,
        [language, userId, pageSize, (page - 1) * pageSize],
      ),
      this.dataSource.query<{ count: number }[]>(
        `select count(*) count from exp_course where state = 'published'`,
      ),
    ]);
    const names = await this.people.namesOf(rows.map(({ expertId }) => expertId));
    const items = rows.map(({ expertId, ...row }) => ({ ...row, expertName: names.get(expertId) ?? '' }));
    return { items, count: counted?.count ?? 0 };
  }
}
