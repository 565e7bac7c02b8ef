import type { Outputs } from '@sytno/contract';
import { randomUUID } from 'node:crypto';
import { ArrayOverlap, MoreThan, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import type { Chore } from '../../platform/jobs/housekeeping';
import { MINUTE, now, plus } from '../../platform/time/clock';
import { Deed } from './deed.entity';

type Shown = NonNullable<Outputs['mealplans']['menu']['week']['deeds']>[number];

/** What is news to whoever opens the menu now. */
const NEWS = MINUTE;
const MOST_NEWS = 20;

/** Nobody asks a day later who it was. */
export const DEEDS_FOR_GOOD: Chore = {
  name: 'what members did to plans a day ago',
  statement: `delete from mp_deed where at < $1::timestamptz - interval '1 day'`,
};

type Told = Pick<Deed, 'kind'> &
  Partial<Pick<Deed, 'menuItemId' | 'recipeId' | 'date' | 'mealType' | 'count' | 'fields'>>;

/** Writes down what a member did to the plan, for the others of his household. */
export async function tellDeed(
  manager: EntityManager,
  { userId, householdId }: Pick<Actor, 'userId' | 'householdId'>,
  { kind, menuItemId, recipeId, date, mealType, count, fields }: Told,
): Promise<void> {
  await manager.insert(Deed, {
    id: randomUUID(),
    householdId,
    userId,
    at: now(),
    kind,
    menuItemId: menuItemId ?? null,
    recipeId: recipeId ?? null,
    date: date ?? null,
    mealType: mealType ?? null,
    count: count ?? null,
    fields: fields ?? [],
  });
}

/** What others of the household did within the last minute, the oldest first. */
export function newsFor(
  manager: EntityManager,
  { userId, householdId }: Pick<Actor, 'userId' | 'householdId'>,
): Promise<Deed[]> {
  return manager
    .find(Deed, {
      where: { householdId, userId: Not(userId), at: MoreThan(plus(now(), -NEWS)) },
      order: { at: 'DESC', id: 'ASC' },
      take: MOST_NEWS,
    })
    .then((deeds) => deeds.reverse());
}

/** A deed in the reader's words: who did it, and to which dish. */
export function shownDeed(
  { id, at, userId, kind, recipeId, date, mealType, count }: Deed,
  names: ReadonlyMap<string, string>,
  dishes: ReadonlyMap<string, { readonly name: string }>,
): Shown {
  const dish = dishes.get(recipeId ?? '')?.name ?? null;
  return { id, at, by: names.get(userId) ?? '', kind, dish, date, mealType, count };
}

/** Who changed a thing last, as far as that is still known. */
export function lastDeed(
  manager: EntityManager,
  what: FindOptionsWhere<Pick<Deed, 'householdId' | 'menuItemId' | 'date' | 'mealType' | 'kind'>>,
  fields: readonly string[],
): Promise<Deed | null> {
  return manager.findOne(Deed, {
    where: { ...what, fields: ArrayOverlap(fields) },
    order: { at: 'DESC', id: 'ASC' },
  });
}
