// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A line of ingredients of our own with what it means: `line | amount | unit | food`. An amount is empty,
 * a number or a range ("2-3"); of units and foods several may be right, "-" is no food of the catalogue. A
 * line that begins with "?" is not understood like that yet.
 *
 * @typedef {{
 *   text: string, lang: 'uk' | 'ru' | 'en', file: string, open: boolean, quantity: number | null,
 *   quantityTo: number | null, units: (string | null)[], foods: (string | null)[],
 * }} Written
 */

/** @param {string} row @param {string} file @returns {Written} */
function written(row, file) {
  const parts = row.split('|').map((part) => part.trim());
  const [amount = '', units = '', foods = ''] = parts.slice(-3);
  const [from = '', to = ''] = amount.split('-');
  return {
    text: parts
      .slice(0, -3)
      .join('|')
      .replace(/^\?\s*/, ''),
    lang: /** @type {Written['lang']} */ (file.slice(0, 2)),
    file,
    open: row.startsWith('?'),
    quantity: from === '' ? null : Number(from),
    quantityTo: to === '' ? null : Number(to),
    units: units.split(',').map((unit) => unit.trim() || null),
    foods: foods.split(',').map((food) => (food.trim() === '-' ? null : food.trim())),
  };
}

/** All lines of this folder; the first two letters of a file's name are the language. @returns {Written[]} */
export function writtenLines() {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((row) => row.trim() !== '')
      .map((row) => written(row, file)),
  );
}

/** @param {number | null} a @param {number | null} b within one hundredth */
export const near = (a, b) => a === b || (a !== null && b !== null && Math.abs(a - b) <= Math.abs(b) * 0.01);

/**
 * @param {Written} line
 * @param {import('../../../domain/src/lines/index').UnderstoodLine} got
 * @param {string | null} food what it is joined to for sure
 */
export const verdict = (line, got, food) => ({
  amount:
    near(got.quantity, line.quantity) &&
    near(got.quantityTo, line.quantityTo) &&
    line.units.includes(got.unit),
  food: line.foods.includes(food),
});
