import { nameStems, type Texts } from '@sytno/domain';

/** A category of the catalogue, with what is below it. */
export interface CategoryChoice {
  readonly id: string;
  readonly names: Texts;
  readonly subcategories: readonly { readonly id: string; readonly names: Texts }[];
}

/** Where a dish belongs; '' and null where that is not sure. */
export interface Place {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
}

const NOWHERE: Place = { categoryId: '', subcategoryId: null };
/** Shorter words join others. */
const SHORTEST = 3;
/** A word counts the less the more categories have it in their names; less than this together tells none. */
const LEAST = 0.15;

const stemsIn = (names: Texts): string[] => Object.values(names).flatMap((name) => nameStems(name));

/**
 * The category that a dish belongs to by its words: those of its page's own category first, else of its name.
 * Whichever shares most with them, in any language; of two that share as much none, unless both are the same
 * one's.
 */
export function categoryOf(told: readonly (string | null)[], categories: readonly CategoryChoice[]): Place {
  const weights = weightsOf(categories);
  for (const text of told) {
    const stems = new Set(nameStems(text ?? '').filter((stem) => stem.length >= SHORTEST));
    const place = best(stems, categories, weights);
    if (place.categoryId !== '') return place;
  }
  return NOWHERE;
}

function best(
  stems: ReadonlySet<string>,
  categories: readonly CategoryChoice[],
  weights: ReadonlyMap<string, number>,
): Place {
  const score = (names: Texts): number =>
    [...new Set(stemsIn(names).filter((stem) => stems.has(stem)))]
      .map((stem) => weights.get(stem) ?? 0)
      .reduce((sum, weight) => sum + weight, 0);
  const all = categories.flatMap(({ id, names, subcategories }) => [
    { categoryId: id, subcategoryId: null, score: score(names) },
    ...subcategories.map((sub) => ({ categoryId: id, subcategoryId: sub.id, score: score(sub.names) })),
  ]);
  const most = Math.max(0, ...all.map((one) => one.score));
  const [first, ...others] = most < LEAST ? [] : all.filter((one) => one.score > most - 1e-9);
  if (!first || others.some(({ categoryId }) => categoryId !== first.categoryId)) return NOWHERE;
  return { categoryId: first.categoryId, subcategoryId: others.length > 0 ? null : first.subcategoryId };
}

/** One by the number of categories that have the word in their names or in those below them. */
function weightsOf(categories: readonly CategoryChoice[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { names, subcategories } of categories) {
    const own = new Set([names, ...subcategories.map((sub) => sub.names)].flatMap(stemsIn));
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map([...counts].map(([stem, count]) => [stem, 1 / count]));
}
