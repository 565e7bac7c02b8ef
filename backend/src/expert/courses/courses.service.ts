import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { dayAt } from '@sytno/domain';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Throttle } from '../../platform/auth/throttle';
import { Refusal } from '../../platform/errors/refusal';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { participantsOf, progressOf, stateCounts, withProgress } from '../applications/participants';
import { writeReport } from '../review/reports';
import { cardOf, countOnShelf, courseRow, rowsOnShelf, type CourseRow } from './course-cards';
import { openingFor } from './course-opening';
import { CourseTold } from './course-told.service';
import { Course, CourseReport } from './course.entity';
import { heldCourse, wantOwn } from './own-course';

type Courses = Outputs['expert']['courses'];
type Input<Call extends keyof Courses> = Inputs['expert']['courses'][Call];
type Paged<T> = T & { page: number; pageSize: number };

/** Courses as their readers and their experts see them. */
@Injectable()
export class CoursesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
    private readonly pictures: Pictures,
    private readonly throttle: Throttle,
    private readonly told: CourseTold,
  ) {}

  /**
   * A shelf of courses, each with the reader's own application: of all the published ones, soonest first and those
   * that are over last.
   */
  async list(
    { userId, timeZone }: Actor,
    { page, pageSize, language, shelf = 'all' }: Paged<Input<'list'>>,
  ): Promise<Courses['list']> {
    const { manager } = this.dataSource;
    const today = dayAt(now(), timeZone);
    const rows = await rowsOnShelf(manager, shelf, { userId, language }, today, [
      pageSize,
      (page - 1) * pageSize,
    ]);
    const count = await countOnShelf(manager, shelf, userId);
    const names = await this.people.namesOf(rows.map(({ expertId }) => expertId));
    const photos = await this.pictures.photosOf(rows.map(({ pictureId }) => pictureId));
    return {
      items: rows.map((row) =>
        cardOf(
          row,
          { id: userId, today },
          { name: names.get(row.expertId) ?? '', photo: photos.get(row.pictureId ?? '') ?? null },
        ),
      ),
      count,
    };
  }

  /** @throws Refusal NOT_FOUND when there is none, or none that the reader may see */
  async get(actor: Actor, { id, language }: Input<'get'>): Promise<Courses['get']> {
    const { manager } = this.dataSource;
    const row = await courseRow(manager, { userId: actor.userId, language }, id);
    if (!row || !maySee(actor, row)) throw new Refusal('NOT_FOUND');
    const names = await this.people.namesOf([row.expertId]);
    const photos = await this.pictures.photosOf([row.pictureId]);
    const reader = { id: actor.userId, today: dayAt(now(), actor.timeZone) };
    const card = cardOf(row, reader, {
      name: names.get(row.expertId) ?? '',
      photo: photos.get(row.pictureId ?? '') ?? null,
    });
    const course = await manager.findOneByOrFail(Course, { id });
    const admin = allowed(actor, 'review.decide');
    return {
      ...card,
      description: row.description,
      opens: (await openingFor(manager, actor, course)) !== undefined,
      ...(card.mine && { reason: row.stateReason }),
      ...(admin && { toReview: row.submittedAt !== null, reports: await openReports(manager, id) }),
    };
  }

  /**
   * Applications to an own course: those that wait first, longest wait first, then the waiting list, the accepted,
   * the rejected and the removed. What was withdrawn is not shown.
   *
   * @throws Refusal NOT_FOUND when it is not the actor's, FORBIDDEN when his premium days are over
   */
  async participants(
    actor: Actor,
    { id, page, pageSize }: Paged<Input<'participants'>>,
  ): Promise<Courses['participants']> {
    const { manager } = this.dataSource;
    const course = await manager.findOneBy(Course, { id });
    wantOwn(actor, 'course.change', course);
    const rows = await participantsOf(manager, id, pageSize, (page - 1) * pageSize);
    const counts = await stateCounts(manager, id);
    const names = await this.people.namesOf(rows.map(({ userId }) => userId));
    const progress = await progressOf(
      manager,
      id,
      rows.map(({ userId }) => userId),
    );
    return {
      items: rows.map((row) => withProgress(row, names.get(row.userId) ?? '', progress)),
      count: Object.values(counts).reduce((sum, count) => sum + count, 0),
      counts,
    };
  }

  /**
   * Tells the administrators what is wrong with a published course; a second word of the same person stands instead
   * of his first.
   *
   * @throws Refusal NOT_FOUND, FORBIDDEN for an own course, TOO_MANY
   */
  async report(actor: Actor, { id, text }: Input<'report'>): Promise<void> {
    await this.throttle.count(['report-user', actor.userId]);
    await this.dataSource.transaction(async (manager) => {
      const course = await heldCourse(manager, id);
      if (course?.expertId === actor.userId) throw new Refusal('FORBIDDEN');
      if (course?.state !== 'published' || !allowed(actor, 'course.report', { published: true })) {
        throw new Refusal('NOT_FOUND');
      }
      await writeReport(manager, { courseId: id, userId: actor.userId, text });
      await this.told.touchReview(manager, actor.userId);
    });
  }
}

/**
 * Published ones everybody; a draft its expert; one that was handed in an administrator as well; a closed one whoever
 * takes part in it.
 */
function maySee(actor: Actor, { expertId, state, applicationState }: CourseRow): boolean {
  if (expertId === actor.userId) return true;
  if (state === 'closed' && applicationState === 'accepted') return true;
  if (state === 'draft') return false;
  return allowed(actor, 'course.read', { ownerId: expertId, published: state === 'published' });
}

async function openReports(
  manager: EntityManager,
  courseId: string,
): Promise<NonNullable<Courses['get']['reports']>> {
  const rows = await manager.find(CourseReport, {
    where: { courseId, closedAt: IsNull() },
    order: { createdAt: 'ASC', id: 'ASC' },
    take: 100,
  });
  return rows.map(({ id, text, createdAt }) => ({ id, text, at: createdAt }));
}
