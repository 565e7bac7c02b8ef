import type { Amount } from '../food/amount';
import { shownAmount } from '../food/rounding';
import type { UnitId } from '../food/units';
import type { Language } from '../language';
import type { LineAmount, UnderstoodLine } from './line';
import { FRACTION_SIGNS } from './tables/numbers.words';
import { WRITING } from './tables/writing.words';

/** CLDR's forms of a noun behind a number. */
export type PluralForm = 'one' | 'few' | 'many' | 'other';

/** Units as they stand behind a number, by unit and form: `tbsp_few`. The kit's texts hold them. */
export type UnitWords = Readonly<Record<`${UnitId}_${PluralForm}`, string>>;

/**
 * The form of a noun behind a number: CLDR's rules, with fractions as people say them ("½ cup", "1½ cups";
 * "½ склянки").
 */
export function pluralForm(quantity: number, language: Language): PluralForm {
  if (language === 'en') return quantity > 0 && quantity <= 1 ? 'one' : 'other';
  if (!Number.isInteger(quantity)) return 'other';
  const tens = quantity % 100;
  const ones = quantity % 10;
  if (ones === 1 && tens !== 11) return 'one';
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 'few' : 'many';
}

const CLOSE = 0.002;
const signs = Object.entries(FRACTION_SIGNS);

/** The number in figures: a fraction's sign where the unit is measured by it, else decimals of the language. */
function figures(quantity: number, unit: UnitId | null, language: Language): string {
  const base = Math.floor(quantity);
  const rest = quantity - base;
  const fractional = unit === null || shownAmount(1, unit).kind === 'fraction';
  const sign = fractional ? signs.find(([, value]) => Math.abs(value - rest) < CLOSE)?.[0] : undefined;
  if (sign !== undefined) return base === 0 ? sign : `${base}${sign}`;
  const decimal = String(Number(quantity.toFixed(4)));
  return language === 'en' ? decimal : decimal.replace('.', ',');
}

/** "2–3 ст. л.", "½ cup", "4". */
function amountText(amount: Amount, language: Language, words: UnitWords): string {
  const { quantity, quantityTo, unit } = amount;
  if (quantity === null) return '';
  const last = quantityTo ?? quantity;
  const from = figures(quantity, unit, language);
  const number = quantityTo == null ? from : `${from}–${figures(quantityTo, unit, language)}`;
  return unit === null ? number : `${number} ${words[`${unit}_${pluralForm(last, language)}`]}`;
}

function allAmounts(amounts: readonly LineAmount[], language: Language, words: UnitWords): string {
  const [first, ...more] = amounts;
  if (!first) return '';
  return more.reduce(
    (text, amount) => {
      const joint = amount.relation === 'plus' ? ` ${WRITING[language].plus} ` : ' / ';
      return `${text}${joint}${amountText(amount, language, words)}`;
    },
    amountText(first, language, words),
  );
}

/** Count, what one holds, size and unit: "2 × 400 г банки", "4 великі". */
function measure(line: UnderstoodLine, language: Language, words: UnitWords): string {
  const { pack, quantity, unit } = line;
  if (quantity === null) return '';
  if (pack) {
    const holder =
      unit === null ? '' : ` ${words[`${unit}_${pluralForm(line.quantityTo ?? quantity, language)}`]}`;
    const count = amountText({ quantity, quantityTo: line.quantityTo, unit: null }, language, words);
    return `${count} × ${amountText(pack, language, words)}${holder}`;
  }
  const all = allAmounts(line.amounts, language, words);
  if (line.size === null || unit !== null) return all;
  return `${all} ${line.size}`;
}

/** Comments as they can be read again: one bracket each, none inside another. */
function comments(line: UnderstoodLine, language: Language): string {
  const parts = (line.comment ?? '').split('; ').map((part) => part.replace(/[()[\]{}]/g, '').trim());
  const size =
    line.size !== null && !line.pack && (line.unit !== null || line.quantity === null) ? line.size : '';
  const all = [size, ...parts, line.optional ? WRITING[language].optional : ''];
  return all
    .filter((part) => part !== '')
    .map((part) => ` (${part})`)
    .join('');
}

/**
 * Writes an understood line in a language: the amount in its figures and plural forms, the name as it was
 * written, on the side of the amount where it stood (there its case is right). What is written reads back to
 * the same amounts, unit and name.
 *
 * @param words the language's unit words, from the kit's texts
 */
export function writeLine(line: UnderstoodLine, language: Language, words: UnitWords): string {
  if (line.heading) return `${line.name}:`;
  const amount = measure(line, language, words);
  const said = comments(line, language);
  const taste = line.toTaste ? `, ${WRITING[language].toTaste}` : '';
  if (amount === '') return `${line.name}${said}${taste}`;
  if (line.nameFirst) return `${line.name} – ${amount}${said}${taste}`;
  return `${amount} ${line.name}${said}${taste}`;
}
