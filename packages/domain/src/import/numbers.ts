import { FRACTION_SIGNS } from '../lines/tables/numbers.words';

const SIGNS = Object.keys(FRACTION_SIGNS).join('');

/** A number as pages write it, as a pattern without groups: 12, 1.5, 1,5, 1/2, 1 1/2, 1½, ½. */
export const NUMBER = `\\d+[ \\u00a0]\\d+[/⁄]\\d+|\\d+[/⁄]\\d+|\\d+[.,]\\d+|\\d+[ \\u00a0]?[${SIGNS}]|\\d+|[${SIGNS}]`;

/** The value of what `NUMBER` found; NaN of anything else. */
export function fractionValue(text: string): number {
  const plain = text.replace(/\s+/g, ' ').trim();
  const mixed = /^(?:(\d+) )?(\d+)[/⁄](\d+)$/.exec(plain);
  if (mixed) return Number(mixed[1] ?? 0) + Number(mixed[2]) / Number(mixed[3]);
  const sign = FRACTION_SIGNS[plain.at(-1) ?? ''];
  if (sign !== undefined) return Number(plain.slice(0, -1).trim() || 0) + sign;
  return plain === '' ? NaN : Number(plain.replace(',', '.'));
}
