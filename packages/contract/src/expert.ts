import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { id, language, paging } from './types';

export const APPLICATION_STATES = ['pending', 'accepted', 'rejected'] as const;

export const courseCard = z.strictObject({
  id,
  title: z.string(),
  summary: z.string(),
  expertName: z.string(),
  startsOn: z.string(),
  weeks: z.int(),
  seats: z.int(),
  seatsTaken: z.int(),
  /** The reader's own application, or null when he has not applied. */
  application: z.enum(APPLICATION_STATES).nullable(),
});

export const expert = {
  courses: {
    list: oc
      .route({ ...routes.expert.courses.list, summary: 'Published courses, soonest first' })
      .input(z.strictObject({ ...paging, language }))
      .output(z.strictObject({ items: z.array(courseCard), count: z.int() })),
  },
};
