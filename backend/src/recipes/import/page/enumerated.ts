import { hasAmount } from '@sytno/domain';

const FEWEST_LISTED = 3;
/** A longer text is no list of ingredients. */
const LONGEST = 4_000;
/** What stands between ingredients that were told in one line; a comma only where nothing else does. */
const SEPARATORS = [/\s*[•|]\s*/, /\s*;\s*(?![^(]*\))/, /,\s+(?![^(]*\))/] as const;

/** How many of the lines say how much where nothing but they tell that they are ingredients. */
const MOST = 0.6;

/** Whether lines are ingredients: at least so many, a share of them with their amounts. */
export const areIngredients = (lines: readonly string[], fewest = FEWEST_LISTED, measured = MOST): boolean =>
  lines.length >= fewest && lines.filter((line) => hasAmount(line)).length >= lines.length * measured;

/** The ingredients of a line that holds them all; the line alone where it does not. */
export function enumerated(line: string, fewest = FEWEST_LISTED, measured = MOST): readonly string[] {
  if (line.length > LONGEST) return [line];
  for (const separator of SEPARATORS) {
    const parts = line.split(separator).filter(Boolean);
    if (areIngredients(parts, fewest, measured)) return parts;
  }
  return [line];
}
