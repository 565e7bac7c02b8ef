import type { Action } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/auth/actor';
import { allowed } from '../../platform/auth/rights';
import { Refusal } from '../../platform/errors/refusal';
import type { Live } from '../../platform/live/live.service';
import { GroceryLine, GroceryList } from './grocery-list.entity';
import { canMove, type ListMove } from './list-state';

/** Lines that one list holds. */
const MOST_LINES = 500;

/** Those who take a list to the shop at the same moment do it one after another. */
export async function oneAtATime(manager: EntityManager, householdId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`gro_list ${householdId}`]);
}

/**
 * The list, held until the transaction ends, so that it is not closed between the look and the change.
 * Ticks hold it together.
 *
 * @throws Refusal NOT_FOUND, CONFLICT when its state does not let it
 */
export async function listFor(
  manager: EntityManager,
  actor: Actor,
  move: ListMove,
  id: string,
): Promise<GroceryList> {
  const mode = move === 'tick' ? 'pessimistic_read' : 'pessimistic_write';
  const list = await ownList(manager, actor, 'list.change', id, mode);
  if (!canMove(list.state, move)) throw new Refusal('CONFLICT');
  return list;
}

/** @throws Refusal NOT_FOUND when it is none of the household's */
export async function ownList(
  manager: EntityManager,
  actor: Actor,
  action: Action,
  id: string,
  mode?: 'pessimistic_read' | 'pessimistic_write',
): Promise<GroceryList> {
  const list = await manager.findOne(GroceryList, { where: { id }, ...(mode && { lock: { mode } }) });
  if (!list || !allowed(actor, action, list)) throw new Refusal('NOT_FOUND');
  return list;
}

/** All lines of a list in the order they came, those that were taken off too. */
export function linesOfList(manager: EntityManager, listId: string): Promise<GroceryLine[]> {
  return manager.find(GroceryLine, { where: { listId }, order: { position: 'ASC' } });
}

/** @throws Refusal LIST_FULL when so many lines more are too many */
export function wantRoom(lines: readonly GroceryLine[], more: number): void {
  if (lines.filter(({ removed }) => !removed).length + more > MOST_LINES) throw new Refusal('LIST_FULL');
}

/**
 * Tells the household that its lists changed.
 *
 * @param inUse whether another list may be in the shop now, which everybody's profile says
 */
export function tellOfLists(
  live: Live,
  manager: EntityManager,
  { householdId }: Pick<Actor, 'householdId'>,
  inUse = false,
): Promise<void> {
  const topics = inUse ? (['grocery.lists', 'account.session'] as const) : (['grocery.lists'] as const);
  return live.touched({ householdId }, topics, manager);
}
