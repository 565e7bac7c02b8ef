import { adherenceCalls } from './expert-adherence';
import { consultationCalls } from './expert-consultations';
import { applicationCalls, courseCalls, courseReviewCalls } from './expert-courses';
import { groupCalls } from './expert-groups';
import { practiceCalls } from './expert-practice';
import { proposalCalls } from './expert-proposals';

export { APPLICATION_STATES } from './expert-courses';

export const expert = {
  courses: courseCalls,
  applications: applicationCalls,
  review: courseReviewCalls,
  practice: practiceCalls,
  groups: groupCalls,
  proposals: proposalCalls,
  adherence: adherenceCalls,
  consultations: consultationCalls,
};
