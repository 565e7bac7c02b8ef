import type { OwnRow } from './own-data';

/** By it spreadsheets know that the file is UTF-8. */
const MARK = '\uFEFF';
/** What a spreadsheet would take for a formula, also behind what it skips. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * Rows as a table: the columns in the order they come, lines ended as RFC 4180 has it, and nothing that a
 * spreadsheet would calculate: such words begin with an apostrophe. A number stays a number, and a list is JSON.
 */
export function csvOf(rows: readonly OwnRow[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return MARK + lines.map((line) => `${line.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
