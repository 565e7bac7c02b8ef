import { oc } from '@orpc/contract';
import { LAST_WILLS } from '@sytno/domain';
import { z } from 'zod';
import { routes } from './routes';
import { done, email, id, instant, newPassword } from './types';

/** A password that stands already: of any length, since it is only compared. */
const ownPassword = z.string('type').min(1, 'password.required').max(1000, 'text.long');

/** A new password by the one that stands. */
export const passwordChange = z
  .strictObject({
    current: ownPassword,
    password: newPassword,
    passwordConfirmation: z.string('type').max(1000, 'text.long'),
  })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ['passwordConfirmation'],
    error: 'password.mismatch',
  });

/** A copy of the own data: a ZIP that is made by and by, and kept for a week. */
const copy = z.strictObject({
  id,
  state: z.enum(['waiting', 'ready', 'failed']),
  askedAt: instant,
  /** Until when it can be fetched; null while it is not ready. */
  expiresAt: instant.nullable(),
  /** Its size in bytes; null while it is not ready. */
  bytes: z.int().nullable(),
});

/** A copy of everything that is a person's own, and leaving for good. */
export const ownDataCalls = {
  get: oc
    .route({
      ...routes.account.owndata.get,
      summary: 'The newest copy of the own data, and what leaving means',
    })
    .output(
      z.strictObject({
        copy: copy.nullable(),
        /** Published work, about which whoever leaves is asked. */
        published: z.strictObject({ recipes: z.int(), templates: z.int(), courses: z.int() }),
        /** Who of the household can take it over; empty unless others live in a household of the person's. */
        heirs: z.array(z.strictObject({ userId: id, name: z.string() })),
        /** Days of premium that would be lost. */
        daysLeft: z.int(),
        /** Days between asking to leave and leaving. */
        grace: z.int(),
      }),
    ),
  copy: oc
    .route({ ...routes.account.owndata.copy, summary: 'Ask for a copy of the own data', successStatus: 201 })
    .output(copy),
  link: oc
    .route({
      ...routes.account.owndata.link,
      summary: 'A link to a copy that is ready; it works for ten minutes, and the one before no more',
    })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ url: z.string(), expiresAt: instant })),
  leave: oc
    .route({
      ...routes.account.owndata.leave,
      summary: 'Leave for good after the days of grace; every device is signed out at once',
    })
    .input(
      z.strictObject({
        password: ownPassword,
        /** What becomes of published work. */
        will: z.enum(LAST_WILLS, 'choice'),
        /** Who takes the household over, where others live in it; the one who came first unless told. */
        heirId: id.optional(),
      }),
    )
    .output(z.strictObject({ leavesAt: instant })),
};

/** A new password and a new address of somebody who is signed in. */
export const addressCalls = {
  changeEmail: oc
    .route({
      ...routes.account.profile.changeEmail,
      summary: 'Ask for another address: it is the account’s once the link sent there was opened',
    })
    .input(z.strictObject({ email, password: ownPassword }))
    .output(done),
  keepEmail: oc
    .route({
      ...routes.account.profile.keepEmail,
      summary: 'Keep the address: the link sent elsewhere works no more',
    })
    .output(done),
};
