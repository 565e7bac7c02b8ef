import { Injectable } from '@nestjs/common';
import { rollingStart, type Day } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import { People } from '../../account';
import { CourseTold } from '../courses/course-told.service';
import type { Course } from '../courses/course.entity';
import { Application } from './application.entity';
import { moved } from './moved';

/** The seats of a course, and whoever waits for one. */
@Injectable()
export class Seats {
  constructor(
    private readonly people: People,
    private readonly told: CourseTold,
  ) {}

  /** How many seats of a course that is held are free. */
  async free(manager: EntityManager, { id, seats }: Pick<Course, 'id' | 'seats'>): Promise<number> {
    return seats - (await manager.countBy(Application, { courseId: id, state: 'accepted' }));
  }

  /** Gives seats that became free to the first of the waiting list. The course is held. */
  async fill(manager: EntityManager, course: Course): Promise<void> {
    const free = await this.free(manager, course);
    if (free <= 0) return;
    const next = await manager.find(Application, {
      where: { courseId: course.id, state: 'waiting' },
      order: { listedAt: 'ASC', id: 'ASC' },
      take: free,
    });
    for (const application of next) await this.accept(manager, course, application, 'seat');
  }

  /** Somebody takes part from now on, and is told. */
  async accept(
    manager: EntityManager,
    course: Course,
    application: Application,
    move: 'accept' | 'seat',
  ): Promise<void> {
    const { userId } = application;
    await moved(manager, application, move, { startsOn: await this.startOf(manager, course, userId) });
    await this.told.tell(manager, course.id, userId, 'application.accepted');
    await this.told.touch(manager, course.expertId, userId);
  }

  private async startOf(manager: EntityManager, { start }: Course, userId: string): Promise<Day | null> {
    return start === 'fixed' ? null : rollingStart(await this.people.today({ userId }, manager));
  }
}
