import type { Outputs, Photo } from '@sytno/contract';
import {
  courseEnded,
  OPEN_APPLICATIONS,
  rollingStart,
  type ApplicationState,
  type CourseStart,
  type CourseState,
  type Day,
  type Language,
} from '@sytno/domain';
import type { EntityManager } from 'typeorm';

type Courses = Outputs['expert']['courses'];
type Card = Courses['list']['items'][number];
type OwnApplication = NonNullable<Card['application']>;
export type Shelf = 'all' | 'joined' | 'mine';

/** One course as a reader is shown it, before the expert's name is known. */
export interface CourseRow {
  readonly id: string;
  readonly expertId: string;
  readonly state: CourseState;
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly price: string;
  readonly start: CourseStart;
  readonly startsOn: string | null;
  readonly weeks: number;
  readonly seats: number;
  readonly languages: Language[];
  readonly pictureId: string | null;
  readonly stateReason: string | null;
  readonly changed: boolean;
  readonly submittedAt: string | null;
  readonly seatsTaken: number;
  readonly pending: number;
  readonly applicationId: string | null;
  readonly applicationState: ApplicationState | null;
  readonly reason: string | null;
  readonly appliedAt: string | null;
  /** On which the reader begins, where each begins as he comes. */
  readonly ownStart: string | null;
  readonly place: number;
}

const open = OPEN_APPLICATIONS.map((state) => `'${state}'`).join(', ');

/** The text in language `$1`, else in Ukrainian, else in any. */
const TEXT = `
  select x.title, x.summary, x.description, x.price from exp_course_text x where x.course_id = c.id
   order by (x.language = $1 and x.title <> '') desc, (x.language = 'uk') desc, x.language limit 1`;

/** Courses with the latest application of the reader `$2`, an open one before all others. */
const ROWS = `
  select c.id, c.expert_id "expertId", c.state, t.title, t.summary, t.description, t.price, c.start,
         c.starts_on::text "startsOn", c.weeks, c.seats, c.languages, c.picture_id "pictureId",
         c.reason "stateReason", c.changed, c.submitted_at "submittedAt",
         (select count(*)::int from exp_application s
           where s.course_id = c.id and s.state = 'accepted') "seatsTaken",
         (select count(*)::int from exp_application s
           where s.course_id = c.id and s.state = 'pending') pending,
         a.id "applicationId", a.state "applicationState", a.reason, a.created_at "appliedAt",
         a.starts_on::text "ownStart",
         (select count(*)::int from exp_application w
           where a.state = 'waiting' and w.course_id = c.id and w.state = 'waiting'
             and (w.listed_at, w.id) <= (a.listed_at, a.id)) place
    from exp_course c
   cross join lateral (${TEXT}) t
    left join lateral (
      select x.id, x.state, x.reason, x.created_at, x.starts_on, x.listed_at from exp_application x
       where x.course_id = c.id and x.user_id = $2
       order by (x.state in (${open})) desc, x.created_at desc, x.id limit 1) a on true`;

/** Which courses stand on a shelf of the reader `$2`, and in which order on the date `$3`. */
const SHELVES: Readonly<Record<Shelf, readonly [where: string, order: string]>> = {
  all: [
    `c.state = 'published'`,
    `coalesce(c.starts_on + c.weeks * 7 <= $3::date, false), coalesce(c.starts_on, $3::date), c.id`,
  ],
  joined: [
    `c.state in ('published', 'closed') and exists (
       select 1 from exp_application o where o.course_id = c.id and o.user_id = $2 and o.state in (${open}))`,
    `(a.state = 'accepted') desc, coalesce(c.starts_on, $3::date) desc, c.id`,
  ],
  mine: [
    `c.expert_id = $2`,
    `c.state = 'closed', coalesce(c.starts_on, $3::date) desc, c.created_at desc, c.id`,
  ],
};

/** Who reads, and in which language. */
export interface Reading {
  readonly userId: string;
  readonly language: Language;
}

/** A page of a shelf; on that of all, soonest first, and those that are over on `today` behind all others. */
export function rowsOnShelf(
  manager: EntityManager,
  shelf: Shelf,
  { userId, language }: Reading,
  today: Day,
  [limit, offset]: readonly [limit: number, offset: number],
): Promise<CourseRow[]> {
  const [where, order] = SHELVES[shelf];
  return manager.query<CourseRow[]>(`${ROWS} where ${where} order by ${order} limit $4 offset $5`, [
    language,
    userId,
    today,
    limit,
    offset,
  ]);
}

/** How many courses stand on a shelf. */
export async function countOnShelf(manager: EntityManager, shelf: Shelf, userId: string): Promise<number> {
  const where = SHELVES[shelf][0].replaceAll('$2', '$1');
  const [row] = await manager.query<{ count: number }[]>(
    `select count(*)::int count from exp_course c where ${where}`,
    shelf === 'all' ? [] : [userId],
  );
  return row?.count ?? 0;
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
export function cardOf(
  row: CourseRow,
  reader: { readonly id: string; readonly today: Day },
  { name, photo }: { readonly name: string; readonly photo: Photo | null },
): Card {
  const { id, title, summary, weeks, seats, seatsTaken, start, price, languages, state, expertId } = row;
  const mine = expertId === reader.id;
  return {
    ...{ id, title, summary, weeks, seats, seatsTaken, expertId, start, price, languages, state, mine },
    startsOn: row.startsOn ?? row.ownStart ?? rollingStart(reader.today),
    expertName: name,
    ended: isOver(row, reader.today),
    application: applicationOf(row),
    picture: photo,
    ...(mine && { pending: row.pending }),
  };
}

/** Nobody can apply any more: it was closed, or its last week has passed. */
export function isOver(
  { state, startsOn, weeks }: Pick<CourseRow, 'state' | 'startsOn' | 'weeks'>,
  today: Day,
): boolean {
  return state === 'closed' || (startsOn !== null && courseEnded(startsOn, weeks, today));
}

/** One that was withdrawn is as if there were none. */
function applicationOf(row: CourseRow): OwnApplication | null {
  const { applicationId, applicationState, reason, appliedAt, place } = row;
  if (applicationId === null || applicationState === null || appliedAt === null) return null;
  if (applicationState === 'withdrawn') return null;
  return {
    id: applicationId,
    state: applicationState,
    reason: reason ?? '',
    createdAt: appliedAt,
    ...(applicationState === 'waiting' && { place }),
  };
}
