import { oc } from '@orpc/contract';
import { LEAST_KCAL, PROPOSAL_STATES } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { done, filledText, id, instant, language, mealType, text, whole } from './types';

/** Characters of the words beside a proposal, of a refusal, and of a week's name. */
export const PROPOSAL_TEXT = { words: 500, reason: 300, name: 80 } as const;

const state = z.enum(PROPOSAL_STATES);

/** Of a day: kcal and grams. */
export const foodTargets = z.strictObject({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  carbs: z.number(),
});

/** Targets that an expert proposes to a member. */
export const targetsProposal = z.strictObject({
  id,
  targets: foodTargets,
  words: z.string(),
  state,
  /** The member's word; '' when he said none. */
  reason: z.string(),
  sentAt: instant,
  closedAt: instant.nullable(),
});

/** A week of dishes for one member. Once it was sent, it is a template of its own under its id. */
export const weekProposal = z.strictObject({
  id,
  /** To its expert: the template that it is written as. */
  templateId: id.nullable(),
  name: z.string(),
  words: z.string(),
  state,
  reason: z.string(),
  dishes: z.int(),
  createdAt: instant,
  sentAt: instant.nullable(),
  closedAt: instant.nullable(),
});

/** A personal week as it is read and printed. */
const weekSheet = z.strictObject({
  id,
  name: z.string(),
  words: z.string(),
  state,
  expert: z.string(),
  person: z.string(),
  groupId: id,
  memberId: id,
  /** The reader wrote it. */
  mine: z.boolean(),
  /** Of the member, where the reader may see them. */
  targets: foodTargets.nullable(),
  days: z.array(
    z.strictObject({
      /** 1 for Monday to 7. */
      weekday: z.int(),
      kcal: z.number(),
      meals: z.array(
        z.strictObject({
          mealType,
          dishes: z.array(
            z.strictObject({ recipeId: id, name: z.string(), grams: z.number(), kcal: z.number() }),
          ),
        }),
      ),
    }),
  ),
});

const paths = routes.expert.proposals;

/** What an expert proposes to a member, and the member accepts or not. */
export const proposalCalls = {
  targets: oc
    .route({ ...paths.targets, summary: 'Propose targets to a member', successStatus: 201 })
    .input(
      z.strictObject({
        id,
        kcal: whole(LEAST_KCAL, 10_000),
        protein: whole(0, 1_000),
        fat: whole(0, 1_000),
        carbs: whole(0, 2_000),
        words: text(PROPOSAL_TEXT.words).default(''),
        /** Said by an expert who was asked about a target under 1,200 kcal (product decision 3). */
        lowConfirmed: z.boolean('type').default(false),
      }),
    )
    .output(targetsProposal),
  withdrawTargets: oc
    .route({ ...paths.withdrawTargets, summary: 'Take proposed targets back' })
    .input(z.strictObject({ id }))
    .output(done),
  answerTargets: oc
    .route({ ...paths.answerTargets, summary: 'Accept proposed targets as one’s own, or refuse them' })
    .input(
      z.strictObject({
        id,
        accept: z.boolean('type'),
        /** Must be given when they are refused. */
        reason: text(PROPOSAL_TEXT.reason).default(''),
        /** Said by a person who was asked about a target under 1,200 kcal. */
        lowConfirmed: z.boolean('type').default(false),
      }),
    )
    .output(done),
  startWeek: oc
    .route({ ...paths.startWeek, summary: 'Begin a personal week for a member', successStatus: 201 })
    .input(z.strictObject({ id, name: filledText(PROPOSAL_TEXT.name), language }))
    .output(weekProposal),
  week: oc
    .route({ ...paths.week, summary: 'A personal week, to its expert and its person' })
    .input(z.strictObject({ id, language }))
    .output(weekSheet),
  sendWeek: oc
    .route({ ...paths.sendWeek, summary: 'Send a personal week as it is written now' })
    .input(z.strictObject({ id, words: text(PROPOSAL_TEXT.words).default(''), language }))
    .output(weekProposal),
  withdrawWeek: oc
    .route({ ...paths.withdrawWeek, summary: 'Take a personal week back' })
    .input(z.strictObject({ id }))
    .output(done),
  refuseWeek: oc
    .route({ ...paths.refuseWeek, summary: 'Refuse a personal week' })
    .input(z.strictObject({ id, reason: filledText(PROPOSAL_TEXT.reason) }))
    .output(done),
};
