import type { Page, Range } from './page';
import { ingredientCandidates } from './visible-ingredients';
import { stepCandidates } from './visible-steps';

/** Where a page shows its recipe. */
export interface Visible {
  readonly ingredients: Range | undefined;
  readonly steps: Range | undefined;
}

/** How near to the best one that stands earlier must come to be taken: a page's own recipe is its first. */
const NEARLY = 0.35;
/** What a heading or a box announces may be much shorter than a table of something else. */
const NEARLY_ANNOUNCED = 0.15;
/** How many lines may stand between ingredients and steps of one recipe before they are taken to be apart. */
const NEAR = 12;
/** Steps in front of their ingredients are rare: beside them in two columns. */
const BEFORE = 0.6;
/** What a heading or a box says weighs more than where steps stand. */
const ANNOUNCED = 0.8;

/** The range to take: of the good ones the first, or a better one that holds it or is held by it. */
function bestRange(candidates: readonly Range[]): Range | undefined {
  const mostOf = (ranges: readonly Range[]): number => Math.max(0, ...ranges.map(({ score }) => score));
  const most = mostOf(candidates);
  const least = Math.max(
    mostOf(candidates.filter(({ announced }) => announced)) * NEARLY,
    most * NEARLY_ANNOUNCED,
  );
  const good = candidates.filter(({ score, announced }) => score >= (announced ? least : most * NEARLY));
  const announced = good.filter((range) => range.announced);
  const [first] = (announced.length > 0 ? announced : good).sort(
    (a, b) => a.from - b.from || b.score - a.score,
  );
  return first && better(good, first);
}

function better(good: readonly Range[], taken: Range): Range {
  const nested = good.filter(
    ({ from, to }) => (from <= taken.from && to >= taken.to) || (from >= taken.from && to <= taken.to),
  );
  return nested.reduce((found, each) => (each.score > found.score ? each : found), taken);
}

/** How much two ranges belong together, from a little to 1: by how near they stand. */
function nearness(ingredients: Range, steps: Range): number {
  const gap = steps.from >= ingredients.to ? steps.from - ingredients.to : ingredients.from - steps.to;
  const near = 1 / (1 + Math.max(0, gap) / NEAR);
  return steps.from >= ingredients.to ? near : near * BEFORE;
}

const wordsOf = (page: Page, { from, to }: Range): ReadonlySet<string> =>
  new Set(page.blocks.slice(from, to).flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));

/** Whether two lists name mostly the same foods: a story's list and the recipe's. */
function isSameList(page: Page, a: Range, b: Range): boolean {
  const [left, right] = [wordsOf(page, a), wordsOf(page, b)];
  const both = [...left].filter((word) => right.has(word)).length;
  return both >= 0.6 * Math.min(left.size, right.size);
}

/** One sentence in front of a list tells what the dish is, not how it is made. */
const LEAD_IN = 0.5;
const isLeadIn = (ingredients: Range, steps: Range): boolean =>
  steps.to <= ingredients.from && steps.to - steps.from === 1;

/**
 * Where the recipe stands that a page shows. Ingredients and steps are looked for together: a page may show the
 * one in its story and both in the recipe itself, where they stand side by side.
 */
export function findRecipe(page: Page): Visible {
  const lists = ingredientCandidates(page);
  const best = bestRange(lists);
  if (!best) return { ingredients: undefined, steps: bestRange(stepCandidates(page, undefined)) };
  const good = lists.filter((list) => list.score >= best.score * 0.7 && isSameList(page, best, list));
  const pairs = [best, ...good].flatMap((ingredients) =>
    stepCandidates(page, ingredients).map((steps) => ({
      ingredients,
      steps,
      score:
        Math.min(1, ingredients.score / best.score) +
        nearness(ingredients, steps) +
        steps.score / 45 +
        (steps.announced ? ANNOUNCED : 0) -
        (isLeadIn(ingredients, steps) ? LEAD_IN : 0),
    })),
  );
  const pair = pairs.reduce<(typeof pairs)[number] | undefined>(
    (found, each) => (found && found.score >= each.score ? found : each),
    undefined,
  );
  return pair ?? { ingredients: best, steps: undefined };
}
