import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { now } from '../../platform/time/clock';
import { GroceryOperation } from './grocery-list.entity';

/** Takes the next numbers of a list and gives the first of them. The list is held from then on. */
export async function nextSeq(manager: EntityManager, listId: string, count: number): Promise<number> {
  const [rows] = await manager.query<[{ seq: number }[]]>(
    'update gro_list set seq = seq + $2 where id = $1 returning seq',
    [listId, count],
  );
  return (rows[0]?.seq ?? 0) - count + 1;
}

/** Says that more than one field of a list changed: whoever has it open asks for all of it. */
export async function changedAsWhole(manager: EntityManager, listId: string): Promise<void> {
  await manager.insert(GroceryOperation, {
    id: randomUUID(),
    listId,
    at: now(),
    seq: await nextSeq(manager, listId, 1),
    lineId: null,
    field: 'list',
    value: null,
    version: 0,
    outcome: 'done',
    userId: null,
    guest: null,
  });
}
