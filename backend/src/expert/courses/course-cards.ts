import type { Outputs } from '@sytno/contract';
import type { Day, Language } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { OPEN_STATES, type ApplicationState } from '../applications/application-state';
import { hasEnded } from './course-end';
import type { CourseState } from './course.entity';

type Courses = Outputs['expert']['courses'];
type Card = Courses['list']['items'][number];
type OwnApplication = NonNullable<Card['application']>;

/** One course as a reader is shown it, before the expert's name is known. */
export interface CourseRow {
  readonly id: string;
  readonly expertId: string;
  readonly state: CourseState;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly startsOn: string;
  readonly weeks: number;
  readonly seats: number;
  readonly seatsTaken: number;
  readonly applicationId: string | null;
  readonly applicationState: ApplicationState | null;
  readonly reason: string | null;
  readonly appliedAt: string | null;
}

const open = OPEN_STATES.map((state) => `'${state}'`).join(', ');

/** The text in language `$1`, else in Ukrainian, else in any. */
const TEXT = `
  select x.title, x.summary, x.description from exp_course_text x where x.course_id = c.id
   order by (x.language = $1) desc, (x.language = 'uk') desc, x.language limit 1`;

/** Courses with the latest application of the reader `$2`, an open one before all others. */
const ROWS = `
  select c.id, c.expert_id "expertId", c.state, t.title, t.summary, t.description, c.starts_on "startsOn",
         c.weeks, c.seats,
         (select count(*) from exp_application s
           where s.course_id = c.id and s.state = 'accepted') "seatsTaken",
         a.id "applicationId", a.state "applicationState", a.reason, a.created_at "appliedAt"
    from exp_course c
   cross join lateral (${TEXT}) t
    left join lateral (
      select x.id, x.state, x.reason, x.created_at from exp_application x
       where x.course_id = c.id and x.user_id = $2
       order by (x.state in (${open})) desc, x.created_at desc, x.id limit 1) a on true`;

/** Who reads, and in which language. */
export interface Reading {
  readonly userId: string;
  readonly language: Language;
}

/** Published courses, soonest first; those that are over on `today` stand behind all others. */
export function publishedRows(
  manager: EntityManager,
  { userId, language }: Reading,
  today: Day,
  limit: number,
  offset: number,
): Promise<CourseRow[]> {
  return manager.query<CourseRow[]>(
    `${ROWS} where c.state = 'published'
      order by (c.starts_on + c.weeks * 7 <= $3::date), c.starts_on, c.id limit $4 offset $5`,
    [language, userId, today, limit, offset],
  );
}

/** One course, whatever its state. */
export async function courseRow(
  manager: EntityManager,
  { userId, language }: Reading,
  id: string,
): Promise<CourseRow | undefined> {
  const [row] = await manager.query<CourseRow[]>(`${ROWS} where c.id = $3`, [language, userId, id]);
  return row;
}

/** What a course is called in a language, else in Ukrainian, else in any. */
export async function titleOf(manager: EntityManager, id: string, language: Language): Promise<string> {
  const [text] = await manager.query<{ title: string }[]>(
    `select t.title from exp_course c cross join lateral (${TEXT}) t where c.id = $2`,
    [language, id],
  );
  return text?.title ?? '';
}

/** The card of the contract, for a reader whose date is `today`. */
export function cardOf(row: CourseRow, readerId: string, expertName: string, today: Day): Card {
  const { id, title, summary, startsOn, weeks, seats, seatsTaken } = row;
  return {
    ...{ id, title, summary, startsOn, weeks, seats, seatsTaken },
    expertName,
    ended: hasEnded(row, today),
    mine: row.expertId === readerId,
    application: applicationOf(row),
  };
}

/** One that was withdrawn is as if there were none. */
function applicationOf(row: CourseRow): OwnApplication | null {
  const { applicationId, applicationState, reason, appliedAt } = row;
  if (applicationId === null || applicationState === null || appliedAt === null) return null;
  if (applicationState === 'withdrawn') return null;
  return { id: applicationId, state: applicationState, reason: reason ?? '', createdAt: appliedAt };
}
