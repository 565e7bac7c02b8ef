import { hasAmount } from '@sytno/domain';
import type { Element } from './html';
import type { JsonObject } from './json';
import { blocksOf, graphOf } from './json-ld';
import { MICRODATA, MICROFORMATS, RDFA, recipesMarked, strayProperties } from './marked-up';
import { Fields, ingredientLines } from './recipe-fields';
import { stepGroups } from './recipe-steps';
import type { Group, Source } from './shape';
import { recipesForProgram } from './told-to-program';

/** One recipe as one vocabulary tells it. */
export interface Told {
  readonly source: Source;
  readonly fields: Fields;
  readonly title: string | null;
  readonly ingredients: readonly string[];
  readonly steps: readonly Group[];
}

function told(source: Source, thing: JsonObject, byId: ReadonlyMap<string, JsonObject>): Told {
  const fields = new Fields(thing, byId);
  return {
    source,
    fields,
    title: fields.text('name', 'headline'),
    ingredients: ingredientLines(fields.all('recipeIngredient', 'ingredients', 'ingredient', 'supply')),
    steps: onlyOnce(
      stepGroups(fields.all('recipeInstructions', 'instructions', 'instruction', 'step', 'method')),
    ),
  };
}

/** Steps that stand twice on the page (for a screen and for a printer) are read once. */
function onlyOnce(groups: readonly Group[]): readonly Group[] {
  const lines = groups.flatMap((group) => group.lines);
  const half = lines.length / 2;
  if (half < 2 || !lines.every((line, at) => at < half || line === lines[at - half])) return groups;
  let left = half;
  return groups.flatMap(({ name, lines: own }) => {
    const kept = own.slice(0, Math.max(0, left));
    left -= own.length;
    return kept.length > 0 ? [{ name, lines: kept }] : [];
  });
}

/** Everything on the page that says it is a recipe, in the order of trust. */
export function toldBy(root: Element, html: string): readonly Told[] {
  const { recipes, byId } = graphOf(blocksOf(root, html));
  const stray = strayProperties(root, MICRODATA);
  return [
    ...recipes.map((thing) => told('json-ld', thing, byId)),
    ...recipesMarked(root, MICRODATA).map((thing) => told('microdata', thing, byId)),
    ...recipesMarked(root, RDFA).map((thing) => told('rdfa', thing, byId)),
    ...recipesMarked(root, MICROFORMATS).map((thing) => told('microformat', thing, byId)),
    ...(stray ? [told('microdata', stray, byId)] : []),
  ];
}

/** What the page tells its own program, for a page that shows and tells no one else. */
export const toldToProgram = (root: Element, html: string): readonly Told[] =>
  recipesForProgram(root, html).map((thing) => told('state', thing, new Map()));

/** How much of a recipe is told. */
const completeness = ({ ingredients, steps }: Told): number =>
  (ingredients.length > 0 ? 2 : 0) + (steps.length > 0 ? 1 : 0);

/** Letters and digits alone: what is the same whatever stands between. */
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * The recipe that the page is about: the most complete; of several the one that the page's heading names, else
 * the first.
 */
export function chosen(all: readonly Told[], headings: readonly (string | null)[]): Told | undefined {
  const most = Math.max(0, ...all.map(completeness));
  const complete = all.filter((each) => completeness(each) === most);
  const named = headings.flatMap((heading) => {
    const wanted = letters(heading ?? '');
    return complete.filter(
      ({ title }) => title !== null && letters(title) !== '' && letters(title) === wanted,
    );
  });
  return named[0] ?? complete[0];
}

/** The recipes of a page that have ingredients, each once, by what they are called. */
export function titlesOf(all: readonly Told[]): readonly string[] {
  const titles = new Map<string, string>();
  for (const { title, ingredients } of all) {
    const key = letters(title ?? '');
    if (title !== null && key !== '' && ingredients.length > 0 && !titles.has(key)) titles.set(key, title);
  }
  return titles.size > 1 ? [...titles.values()] : [];
}

/** The share of lines that say how much. */
export const amountShare = (lines: readonly string[], language: string | null): number =>
  lines.length === 0 ? 0 : lines.filter((line) => hasAmount(line, language)).length / lines.length;
