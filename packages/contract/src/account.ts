import { oc } from '@orpc/contract';
import { ACCESS_LEVELS, HOUSEHOLD_ROLES, MOST_SERVINGS, PERIODS, PLANS, TERMS_VERSION } from '@sytno/domain';
import { z } from 'zod';
import { COUNTRY_CODES } from './countries';
import { factorCalls, stepCalls } from './account-factor';
import { NOTICE_KINDS, type NoticeGroup } from './notices';
import { adCalls } from './account-ads';
import { deviceCalls } from './account-devices';
import { householdCalls } from './account-household';
import { addressCalls, ownDataCalls, passwordChange } from './account-own-data';
import { administrationCalls, paymentCalls, subscriptionCalls } from './account-money';
import { routes } from './routes';
import {
  day,
  done,
  email,
  filledText,
  id,
  instant,
  language,
  newPassword,
  page,
  secret,
  text,
  timeZone,
  whole,
} from './types';

/** The headers of a signed-in call, kept by the browser inside `user` (spec §3). */
export const authHeaders = z.strictObject({
  'access-token': z.string(),
  client: z.string(),
  uid: z.string(),
});

/** The whole answer of authentication; the browser keeps it under the key `user`. */
export const sessionUser = z.strictObject({
  id,
  email: z.string(),
  headers: authHeaders,
  expiresAt: instant,
});

/** Daily targets of one person. `cash` is in whole minor units of the profile's currency. */
export const targets = z.strictObject({
  kcal: z.int(),
  protein: z.int(),
  fat: z.int(),
  carbs: z.int(),
  cash: z.int(),
});

/** What the browser keeps under `profile`: shown first, always read again, never trusted. */
export const profileState = z.strictObject({
  access: z.enum(ACCESS_LEVELS),
  trialUsed: z.boolean(),
  daysLeft: z.int(),
  targets,
  currency: z.string(),
  countryCode: z.string(),
  usedShoppingList: z.boolean(),
  /** kcal, macros and their bars stay off every screen and mail (product decision 3). */
  hideNumbers: z.boolean(),
  targetsUpdatedAt: instant.nullable(),
  /** In the household; absent where the server is older than roles are. */
  householdRole: z.enum(HOUSEHOLD_ROLES).optional(),
  /** Servings of a dish that is newly planned; absent where the server is older. */
  servings: z.int().optional(),
});

/** What of premium a person has: its status, and the last day on which it holds (null when it never did). */
export const subscription = z.strictObject({
  status: z.enum(['none', 'trial', 'active', 'ending', 'expired']),
  until: day.nullable(),
});

/** What the browser keeps under `profile_data`. */
export const profileData = z.strictObject({
  name: z.string(),
  /** The address of the smallest picture; null: none was chosen. */
  avatar: z.string().nullable(),
  countryCode: z.string(),
  language,
  timeZone: z.string(),
});

const login = z.strictObject({
  username: filledText(320),
  password: z.string('type').min(1, 'password.required').max(1000, 'text.long'),
});

const consent = z.literal(true, 'consent.required');

export const registration = z
  .strictObject({
    email,
    password: newPassword,
    passwordConfirmation: z.string('type').max(1000, 'text.long'),
    adult: consent,
    terms: consent,
    language,
    timeZone: timeZone.optional(),
  })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'password.mismatch',
  });

export const passwordEdit = z
  .strictObject({
    token: secret,
    password: newPassword,
    passwordConfirmation: z.string('type').max(1000, 'text.long'),
  })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'password.mismatch',
  });

/** The recovery call to the letter of spec §7.3. `client_config` may be any JSON up to 2 KB and is not used. */
const recovery = z.strictObject({
  email,
  client_config: z
    .unknown()
    .refine((value) => JSON.stringify(value ?? null).length <= 2048, 'text.long')
    .optional(),
  redirect_url: z.string('type').max(2048, 'text.long').optional(),
  only_path: z.boolean('type').optional(),
  host: z.string('type').max(255, 'text.long').optional(),
});

