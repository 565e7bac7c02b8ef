import { Application, ApplicationEvent } from './applications/application.entity';
import {
  Course,
  CourseReport,
  CourseText,
  CourseWeek,
  LessonPicture,
  LessonText,
  Task,
  TaskTick,
} from './courses/course.entity';

export const EXPERT_ENTITIES = [
  Course,
  CourseText,
  CourseWeek,
  LessonText,
  LessonPicture,
  Task,
  TaskTick,
  CourseReport,
  Application,
  ApplicationEvent,
];
