import type { UnitId } from '../food/units';
import { textOf } from './name';
import { keyAt, type Line } from './scan';

/** A unit that stands behind its food: "6 garlic cloves", "2 celery stalks", "12 asparagus spears". */
export interface TrailingUnit {
  readonly name: string;
  readonly unit: UnitId | null;
  readonly text: string;
}

/** The unit behind the food of an English name; null when its last word is none there. */
export function trailingUnit(line: Line, at: readonly number[]): TrailingUnit | null {
  const last = at.at(-1) ?? -1;
  const key = keyAt(line, last);
  if (!line.latin || at.length < 2) return null;
  const first = line.tokens[at[0] ?? -1];
  if (first && line.tables.leadingCounts.has(first.key)) {
    return { name: textOf(line, at.slice(1)), unit: null, text: first.text };
  }
  const name = textOf(line, at.slice(0, -1));
  const text = line.tokens[last]?.text ?? '';
  if (line.tables.trailingCounts.has(key)) return { name, unit: null, text };
  const unit = line.tables.units.get(key);
  const foods = unit && line.tables.trailing.get(unit);
  if (!foods) return null;
  const fits = foods.has('') || at.some((token) => foods.has(keyAt(line, token)));
  return fits ? { name, unit, text } : null;
}
