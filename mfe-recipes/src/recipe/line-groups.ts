import { scaleFactor, scaleLines } from '@sytno/domain';
import type { Recipe } from './recipe.queries';

export type Line = Recipe['lines'][number];

export interface LineGroup {
  /** '' above lines that stand under no heading. */
  readonly heading: string;
  readonly lines: readonly Line[];
}

/** The recipe's lines for so many servings. */
export function linesFor(recipe: Recipe, servings: number): Line[] {
  const factor = scaleFactor(recipe.servings, servings);
  return scaleLines(recipe.lines, recipe.servings, servings).map((line) => ({
    ...line,
    grams: line.grams === null ? null : line.grams * factor,
  }));
}

/** Lines under their headings: a heading stands above its own line and those that follow without one. */
export function groupsOf(lines: readonly Line[]): LineGroup[] {
  const groups: { heading: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (open && (line.group === '' || line.group === open.heading)) open.lines.push(line);
    else groups.push({ heading: line.group, lines: [line] });
  }
  return groups;
}
