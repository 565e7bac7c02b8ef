import { randomUUID } from 'node:crypto';
import { GroceryLine } from './grocery-list.entity';

/** A line that nobody has touched yet. */
export function newLine(
  given: Pick<GroceryLine, 'listId' | 'position' | 'ingredientId' | 'text' | 'amounts'> &
    Partial<GroceryLine>,
): GroceryLine {
  return {
    id: randomUUID(),
    toTaste: false,
    sources: [],
    ticked: false,
    tickedBy: null,
    tickedAt: null,
    tickedName: null,
    ownAmounts: null,
    note: '',
    aisleId: null,
    paid: null,
    insteadId: null,
    insteadText: null,
    own: false,
    removed: false,
    versions: {},
    ...given,
  };
}

/** The same line with something else. */
export function changed(line: GroceryLine, changes: Partial<GroceryLine>): GroceryLine {
  return Object.assign(new GroceryLine(), line, changes);
}

/** The versions of a line after some of its fields were set. */
export function raised(
  { versions }: Pick<GroceryLine, 'versions'>,
  ...fields: readonly string[]
): Readonly<Record<string, number>> {
  return { ...versions, ...Object.fromEntries(fields.map((field) => [field, (versions[field] ?? 0) + 1])) };
}

/** The place of the next line of a list. */
export function nextPosition(lines: readonly Pick<GroceryLine, 'position'>[]): number {
  return Math.max(-1, ...lines.map(({ position }) => position)) + 1;
}
