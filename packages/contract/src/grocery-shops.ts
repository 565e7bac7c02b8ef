import { oc } from '@orpc/contract';
import { z } from 'zod';
import { routes } from './routes';
import { done, filledText, id, language } from './types';

/** How the order of a shop's aisles came about: the catalogue's, learned from walks, or made by hand. */
const SHOP_ORDERS = ['usual', 'learned', 'hand'] as const;

/** A shop of the household; the one without a name is where lists go that say none. */
const shop = z.strictObject({
  /** Null: nothing is known of the usual shop yet. */
  id: id.nullable(),
  /** Empty: the usual shop. */
  name: z.string(),
  order: z.enum(SHOP_ORDERS),
  /** How many walks it was learned from. */
  walks: z.int(),
  /** All aisles in the order in which they are met. */
  aisles: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});

/** What a list says of its shop. */
export const listShop = shop.pick({ id: true, name: true, order: true });

const aisleOrder = z.array(filledText(64)).min(1, 'number.range').max(100, 'number.range');

export const groceryShops = {
  list: oc
    .route({ ...routes.grocery.shops.list, summary: 'Shops of the household, the usual one first' })
    .input(z.strictObject({ language }))
    .output(z.strictObject({ items: z.array(shop) })),
  create: oc
    .route({ ...routes.grocery.shops.create, summary: 'A new shop', successStatus: 201 })
    .input(z.strictObject({ name: filledText(60) }))
    .output(listShop),
  change: oc
    .route({
      ...routes.grocery.shops.change,
      summary: 'Rename a shop, set the order of its aisles by hand, or forget it; `usual` is the usual one',
    })
    .input(
      z.strictObject({
        id: z.union([z.literal('usual'), id], 'type'),
        name: filledText(60).optional(),
        /** All aisles in their order; null forgets what was set and learned. */
        aisles: aisleOrder.nullable().optional(),
      }),
    )
    .output(listShop),
  remove: oc
    .route({ ...routes.grocery.shops.remove, summary: 'Delete a shop; its lists are of the usual one then' })
    .input(z.strictObject({ id }))
    .output(done),
  choose: oc
    .route({ ...routes.grocery.shops.choose, summary: 'Say in which shop a list is bought' })
    .input(z.strictObject({ id, shopId: id.nullable() }))
    .output(listShop),
};
