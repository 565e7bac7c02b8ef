import { oc } from '@orpc/contract';
import { CHANGE_STATES, REVIEW_STATES, STANDINGS } from '@sytno/domain';
import { z } from 'zod';
import { FAULTS } from './errors';
import { recipeDetails } from './recipes';
import { routes } from './routes';
import { done, id, language, page, text, whole } from './types';

/** Why somebody reports what is published. */
export const REPORT_REASONS = ['copied', 'wrong', 'dangerous', 'offensive', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** Characters of what somebody writes to a report, and of the reason of a decision. */
export const REVIEW_TEXT = 1_000;

const revision = whole(1, 2_147_483_647);

/** What a recipe lacks, as a form says it. */
const faults = z.array(z.strictObject({ path: z.string(), code: z.enum(FAULTS) }));

/** How like the page that it was imported from the steps are: `likenessOf` of the domain. */
export const stepsLikeness = z.strictObject({
  /** Share of runs of five words, 0 to 1. */
  share: z.number(),
  tooLike: z.boolean(),
  /** Whose steps it is about: the language in which they are most alike. */
  language,
  steps: z.array(
    z.strictObject({
      /** Which step, from 0, and its text. */
      position: z.int(),
      text: z.string(),
      share: z.number(),
      /** Where in the text the page's words stand. */
      stretches: z.array(z.strictObject({ from: z.int(), to: z.int() })),
    }),
  ),
});

/** What an administrator said of a recipe, and when. */
const verdict = z.strictObject({
  kind: z.enum(['published', 'returned', 'withdrawn', 'kept']),
  reason: z.string(),
  at: z.string(),
});

/** What stands between a recipe and its readers. */
const checks = z.strictObject({
  faults,
  /** Null without a page that it was imported from. */
  likeness: stepsLikeness.nullable(),
  /** Its picture is the page's and will not be published. */
  pictureDropped: z.boolean(),
});

/** A refusal STEPS_COPIED carries it as `current`, beside the faults at the steps. */
export const publishing = {
  state: oc
    .route({
      ...routes.recipes.publishing.state,
      summary: 'Where an own recipe stands on its way to everybody, and what it still lacks',
    })
    .input(z.strictObject({ id, language }))
    .output(
      z.strictObject({
        standing: z.enum(STANDINGS),
        state: z.enum(REVIEW_STATES),
        revision: z.int(),
        /** Since when it waits; null when it does not. */
        submittedAt: z.string().nullable(),
        checks,
        /** The last that was said of it; null when nothing was. */
        verdict: verdict.nullable(),
        /** What its author changed since it is published, as readers would see it. */
        change: z.strictObject({ state: z.enum(CHANGE_STATES), recipe: recipeDetails }).nullable(),
      }),
    ),
  submit: oc
    .route({
      ...routes.recipes.publishing.submit,
      summary: 'Asks to publish a recipe, or a change of a published one',
    })
    .input(z.strictObject({ id, revision }))
    .output(done),
  recall: oc
    .route({ ...routes.recipes.publishing.recall, summary: 'Takes back what waits' })
    .input(z.strictObject({ id }))
    .output(done),
  withdraw: oc
    .route({
      ...routes.recipes.publishing.withdraw,
      summary: 'Nobody else sees the recipe any more; its author keeps it with his last change',
    })
    .input(z.strictObject({ id }))
    .output(done),
  discard: oc
    .route({ ...routes.recipes.publishing.discard, summary: 'Drops a change: what is published stays' })
    .input(z.strictObject({ id, revision }))
    .output(done),
  report: oc
    .route({ ...routes.recipes.publishing.report, summary: 'Tells the administrators what is wrong with it' })
    .input(
      z
        .strictObject({ id, reason: z.enum(REPORT_REASONS, 'choice'), text: text(REVIEW_TEXT) })
        .refine(({ reason, text: said }) => reason !== 'other' || said !== '', {
          error: 'blank',
          path: ['text'],
        }),
    )
    .output(done),
};

/** What an administrator is asked about. */
export const REVIEW_KINDS = ['new', 'change', 'report', 'none'] as const;

const reviewKind = z.enum(REVIEW_KINDS);

export const review = {
  list: oc
    .route({ ...routes.recipes.review.list, summary: 'What waits for a decision, the longest first' })
    .input(z.strictObject({ ...page, queue: z.enum(['waiting', 'reported', 'decided'], 'choice'), language }))
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            id,
            number: z.int(),
            name: z.string(),
            kind: reviewKind,
            /** '' when he gave no name; null: the catalogue's own, or its author is gone. */
            author: z.string().nullable(),
            /** Since when it waits; when it was decided. */
            at: z.string(),
            /** Open reports. */
            reports: z.int(),
            verdict: verdict.shape.kind.nullable(),
          }),
        ),
        count: z.int(),
        waiting: z.int(),
        reported: z.int(),
      }),
    ),
  get: oc
    .route({
      ...routes.recipes.review.get,
      summary: 'One recipe as its readers will see it, with what was checked and what was said of it',
    })
    .input(z.strictObject({ id, language }))
    .output(
      z.strictObject({
        id,
        number: z.int(),
        kind: reviewKind,
        state: z.enum(REVIEW_STATES),
        revision: z.int(),
        submittedAt: z.string().nullable(),
        /** Null: the catalogue's own, or its author is gone. */
        author: z
          .strictObject({ name: z.string(), published: z.int(), returned: z.int(), withdrawn: z.int() })
          .nullable(),
        /** What it is written in. */
        languages: z.array(language),
        /** As readers will see it. */
        recipe: recipeDetails,
        /** As they see it now, when it is a change; the languages in which the two differ. */
        published: recipeDetails.nullable(),
        changedLanguages: z.array(language),
        checks: checks.extend({
          /** Published recipes of the same name, and the one it was copied from. */
          duplicates: z.array(
            z.strictObject({
              id,
              number: z.int(),
              name: z.string(),
              /** Of the same author. */
              sameAuthor: z.boolean(),
              copiedFrom: z.boolean(),
            }),
          ),
        }),
        /** Open ones, the oldest first. */
        reports: z.array(
          z.strictObject({
            id,
            reason: z.enum(REPORT_REASONS),
            text: z.string(),
            at: z.string(),
            name: z.string(),
          }),
        ),
        /** What was decided before, the last first. */
        verdicts: z.array(verdict.extend({ by: z.string() })),
        /** What waits behind it; null when nothing does. */
        next: id.nullable(),
      }),
    ),
  decide: oc
    .route({
      ...routes.recipes.review.decide,
      summary: 'Publishes or returns the version that was looked at; 409 when there is a newer one',
    })
    .input(
      z
        .strictObject({
          id,
          revision,
          decision: z.enum(['publish', 'return'], 'choice'),
          reason: text(REVIEW_TEXT),
        })
        .refine(({ decision, reason }) => decision === 'publish' || reason !== '', {
          error: 'blank',
          path: ['reason'],
        }),
    )
    .output(done),
  settle: oc
    .route({
      ...routes.recipes.review.settle,
      summary: 'Decides the reports that were looked at: the recipe stays, or is published no more',
    })
    .input(
      z
        .strictObject({
          id,
          reports: z.array(id, 'type').min(1, 'blank').max(200, 'number.range'),
          decision: z.enum(['keep', 'withdraw'], 'choice'),
          reason: text(REVIEW_TEXT),
        })
        .refine(({ decision, reason }) => decision === 'keep' || reason !== '', {
          error: 'blank',
          path: ['reason'],
        }),
    )
    .output(done),
};
