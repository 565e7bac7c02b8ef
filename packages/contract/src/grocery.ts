import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { id, instant, paging } from './types';

export const LIST_STATES = ['draft', 'in-use', 'closed'] as const;

export const groceryListCard = z.strictObject({
  id,
  name: z.string(),
  state: z.enum(LIST_STATES),
  from: z.string().nullable(),
  to: z.string().nullable(),
  lines: z.int(),
  ticked: z.int(),
  createdAt: instant,
});

export const grocery = {
  lists: {
    list: oc
      .route({ ...routes.grocery.lists.list, summary: 'Grocery lists of the household, newest first' })
      .input(z.strictObject(paging))
      .output(z.strictObject({ items: z.array(groceryListCard), count: z.int() })),
  },
};
