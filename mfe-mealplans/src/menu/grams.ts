/** The most grams that fit on a plate; the contract's bound. */
export const MOST_GRAMS = 5_000;

/** What is wrong with grams that somebody typed: codes of the kit's `faults`. */
export type GramsFault = 'type' | 'number.range';

/** Reads grams as people type them, with comma or point and spaces between thousands. */
export function gramsOf(text: string): { grams: number } | { fault: GramsFault } {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return { fault: 'type' };
  const grams = Number(plain);
  return grams <= MOST_GRAMS ? { grams } : { fault: 'number.range' };
}
