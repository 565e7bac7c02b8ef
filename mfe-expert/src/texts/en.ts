import type { SameKeys } from '@sytno/kit';
import type { uk } from './uk';

export const en: SameKeys<typeof uk> = {
  courses: {
    title: 'Courses',
    lead: 'A ready menu for every week, and an expert at hand.',
    by: 'Held by {{name}}',
    starts: 'Starts {{day}}',
    weeks_one: '{{count}} week',
    weeks_few: '{{count}} weeks',
    weeks_many: '{{count}} weeks',
    weeks_other: '{{count}} weeks',
    seats_one: '{{count}} seat left',
    seats_few: '{{count}} seats left',
    seats_many: '{{count}} seats left',
    seats_other: '{{count}} seats left',
    application: {
      pending: 'Application sent',
      accepted: 'Application accepted',
      rejected: 'Application rejected',
    },
    emptyTitle: 'No courses yet',
    emptyText: 'When an expert opens one, it appears here.',
  },
};
