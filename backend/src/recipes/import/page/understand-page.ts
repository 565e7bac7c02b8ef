import { languageOfLines, sourceAddress } from '@sytno/domain';
import { blocksOfPage } from './blocks';
import { ingredientsOf, stepsOf, type Found } from './combine';
import { pageTree } from './html';
import { Page, type Range } from './page';
import { pageFacts, type PageFacts } from './page-facts';
import { type Fields, imageOfField, minutesOfField, nutrientsOfField, yieldOfField } from './recipe-fields';
import type { Group, NoRecipe, PageRecipe, Understood } from './shape';
import { chosen, letters, titlesOf, toldBy, toldToProgram, type Told } from './told';
import { findRecipe, type Visible } from './visible';
import { ingredientGroups } from './visible-ingredients';
import { factsOfLines, type VisibleFacts } from './visible-facts';

export interface HowToRead {
  /** False reads a page as if it had no markup of recipes: to measure how well that goes. */
  readonly markup?: boolean;
  /** Which of the `choices` of a page with several recipes is wanted; without it the one that it is about. */
  readonly pick?: string | undefined;
}

/**
 * What a page holds. Never throws over what a page says.
 *
 * @param address of the page
 */
export function understandPage(
  html: string,
  address: string,
  { markup = true, pick }: HowToRead = {},
): Understood {
  const root = pageTree(html);
  const facts = pageFacts(root);
  const everything = markup ? toldBy(root, html) : [];
  const choices = titlesOf(everything);
  const picked = pick !== undefined && choices.includes(pick) ? pick : undefined;
  const marked =
    picked === undefined
      ? everything
      : everything.filter(({ title }) => letters(title ?? '') === letters(picked));
  const headings = [...facts.headings, facts.meta.get('og:title') ?? null, facts.title];
  const page = new Page(blocksOfPage(root), shortLanguage(facts.language));
  // What the page shows is its first recipe: of no use for another that was picked.
  const { ingredients: range, steps: stepRange } =
    picked === undefined || choices[0] === picked ? findRecipe(page) : NOTHING_SEEN;
  const kept = marked.some(({ ingredients }) => ingredients.length > 0)
    ? undefined
    : moreThanShown(chosen(toldToProgram(root, html), headings), range ? ingredientGroups(page, range) : []);
  const all = kept ? [...marked, kept] : marked;
  const best = chosen(marked, headings) ?? kept;
  const ingredients = ingredientsOf(best, all, page, range);
  const steps = stepsOf(best, all, page, stepRange);
  if (ingredients.groups.length === 0 && (best === undefined || steps.groups.length === 0))
    return { kind: 'none', because: becauseOf(facts, page, html) };
  const seen = factsOfLines(page.blocks, Math.max(range?.to ?? 0, (stepRange?.from ?? 0) + 3) || page.length);
  return {
    kind: 'recipe',
    recipe: {
      ...recipeFacts(best, facts, picked === undefined ? seen : {}, address),
      title: best?.title ?? titleOf(facts, headingBefore(page, range, facts)),
      language: languageOf([ingredients, steps], best, facts),
      ingredients: ingredients.groups,
      steps: steps.groups,
      recipesOnPage: Math.max(1, choices.length),
      choices,
      sources: { ingredients: ingredients.source, steps: steps.source },
    },
  };
}

/** So many of the words that are shown are told to the program too where both are of one recipe. */
const MOST_SHOWN = 0.6;

/** What the page tells its own program, if that is more of the recipe than it shows. */
function moreThanShown(kept: Told | undefined, shown: readonly Group[]): Told | undefined {
  const lines = shown.flatMap((group) => group.lines);
  if (!kept || kept.ingredients.length <= lines.length) return undefined;
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const told = new Set(kept.ingredients.flatMap(wordsOf));
  const seen = lines.flatMap(wordsOf);
  return seen.filter((word) => told.has(word)).length >= seen.length * MOST_SHOWN ? kept : undefined;
}

const NOTHING_SEEN: Visible = { ingredients: undefined, steps: undefined };

/** What has a browser prove itself before it is shown the page, by the marks of those who build such walls. */
const WALL =
  /cdn-cgi\/challenge-platform|cf[-_]chl|cf-turnstile|captcha-delivery\.com|_Incapsula_Resource|px-captcha|\/_sec\/cp_challenge|awsWaf|[gh]-(?:re)?captcha/i;
const WALL_TITLE =
  /^(?:just a moment|access denied|attention required|are you (?:a )?(?:human|robot)|robot check|security check|checking your browser|verify(?:ing)? (?:that )?you are|pardon our interruption)/i;
/** A wall says little; a page that says more only has such a box somewhere. */
const MOST_OF_WALL = 800;

function isWall(facts: PageFacts, page: Page, html: string): boolean {
  const letters = page.blocks.reduce((sum, { text }) => sum + text.length, 0);
  return letters <= MOST_OF_WALL && (WALL_TITLE.test(facts.title ?? '') || WALL.test(html));
}

