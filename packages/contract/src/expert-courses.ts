import { oc } from '@orpc/contract';
import {
  ALL_APPLICATION_STATES,
  APPLICATION_MOVES,
  APPLY_CONSENTS,
  COURSE_SEATS,
  COURSE_STARTS,
  COURSE_STATES,
  COURSE_TEXT,
  COURSE_WEEKS,
  LANGUAGES,
  LESSON_PICTURES,
  WEEK_TASKS,
  type ApplicationMove,
} from '@sytno/domain';
import { z } from 'zod';
import { photo } from './pictures';
import { routes } from './routes';
import { day, done, filledText, id, instant, language, page, text, whole, wholeInQuery } from './types';

/** Those that are shown as an application that stands; one that was withdrawn is none. */
export const APPLICATION_STATES = ['pending', 'waiting', 'accepted', 'rejected', 'removed'] as const;

const courseState = z.enum(COURSE_STATES);
const start = z.enum(COURSE_STARTS, 'choice');
const reason = filledText(COURSE_TEXT.reason);
const distinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** The reader's own application to a course. */
export const ownApplication = z.strictObject({
  id,
  state: z.enum(APPLICATION_STATES),
  reason: z.string(),
  createdAt: instant,
  /** Of the waiting list, from 1; while he is on it. */
  place: z.int().optional(),
});

export const courseCard = z.strictObject({
  id,
  title: z.string(),
  summary: z.string(),
  expertName: z.string(),
  /** Of one that each begins when he comes: the Monday on which the reader would begin, or began. */
  startsOn: z.string(),
  weeks: z.int(),
  seats: z.int(),
  seatsTaken: z.int(),
  /** Its last week has passed, or it was closed: nobody can apply any more. */
  ended: z.boolean(),
  /** The reader is its expert. */
  mine: z.boolean(),
  /** The reader's own application, or null when he has none. */
  application: ownApplication.nullable(),
  expertId: id.optional(),
  start: z.enum(COURSE_STARTS).optional(),
  /** In the author's own words; '' says nothing of money. */
  price: z.string().optional(),
  picture: photo.nullable().optional(),
  /** What it is written in. */
  languages: z.array(language).optional(),
  state: courseState.optional(),
  /** To its expert: applications that wait for him. */
  pending: z.int().optional(),
});

export const course = courseCard.extend({
  description: z.string(),
  /** To its expert: what the administrator said when it was returned or closed. */
  reason: z.string().nullable().optional(),
  /** To an administrator: it waits for him. */
  toReview: z.boolean().optional(),
  /** To an administrator: what readers find wrong with it. */
  reports: z.array(z.strictObject({ id, text: z.string(), at: instant })).optional(),
  /** The reader sees its lessons and menus, see `material`. */
  opens: z.boolean().optional(),
});

/** What a participant has done of all that opened to him so far. */
const progress = z.strictObject({ done: z.int(), tasks: z.int() });

export const participant = z.strictObject({
  applicationId: id,
  name: z.string(),
  note: z.string(),
  state: z.enum(APPLICATION_STATES),
  reason: z.string(),
  createdAt: instant,
  /** Of the waiting list, from 1. */
  place: z.int().optional(),
  /** Ticked tasks of all the course has; of whoever takes part. */
  progress: progress.optional(),
  userId: id.optional(),
});

/** Words in the languages that the course is written in. */
const words = (max: number) => z.partialRecord(z.enum(LANGUAGES, 'choice'), text(max));

const writtenPicture = z.strictObject({ id, caption: words(COURSE_TEXT.caption) });
const writtenTask = z.strictObject({
  /** Null: a new one. */
  id: id.nullable(),
  text: words(COURSE_TEXT.task),
});

const writtenWeek = z.strictObject({
  title: words(COURSE_TEXT.title),
  text: words(COURSE_TEXT.lesson),
  pictures: z.array(writtenPicture, 'type').max(LESSON_PICTURES, 'number.range'),
  tasks: z.array(writtenTask, 'type').max(WEEK_TASKS, 'number.range'),
});