/** What a person may change of his profile; what is left out stays. `targets.cash` in minor units. */
const profileChange = z.strictObject({
  name: text(80).optional(),
  countryCode: z.enum(COUNTRY_CODES, 'choice').optional(),
  language: language.optional(),
  timeZone: timeZone.optional(),
  targets: z
    .strictObject({
      kcal: whole(800, 10_000),
      protein: whole(0, 1_000),
      fat: whole(0, 1_000),
      carbs: whole(0, 2_000),
      cash: whole(0, 100_000_000),
    })
    .optional(),
  hideNumbers: z.boolean('type').optional(),
  servings: whole(1, MOST_SERVINGS).optional(),
  /** An own picture of the kind `avatar`; null takes it away. */
  avatarId: id.nullable().optional(),
  /** Said by a person who was asked about a target under 1,200 kcal (product decision 3). */
  lowTargetConfirmed: z.boolean('type').optional(),
});

/** A notice to a person: which text of the account section, with which values, leading where. */
export const notice = z.strictObject({
  id,
  kind: z.enum(NOTICE_KINDS),
  values: z.record(z.string(), z.string()),
  /** A path without language prefix, such as `/user/courses`. */
  link: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
});

const noticeChoice = z.strictObject({ notice: z.boolean('type'), mail: z.boolean('type') });

/** By group: whether it is told among the notices, and whether by mail. Whatever belongs to no group always is. */
const noticeChoices = z.strictObject({
  reminders: noticeChoice,
  courses: noticeChoice,
  work: noticeChoice,
  household: noticeChoice,
} satisfies Record<NoticeGroup, typeof noticeChoice>);

/** What somebody writes to the administrator, and from which page: a path, so that the matter is found. */
const letterFields = { text: filledText(4_000), page: filledText(300).optional() };

/** A message to the administrator, as its writer sees it. */
export const message = z.strictObject({
  id,
  text: z.string(),
  page: z.string().nullable(),
  createdAt: instant,
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});

/** The same as the administrator sees it: with who wrote. A visitor has no account and no name. */
export const receivedMessage = message.extend({
  name: z.string(),
  email: z.string(),
  language,
  visitor: z.boolean(),
});

/** What a period of a plan costs; money in whole minor units of the currency. */
const periodPrice = z.strictObject({
  months: z.literal(PERIODS.map(({ months }) => months)),
  /** Per cent off. */
  discount: z.int(),
  total: z.int(),
  /** The total by the month, rounded: for comparing. */
  perMonth: z.int(),
  saved: z.int(),
});

