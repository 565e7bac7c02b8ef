/** The list with the item of place `from` at place `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** One row of a list in the page: its upper edge and its height, in px. */
export interface Extent {
  top: number;
  height: number;
}

/** The place a row would take when it lies `dy` px lower (higher when negative) than it stood. */
export function placeAt(rows: readonly Extent[], from: number, dy: number): number {
  const own = rows[from];
  if (!own) return from;
  const top = own.top + dy;
  const bottom = top + own.height;
  // A row is passed when the edge that leads is beyond its middle.
  const passed = rows.filter(({ top: other, height }, index) => {
    const middle = other + height / 2;
    return index > from ? bottom > middle : index < from && top < middle;
  });
  return from + (dy > 0 ? passed.length : -passed.length);
}
