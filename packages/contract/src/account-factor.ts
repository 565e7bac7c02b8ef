import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { done, filledText, instant, secret } from './types';

const password = z.string('type').min(1, 'password.required').max(1000, 'text.long');
/** Six digits of an app, or a code for bad days; spaces and dashes are no matter. */
const code = filledText(40);
const codes = z.strictObject({
  /** Shown once. */
  codes: z.array(z.string()),
});

/** Signing in by a second step, and the password once more; `user` is what signing in answers. */
export const stepCalls = <User extends z.ZodType>(user: User) => ({
  secondStep: oc
    .route({
      ...routes.account.session.secondStep,
      summary: 'The second step of signing in, with the ticket of SECOND_STEP',
    })
    .input(z.strictObject({ ticket: secret, code }))
    .output(user),
  elevate: oc
    .route({
      ...routes.account.session.elevate,
      summary: 'Give the password once more; dangerous calls hold until then',
    })
    .input(z.strictObject({ password }))
    .output(z.strictObject({ until: instant })),
});

export const factorCalls = {
  state: oc.route({ ...routes.account.factor.state, summary: 'How the own second step stands' }).output(
    z.strictObject({
      on: z.boolean(),
      /** Whether administrators have to have one here. */
      required: z.boolean(),
      since: instant.nullable(),
      codesLeft: z.int(),
    }),
  ),
  begin: oc
    .route({
      ...routes.account.factor.begin,
      summary: 'A new secret for an authenticator app; it holds once a code confirms it',
    })
    .output(
      z.strictObject({
        /** To be typed, in base32. */
        secret: z.string(),
        /** To be shown as a QR code: otpauth://… */
        address: z.string(),
      }),
    ),
  confirm: oc
    .route({
      ...routes.account.factor.confirm,
      summary: 'Turn the second step on by a code; other devices are signed out',
    })
    .input(z.strictObject({ code }))
    .output(codes),
  renewCodes: oc
    .route({ ...routes.account.factor.renewCodes, summary: 'New codes for bad days; the old ones end' })
    .output(codes),
  remove: oc.route({ ...routes.account.factor.remove, summary: 'Turn the second step off' }).output(done),
};
