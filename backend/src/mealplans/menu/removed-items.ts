import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import type { PeopleOfHousehold } from '../../account';
import type { Chore } from '../../platform/jobs/housekeeping';
import { now } from '../../platform/time/clock';
import { MenuItem } from './menu-item.entity';
import { Plate } from './plate.entity';
import { potsOf, settlePots } from './pots';
import { RemovedItem } from './removed-item.entity';

/** A dish can be put back for a day; later nobody remembers what the table was like. */
export const REMOVED_FOR_GOOD: Chore = {
  name: 'dishes that were taken off a menu a day ago',
  statement: `delete from mp_removed_item where removed_at < $1::timestamptz - interval '1 day'`,
};

/** Keeps a dish that is about to be deleted. */
export async function keepRemoved(
  manager: EntityManager,
  { id, householdId, ...item }: MenuItem,
  plates: readonly Plate[],
): Promise<void> {
  await manager.insert(RemovedItem, {
    id,
    householdId,
    item,
    plates: plates.map(({ userId, eaterId, grams }) => ({ userId, eaterId, grams })),
    removedAt: now(),
  });
}

/** Takes dishes off a menu that the caller holds; they are kept for a day. @returns their ids */
export async function takeOff(manager: EntityManager, items: readonly MenuItem[]): Promise<string[]> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const plates = await manager.findBy(Plate, { menuItemId: In(ids) });
  for (const item of items) {
    await keepRemoved(
      manager,
      item,
      plates.filter(({ menuItemId }) => menuItemId === item.id),
    );
  }
  await manager.delete(MenuItem, ids);
  await settlePots(manager, potsOf(items));
  return ids;
}

/** The plates that stood there, of those who still eat with the household. */
export async function putPlatesBack(
  manager: EntityManager,
  { id, plates }: RemovedItem,
  { members, eaters }: PeopleOfHousehold,
): Promise<void> {
  const here = new Set([...members.map(({ userId }) => userId), ...eaters.map((eater) => eater.id)]);
  const rows = plates
    .filter(({ userId, eaterId }) => here.has(userId ?? eaterId ?? ''))
    .map((plate) => ({ ...plate, id: randomUUID(), menuItemId: id }));
  if (rows.length > 0) await manager.insert(Plate, rows);
}
