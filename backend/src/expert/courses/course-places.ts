import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TemplateSources } from '../../mealplans';
import { PictureUses } from '../../platform/pictures/picture-uses';
import { titleOf } from './course-cards';
import { openingFor, weeksFor } from './course-opening';
import { Course, CourseWeek } from './course.entity';

/** Tells the platform which pictures courses show, and the meal plans who reads the menus of their weeks. */
@Injectable()
export class CoursePlaces implements OnModuleInit {
  constructor(
    private readonly uses: PictureUses,
    private readonly sources: TemplateSources,
  ) {}

  onModuleInit(): void {
    for (const table of ['exp_course', 'exp_lesson_picture'])
      this.uses.add(`exists (select 1 from ${table} c where c.picture_id = p.id)`);
    this.sources.add({
      homeOf: async (manager, actor, templateId, language) => {
        const week = await manager.findOneBy(CourseWeek, { templateId });
        const course = week && (await manager.findOneBy(Course, { id: week.courseId }));
        if (!course) return undefined;
        const opening = await openingFor(manager, actor, course);
        const days = opening && weeksFor(opening, course.weeks).find((one) => one.week === week.week);
        return {
          title: await titleOf(manager, course.id, language),
          path: `/user/courses/${course.id}`,
          opens: days !== undefined && days.state !== 'coming',
          shared: course.state !== 'draft',
        };
      },
    });
  }
}
