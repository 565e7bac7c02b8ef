import { shownAmount, type Language, type UnitId } from '@sytno/domain';
import type { Texts } from '../i18n/use-texts';
import { formatNumber } from './format';

/** An amount to show: equal `low` and `high` unless it is a range. A null unit counts things of themselves. */
export interface ShownRange {
  low: number;
  high: number;
  unit: UnitId | null;
}

const GLYPHS: Record<string, string> = {
  '1/8': '⅛',
  '1/4': '¼',
  '1/3': '⅓',
  '1/2': '½',
  '2/3': '⅔',
  '3/4': '¾',
};

/**
 * An amount in words: "450 г", "1½ ст. л.", "2–3 зубчики", "1,05 кг". Spoons and pieces read as fractions,
 * weights as decimals with the language's comma.
 * @param t the kit's texts (`useTexts(KIT_TEXTS)`)
 */
export function formatAmount(t: Texts, lng: Language, { low, high, unit }: ShownRange): string {
  if (unit === 'to_taste') return t('amounts.toTaste');
  const [from, to] = [low, high].map((value) => shownNumber(value, unit, lng));
  const number = from === to ? from : `${from ?? ''}–${to ?? ''}`;
  return unit === null
    ? (number ?? '')
    : `${number ?? ''}\u00a0${t(`units.${unit}`, { count: countedAs(high, unit, lng) })}`;
}

function shownNumber(value: number, unit: UnitId | null, lng: Language): string {
  const shown = shownAmount(value, unit ?? 'piece');
  if (shown.kind === 'decimal') return formatNumber(shown.value, lng, 2);
  const { whole, fraction } = shown.quantity;
  const glyph = fraction
    ? (GLYPHS[`${String(fraction.numerator)}/${String(fraction.denominator)}`] ?? '')
    : '';
  return whole === 0 && glyph ? glyph : `${formatNumber(whole, lng)}${glyph}`;
}

/**
 * The number that chooses the plural form: the one that is read, so that 1,98 read as 2 takes the form of 2.
 * A part of one is one of it in English: "¼ bunch".
 */
function countedAs(value: number, unit: UnitId, lng: Language): number {
  const shown = shownAmount(value, unit);
  if (shown.kind === 'decimal') return shown.value;
  const { value: read } = shown.quantity;
  return lng === 'en' && read > 0 && read < 1 ? 1 : read;
}
