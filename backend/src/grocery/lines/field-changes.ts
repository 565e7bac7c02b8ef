import type { Inputs } from '@sytno/contract';
import type { BuyAmount, Language } from '@sytno/domain';
import { now } from '../../platform/time/clock';
import type { GroceryLine } from '../lists/grocery-list.entity';

export type Operation = Inputs['grocery']['lines']['apply']['operations'][number];
/** Who changes a list: somebody of the household, or a guest by the name he gives, for whom the link's maker pays. */
export interface Writer {
  readonly userId: string | null;
  readonly guest: string | null;
  /** Whose prices and currency it is reckoned in. */
  readonly reader: { readonly userId: string; readonly householdId: string };
  readonly language: Language;
}

/** Operations that set one field of one line. */
type Setting = Exclude<Operation, { field: 'split' | 'join' | 'added' }>;

/** Whether it sets one field of one line and nothing else. */
export function isSetting(operation: Operation): operation is Setting {
  return !['split', 'join', 'added'].includes(operation.field);
}

/** A quantity as a line keeps it; null stays nothing. */
export function amountsOf(value: { quantity: number; unit: BuyAmount['unit'] } | null): BuyAmount[] | null {
  if (value === null) return null;
  return [{ low: value.quantity, high: value.quantity, unit: value.unit }];
}

/**
 * What an operation sets of a line.
 *
 * @param currency of whoever pays
 */
export function settingOf(
  operation: Setting,
  { userId, guest }: Pick<Writer, 'userId' | 'guest'>,
  currency: string,
): Partial<GroceryLine> {
  switch (operation.field) {
    case 'ticked': {
      const ticked = operation.value;
      if (!ticked) return { ticked, tickedBy: null, tickedName: null, tickedAt: null };
      return { ticked, tickedBy: userId, tickedName: guest, tickedAt: now() };
    }
    case 'amount':
      return { ownAmounts: amountsOf(operation.value) };
    case 'note':
      return { note: operation.value };
    case 'substitute': {
      const { ingredientId = null, text = null } = operation.value ?? {};
      return { insteadId: ingredientId, insteadText: ingredientId === null ? text : null };
    }
    case 'aisle':
      return { aisleId: operation.value };
    case 'price':
      return { paid: operation.value === null ? null : { minor: operation.value, currency } };
    case 'removed':
      return { removed: operation.value };
  }
}

/** Who made it so, and when. */
const OF_TICK = ['tickedBy', 'tickedName', 'tickedAt'];

/** Whether the line is so already, whoever made it so. */
export function isSo(line: GroceryLine, setting: Partial<GroceryLine>): boolean {
  const told = Object.entries(setting).filter(([field]) => !OF_TICK.includes(field));
  return told.every(
    ([field, value]) => JSON.stringify(line[field as keyof GroceryLine]) === JSON.stringify(value),
  );
}
