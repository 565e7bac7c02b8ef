import { oc } from '@orpc/contract';
import { z } from 'zod';
import { adherenceCalls } from './expert-adherence';
import { groupCalls } from './expert-groups';
import { practiceCalls } from './expert-practice';
import { proposalCalls } from './expert-proposals';
import { routes } from './routes';
import { done, filledText, id, instant, language, page, text } from './types';

export const APPLICATION_STATES = ['pending', 'accepted', 'rejected'] as const;

/** The reader's own application to a course. */
export const ownApplication = z.strictObject({
  id,
  state: z.enum(APPLICATION_STATES),
  reason: z.string(),
  createdAt: instant,
});

export const courseCard = z.strictObject({
  id,
  title: z.string(),
  summary: z.string(),
  expertName: z.string(),
  startsOn: z.string(),
  weeks: z.int(),
  seats: z.int(),
  seatsTaken: z.int(),
  /** Its last week has passed: nobody can apply any more. */
  ended: z.boolean(),
  /** The reader is its expert. */
  mine: z.boolean(),
  /** The reader's own application, or null when he has none. */
  application: ownApplication.nullable(),
});

export const participant = z.strictObject({
  applicationId: id,
  name: z.string(),
  note: z.string(),
  state: z.enum(APPLICATION_STATES),
  reason: z.string(),
  createdAt: instant,
});

export const expert = {
  courses: {
    list: oc
      .route({ ...routes.expert.courses.list, summary: 'Published courses, soonest first' })
      .input(z.strictObject({ ...page, language }))
      .output(z.strictObject({ items: z.array(courseCard), count: z.int() })),
    get: oc
      .route({ ...routes.expert.courses.get, summary: 'One course' })
      .input(z.strictObject({ id, language }))
      .output(courseCard.extend({ description: z.string() })),
    participants: oc
      .route({ ...routes.expert.courses.participants, summary: 'Applications to an own course' })
      .input(z.strictObject({ id, ...page }))
      .output(
        z.strictObject({
          items: z.array(participant),
          count: z.int(),
          /** How many of all there are in each state. */
          counts: z.strictObject({ pending: z.int(), accepted: z.int(), rejected: z.int() }),
        }),
      ),
  },
  applications: {
    apply: oc
      .route({ ...routes.expert.applications.apply, summary: 'Apply to a course', successStatus: 201 })
      .input(z.strictObject({ courseId: id, note: text(1_000).default('') }))
      .output(ownApplication),
    withdraw: oc
      .route({ ...routes.expert.applications.withdraw, summary: 'Withdraw the own application' })
      .input(z.strictObject({ id }))
      .output(done),
    decide: oc
      .route({
        ...routes.expert.applications.decide,
        summary: 'Accept or reject an application to an own course',
      })
      .input(
        z.discriminatedUnion('decision', [
          z.strictObject({ id, decision: z.literal('accepted') }),
          z.strictObject({ id, decision: z.literal('rejected'), reason: filledText(500) }),
        ]),
      )
      .output(participant),
  },
  practice: practiceCalls,
  groups: groupCalls,
  proposals: proposalCalls,
  adherence: adherenceCalls,
};
