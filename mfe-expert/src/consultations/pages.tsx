import { laterPart, PageSkeleton } from '@sytno/kit/ui';
import { CONSULTATION_WORDS as words } from './consultation-texts';

const meanwhile = { skeleton: <PageSkeleton />, whole: true, words };

export const ConsultationsView = laterPart(
  'expert.consultations',
  () =>
    import(/* webpackChunkName: "consultations" */ './ConsultationsPage').then(
      (file) => file.ConsultationsPage,
    ),
  meanwhile,
);

export const ConsultationView = laterPart(
  'expert.consultation',
  () =>
    import(/* webpackChunkName: "consultation" */ './ConsultationPage').then((file) => file.ConsultationPage),
  meanwhile,
);
