/** What other sections may use of experts' work. */
export { ExpertModule } from './expert.module';
export { fillCourses } from './courses/demo-courses';
