import { cookingKey, keyOfLine, needOf, type LineSource, type Lookup, type ShopFacts } from '@sytno/domain';
import type { EntityManager } from 'typeorm';
import type { BoughtLine } from '../build/shopping';
import { GroceryLine } from './grocery-list.entity';
import { linesOfList, wantRoom } from './held-list';
import { newLine, nextPosition } from './new-line';

type Placed = Pick<BoughtLine, 'ingredientId' | 'text' | 'toTaste' | 'sources'>;

/** Whether the menu and building may add to a line. */
export const isOpen = (line: GroceryLine): boolean => !line.removed && !line.own && !line.ticked;

/**
 * Puts what is bought onto a list: to the line of the food that is still to be bought, else onto a line of its
 * own. What a line of the list has of a cooking already does not come a second time.
 */
export async function placeOn(
  manager: EntityManager,
  listId: string,
  bought: readonly Placed[],
  facts: Lookup<ShopFacts>,
): Promise<void> {
  const lines = await linesOfList(manager, listId);
  const fresh: GroceryLine[] = [];
  let position = nextPosition(lines);
  for (const one of bought) {
    const key = keyOfLine(one);
    const same = lines.filter((line) => !line.removed && !line.own && keyOfLine(line) === key);
    const there = new Set(same.flatMap(({ sources }) => sources.map(cookingKey)));
    const sources = one.sources.filter((source) => !there.has(cookingKey(source)));
    if (same.length > 0 && sources.length === 0) continue;
    const open = same.find(isOpen);
    if (open) {
      await addTo(manager, open, { ...one, sources }, facts);
      continue;
    }
    const { amounts } = needOf(sources, key, facts);
    const { ingredientId, text, toTaste } = one;
    fresh.push(newLine({ listId, position: position++, ingredientId, text, amounts, toTaste, sources }));
  }
  wantRoom(lines, fresh.length);
  if (fresh.length > 0) await manager.insert(GroceryLine, fresh);
}

/** Adds parts to a line; an amount that was set by hand was set for less and goes. */
export async function addTo(
  manager: EntityManager,
  line: GroceryLine,
  more: { readonly sources: readonly LineSource[]; readonly toTaste: boolean },
  facts: Lookup<ShopFacts>,
): Promise<void> {
  const sources = [...line.sources, ...more.sources];
  const { amounts } = needOf(sources, keyOfLine(line), facts);
  const toTaste = line.toTaste || more.toTaste;
  await manager.update(GroceryLine, { id: line.id }, { sources, amounts, toTaste, ownAmounts: null });
}
