import { oc } from '@orpc/contract';
import { z } from 'zod';
import { foodTargets } from './expert-proposals';
import { routes } from './routes';
import { day, done, filledText, id, instant, page } from './types';

/** Characters of a comment on a day. */
export const COMMENT_TEXT = 1_000;

/** What an expert said of a day of a member. */
export const dayComment = z.strictObject({ id, date: z.string(), text: z.string(), at: instant });

const share = z.number().min(0).max(1).nullable();

/** A person's day: dishes planned, told of, and eaten as planned. */
const planDay = z.strictObject({
  date: z.string(),
  dishes: z.int(),
  said: z.int(),
  kept: z.int(),
  share,
  /** Null where he keeps figures off his pages. */
  planned: foodTargets.nullable(),
  eaten: foodTargets.nullable(),
});

const paths = routes.expert.adherence;

/** Plan and fact of members who let their expert see them. */
export const adherenceCalls = {
  group: oc
    .route({ ...paths.group, summary: 'How the members of an own group kept to their plans in a week' })
    .input(z.strictObject({ id, from: day, ...page }))
    .output(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        /** The share of all together, and how many told something. */
        days: z.array(z.strictObject({ date: z.string(), share, people: z.int() })),
        items: z.array(
          z.strictObject({
            memberId: id,
            name: z.string(),
            avatar: z.string().nullable(),
            hidesNumbers: z.boolean(),
            share,
            days: z.array(z.strictObject({ date: z.string(), share })),
            /** Of a day on average; null where figures are hidden or no day was told whole. */
            drift: foodTargets.nullable(),
          }),
        ),
        /** Members who agreed, and who did not. */
        count: z.int(),
        silent: z.int(),
      }),
    ),
  person: oc
    .route({ ...paths.person, summary: 'Four weeks of a member’s plan and fact up to a day' })
    .input(z.strictObject({ id, to: day }))
    .output(
      z.strictObject({
        memberId: id,
        name: z.string(),
        hidesNumbers: z.boolean(),
        /** The first day that is shown: that on which he agreed. */
        since: z.string(),
        to: z.string(),
        share,
        drift: foodTargets.nullable(),
        days: z.array(planDay),
        comments: z.array(dayComment),
      }),
    ),
  comment: oc
    .route({ ...paths.comment, summary: 'Say something of a member’s day; he is told', successStatus: 201 })
    .input(z.strictObject({ id, date: day, text: filledText(COMMENT_TEXT) }))
    .output(dayComment),
  removeComment: oc
    .route({ ...paths.removeComment, summary: 'Take an own comment away' })
    .input(z.strictObject({ id }))
    .output(done),
};
