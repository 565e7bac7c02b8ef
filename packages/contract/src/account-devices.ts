import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { day, done, id, instant, text } from './types';

/** One device that is signed in; `phone` ones are for lists alone. */
const device = z.strictObject({
  id,
  /** What its browser says it is. */
  name: z.string(),
  phone: z.boolean(),
  /** The one that asks. */
  current: z.boolean(),
  signedInAt: instant,
  lastUsedAt: instant,
});

/** Devices and phones of a person; `user` is what signing in answers. */
export const deviceCalls = <User extends z.ZodType>(user: User) => ({
  devices: oc
    .route({ ...routes.account.session.devices, summary: 'Devices that are signed in, last used first' })
    .output(z.strictObject({ items: z.array(device) })),
  endDevice: oc
    .route({ ...routes.account.session.endDevice, summary: 'Sign a device out' })
    .input(z.strictObject({ id }))
    .output(done),
  phoneCode: oc
    .route({
      ...routes.account.session.phoneCode,
      summary: 'A code that signs one phone in for lists alone; it works once and for ten minutes',
    })
    .output(z.strictObject({ code: z.string(), expiresAt: instant })),
  enterPhone: oc
    .route({ ...routes.account.session.enterPhone, summary: 'Sign a phone in for lists by its code' })
    .input(z.strictObject({ code: text(40) }))
    .output(user),
  phone: oc.route({ ...routes.account.session.phone, summary: 'What the phone list may do now' }).output(
    z.strictObject({
      /** Everything; or reading alone, since premium has ended; or nothing any more. */
      right: z.enum(['whole', 'read', 'ended']),
      /** The last day on which lists can be read; null while premium lasts. */
      readableUntil: day.nullable(),
    }),
  ),
});