export const account = {
  session: {
    authenticate: oc
      .route({ ...routes.account.session.authenticate, summary: 'Sign in' })
      .input(login)
      .output(sessionUser),
    ...stepCalls(sessionUser),
    signOut: oc.route({ ...routes.account.session.signOut, summary: 'Sign out this device' }).output(done),
    current: oc
      .route({ ...routes.account.session.current, summary: 'Who is signed in, with profile' })
      .output(
        z.strictObject({
          id,
          email: z.string(),
          emailConfirmed: z.boolean(),
          /** Whether the person accepted the edition of the terms that is in force. */
          termsAccepted: z.boolean(),
          profile: profileState,
          profileData,
        }),
      ),
    ...deviceCalls(sessionUser),
  },
  registration: {
    register: oc
      .route({
        ...routes.account.registration.register,
        summary: 'Make an account and sign in',
        successStatus: 201,
      })
      .input(registration)
      .output(sessionUser),
    confirmEmail: oc
      .route({
        ...routes.account.registration.confirmEmail,
        summary: 'Confirm an e-mail address by its link',
      })
      .input(z.strictObject({ token: secret }))
      .output(done),
    resend: oc
      .route({ ...routes.account.registration.resend, summary: 'Send the confirmation mail again' })
      .output(done),
    acceptTerms: oc
      .route({ ...routes.account.registration.acceptTerms, summary: 'Accept the edition in force' })
      .input(z.strictObject({ terms: consent, version: z.literal(TERMS_VERSION, 'choice') }))
      .output(done),
  },
  factor: factorCalls,
  password: {
    request: oc
      .route({ ...routes.account.password.request, summary: 'Ask for a mail to set a new password' })
      .input(recovery)
      .output(done),
    edit: oc
      .route({ ...routes.account.password.edit, summary: 'Set a new password by the link of the mail' })
      .input(passwordEdit)
      .output(done),
    change: oc
      .route({
        ...routes.account.password.change,
        summary: 'Change the own password by the old one; every other device is signed out',
      })
      .input(passwordChange)
      .output(done),
  },
  profile: {
    get: oc.route({ ...routes.account.profile.get, summary: 'The own profile' }).output(
      z.strictObject({
        email: z.string(),
        emailConfirmed: z.boolean(),
        memberSince: instant,
        profile: profileState,
        profileData,
        subscription,
        /** For the household's menu and lists: the owner's premium covers them for every member. */
        householdAccess: z.enum(ACCESS_LEVELS),
        /** The picture behind `avatar`, to be cropped anew; absent where the server is older. */
        avatarId: id.nullable().optional(),
        /** The address that waits to be confirmed in place of `email`. */
        newEmail: z.string().nullable().optional(),
      }),
    ),
    change: oc
      .route({ ...routes.account.profile.change, summary: 'Change the own profile' })
      .input(profileChange)
      .output(z.strictObject({ profile: profileState, profileData, avatarId: id.nullable().optional() })),
    ...addressCalls,
  },
  owndata: ownDataCalls,
  household: householdCalls,
  price: {
    get: oc
      .route({ ...routes.account.price.get, summary: 'What premium costs, by currency, plan and period' })
      .input(z.strictObject({}))
      .output(
        z.strictObject({
          trialDays: z.int(),
          /** The one for whom none fits better stands first. */
          currencies: z
            .array(
              z.strictObject({
                currency: z.string().length(3),
                plans: z.array(z.strictObject({ plan: z.enum(PLANS), periods: z.array(periodPrice) })),
              }),
            )
            .min(1),
        }),
      ),
  },
  subscription: subscriptionCalls,
  payments: paymentCalls,
  ads: adCalls,
  administration: administrationCalls,
  messages: {
    notices: oc
      .route({ ...routes.account.messages.notices, summary: 'Notices to the reader, newest first' })
      .input(z.strictObject(page))
      .output(z.strictObject({ items: z.array(notice), count: z.int(), unread: z.int() })),
    readNotices: oc
      .route({ ...routes.account.messages.readNotices, summary: 'Mark all notices as read' })
      .output(done),
    choices: oc
      .route({ ...routes.account.messages.choices, summary: 'Of what the reader is told, and how' })
      .output(noticeChoices),
    choose: oc
      .route({ ...routes.account.messages.choose, summary: 'Choose of what one is told, and how' })
      .input(noticeChoices)
      .output(noticeChoices),
    send: oc
      .route({ ...routes.account.messages.send, summary: 'Write to the administrator', successStatus: 201 })
      .input(z.strictObject(letterFields))
      .output(message),
    write: oc
      .route({
        ...routes.account.messages.write,
        summary: 'Write to the administrator without an account; the answer comes by mail',
        successStatus: 201,
      })
      .input(z.strictObject({ ...letterFields, email, language }))
      .output(done),
    own: oc
      .route({ ...routes.account.messages.own, summary: 'The own messages with their answers, newest first' })
      .input(
        z.strictObject({
          ...page,
          /** The page on which this message stands is answered instead; one that is not his own changes nothing. */
          around: id.optional(),
        }),
      )
      .output(z.strictObject({ items: z.array(message), count: z.int(), page: z.int() })),
    received: oc
      .route({
        ...routes.account.messages.received,
        summary: 'Messages to the administrator: what waits longest first, what was answered last first',
      })
      .input(
        z.strictObject({
          ...page,
          state: z.enum(['open', 'answered'], 'choice').default('open'),
          /** A part of the text, the answer or the address, in any case. */
          search: text(120).default(''),
        }),
      )
      .output(
        z.strictObject({
          items: z.array(receivedMessage),
          count: z.int(),
          /** How many wait for an answer, whatever was searched for. */
          open: z.int(),
        }),
      ),
    receivedOne: oc
      .route({ ...routes.account.messages.receivedOne, summary: 'One message to the administrator' })
      .input(z.strictObject({ id }))
      .output(
        receivedMessage.extend({
          /** Which other message waits: the next one after this, else the one that waits longest. */
          next: id.nullable(),
        }),
      ),
    answer: oc
      .route({ ...routes.account.messages.answer, summary: 'Answer a message' })
      .input(z.strictObject({ id, answer: filledText(4_000) }))
      .output(receivedMessage),
  },
};
