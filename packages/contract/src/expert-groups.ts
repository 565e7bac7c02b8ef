import { oc } from '@orpc/contract';
import { CONSENT_KINDS, EXPERT_KINDS, PROPOSAL_STATES } from '@sytno/domain';
import { z } from 'zod';
import { dayComment } from './expert-adherence';
import { foodTargets, targetsProposal, weekProposal } from './expert-proposals';
import { photo } from './pictures';
import { routes } from './routes';
import { done, filledText, id, instant, language, page, secret, text } from './types';

/** Characters of a group's name, of what it says of itself, and of a private note. */
export const GROUP_TEXT = { name: 80, about: 500, note: 2_000 } as const;

const state = z.enum(PROPOSAL_STATES);
const consentKind = z.enum(CONSENT_KINDS, 'choice');

const content = { name: filledText(GROUP_TEXT.name), about: text(GROUP_TEXT.about).default('') };

const head = {
  id,
  name: z.string(),
  about: z.string(),
  expert: z.strictObject({
    id,
    name: z.string(),
    kind: z.enum(EXPERT_KINDS),
    checked: z.boolean(),
    photo: photo.nullable(),
  }),
  members: z.int(),
  /** The reader leads it. */
  mine: z.boolean(),
};

const groupCard = z.strictObject(head);

/** What somebody agreed to: since when, and where he said so. */
const consent = z.strictObject({ at: instant, how: z.enum(['join', 'group']) }).nullable();

/** What a member has of a group. */
const membership = z.strictObject({
  id,
  joinedAt: instant,
  consents: z.strictObject({ targets: consent, facts: consent }),
  /** The latest first. */
  targets: z.array(targetsProposal),
  weeks: z.array(weekProposal),
  comments: z.array(dayComment),
});

const group = z.strictObject({
  ...head,
  createdAt: instant,
  /** The link that leads in now; its secret was told once. */
  invitation: z.strictObject({ createdAt: instant, expiresAt: instant }).nullable(),
  /** Own courses with people who were accepted and are not in this group. */
  courses: z.array(z.strictObject({ id, title: z.string(), people: z.int() })),
  /** The reader's own, when he is a member. */
  own: membership.nullable(),
});

const memberRow = {
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  joinedAt: instant,
  how: z.enum(['link', 'course']),
  /** What he lets his expert see. */
  consents: z.strictObject({ targets: z.boolean(), facts: z.boolean() }),
  /** How the latest proposals stand. */
  targetsState: state.nullable(),
  weekState: state.nullable(),
};

const member = z.strictObject({
  ...memberRow,
  group: z.strictObject({ id, name: z.string() }),
  /** He keeps figures off his pages: none of his are shown, and better none are spoken of. */
  hidesNumbers: z.boolean(),
  /** His own, where he lets them be seen. */
  targets: foodTargets.nullable(),
  notes: z.array(z.strictObject({ id, text: z.string(), at: instant })),
  proposals: z.array(targetsProposal),
  weeks: z.array(weekProposal),
});

const agreed = { targets: z.boolean('type').default(false), facts: z.boolean('type').default(false) };
const paths = routes.expert.groups;

/** People whom an expert leads, and what he keeps of them. */
export const groupCalls = {
  list: oc.route({ ...paths.list, summary: 'Groups that the reader leads or is in' }).output(
    z.strictObject({
      led: z.array(groupCard),
      joined: z.array(groupCard),
      /** What kind of expert the reader is, if any, and whether his days last. */
      kind: z.enum(EXPERT_KINDS).nullable(),
      active: z.boolean(),
    }),
  ),
  create: oc
    .route({ ...paths.create, summary: 'Make a group', successStatus: 201 })
    .input(z.strictObject(content))
    .output(groupCard),
  get: oc
    .route({ ...paths.get, summary: 'A group, to its expert and its members' })
    .input(z.strictObject({ id, language }))
    .output(group),
  change: oc
    .route({ ...paths.change, summary: 'Name a group anew' })
    .input(z.strictObject({ id, ...content }))
    .output(groupCard),
  remove: oc
    .route({ ...paths.remove, summary: 'End a group: nobody is in it any more' })
    .input(z.strictObject({ id }))
    .output(done),
  invite: oc
    .route({
      ...paths.invite,
      summary: 'A new link into a group; the one before leads nowhere',
      successStatus: 201,
    })
    .input(z.strictObject({ id, language }))
    .output(z.strictObject({ url: z.string(), expiresAt: instant })),
  revoke: oc
    .route({ ...paths.revoke, summary: 'End the link into a group' })
    .input(z.strictObject({ id }))
    .output(done),
  takeCourse: oc
    .route({ ...paths.takeCourse, summary: 'Take those in whom an own course accepted' })
    .input(z.strictObject({ id, courseId: id }))
    .output(z.strictObject({ count: z.int() })),
  members: oc
    .route({ ...paths.members, summary: 'Who is in an own group, by name' })
    .input(z.strictObject({ id, ...page, search: text(80).default('') }))
    .output(z.strictObject({ items: z.array(z.strictObject(memberRow)), count: z.int() })),
  leave: oc
    .route({ ...paths.leave, summary: 'Leave a group; its expert sees nothing any more' })
    .input(z.strictObject({ id }))
    .output(done),
  invitation: oc
    .route({ ...paths.invitation, summary: 'Which group a link leads into' })
    .input(z.strictObject({ token: secret }))
    .output(z.strictObject({ ...head, member: z.boolean() })),
  join: oc
    .route({ ...paths.join, summary: 'Come into a group by a link', successStatus: 201 })
    .input(z.strictObject({ token: secret, ...agreed }))
    .output(groupCard),
  member: oc
    .route({ ...paths.member, summary: 'A member as his expert sees him' })
    .input(z.strictObject({ id }))
    .output(member),
  removeMember: oc
    .route({ ...paths.removeMember, summary: 'Take somebody out of an own group' })
    .input(z.strictObject({ id }))
    .output(done),
  addNote: oc
    .route({ ...paths.addNote, summary: 'Write a note that the expert alone sees', successStatus: 201 })
    .input(z.strictObject({ id, text: filledText(GROUP_TEXT.note) }))
    .output(member),
  removeNote: oc
    .route({ ...paths.removeNote, summary: 'Take an own note away' })
    .input(z.strictObject({ id }))
    .output(done),
  consent: oc
    .route({
      ...paths.consent,
      summary: 'Agree that the expert sees something of one’s own, or take that back',
    })
    .input(z.strictObject({ id, what: consentKind, given: z.boolean('type') }))
    .output(z.strictObject({ consents: membership.shape.consents })),
};