/** All that an expert writes of a course. The menus of its weeks are templates. */
export const courseContent = z.strictObject({
  languages: z
    .array(language, 'type')
    .min(1, 'blank')
    .max(LANGUAGES.length, 'number.range')
    .refine(distinct, 'choice'),
  title: words(COURSE_TEXT.title),
  summary: words(COURSE_TEXT.summary),
  description: words(COURSE_TEXT.description),
  price: words(COURSE_TEXT.price),
  pictureId: id.nullable(),
  start,
  /** A Monday; null when each begins as he comes. */
  startsOn: day.nullable(),
  seats: whole(1, COURSE_SEATS),
  weeks: z.array(writtenWeek, 'type').min(1, 'blank').max(COURSE_WEEKS, 'number.range'),
});

const version = whole(1, 2_147_483_647);

/** A course as its expert writes it. */
export const ownCourse = z.strictObject({
  ...courseContent.shape,
  id,
  languages: z.array(language),
  startsOn: z.string().nullable(),
  seats: z.int(),
  state: courseState,
  version: z.int(),
  reason: z.string().nullable(),
  seatsTaken: z.int(),
  /** Start and weeks stand: somebody may have planned by them. */
  settled: z.boolean(),
  picture: photo.nullable(),
  weeks: z.array(
    z.strictObject({
      ...writtenWeek.shape,
      pictures: z.array(z.strictObject({ ...writtenPicture.shape, photo: photo.nullable() })),
      /** The template that is its menu; null until it is begun. */
      templateId: id.nullable(),
      dishes: z.int(),
    }),
  ),
});

/** A week of a course on the reader's calendar. What has not opened says its name alone. */
const materialWeek = z.strictObject({
  week: z.int(),
  title: z.string(),
  from: z.string(),
  to: z.string(),
  opensOn: z.string(),
  state: z.enum(['coming', 'open', 'current', 'past']),
  text: z.string(),
  pictures: z.array(z.strictObject({ photo, caption: z.string() })),
  tasks: z.array(z.strictObject({ id, text: z.string(), done: z.boolean() })),
  /** The ready menu, a template; null where there is none. */
  templateId: id.nullable(),
  dishes: z.int(),
});

const paths = routes.expert.courses;

export const courseCalls = {
  list: oc
    .route({ ...paths.list, summary: 'Published courses, soonest first' })
    .input(
      z.strictObject({
        ...page,
        /** All that are published, those the reader takes or wants to take part in, or his own as an expert. */
        shelf: z.enum(['all', 'joined', 'mine'], 'choice').default('all'),
        language,
      }),
    )
    .output(z.strictObject({ items: z.array(courseCard), count: z.int() })),
  get: oc
    .route({ ...paths.get, summary: 'One course' })
    .input(z.strictObject({ id, language }))
    .output(course),
  participants: oc
    .route({ ...paths.participants, summary: 'Applications to an own course' })
    .input(z.strictObject({ id, ...page }))
    .output(
      z.strictObject({
        items: z.array(participant),
        count: z.int(),
        /** How many of all there are in each state. */
        counts: z.strictObject({
          pending: z.int(),
          accepted: z.int(),
          rejected: z.int(),
          waiting: z.int().optional(),
          removed: z.int().optional(),
        }),
      }),
    ),
  create: oc
    .route({ ...paths.create, summary: 'Begin a new course', successStatus: 201 })
    .input(courseContent)
    .output(ownCourse),
  read: oc
    .route({ ...paths.read, summary: 'An own course as it is written' })
    .input(z.strictObject({ id }))
    .output(ownCourse),
  save: oc
    .route({ ...paths.save, summary: 'Change an own course; 409 has what stands now' })
    .input(z.strictObject({ id, version, ...courseContent.shape }))
    .output(ownCourse),
  remove: oc
    .route({ ...paths.remove, summary: 'Take away an own draft that nobody applied to' })
    .input(z.strictObject({ id }))
    .output(done),
  menu: oc
    .route({
      ...paths.menu,
      summary: 'The template that is the menu of a week; begins it where there is none',
    })
    .input(z.strictObject({ id, week: wholeInQuery(1, COURSE_WEEKS) }))
    .output(z.strictObject({ templateId: id })),
  submit: oc
    .route({ ...paths.submit, summary: 'Ask to publish an own course; INPUT_INVALID names what is missing' })
    .input(z.strictObject({ id, version }))
    .output(done),
  recall: oc
    .route({ ...paths.recall, summary: 'Take back what waits for review' })
    .input(z.strictObject({ id }))
    .output(done),
  close: oc
    .route({ ...paths.close, summary: 'Close an own published course for good; everybody in it is told' })
    .input(z.strictObject({ id, reason }))
    .output(done),
  material: oc
    .route({ ...paths.material, summary: 'Lessons, tasks and menus of a course that opened to the reader' })
    .input(z.strictObject({ id, language }))
    .output(
      z.strictObject({
        startsOn: z.string(),
        /** The reader takes no part: he looks at it as its expert, or as an administrator. */
        preview: z.boolean(),
        progress,
        weeks: z.array(materialWeek),
      }),
    ),
  tick: oc
    .route({ ...paths.tick, summary: 'Say that a task of an open week is done, or not; its expert sees it' })
    .input(z.strictObject({ id, done: z.boolean('type') }))
    .output(done),
  report: oc
    .route({ ...paths.report, summary: 'Tell the administrator what is wrong with a published course' })
    .input(z.strictObject({ id, text: filledText(COURSE_TEXT.report) }))
    .output(done),
};

