import { oc } from '@orpc/contract';
import { ALLERGENS, GIVEN_ROLES, HOUSEHOLD_ROLES } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { amount, done, filledText, id, instant, language, mealType, secret, whole } from './types';

const weekday = whole(1, 7);

/** Whoever eats with the household and has no account. */
const eaterFields = {
  name: filledText(60),
  /** Share of a serving: 1 is a whole one. */
  share: amount(0.1, 3),
  allergies: z.array(z.enum(ALLERGENS, 'choice')).max(14, 'number.range'),
  mealTypes: z.array(mealType).max(5, 'number.range'),
  /** Weekdays at home, 1 for Monday to 7. */
  weekdays: z.array(weekday).max(7, 'number.range'),
};
export const eater = z.strictObject({ id, ...eaterFields });

/** The role that somebody is given; the owner's is not given but handed over. */
const givenRole = z.enum(GIVEN_ROLES, 'choice');

/** A link that still leads in. Its secret is told once, when it is made. */
const openInvitation = z.strictObject({ id, role: givenRole, createdAt: instant, expiresAt: instant });

export const household = z.strictObject({
  id,
  ownerId: id,
  members: z.array(
    z.strictObject({
      userId: id,
      name: z.string(),
      email: z.string(),
      /** The address of his picture; absent where the server is older. */
      avatar: z.string().nullable().optional(),
      isOwner: z.boolean(),
      /** Absent where the server is older than roles are. */
      role: z.enum(HOUSEHOLD_ROLES).optional(),
    }),
  ),
  eaters: z.array(eater),
  /** For the owner alone, the newest first. */
  invitations: z.array(openInvitation).optional(),
});

/** What somebody takes along from the household he leaves. */
const brought = {
  /** Dishes of today and later, with his own grams. */
  menu: z.boolean('type').default(false),
  /** Lists that are not closed. */
  lists: z.boolean('type').default(false),
};

export const householdCalls = {
  get: oc.route({ ...routes.account.household.get, summary: 'The own household' }).output(household),
  addEater: oc
    .route({
      ...routes.account.household.addEater,
      summary: 'Add an eater without an account',
      successStatus: 201,
    })
    .input(z.strictObject(eaterFields))
    .output(eater),
  changeEater: oc
    .route({ ...routes.account.household.changeEater, summary: 'Change an eater' })
    .input(z.strictObject(eaterFields).partial().extend({ id }))
    .output(eater),
  removeEater: oc
    .route({ ...routes.account.household.removeEater, summary: 'Remove an eater' })
    .input(z.strictObject({ id }))
    .output(done),
  changeRole: oc
    .route({ ...routes.account.household.changeRole, summary: 'Change what a member may do' })
    .input(z.strictObject({ userId: id, role: givenRole }))
    .output(household),
  removeMember: oc
    .route({
      ...routes.account.household.removeMember,
      summary: 'Take a member out, who has a copy of the menu and the open lists in a household of his own',
    })
    .input(z.strictObject({ userId: id }))
    .output(household),
  handOver: oc
    .route({ ...routes.account.household.handOver, summary: 'Make another member the owner' })
    .input(z.strictObject({ userId: id }))
    .output(household),
  leave: oc
    .route({ ...routes.account.household.leave, summary: 'Leave for a household of one’s own' })
    .input(z.strictObject({ copy: z.boolean('type') }))
    .output(household),
  invite: oc
    .route({
      ...routes.account.household.invite,
      summary: 'Make a link that leads one person in; it is told this once',
      successStatus: 201,
    })
    .input(z.strictObject({ role: givenRole, language }))
    .output(openInvitation.extend({ url: z.string() })),
  revoke: oc
    .route({ ...routes.account.household.revoke, summary: 'Make a link lead nowhere' })
    .input(z.strictObject({ id }))
    .output(done),
  invitation: oc
    .route({ ...routes.account.household.invitation, summary: 'Who invites, and into what' })
    .input(z.strictObject({ token: secret }))
    .output(
      z.strictObject({
        householdId: id,
        inviter: z.string(),
        role: givenRole,
        /** People with an account, and eaters without one. */
        members: z.int(),
        eaters: z.int(),
        expiresAt: instant,
      }),
    ),
  join: oc
    .route({ ...routes.account.household.join, summary: 'Come into a household by a link' })
    .input(
      z.strictObject({
        token: secret,
        bring: z.strictObject({ ...brought, eaters: z.boolean('type').default(false) }).prefault({}),
      }),
    )
    .output(household),
};
