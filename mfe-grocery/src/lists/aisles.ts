/** Something that lies in an aisle of the shop. */
interface InAisle {
  aisleId: string;
  aisleName: string;
}

export interface Aisle<T> {
  id: string;
  name: string;
  lines: T[];
}

/** Lines by aisle, aisles and lines in the order they came: the server sorts them as one walks. */
export function byAisle<T extends InAisle>(lines: readonly T[]): Aisle<T>[] {
  const aisles = new Map<string, Aisle<T>>();
  for (const line of lines) {
    const aisle = aisles.get(line.aisleId) ?? { id: line.aisleId, name: line.aisleName, lines: [] };
    aisle.lines.push(line);
    aisles.set(line.aisleId, aisle);
  }
  return [...aisles.values()];
}
