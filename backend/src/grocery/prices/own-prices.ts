import type { Price, PriceCurrency } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { GroceryPrice } from '../lists/grocery-list.entity';

/** The newest price of each food that a household paid in a currency. */
const NEWEST = `
  select distinct on (ingredient_id) ingredient_id "ingredientId", minor, per
    from gro_price
   where household_id = $1 and currency = $2 and ($3::text[] is null or ingredient_id = any($3))
   order by ingredient_id, paid_at desc, id`;

/**
 * What a household paid for foods last, by food. One question.
 *
 * @param foods null: all of them
 */
export async function pricesOf(
  manager: EntityManager,
  householdId: string,
  currency: PriceCurrency,
  foods: readonly string[] | null,
): Promise<ReadonlyMap<string, Price>> {
  const rows = await manager.query<(Price & { ingredientId: string })[]>(NEWEST, [
    householdId,
    currency,
    foods,
  ]);
  return new Map(rows.map(({ ingredientId, minor, per }) => [ingredientId, { minor, per }]));
}

/** A million for a kilogram was no price but a slip of the hand. */
const HIGHEST = 100_000_000;

/** A price that was paid for a food. */
export interface PaidPrice {
  readonly ingredientId: string;
  readonly currency: string;
  readonly price: Price;
}

/** Keeps what was paid; what was paid before stays as history. */
export async function keepPrices(
  manager: EntityManager,
  householdId: string,
  paid: readonly PaidPrice[],
): Promise<void> {
  const sane = paid.filter(({ price: { minor } }) => minor <= HIGHEST);
  if (sane.length === 0) return;
  const paidAt = now();
  await manager.insert(
    GroceryPrice,
    sane.map(({ ingredientId, currency, price: { minor, per } }) => ({
      id: randomUUID(),
      householdId,
      ingredientId,
      currency,
      minor,
      per,
      paidAt,
    })),
  );
}
