/** What other sections may use of experts' work. */
export { ExpertModule } from './expert.module';
export { fillConsultations } from './consultations/demo-consultations';
export { fillGroup } from './groups/demo-group';
export { fillCourses } from './courses/demo-courses';
