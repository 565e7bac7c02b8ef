import type { ListLine, ShoppingLine } from './lists.queries';

export interface AisleLines<T extends ShoppingLine> {
  readonly id: string;
  readonly name: string;
  readonly lines: readonly T[];
}

/** Lines by aisle, aisles and lines in the order they come: the server's walking order. */
export function aislesOf<T extends ShoppingLine>(lines: readonly T[]): AisleLines<T>[] {
  const aisles = new Map<string, { id: string; name: string; lines: T[] }>();
  for (const line of lines) {
    const aisle = aisles.get(line.aisleId) ?? { id: line.aisleId, name: line.aisleName, lines: [] };
    aisle.lines.push(line);
    aisles.set(line.aisleId, aisle);
  }
  return [...aisles.values()];
}

type Money = NonNullable<ShoppingLine['price']>;

/** The sum of the prices that are known; null when none is. Prices of one answer have one currency. */
export function priceOf(lines: readonly Pick<ShoppingLine, 'price'>[]): Money | null {
  const prices = lines.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  return first ? { ...first, minor: prices.reduce((sum, { minor }) => sum + minor, 0) } : null;
}

/** The line that the focus goes to when `id` moves into the basket or out of it: the next of its kind. */
export function neighbourOf(lines: readonly ListLine[], id: string): string | undefined {
  const line = lines.find((one) => one.id === id);
  const alike = lines.filter(({ ticked }) => ticked === line?.ticked);
  const at = alike.findIndex((one) => one.id === id);
  return (alike[at + 1] ?? alike[at - 1])?.id;
}

/** What the places of a list's rows depend on, in one word. */
export const placesOf = (lines: readonly ListLine[]): string =>
  lines.map(({ id, aisleId, ticked }) => `${id} ${ticked ? 'basket' : aisleId}`).join();

/** The same list with one line in the basket, or back. */
export function withTick<T extends { items: ListLine[]; ticked: number }>(
  list: T,
  lineId: string,
  ticked: boolean,
): T {
  const items = list.items.map((line) => (line.id === lineId ? { ...line, ticked } : line));
  return { ...list, items, ticked: items.filter((line) => line.ticked).length };
}

/** A dish's part of a line: what it adds, in its own words. */
export interface DishPart {
  readonly key: string;
  readonly dish: string;
  /** Its planner composed it himself. */
  readonly composed: boolean;
  readonly date: string | null;
  readonly servings: number | null;
  /** In the order of the recipe; null is "to taste" or not stated. */
  readonly amounts: readonly ShoppingLine['sources'][number]['amount'][];
  /** What the recipe says, where it says it in one line. */
  readonly recipe: ShoppingLine['sources'][number]['recipe'];
}

/** Where a line comes from, a row for each dish on the menu. */
export function partsOf(sources: ShoppingLine['sources']): DishPart[] {
  const parts = new Map<string, DishPart>();
  sources.forEach(({ menuItemId, recipeName, date, servings, amount, recipe, composed = false }, index) => {
    const key = menuItemId ?? `source ${String(index)}`;
    const before = parts.get(key)?.amounts ?? [];
    const part = { key, dish: recipeName, composed, date, servings, amounts: [...before, amount] };
    parts.set(key, { ...part, recipe: before.length === 0 ? recipe : undefined });
  });
  return [...parts.values()];
}
