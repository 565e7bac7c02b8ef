import { laterPart, Skeleton } from '@sytno/kit/ui';
import { COURSE_WORDS as words } from './course-texts';

const page = { skeleton: <Skeleton $height={480} />, whole: true, words };

export const CreateView = laterPart(
  'expert.course-create',
  () => import('./CreatePage').then((file) => file.CreatePage),
  page,
);

export const EditView = laterPart(
  'expert.course-edit',
  () => import('./EditPage').then((file) => file.EditPage),
  page,
);

export const ReviewsView = laterPart(
  'expert.course-reviews',
  () => import('../review/ReviewsPage').then((file) => file.ReviewsPage),
  page,
);

/** What is in a course, for whom it opens. */
export const MaterialPart = laterPart(
  'expert.course-material',
  () => import('./MaterialPart').then((file) => file.MaterialPart),
  { skeleton: <Skeleton $height={320} />, words },
);

/** What an expert does with an own course. */
export const OwnPart = laterPart(
  'expert.course-own',
  () => import('./OwnPart').then((file) => file.OwnPart),
  { skeleton: <Skeleton $height={220} />, words },
);

/** What an administrator says of a course. */
export const DecisionPart = laterPart(
  'expert.course-decision',
  () => import('../review/DecisionPart').then((file) => file.DecisionPart),
  { skeleton: <Skeleton $height={160} />, words },
);

export const ReportDialog = laterPart(
  'expert.course-report',
  () => import('./ReportDialog').then((file) => file.ReportDialog),
  { skeleton: null, words },
);

export const HistoryDialog = laterPart(
  'expert.application-history',
  () => import('../applications/HistoryDialog').then((file) => file.HistoryDialog),
  { skeleton: null, words },
);