const becauseOf = (facts: PageFacts, page: Page, html: string): NoRecipe => {
  if (facts.password) return 'sign-in';
  if (isWall(facts, page, html)) return 'blocked';
  return page.blocks.length === 0 ? 'empty' : 'no-recipe';
};

const languageOf = (found: readonly Found[], best: Told | undefined, facts: PageFacts): string | null =>
  languageOfLines(
    found.flatMap(({ groups }) => groups.flatMap(({ lines }) => lines)),
    best?.fields.text('inLanguage') ?? facts.language,
  );

const shortLanguage = (language: string | null): string | null =>
  language?.toLowerCase().split(/[-_]/)[0] ?? null;

type Composed = 'title' | 'language' | 'ingredients' | 'steps' | 'recipesOnPage' | 'choices' | 'sources';

function recipeFacts(
  best: Told | undefined,
  facts: PageFacts,
  seen: VisibleFacts,
  address: string,
): Omit<PageRecipe, Composed> {
  const fields = best?.fields;
  const all = (...names: string[]) => fields?.all(...names) ?? [];
  const told = {
    prep: minutesOfField(all('prepTime')),
    cook: minutesOfField(all('cookTime')),
    total: minutesOfField(all('totalTime')),
  };
  const prepMinutes = told.prep ?? seen.prep ?? null;
  const cookMinutes = told.cook ?? seen.cook ?? null;
  return {
    description:
      fields?.text('description', 'summary') ?? facts.meta.get('og:description') ?? seen.told ?? null,
    image: absolute(
      imageOfField(all('image', 'photo', 'thumbnailUrl')) ?? facts.meta.get('og:image') ?? null,
      address,
    ),
    prepMinutes,
    cookMinutes,
    totalMinutes: totalOf(told, seen),
    yields: yieldOfField(all('recipeYield', 'yield', 'servings')) ?? seen.yield ?? null,
    nutrients: nutrientsOfField(all('nutrition')),
    category: fields?.text('recipeCategory') ?? facts.meta.get('article:section') ?? null,
    cuisine: fields?.text('recipeCuisine') ?? null,
    author: authorOf(fields, facts),
    address: sourceAddress(address, facts.canonical ?? facts.meta.get('og:url') ?? null),
  };
}

/** Whoever wrote the recipe; an address is no name. */
function authorOf(fields: Fields | undefined, facts: PageFacts): string | null {
  const said = [fields?.text('author'), fields?.text('creator'), facts.meta.get('author')];
  return said.find((name) => name !== undefined && name !== null && !URL.canParse(name)) ?? null;
}

interface ToldTimes {
  readonly prep: number | null;
  readonly cook: number | null;
  readonly total: number | null;
}

/** The whole time: as told, the sum of what is told of it, or what the page shows. */
function totalOf({ prep, cook, total }: ToldTimes, seen: VisibleFacts): number | null {
  if (total !== null) return total;
  // The same time told twice is one time, where the page shows it as one and no word divides it.
  const divided = seen.prep !== undefined || seen.cook !== undefined;
  const shown = seen.durations ?? new Set();
  if (prep !== null && prep === cook && !divided && shown.has(prep) && !shown.has(2 * prep)) return prep;
  if (prep !== null || cook !== null) return (prep ?? 0) + (cook ?? 0);
  const parts = (seen.prep ?? 0) + (seen.cook ?? 0);
  return seen.total ?? (parts > 0 ? parts : (seen.alone ?? null));
}

/**
 * The last main heading before a list. Where the page has none but its own name, the first heading below it; where
 * it has none at all, the bold line that stands in its title too.
 */
function headingBefore(page: Page, range: Range | undefined, facts: PageFacts): string | null {
  if (!range) return null;
  const before = page.blocks
    .slice(0, range.from + 1)
    .filter(({ level, part, text }) => level > 0 && part === null && !isSite(text, facts));
  const main = before.findLast(({ level }) => level === 1);
  if (main || facts.headings.some((text) => !isSite(text, facts))) return main?.text ?? null;
  const title = letters(facts.meta.get('og:title') ?? facts.title ?? '');
  const said = before.find(({ text }) => letters(text) !== '' && title.startsWith(letters(text)));
  return said?.text ?? before.find(({ level }) => level === 2)?.text ?? null;
}

/** The page's own heading, the nearest before the recipe, else what stands in its head. */
const titleOf = (facts: PageFacts, nearest: string | null): string | null =>
  nearest ?? facts.headings.find((text) => !isSite(text, facts)) ?? facts.meta.get('og:title') ?? facts.title;

/** Whether a heading only says whose page it is. */
const isSite = (text: string, facts: PageFacts): boolean =>
  letters(text) === letters(facts.meta.get('og:site_name') ?? '');

function absolute(found: string | null, base: string): string | null {
  return found !== null && URL.canParse(found, base) ? new URL(found, base).href : null;
}
