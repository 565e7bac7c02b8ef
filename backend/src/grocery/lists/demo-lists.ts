import { addDays, type Day, type UnitId } from '@sytno/domain';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { DAY, now, plus } from '../../platform/time/clock';
import { GroceryLine, GroceryList } from './grocery-list.entity';
import type { ListState } from './list-state';

type Line = readonly [ingredientId: string, amount: number, unit: UnitId, ticked?: boolean];

interface DemoList {
  readonly name: string;
  readonly state: ListState;
  readonly weeksAgo: number;
  readonly lines: readonly Line[];
}

const LISTS: readonly DemoList[] = [
  {
    name: 'На тиждень',
    state: 'draft',
    weeksAgo: 0,
    lines: [
      ['potato', 2, 'kg'],
      ['onion', 1, 'kg'],
      ['carrot', 500, 'g'],
      ['beetroot', 700, 'g'],
      ['egg', 10, 'piece'],
      ['milk-25', 1, 'l'],
      ['buckwheat', 800, 'g'],
      ['cottage-cheese', 400, 'g'],
    ],
  },
  {
    name: 'Минулий тиждень',
    state: 'closed',
    weeksAgo: 1,
    lines: [
      ['potato', 1.5, 'kg', true],
      ['cabbage-white', 1, 'piece', true],
      ['sour-cream-20', 300, 'g', true],
      ['bread-rye', 1, 'piece', true],
      ['apple', 1, 'kg', true],
    ],
  },
];

/** A list about to be used and one that was, for a household; foods the catalogue lacks are left out. */
export async function fillLists(
  manager: EntityManager,
  householdId: string,
  monday: Day,
  known: ReadonlySet<string>,
): Promise<void> {
  for (const { name, state, weeksAgo, lines } of LISTS) {
    const listId = randomUUID();
    const from = addDays(monday, -7 * weeksAgo);
    const createdAt = plus(now(), -7 * weeksAgo * DAY);
    await manager.insert(GroceryList, {
      id: listId,
      householdId,
      name,
      state,
      fromDate: from,
      toDate: addDays(from, 6),
      createdAt,
      closedAt: state === 'closed' ? plus(createdAt, DAY) : null,
    });
    const rows = lines
      .filter(([ingredientId]) => known.has(ingredientId))
      .map(([ingredientId, amount, unit, ticked = false], position) => ({
        id: randomUUID(),
        listId,
        position,
        ingredientId,
        text: null,
        amounts: [{ low: amount, high: amount, unit }],
        toTaste: false,
        sources: [],
        ticked,
        tickedBy: null,
        tickedAt: null,
      }));
    if (rows.length > 0) await manager.insert(GroceryLine, rows);
  }
}
