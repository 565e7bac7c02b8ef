import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { Plate } from './plate.entity';

/** Puts grams on a member's own plate. The item is held, so there is nobody else at it. */
export async function putPlate(
  manager: EntityManager,
  { grams, ...whose }: { menuItemId: string; userId: string; grams: number },
): Promise<void> {
  const { affected } = await manager.update(Plate, whose, { grams });
  if (!affected) await manager.insert(Plate, { id: randomUUID(), eaterId: null, ...whose, grams });
}
