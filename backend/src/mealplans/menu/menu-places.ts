import type { EntityManager } from 'typeorm';
import { Refusal } from '../../platform/errors/refusal';
import { MenuItem } from './menu-item.entity';
import { DISHES_A_DAY } from './menu-limits';

/** Holds a household's menu until the transaction ends: whoever else puts something on it waits. */
export async function holdMenu(manager: EntityManager, householdId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`menu ${householdId}`]);
}

type Place = Pick<MenuItem, 'date' | 'mealType'>;

/**
 * The position behind the last dish of a meal.
 *
 * @param moving the item that is to stand there, when it is on the menu already
 * @throws Refusal DAY_FULL
 */
export async function placeAtEnd(
  manager: EntityManager,
  householdId: string,
  place: Place,
  moving?: Pick<MenuItem, 'id'>,
): Promise<number> {
  return behind(await takenAt(manager, householdId, place, moving));
}

/**
 * The position where a dish stood, if no other dish took it meanwhile, else the one behind the last.
 *
 * @throws Refusal DAY_FULL
 */
export async function placeAgain(
  manager: EntityManager,
  householdId: string,
  before: Place & Pick<MenuItem, 'position'>,
): Promise<number> {
  const taken = await takenAt(manager, householdId, before);
  return taken.includes(before.position) ? behind(taken) : before.position;
}

const behind = (taken: readonly number[]): number => Math.max(-1, ...taken) + 1;

/**
 * The positions of a meal that are taken. Whoever asks holds the household's menu until the transaction ends,
 * so that two who plan at once neither share a place nor overfill a day.
 */
async function takenAt(
  manager: EntityManager,
  householdId: string,
  { date, mealType }: Place,
  moving?: Pick<MenuItem, 'id'>,
): Promise<number[]> {
  await holdMenu(manager, householdId);
  const day = await manager.find(MenuItem, {
    where: { householdId, date },
    select: { id: true, mealType: true, position: true },
  });
  const others = day.filter(({ id }) => id !== moving?.id);
  if (others.length >= DISHES_A_DAY) throw new Refusal('DAY_FULL');
  return others.filter((item) => item.mealType === mealType).map(({ position }) => position);
}