/** One thing that happened to somebody's applications to a course. */
const applicationEvent = z.strictObject({
  at: instant,
  move: z.enum(['apply', ...(Object.keys(APPLICATION_MOVES) as ApplicationMove[])]),
  state: z.enum(ALL_APPLICATION_STATES),
  /** Of a rejection or a removal, else the message of an application, else ''. */
  words: z.string(),
});

const applicationPaths = routes.expert.applications;

export const applicationCalls = {
  apply: oc
    .route({ ...applicationPaths.apply, summary: 'Apply to a course', successStatus: 201 })
    .input(
      z.strictObject({
        courseId: id,
        note: text(COURSE_TEXT.note).default(''),
        /** All of them must be given; the words are the page's. */
        consents: z
          .array(z.enum(APPLY_CONSENTS, 'choice'), 'type')
          .max(APPLY_CONSENTS.length, 'number.range')
          .optional(),
      }),
    )
    .output(ownApplication),
  withdraw: oc
    .route({ ...applicationPaths.withdraw, summary: 'Withdraw the own application' })
    .input(z.strictObject({ id }))
    .output(done),
  decide: oc
    .route({
      ...applicationPaths.decide,
      summary: 'Accept or reject an application to an own course, or put it on the waiting list',
    })
    .input(
      z.discriminatedUnion('decision', [
        z.strictObject({ id, decision: z.literal('accepted') }),
        z.strictObject({ id, decision: z.literal('waiting') }),
        z.strictObject({ id, decision: z.literal('rejected'), reason }),
      ]),
    )
    .output(participant),
  remove: oc
    .route({ ...applicationPaths.remove, summary: 'Take a participant out of an own course' })
    .input(z.strictObject({ id, reason }))
    .output(participant),
  history: oc
    .route({
      ...applicationPaths.history,
      summary: 'All that happened between a person and a course, to the two it concerns',
    })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ items: z.array(applicationEvent) })),
};

const reviewPaths = routes.expert.review;

export const courseReviewCalls = {
  list: oc
    .route({ ...reviewPaths.list, summary: 'Courses that wait for an administrator, the longest first' })
    .input(
      z.strictObject({
        ...page,
        queue: z.enum(['waiting', 'reported'], 'choice').default('waiting'),
        language,
      }),
    )
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            id,
            title: z.string(),
            expertName: z.string(),
            state: courseState,
            /** Since when it waits. */
            at: instant,
            reports: z.int(),
          }),
        ),
        count: z.int(),
        counts: z.strictObject({ waiting: z.int(), reported: z.int() }),
      }),
    ),
  decide: oc
    .route({
      ...reviewPaths.decide,
      summary: 'Publish a course, return it, see its change, close it, or keep it after reports',
    })
    .input(
      z.strictObject({
        id,
        decision: z.enum(['publish', 'return', 'close', 'keep'], 'choice'),
        /** Must be given where it is returned or closed. */
        reason: text(COURSE_TEXT.reason),
      }),
    )
    .output(done),
};
