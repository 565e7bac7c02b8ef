import type { Outputs } from '@sytno/contract';
import { handOrder, MOST_WALKS, walkedOrder, walksOf, type AisleTick } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { between, now } from '../../platform/time/clock';
import type { GroceryList } from '../lists/grocery-list.entity';
import { FoodPlace, Shop } from './shop.entity';

/** The name under which the usual shop is kept. */
export const USUAL = '';

export type ShopOrder = Pick<Shop, 'walks' | 'byHand'>;

/** How the order of a shop came about. */
export function orderKind(shop: ShopOrder | null): Outputs['grocery']['shops']['choose']['order'] {
  if (shop?.byHand) return 'hand';
  return shop && shop.walks.length > 0 ? 'learned' : 'usual';
}

/** All aisles as they are met in a shop. */
export function orderOf(shop: ShopOrder | null, usual: readonly string[]): string[] {
  if (!shop) return [...usual];
  return shop.byHand ? handOrder(usual, shop.byHand) : walkedOrder(usual, shop.walks);
}

/**
 * The shop of a list, or the usual one; null where nothing is known of that yet.
 *
 * @param shopId null: the usual one
 */
export function shopOf(
  manager: EntityManager,
  householdId: string,
  shopId: string | null,
): Promise<Shop | null> {
  const which = shopId === null ? { name: USUAL } : { id: shopId };
  return manager.findOneBy(Shop, { householdId, ...which });
}

/** The same, made where the usual one is not there yet; two who make it at once get the same. */
export async function keptShop(
  manager: EntityManager,
  householdId: string,
  shopId: string | null,
): Promise<Shop | null> {
  if (shopId !== null) return shopOf(manager, householdId, shopId);
  await manager
    .createQueryBuilder()
    .insert()
    .into(Shop)
    .values({ id: randomUUID(), householdId, name: USUAL, walks: [], byHand: null, createdAt: now() })
    .orIgnore()
    .execute();
  return shopOf(manager, householdId, null);
}

/** Where a new list is bought: where the household's last one was. */
export async function lastShop(manager: EntityManager, householdId: string): Promise<string | null> {
  const [last] = await manager.query<{ shopId: string | null }[]>(
    `select shop_id "shopId" from gro_list where household_id = $1 order by created_at desc, id limit 1`,
    [householdId],
  );
  return last?.shopId ?? null;
}

/** A line that was ticked, and the aisle that it stood in. */
interface TickedLine {
  readonly aisleId: string | undefined;
  readonly tickedBy: string | null;
  readonly tickedAt: string | null;
}

/** Learns from a list that was bought in which order its shop is walked. */
export async function learnWalks(
  manager: EntityManager,
  { householdId, shopId, createdAt }: Pick<GroceryList, 'householdId' | 'shopId' | 'createdAt'>,
  lines: readonly TickedLine[],
): Promise<void> {
  const ticks = lines.flatMap(({ aisleId, tickedBy, tickedAt }): AisleTick[] =>
    aisleId === undefined || tickedAt === null
      ? []
      : [{ aisleId, by: tickedBy, at: between(createdAt, tickedAt) }],
  );
  const walks = walksOf(ticks);
  if (walks.length === 0) return;
  const shop = await keptShop(manager, householdId, shopId);
  if (!shop) return;
  await manager.update(Shop, { id: shop.id }, { walks: [...shop.walks, ...walks].slice(-MOST_WALKS) });
}

/** By food where the household looks for it. */
export async function placesOf(
  manager: EntityManager,
  householdId: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await manager.findBy(FoodPlace, { householdId });
  return new Map(found.map(({ key, aisleId }) => [key, aisleId]));
}

/**
 * Keeps where a food was put for the next lists.
 *
 * @param aisleId null: where the catalogue has it
 */
export async function keepPlace(
  manager: EntityManager,
  householdId: string,
  key: string,
  aisleId: string | null,
): Promise<void> {
  if (aisleId === null) await manager.delete(FoodPlace, { householdId, key });
  else await manager.upsert(FoodPlace, { householdId, key, aisleId }, ['householdId', 'key']);
}
