import { dimensionOf, type Language, type UnitId, type WrittenLine } from '@sytno/domain';
import { formatAmount, type Texts } from '@sytno/kit';
import type { EditorFood, LineItem } from './form';

/** What a line is called: its food's name, what its author calls it, or what was typed. */
export function nameOf(item: LineItem, foods: ReadonlyMap<string, EditorFood>, language: Language): string {
  const { ingredientId, food } = item.line;
  if (item.text !== null) return item.text;
  if (ingredientId !== null) return foods.get(ingredientId)?.name ?? '…';
  return food[language] ?? Object.values(food).find(Boolean) ?? '';
}

const OF_RECIPES = [
  'title.required',
  'description.required',
  'line.food',
  'line.quantity',
  'line.unit',
  'address',
];

/** The words of a fault; a line's name its number (spec §5). @param t the section's texts, `kit` the kit's */
export function faultWords(code: string, t: Texts, kit: Texts, number = 0): string {
  return OF_RECIPES.includes(code) ? t(`editor.wrong.${code}`, { number }) : kit(`faults.${code}`);
}

/** The amount in words; '' where it says none. @param kit the kit's texts */
export function amountOf(line: WrittenLine, kit: Texts, lng: Language): string {
  const { quantity, quantityTo, unit } = line;
  if (unit === 'to_taste') return formatAmount(kit, lng, { low: 0, high: 0, unit });
  if (quantity === null) return '';
  return formatAmount(kit, lng, { low: quantity, high: quantityTo ?? quantity, unit });
}

/**
 * Units to choose among: those that the food is usually measured in before all others that are offered, and
 * the one that is written already.
 */
export function unitsFor(
  food: EditorFood | undefined,
  offered: readonly UnitId[],
  written: UnitId | null,
): UnitId[] {
  const usual = food?.units.filter((unit) => offered.includes(unit)) ?? [];
  return [...new Set([...usual, ...offered, ...(written === null ? [] : [written])])];
}

/** A unit's name in a list: as it stands behind a number of many. */
export function unitName(unit: UnitId, kit: Texts): string {
  if (dimensionOf(unit) === 'marker') return kit('amounts.toTaste');
  return kit(`units.${unit}`, { count: 1 });
}
