import type { Language } from '@sytno/domain';
import { formatDay, type Texts } from '@sytno/kit';
import type { MenuItem } from './week';

/** What is to be done for a dish of the menu, for whoever does not see its card. @param t the section's texts */
export function cookWords(
  item: MenuItem,
  { t, lng, servings }: { t: Texts; lng: Language; servings: (count: number) => string },
): string {
  if (item.cooking) return potWords(item, t, lng);
  if (item.product !== undefined) return '';
  return item.noCookingRequired
    ? t('menu.cooked')
    : t('menu.cook', { servings: servings(item.servings + (item.guestServings ?? 0)) });
}

/** Of a dish that shares its pot: how many meals it is cooked for, or where it was cooked. */
export function potWords({ cooking }: MenuItem, t: Texts, lng: Language): string {
  if (!cooking) return '';
  if (cooking.here) return t('menu.potFor', { count: cooking.items.length });
  const [first] = cooking.items;
  return first ? t('menu.potFrom', { day: formatDay(first.date, lng, 'weekday') }) : '';
}
