import { Application } from './applications/application.entity';
import { Course, CourseText } from './courses/course.entity';

export const EXPERT_ENTITIES = [Course, CourseText, Application];
