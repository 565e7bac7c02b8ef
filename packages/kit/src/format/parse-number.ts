import type { Language } from '@sytno/domain';

const GLYPHS: Readonly<Record<string, number>> = {
  '⅛': 1 / 8,
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};
/** What people and phones put between thousands. */
const SPACES = /[\s\u00a0\u202f’']/g;
const PLAIN = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;

/**
 * The number that a person typed, or null. Comma and point are both decimal signs; in English a comma before
 * exactly three digits parts thousands, and where both stand the last one is the decimal sign. Reads ½, 1½ and
 * 1/2 too.
 */
export function parseNumber(text: string, lng: Language): number | null {
  const bare = text.replace(SPACES, '').replace('−', '-');
  const fraction = /^(\d*)([⅛¼⅓½⅔¾])$/.exec(bare);
  if (fraction) return Number(fraction[1] ?? '') + (GLYPHS[fraction[2] ?? ''] ?? 0);
  const ratio = /^(\d+)\/([1-9]\d*)$/.exec(bare);
  if (ratio) return Number(ratio[1]) / Number(ratio[2]);
  const plain = withPoint(bare, lng);
  return PLAIN.test(plain) ? Number(plain) : null;
}

function withPoint(text: string, lng: Language): string {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last < 0) return text;
  const both = text.includes(',') && text.includes('.');
  const thousands = lng === 'en' && /^[+-]?\d{1,3}(,\d{3})+$/.test(text);
  if (both || thousands) {
    const whole = thousands ? text : text.slice(0, last);
    const rest = thousands ? '' : `.${text.slice(last + 1)}`;
    return `${whole.replace(/[,.]/g, '')}${rest}`;
  }
  return text.replace(',', '.');
}
