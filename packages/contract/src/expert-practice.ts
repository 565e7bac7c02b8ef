import { oc } from '@orpc/contract';
import { EXPERT_KINDS, LANGUAGES, PROOF_STATES, SPECIALITIES } from '@sytno/domain';
import { z } from 'zod';
import { photo } from './pictures';
import { routes } from './routes';
import { done, filledText, id, instant, language, page, text, whole } from './types';

/** Characters of what an expert says of himself, and of what his proof is. */
export const EXPERT_TEXT = { headline: 120, about: 3_000, proof: 300, reason: 500 } as const;

const kind = z.enum(EXPERT_KINDS);
const speciality = z.enum(SPECIALITIES, 'choice');
const proofState = z.enum(PROOF_STATES);

const ownText = z.strictObject({
  language,
  headline: filledText(EXPERT_TEXT.headline),
  about: text(EXPERT_TEXT.about).default(''),
});

/** The same as it is answered. */
const shownText = z.strictObject({ language, headline: z.string(), about: z.string() });

/** An expert as everybody sees him. */
export const expertPage = z.strictObject({
  id,
  name: z.string(),
  kind,
  /** His days last: he leads groups and courses now. */
  active: z.boolean(),
  /** An administrator saw a proof of what he learned; since when. */
  checkedAt: instant.nullable(),
  photo: photo.nullable(),
  specialities: z.array(z.enum(SPECIALITIES)),
  /** In the reader's language where there is one, else in another; null when he wrote none. */
  text: shownText.nullable(),
  mine: z.boolean(),
  /** To an administrator: how his proof stands. */
  review: z
    .strictObject({ state: proofState, about: z.string(), sentAt: instant.nullable(), reason: z.string() })
    .nullable(),
});

/** What of it is one's own to change. */
export const ownPractice = z.strictObject({
  id,
  /** Null: the function is not activated. */
  kind: kind.nullable(),
  active: z.boolean(),
  version: z.int(),
  photo: photo.nullable(),
  specialities: z.array(z.enum(SPECIALITIES)),
  texts: z.array(shownText),
  proof: z.strictObject({
    state: proofState,
    about: z.string(),
    /** Why it was returned; '' when it was not. */
    reason: z.string(),
    sentAt: instant.nullable(),
    checkedAt: instant.nullable(),
  }),
});

const paths = routes.expert.practice;

/** An expert's page, and the check of what he learned. */
export const practiceCalls = {
  own: oc.route({ ...paths.own, summary: 'The own page as an expert' }).output(ownPractice),
  save: oc
    .route({ ...paths.save, summary: 'Change the own page; 409 has what stands now' })
    .input(
      z.strictObject({
        /** 0 for the first time. */
        version: whole(0, 2_147_483_647),
        pictureId: id.nullable(),
        specialities: z.array(speciality).max(SPECIALITIES.length, 'number.range'),
        /** One a language; the first stands for those that are missing. */
        texts: z.array(ownText).min(1, 'required').max(LANGUAGES.length, 'number.range'),
      }),
    )
    .output(ownPractice),
  sendProof: oc
    .route({ ...paths.sendProof, summary: 'Send a picture of a proof, which an administrator alone sees' })
    .input(z.strictObject({ pictureId: id, about: filledText(EXPERT_TEXT.proof) }))
    .output(ownPractice),
  takeProof: oc
    .route({ ...paths.takeProof, summary: 'Take the proof back, and the mark with it' })
    .output(ownPractice),
  get: oc
    .route({ ...paths.get, summary: 'An expert’s page' })
    .input(z.strictObject({ id, language }))
    .output(expertPage),
  proof: oc
    .route({ ...paths.proof, summary: 'The picture of a proof: to its expert and administrators' })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ type: z.string(), base64: z.string() })),
  waiting: oc
    .route({ ...paths.waiting, summary: 'Proofs that wait for an administrator, the longest first' })
    .input(z.strictObject(page))
    .output(
      z.strictObject({
        items: z.array(z.strictObject({ id, name: z.string(), kind, about: z.string(), at: instant })),
        count: z.int(),
      }),
    ),
  decide: oc
    .route({ ...paths.decide, summary: 'Check a proof, return it, or take the mark off' })
    .input(
      z.strictObject({
        id,
        decision: z.enum(['check', 'return', 'withdraw'], 'choice'),
        /** Must be given unless it is checked. */
        reason: text(EXPERT_TEXT.reason).default(''),
      }),
    )
    .output(done),
};
