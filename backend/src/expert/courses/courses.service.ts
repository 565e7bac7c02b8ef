import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { dayAt } from '@sytno/domain';
import { DataSource } from 'typeorm';
import { People } from '../../account';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { participantsOf, stateCounts } from '../applications/participants';
import { cardOf, courseRow, publishedRows, type CourseRow } from './course-cards';
import { Course } from './course.entity';
import { wantOwn } from './own-course';

type Courses = Outputs['expert']['courses'];
type Input<Call extends keyof Courses> = Inputs['expert']['courses'][Call];
type Paged<T> = T & { page: number; pageSize: number };

/** Courses as their readers and their experts see them. */
@Injectable()
export class CoursesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly people: People,
  ) {}

  /** Published courses, soonest first and those that are over last, each with the reader's own application. */
  async list(
    { userId, timeZone }: Actor,
    { page, pageSize, language }: Paged<Input<'list'>>,
  ): Promise<Courses['list']> {
    const { manager } = this.dataSource;
    const today = dayAt(now(), timeZone);
    const [rows, count] = await Promise.all([
      publishedRows(manager, { userId, language }, today, pageSize, (page - 1) * pageSize),
      manager.countBy(Course, { state: 'published' }),
    ]);
    const names = await this.people.namesOf(rows.map(({ expertId }) => expertId));
    return { items: rows.map((row) => cardOf(row, userId, names.get(row.expertId) ?? '', today)), count };
  }

  /** @throws Refusal NOT_FOUND when there is none, or none that the reader may see */
  async get(actor: Actor, { id, language }: Input<'get'>): Promise<Courses['get']> {
    const row = await courseRow(this.dataSource.manager, { userId: actor.userId, language }, id);
    if (!row || !maySee(actor, row)) throw new Refusal('NOT_FOUND');
    const names = await this.people.namesOf([row.expertId]);
    const card = cardOf(row, actor.userId, names.get(row.expertId) ?? '', dayAt(now(), actor.timeZone));
    return { ...card, description: row.description };
  }

  /**
   * Applications to an own course: those that wait first, longest wait first, then the accepted, then the
   * rejected. What was withdrawn is not shown.
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
    const [applications, counts] = await Promise.all([
      participantsOf(manager, id, pageSize, (page - 1) * pageSize),
      stateCounts(manager, id),
    ]);
    const names = await this.people.namesOf(applications.map(({ userId }) => userId));
    return {
      items: applications.map(({ userId, ...one }) => ({ ...one, name: names.get(userId) ?? '' })),
      count: counts.pending + counts.accepted + counts.rejected,
      counts,
    };
  }
}

/** Published ones everybody; a draft its expert; a closed one whoever takes part in it. */
function maySee(actor: Actor, { expertId, state, applicationState }: CourseRow): boolean {
  if (state === 'closed' && applicationState === 'accepted') return true;
  return allowed(actor, 'course.read', { ownerId: expertId, published: state === 'published' });
}
