import { eventIterator, oc } from '@orpc/contract';
import { z } from 'zod';
import { guestOperation, listEvent, operationResults, operations } from './grocery-lines';
import { routes } from './routes';
import { done, filledText, id, instant, language } from './types';

/** A link to a list; its secret is told once, where it is made. */
const listLink = z.strictObject({
  id,
  createdAt: instant,
  expiresAt: instant,
  /** Who did something by it last, and when; null: nobody yet. */
  usedBy: z.string().nullable(),
  usedAt: instant.nullable(),
});

/** The secret of a link. */
const token = filledText(200);
/** What a guest calls himself. */
const guestName = filledText(40);

/** Lists shared by link: who has it ticks and changes, without an account, until it ends or is revoked (ADR 30). */
export const grocerySharing = <List extends z.ZodObject>(groceryList: List) => ({
  links: oc
    .route({ ...routes.grocery.sharing.links, summary: 'Links that lead to a list, newest first' })
    .input(z.strictObject({ id }))
    .output(z.strictObject({ items: z.array(listLink) })),
  share: oc
    .route({
      ...routes.grocery.sharing.share,
      summary: 'Make a link; its address is told here and nowhere else',
      successStatus: 201,
    })
    .input(z.strictObject({ id, language }))
    .output(listLink.extend({ url: z.string() })),
  revoke: oc
    .route({ ...routes.grocery.sharing.revoke, summary: 'Make a link lead nowhere' })
    .input(z.strictObject({ id, linkId: id }))
    .output(done),
  open: oc
    .route({ ...routes.grocery.sharing.open, summary: 'The list behind a link' })
    .input(z.strictObject({ token, language }))
    .output(
      z.strictObject({
        list: groceryList,
        /** Whose it is; '' where he has no name. */
        owner: z.string(),
        /** Whether lines may be added. */
        mayAdd: z.boolean(),
        expiresAt: instant,
      }),
    ),
  apply: oc
    .route({ ...routes.grocery.sharing.apply, summary: 'What a guest does, under the name he gives' })
    .input(z.strictObject({ token, name: guestName, operations: operations(guestOperation) }))
    .output(operationResults),
  follow: oc
    .route({ ...routes.grocery.sharing.follow, summary: 'What is done to a shared list as it happens' })
    .input(z.strictObject({ token, name: guestName.optional() }))
    .output(eventIterator(listEvent)),
});
