import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In, Not, type EntityManager } from 'typeorm';
import { HouseholdMoves, type Move } from '../../account';
import { GroceryLine, GroceryList } from './grocery-list.entity';

/** Copies the lists that are not closed into another household, for somebody who moves there (ADR 27). */
@Injectable()
export class CarryLists implements OnModuleInit {
  constructor(private readonly moves: HouseholdMoves) {}

  onModuleInit(): void {
    this.moves.learn('lists', carry);
  }
}

/** As drafts, with what is in the basket already: a household takes one list to the shop, and says which. */
async function carry(manager: EntityManager, { from, to }: Move): Promise<void> {
  const lists = await manager.findBy(GroceryList, { householdId: from, state: Not('closed') });
  const lines = await manager.findBy(GroceryLine, { listId: In(lists.map(({ id }) => id)) });
  for (const { id, ...list } of lists) {
    const listId = randomUUID();
    await manager.insert(GroceryList, {
      ...list,
      id: listId,
      householdId: to,
      state: 'draft',
      shopId: null,
    });
    const own = lines
      .filter((line) => line.listId === id)
      .map(({ id: _, ...line }) => ({ ...line, id: randomUUID(), listId }));
    if (own.length > 0) await manager.insert(GroceryLine, own);
  }
}
