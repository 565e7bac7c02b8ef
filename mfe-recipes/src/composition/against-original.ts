import { LANGUAGES, saysAnything, textFor, type Language, type WrittenLine } from '@sytno/domain';
import { lineItem, lineItems, type Form, type LineListItem } from '../editor/form';

/** What a line is of, whatever it says of the amount. */
const foodOf = ({ ingredientId, food }: WrittenLine): string =>
  ingredientId ?? `text:${textFor(food, 'uk').toLowerCase()}`;

/** Lines of the original whose foods the form has not, or not as often, in their order. */
export function leftOut(form: Pick<Form, 'lines'>, original: readonly WrittenLine[]): WrittenLine[] {
  const there = new Map<string, number>();
  for (const { line } of lineItems(form)) there.set(foodOf(line), (there.get(foodOf(line)) ?? 0) + 1);
  return original.filter((line) => {
    const left = there.get(foodOf(line)) ?? 0;
    there.set(foodOf(line), left - 1);
    return left <= 0;
  });
}

/** The rows with a line of the original again, behind the one that it follows there. */
export function withPutBack(
  rows: readonly LineListItem[],
  line: WrittenLine,
  original: readonly WrittenLine[],
): LineListItem[] {
  const before = original.slice(0, original.indexOf(line)).map(foodOf).reverse();
  const place = before
    .map((food) => rows.findLastIndex((row) => row.kind === 'line' && foodOf(row.line) === food))
    .find((at) => at >= 0);
  const at = place === undefined ? 0 : place + 1;
  return [...rows.slice(0, at), lineItem(line), ...rows.slice(at)];
}

/** The language that lines are written in: the reader's, unless their words are in others alone. */
export function languageOf(lines: readonly WrittenLine[], lng: Language): Language {
  const words = lines.flatMap(({ food, comment, group }) => [food, comment, group]).filter(saysAnything);
  const written = LANGUAGES.filter((language) => words.some((one) => (one[language] ?? '') !== ''));
  return written.includes(lng) ? lng : (written[0] ?? lng);
}
