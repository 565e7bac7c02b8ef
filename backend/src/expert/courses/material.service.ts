import { Injectable } from '@nestjs/common';
import type { Inputs, Outputs } from '@sytno/contract';
import { readIn } from '@sytno/domain';
import { DataSource, In } from 'typeorm';
import { KeptTemplates } from '../../mealplans';
import type { Actor } from '../../platform/auth/actor';
import { Refusal } from '../../platform/errors/refusal';
import { Pictures } from '../../platform/pictures/pictures.service';
import { now } from '../../platform/time/clock';
import { openingFor, weeksFor } from './course-opening';
import { contentOf } from './course-rows';
import { CourseTold } from './course-told.service';
import { Course, Task, TaskTick } from './course.entity';

type Calls = Inputs['expert']['courses'];
type Material = Outputs['expert']['courses']['material'];

/** What is in a course, for whom it opens. */
@Injectable()
export class MaterialService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly kept: KeptTemplates,
    private readonly pictures: Pictures,
    private readonly told: CourseTold,
  ) {}

  /** @throws Refusal NOT_FOUND for whoever takes no part, or no part any more */
  async material(actor: Actor, { id, language }: Calls['material']): Promise<Material> {
    const { manager } = this.dataSource;
    const course = await manager.findOneBy(Course, { id });
    const opening = course && (await openingFor(manager, actor, course));
    if (!opening) throw new Refusal('NOT_FOUND');
    const content = await contentOf(manager, course);
    const weeks = weeksFor(opening, course.weeks);
    const open = weeks.filter(({ state }) => state !== 'coming').map(({ week }) => week);
    const shown = content.weeks.map((week, at) => ({ ...week, opens: open.includes(at + 1) }));
    const opened = shown.filter(({ opens }) => opens);
    const photos = await this.pictures.photosOf(
      opened.flatMap(({ pictures }) => pictures.map((picture) => picture.id)),
    );
    const menus = opened.flatMap(({ templateId }) => templateId ?? []);
    const dishes = await this.kept.dishesIn(manager, menus);
    const ids = content.weeks.flatMap(({ tasks }) => tasks.map((task) => task.id));
    const ticks = await manager.findBy(TaskTick, { userId: actor.userId, taskId: In(ids) });
    const done = new Set(ticks.map(({ taskId }) => taskId));
    return {
      startsOn: opening.startsOn,
      preview: opening.as !== 'participant',
      progress: { done: done.size, tasks: ids.length },
      weeks: weeks.map((days, at) => {
        const week = shown[at];
        const opens = week?.opens === true;
        return {
          ...days,
          title: readIn(week?.title ?? {}, language),
          text: opens ? readIn(week.text, language) : '',
          pictures: opens
            ? week.pictures.flatMap(({ id: picture, caption }) => {
                const photo = photos.get(picture);
                return photo ? [{ photo, caption: readIn(caption, language) }] : [];
              })
            : [],
          tasks: opens
            ? week.tasks.map((task) => ({
                id: task.id,
                text: readIn(task.text, language),
                done: done.has(task.id),
              }))
            : [],
          templateId: opens ? week.templateId : null,
          dishes: opens ? (dishes.get(week.templateId ?? '') ?? 0) : 0,
        };
      }),
    };
  }

  /** Says twice is said once. @throws Refusal NOT_FOUND for a task of a week that is not open to a participant */
  tick(actor: Actor, { id, done }: Calls['tick']): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const task = await manager.findOneBy(Task, { id });
      const course = task && (await manager.findOneBy(Course, { id: task.courseId }));
      if (!course) throw new Refusal('NOT_FOUND');
      const opening = await openingFor(manager, actor, course);
      if (opening?.as !== 'participant') throw new Refusal('NOT_FOUND');
      const week = weeksFor(opening, course.weeks).find((one) => one.week === task.week);
      if (!week || week.state === 'coming') throw new Refusal('NOT_FOUND');
      const own = { taskId: id, userId: actor.userId };
      if (done) {
        const tick = { ...own, at: now() };
        await manager.createQueryBuilder().insert().into(TaskTick).values(tick).orIgnore().execute();
      } else await manager.delete(TaskTick, own);
      await this.told.touch(manager, course.expertId, actor.userId);
    });
  }
}
