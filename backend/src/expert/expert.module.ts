import { Module } from '@nestjs/common';
import { AccountModule } from '../account';
import { MealplansModule } from '../mealplans';
import { ApplicationsController } from './applications/applications.controller';
import { ApplicationsService } from './applications/applications.service';
import { Seats } from './applications/seats.service';
import { CourseClosing } from './courses/course-closing.service';
import { CoursePlaces } from './courses/course-places';
import { CourseTold } from './courses/course-told.service';
import { CourseWriter } from './courses/course-writer.service';
import { CourseWritingController } from './courses/course-writing.controller';
import { CoursesController } from './courses/courses.controller';
import { CoursesService } from './courses/courses.service';
import { MaterialService } from './courses/material.service';
import { CourseReviewController } from './review/review.controller';
import { CourseReview } from './review/review.service';

@Module({
  imports: [AccountModule, MealplansModule],
  controllers: [CoursesController, CourseWritingController, ApplicationsController, CourseReviewController],
  providers: [
    CoursesService,
    CourseWriter,
    CourseClosing,
    CoursePlaces,
    CourseTold,
    MaterialService,
    ApplicationsService,
    Seats,
    CourseReview,
  ],
})
export class ExpertModule {}
