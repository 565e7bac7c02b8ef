import { roundTo, shownAmount } from '../food/rounding';
import type { UnitId } from '../food/units';
import type { Language } from '../language';
import { FRACTION_SIGNS } from '../lines/tables/numbers.words';
import { STEP_NUMBERS } from './tables/around.words';

const SIGNS = Object.keys(FRACTION_SIGNS).join('');

/** A number in figures: 12, 1 200, 1,5, 1/2, 1 1/2, 1½, ½. */
const FIGURES = `\\d{1,3}[ \\u00a0\\u202f]\\d{3}|\\d+[ \\u00a0]\\d+[/⁄]\\d+|\\d+[/⁄]\\d+|\\d+[.,]\\d+|\\d+[ \\u00a0]?[${SIGNS}]|\\d+|[${SIGNS}]`;

const escaped = (word: string): string => word.replaceAll('.', '\\.').replaceAll('_', '[ \\u00a0]');

const words = (language: Language): readonly (readonly [number, string])[] =>
  STEP_NUMBERS[language].flatMap(([value, forms]) => forms.split(' ').map((word) => [value, word] as const));

/** The pattern of a number, in figures or as a word of the language. */
export function numberPattern(language: Language): string {
  return `${FIGURES}|${words(language)
    .map(([, word]) => escaped(word))
    .join('|')}`;
}

/** The value of what `numberPattern` found. */
export function valueOf(text: string, language: Language): number {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').toLowerCase();
  const spoken = words(language).find(([, word]) => word.replaceAll('_', ' ') === plain);
  if (spoken) return spoken[0];
  if (/^\d{1,3} \d{3}$/.test(plain)) return Number(plain.replace(' ', ''));
  const mixed = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/.exec(plain);
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  const sign = FRACTION_SIGNS[plain.at(-1) ?? ''];
  if (sign !== undefined) return Number(plain.slice(0, -1).trim() || 0) + sign;
  return Number(plain.replace(',', '.'));
}

const glyphOf = (value: number): string =>
  Object.entries(FRACTION_SIGNS).find(([, fraction]) => Math.abs(fraction - value) < 0.002)?.[0] ?? '';

export interface Written {
  readonly text: string;
  /** The number that is read, which chooses the form of the word behind it. */
  readonly value: number;
}

/** A quantity as a kitchen reads it (never 1.3333): fractions for spoons and things, decimals for weights. */
export function written(quantity: number, unit: UnitId, language: Language): Written {
  const shown = shownAmount(quantity, unit);
  if (shown.kind === 'fraction') {
    const { whole, fraction, value } = shown.quantity;
    if (!fraction) return { text: String(whole), value };
    const glyph = glyphOf(fraction.numerator / fraction.denominator);
    return { text: whole === 0 ? glyph : `${whole}${glyph}`, value };
  }
  const value = roundTo(shown.value, 2);
  const text = String(value);
  return { text: language === 'en' ? text : text.replace('.', ','), value };
}
