import { Injectable } from '@nestjs/common';
import { applicationAfter, courseAfter } from '@sytno/domain';
import { In, type EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { now } from '../../platform/time/clock';
import { Application } from '../applications/application.entity';
import { moved } from '../applications/moved';
import { CourseTold } from './course-told.service';
import { Course } from './course.entity';

/** The end of a course before its time. */
@Injectable()
export class CourseClosing {
  constructor(private readonly told: CourseTold) {}

  /**
   * Closes a course that is held. Whoever waits for a seat has none; whoever takes part keeps what was open.
   * All of them are told why.
   *
   * @returns whoever was told
   * @throws Refusal CONFLICT for one that is not published
   */
  async close(
    manager: EntityManager,
    course: Course,
    by: 'expert' | 'admin',
    reason: string,
  ): Promise<readonly string[]> {
    const state = courseAfter(course.state, 'close', by);
    if (!state) throw new Refusal('CONFLICT');
    const at = now();
    const { id } = course;
    await manager.update(
      Course,
      { id },
      { state, reason, closedAt: at, submittedAt: null, changed: false, version: course.version + 1 },
    );
    const open = { courseId: id, state: In(['pending', 'waiting', 'accepted']) };
    const concerned = await manager.find(Application, {
      where: open,
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    for (const application of concerned) {
      if (applicationAfter(application.state, 'end'))
        await moved(manager, application, 'end', { words: reason });
      await this.told.tell(manager, id, application.userId, 'course.closed', { reason });
    }
    const people = concerned.map(({ userId }) => userId);
    await this.told.touch(manager, ...people);
    return people;
  }
}
