import { oc } from '@orpc/contract';
import { ACCESS_LEVELS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { email, filledText, id, instant, language, newPassword, secret, timeZone } from './types';

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
  targetsUpdatedAt: instant.nullable(),
});

/** What the browser keeps under `profile_data`. */
export const profileData = z.strictObject({
  name: z.string(),
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

const done = z.strictObject({ done: z.literal(true) });

export const account = {
  session: {
    authenticate: oc
      .route({ ...routes.account.session.authenticate, summary: 'Sign in' })
      .input(login)
      .output(sessionUser),
    signOut: oc.route({ ...routes.account.session.signOut, summary: 'Sign out this device' }).output(done),
    current: oc
      .route({ ...routes.account.session.current, summary: 'Who is signed in, with profile' })
      .output(
        z.strictObject({
          id,
          email: z.string(),
          emailConfirmed: z.boolean(),
          profile: profileState,
          profileData,
        }),
      ),
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
  },
  password: {
    request: oc
      .route({ ...routes.account.password.request, summary: 'Ask for a mail to set a new password' })
      .input(recovery)
      .output(done),
    edit: oc
      .route({ ...routes.account.password.edit, summary: 'Set a new password by the link of the mail' })
      .input(passwordEdit)
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
      }),
    ),
  },
};
