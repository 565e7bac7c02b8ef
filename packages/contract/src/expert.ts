import { applicationCalls, courseCalls, courseReviewCalls } from './expert-courses';

export { APPLICATION_STATES } from './expert-courses';

export const expert = {
  courses: courseCalls,
  applications: applicationCalls,
  review: courseReviewCalls,
};
